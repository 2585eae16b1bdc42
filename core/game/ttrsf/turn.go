package ttrsf

import "bayboard/core/engine"

// takeTurn answers AskTurn (rule turn-one-action).
func (s *State) takeTurn(a engine.Action, hear engine.Listener) error {
	switch a.Kind {
	case ActDraw:
		return s.drawFirst(a, hear)
	case ActClaim:
		return s.claim(a, hear)
	case ActTickets:
		return s.drawTickets(a, hear)
	case ActPass:
		return s.pass(a, hear)
	}
	return s.refuseKind(a)
}

// pass is for a player who can do nothing else (rule pass).
func (s *State) pass(a engine.Action, hear engine.Listener) error {
	if s.drawLeft() || s.canClaim(s.actor) {
		return refuse(RulePass, a)
	}
	s.passes++
	tell(hear, engine.Event{Kind: EvPassed, Seat: s.actor})
	s.endTurn(hear)
	return nil
}

// drawLeft reports whether a turn can be to draw cards or tickets.
func (t *Table) drawLeft() bool {
	return t.blindLeft() || t.row != ([RowLen]Color{}) || t.pile.n > 0
}

// endTurn hands over to the next seat, or ends the game (rules end-trigger,
// pass).
func (s *State) endTurn(hear engine.Listener) {
	switch {
	case s.lastTurns > 1:
		s.lastTurns--
	case s.lastTurns == 1:
		s.end(endTrigger, hear)
		return
	case s.cars[s.actor] <= lastCars:
		s.lastTurns = s.players
		tell(hear, engine.Event{Kind: EvLastTurns, Seat: s.actor, A: int16(s.lastTurns)})
	}
	if s.passes == s.players {
		s.end(endPass, hear)
		return
	}
	s.actor = s.next(s.actor)
	s.turn = min(s.turn+1, maxTurn)
	s.ask = AskTurn
}

// maxTurn is the last turn that a position can write. No game comes near it.
const maxTurn = 9999

// end ends the game: everybody shows their tickets (rule score-tickets).
func (s *State) end(why ending, hear engine.Listener) {
	ender := s.actor
	s.lastTurns, s.passes = 0, 0
	s.actor, s.ask, s.ended = engine.NoSeat, AskNothing, why
	tell(hear, engine.Event{Kind: EvEnded, Seat: engine.NoSeat, A: int16(why)})
	all := SeatSet(1)<<s.players - 1
	for seat := range engine.Seat(s.players) {
		for i := range s.held[seat].n {
			s.held[seat].know[i] = all
		}
		if hear != nil {
			s.tellTickets(seat, ender, hear)
		}
	}
}

// tellTickets reports a seat's tickets. Those of others are news to the ender.
func (s *State) tellTickets(seat, ender engine.Seat, hear engine.Listener) {
	for _, id := range s.tickets.held[seat][:s.held[seat].n] {
		e := engine.Event{Kind: EvTicket, Seat: seat, Chance: seat != ender, A: int16(id), C: int16(s.ed.tickets[id].Points)}
		if s.Complete(seat, id) {
			e.B = 1
		} else {
			e.C = -e.C
		}
		tell(hear, e)
	}
}
