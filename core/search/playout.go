package search

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// playout plays on from a state as players with some sense would, whole turns
// at a time: as a Pilot steers, or else it makes a few turns, drawn by the
// weights of a Weigher, and takes the one whose end is best for its seat. A
// turn is what a seat decides until another seat is to decide, because
// evaluations are to be compared at the ends of turns.
type playout struct {
	r rng.Rand
	effort
	legal   []engine.Action
	later   []engine.Action
	weights []int
	free    []engine.State
	habits  [engine.MaxSeats]habits
	drawn   []int // weights of p.legal, 0 for those chosen
	chosen  []int // in p.legal
	values  []int // of the turns that begin with those chosen
}

const (
	// turnsTried is the number of turns that a playout chooses from.
	turnsTried = 4
	// glances is the number of actions that a later decision of a turn is
	// chosen from.
	glances = 2
)

// begin makes room for states of a game, and forgets.
func (p *playout) begin(g engine.Game) {
	for i := range p.habits {
		p.habits[i] = habits{}
	}
	for range 4 - len(p.free) {
		p.free = append(p.free, g.Blank())
	}
}

func (p *playout) borrow() engine.State {
	s := p.free[len(p.free)-1]
	p.free = p.free[:len(p.free)-1]
	return s
}

func (p *playout) giveBack(s engine.State) { p.free = append(p.free, s) }

func (p *playout) apply(s engine.State, a engine.Action, hear engine.Listener) {
	p.spend()
	apply(s, a, hear)
}

// weigh fills the weights of a state's actions.
func (p *playout) weigh(s engine.State, legal []engine.Action) {
	p.weights = p.weights[:0]
	w, ok := s.(Weigher)
	for _, a := range legal {
		n := 1
		if ok {
			n = w.Weigh(a)
		}
		p.weights = append(p.weights, n)
	}
}

// turn plays one turn, and gives the state in which it ended: the given one
// or another one in its place.
func (p *playout) turn(s engine.State) engine.State {
	if pilot, ok := s.(Pilot); ok {
		for seat := s.Actor(); s.Actor() == seat; {
			p.apply(s, pilot.Steer(&p.r), nil)
		}
		return s
	}
	p.legal = s.Legal(p.legal[:0])
	seat := s.Actor()
	if len(p.legal) == 1 {
		p.apply(s, p.legal[0], nil)
		if s.Actor() == seat {
			return p.turn(s)
		}
		return s
	}
	p.choose(s)
	var kept engine.State
	best := 0
	for _, at := range p.chosen {
		end := p.borrow()
		v := p.try(end, s, p.legal[at])
		p.values = append(p.values, v)
		if kept == nil || v > best {
			kept, end, best = end, kept, v
		}
		if end != nil {
			p.giveBack(end)
		}
	}
	p.learn(seat)
	p.giveBack(s)
	return kept
}

// try makes a turn that begins with an action, in dst, and gives its value
// for the seat whose turn it is.
func (p *playout) try(dst, from engine.State, a engine.Action) int {
	seat := from.Actor()
	dst.CopyFrom(from)
	p.apply(dst, a, nil)
	for dst.Actor() == seat {
		p.apply(dst, p.decide(dst), nil)
	}
	return p.evaluate(dst, seat)
}

// decide chooses a later action of a turn.
func (p *playout) decide(s engine.State) engine.Action {
	p.later = s.Legal(p.later[:0])
	if len(p.later) == 1 {
		return p.later[0]
	}
	seat := s.Actor()
	p.weigh(s, p.later)
	after := p.borrow()
	at, best := -1, 0
	for range glances {
		i := draw(&p.r, p.weights)
		if i == at {
			continue
		}
		after.CopyFrom(s)
		p.apply(after, p.later[i], nil)
		if v := p.evaluate(after, seat); at < 0 || v > best {
			at, best = i, v
		}
	}
	p.giveBack(after)
	return p.later[at]
}
