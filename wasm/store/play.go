package store

import (
	"errors"
	"slices"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/address"
)

// settle is done after every change of what is shown: choices half made are
// dropped, the table turns to the person who decides, and a bot is asked.
func (u *update) settle(p *Play) {
	u.turn(p)
	u.locate(p)
	u.coach(p)
	u.think(p)
}

// turn is the part of settle that shows the table.
func (u *update) turn(p *Play) {
	p.Pick, p.Pointed, p.Tapped, p.Why, p.Hint = engine.Action{}, engine.Action{}, engine.Action{}, nil, nil
	p.thinking, p.Moved = 0, 0
	p.learnActors()
	if a := p.Actor(); a != engine.NoSeat && p.Players[a].Kind == Person && a != p.Viewer {
		if p.Match.Game().Secrets() {
			p.Covered = p.persons() > 1
		}
		p.Viewer = a
	}
	if p.Live() && p.Actor() == engine.NoSeat {
		p.hurried = false
	}
}

// locate gives the page the address of what is shown.
func (u *update) locate(p *Play) {
	page := address.Page{Kind: address.Play, Game: p.Match.Game().Slug(), ID: p.ID, Ply: address.Live}
	if !p.Live() {
		page.Ply = p.Match.Ply()
	}
	if u.m.Page != page {
		u.m.Page = page
		u.do(ReplaceAddress{page.String()})
	}
}

// handOver reports whether the device must be handed over at the start.
func (u *update) handOver(p *Play) bool { return p.Match.Game().Secrets() && p.persons() > 1 }

// learnActors notes who decided at each ply of the record. An action more is
// what happens nearly always.
func (p *Play) learnActors() {
	actions := p.Match.Actions()
	known := len(p.acted)
	on := p.learned == p.Match && known <= len(actions) && slices.Equal(p.acted, actions[:known])
	p.acted, p.learned = slices.Clone(actions), p.Match
	if on && len(actions) == known {
		return
	}
	if on && len(actions) == known+1 && p.Live() {
		p.actors = append(p.actors, p.Match.State().Actor())
		return
	}
	s := p.Match.StateAt(0)
	p.actors = append(p.actors[:0:0], s.Actor())
	for _, a := range actions {
		if err := s.Apply(a, nil); err != nil {
			panic("store: recorded action refused: " + err.Error())
		}
		p.actors = append(p.actors, s.Actor())
	}
}

// Actors are who decided at each ply of the record, the last one who decides
// where the game stands.
func (p *Play) Actors() []engine.Seat { return p.actors }

func (p *Play) persons() int {
	n := 0
	for _, pl := range p.Players {
		if pl.Kind == Person {
			n++
		}
	}
	return n
}

// choose carries out a person's action. One that is refused is answered as if
// it had been asked about.
func (u *update) choose(p *Play, a engine.Action) {
	if !p.Deciding() {
		return
	}
	ply, live := p.Match.Ply(), p.Live()
	drops := !live && !p.Match.Undone() && p.Match.Actions()[ply] != a
	if err := p.Match.Play(a, nil); err != nil {
		p.Why = u.why(p, a)
		return
	}
	if !live && p.Live() {
		p.dropThoughts(ply)
	}
	if drops {
		u.dropped(p)
	}
	p.hurried = false
	u.played(p)
	u.moved(p, 1)
}

func (u *update) played(p *Play) {
	u.settle(p)
	if p.Actor() == engine.NoSeat {
		p.Panel = ScorePanel
	}
	u.save(p)
}

// moved lets the last n actions be seen in motion.
func (u *update) moved(p *Play, n int) {
	if n > 0 && !p.Covered && !u.m.Prefs.Still {
		p.Moved, u.motion = n, true
	}
}

// why asks the engine why an action is not possible; nil if it is.
func (u *update) why(p *Play, a engine.Action) *Why {
	if a == (engine.Action{}) {
		return nil
	}
	s := p.Match.Game().Blank()
	s.CopyFrom(p.Match.State())
	var refused *engine.IllegalError
	if errors.As(s.Apply(a, nil), &refused) {
		return &Why{Action: a, Err: refused}
	}
	return nil
}

// undoPly is the ply of the person's previous decision, -1 if there is none.
// With secrets it stops at the last hand-over.
func (p *Play) undoPly() int {
	for ply := p.Match.Ply() - 1; ply >= 0; ply-- {
		a := p.actors[ply]
		if p.Players[a].Kind != Person {
			continue
		}
		if p.Match.Game().Secrets() && a != p.Viewer {
			return -1
		}
		return ply
	}
	return -1
}

// CanUndo and CanRedo report whether there is a decision to go back or
// forward to.
func (p *Play) CanUndo() bool { return p.undoPly() >= 0 }

// CanRedo is beside CanUndo.
func (p *Play) CanRedo() bool { return !p.Live() }

func (u *update) undo(p *Play) {
	ply := p.undoPly()
	if ply < 0 {
		return
	}
	p.Match.UndoTo(ply)
	u.travelled(p)
}

// redo goes on to the person's next decision, or to where the game stands.
func (u *update) redo(p *Play) {
	if !p.CanRedo() {
		return
	}
	p.Match.Redo(nil)
	for !p.Live() && p.Players[p.actors[p.Match.Ply()]].Kind == Bot {
		p.Match.Redo(nil)
	}
	u.travelled(p)
}

// backToHere drops everything after the shown ply.
func (u *update) backToHere(p *Play) {
	if p.Live() {
		return
	}
	ply := p.Match.Ply()
	if !p.Match.Undone() {
		u.dropped(p)
	}
	p.Match.Jump(p.Match.Len())
	p.Match.UndoTo(ply) // a takeback, not only a look back: the log marks it
	match, err := replay.FromRecord(p.Match.RecordAt(ply))
	if err != nil {
		panic("store: a played record was refused: " + err.Error())
	}
	p.Match = match
	p.dropThoughts(ply)
	u.travelled(p)
}

// dropped offers what came after the shown ply, as it was saved, as a game of
// its own.
func (u *update) dropped(p *Play) {
	if s, ok := u.m.save(p.ID); ok {
		s.ID, s.Ply = u.freshID(), -1
		u.m.deleted = &s
		u.notice(Notice{Kind: LaterDropped})
	}
}

// showSeat looks at the table as another person of this device.
func (u *update) showSeat(p *Play, seat engine.Seat) {
	if seat < 0 || int(seat) >= len(p.Players) || p.Match.Game().Secrets() && p.Players[seat].Kind != Person {
		return
	}
	p.Covered = p.Match.Game().Secrets() && seat != p.Viewer
	p.Viewer = seat
}

// changePlayer lets somebody else play a seat from now on.
func (u *update) changePlayer(p *Play, seat engine.Seat, player Player) {
	if seat < 0 || int(seat) >= len(p.Players) {
		return
	}
	players := append([]Player(nil), p.Players...)
	player.Name = cleanName(player.Name)
	players[seat] = player
	p.Players = players
	u.settle(p)
	u.save(p)
}
