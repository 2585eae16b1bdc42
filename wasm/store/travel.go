package store

import "bayboard/core/engine"

// point shows what an action would cause. When it is at nothing any more, what
// was tapped is shown again: beside the finger there may be a mouse.
func (p *Play) point(a engine.Action) {
	if a == (engine.Action{}) {
		a = p.Tapped
	}
	if a == (engine.Action{}) {
		a = p.Hinted()
	}
	p.Pointed = a
	if a != p.Tapped {
		p.Tapped = engine.Action{}
	}
}

// tap shows what an action would cause, and does it the second time.
func (u *update) tap(p *Play, a engine.Action) {
	if a == p.Tapped && a != (engine.Action{}) {
		if p.Lesson != nil {
			u.attempt(p, a)
			return
		}
		u.choose(p, a)
		return
	}
	p.Tapped, p.Pointed = a, a
	if a != (engine.Action{}) {
		p.Why = nil
	}
}

// pick chooses a part of an action, or drops it.
func (p *Play) pick(a engine.Action) {
	if a == p.Pick {
		a = engine.Action{}
	}
	p.Pick, p.Pointed, p.Tapped, p.Why = a, engine.Action{}, engine.Action{}, nil
}

func (u *update) jump(p *Play, ply int) {
	if p.Match.Jump(ply) {
		u.travelled(p)
	}
}

// travelled: what is shown changed, the record did not.
func (u *update) travelled(p *Play) {
	p.Panel, p.hurried = NoPanel, false
	u.settle(p)
	u.save(p)
}

// drag shows a ply. Its address and what is kept wait until it is chosen.
func (u *update) drag(p *Play, ply int) {
	if ply == p.Match.Ply() || !p.Match.Jump(ply) {
		return
	}
	p.hurried = false
	u.turn(p)
	u.think(p)
}

// leastStep is the shortest time between two steps of a replay.
const leastStep = 250

// toggleReplay goes through what follows the shown ply, at the bots' pace, or
// stops that.
func (u *update) toggleReplay(p *Play) {
	switch {
	case p.replaying != 0:
		u.stopReplay(p)
	case !p.Live():
		u.nextStep(p)
	}
}

func (u *update) nextStep(p *Play) {
	p.replaying = u.id()
	u.do(Wait{Request: p.replaying, Milliseconds: max(u.m.Prefs.BotPause, leastStep)})
}

// stopReplay keeps how far it came.
func (u *update) stopReplay(p *Play) {
	p.replaying = 0
	u.locate(p)
	u.save(p)
}

// waited goes on with a replay, unless that was stopped meanwhile.
func (u *update) waited(p *Play, request uint64) {
	if request != p.replaying || p.replaying == 0 {
		return
	}
	u.drag(p, p.Match.Ply()+1)
	u.moved(p, 1)
	if p.Live() || p.Covered {
		u.stopReplay(p)
		return
	}
	u.nextStep(p)
}

// interrupt stops a replay when the person does something else.
func (u *update) interrupt(p *Play, msg Msg) {
	if p.replaying == 0 {
		return
	}
	switch msg.(type) {
	case Waited, ReplayToggled, Pointed, Decided, Progressed, ReasonAsked:
	default:
		u.stopReplay(p)
	}
}
