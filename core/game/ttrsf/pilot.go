package ttrsf

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// When all tickets are complete or hopeless a pilot draws others, with so
// much time and so many cable cars left.
const (
	ticketTime = 10 // half turns
	ticketCars = 11
)

// A pilot claims what it plans when its hand lacks so few cards for all of it,
// or when only so much time is left.
const (
	fewLack  = 3
	hurry    = 10       // half turns
	bothCost = 2 * unit // by so much more both tickets must promise than one
)

// Steer is what a sensible player does without comparing: it keeps the
// tickets that promise most, draws what its plan lacks, and claims when little
// is lacking; it leaves face-up ferries, which take a whole turn.
func (s *State) Steer(r *rng.Rand) engine.Action {
	switch s.ask {
	case AskDeal, AskKeep:
		return s.steerKeep()
	case AskStack:
		return s.steerStack(r)
	case AskToken:
		return s.steerToken()
	}
	return s.steerTurn()
}

// steerKeep takes those of the offered tickets with which it can expect most.
func (s *State) steerKeep() engine.Action {
	seat := s.actor
	keep := engine.Action{Kind: ActKeep}
	if s.offers[seat].n == 1 {
		return keep
	}
	var list [MaxTickets + 2]TicketID
	n := copy(list[:], s.tickets.held[seat][:s.held[seat].n])
	offers, best := &s.tickets.offers[seat], 0
	for i, those := range [...][]TicketID{offers[:1], offers[1:], offers[:]} {
		m := n + copy(list[n:], those)
		v := s.expectedWith(seat, list[:m])
		if i == KeepBoth {
			v -= bothCost
		}
		if i == 0 || v > best {
			keep.A, best = int16(i), v
		}
	}
	return keep
}

// steerStack places a spare stack anywhere.
func (s *State) steerStack(r *rng.Rand) engine.Action {
	for at := Loc(r.IntN(int(s.ed.locCount))); ; at = (at + 1) % Loc(s.ed.locCount) {
		if s.stackIndex(at) < 0 {
			return engine.Action{Kind: ActStack, A: int16(at)}
		}
	}
}

// steerToken takes the token of which fewer are left.
func (s *State) steerToken() engine.Action {
	route := &s.ed.routes[s.claimed]
	a, b := s.stackIndex(route.A), s.stackIndex(route.B)
	if s.left[b] < s.left[a] {
		a = b
	}
	return engine.Action{Kind: ActTake, A: int16(s.symbols[a])}
}

// steerTurn claims, draws tickets when there is nothing to plan for, or draws
// cards.
func (s *State) steerTurn() engine.Action {
	left := s.halfTurns(s.actor)
	a := s.aim(left)
	if s.ask == AskTurn {
		if act, ok := s.steerClaim(&a, true, left); ok && (a.lack.Len() <= fewLack || left < hurry) {
			return act
		}
		if a.routes == 0 && s.pile.n > 0 && left >= ticketTime && s.cars[s.actor] >= ticketCars {
			return engine.Action{Kind: ActTickets}
		}
		if a.routes == 0 || left <= halfTurnsOfOne {
			if act, ok := s.steerClaim(&a, false, left); ok {
				return act
			}
		}
	}
	if act, ok := s.steerDraw(&a); ok {
		return act
	}
	if act, ok := s.steerClaim(&a, false, 0); ok {
		return act
	}
	var buf [64]engine.Action
	return s.Legal(buf[:0])[0]
}

// halfTurnsOfOne are the half turns of one turn.
const halfTurnsOfOne = 2

// steerDraw draws a card that the plan lacks, of which the hand has most, or
// else the top of the deck.
func (s *State) steerDraw(a *aim) (engine.Action, bool) {
	row, hand := s.rowCards(), &s.hands[s.actor]
	best, most := Gray, 0
	for c := Blue; c < Ferry; c++ {
		if row[c] == 0 {
			continue
		}
		v := 0
		if a.lack[c] > 0 {
			v = 10 + int(hand[c])
		} else if a.routes == 0 {
			v = int(hand[c])
		}
		if v > most {
			best, most = c, v
		}
	}
	if best == Gray && !s.blindLeft() {
		for c := Blue; c < Colors && best == Gray; c++ {
			if row[c] > 0 && (c < Ferry || s.ask == AskTurn) {
				best = c
			}
		}
		return engine.Action{Kind: ActDraw, A: int16(best)}, best != Gray
	}
	return engine.Action{Kind: ActDraw, A: int16(best)}, true
}
