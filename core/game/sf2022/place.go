package sf2022

import "bayboard/core/engine"

// placeTaken answers AskPlace: one of the taken cards is placed or discarded
// (rules place-order, place-row, place-full-row).
func (s *State) placeTaken(a engine.Action, hear engine.Listener) error {
	if a.Kind != ActPlace && (a.Kind != ActDiscard || a.B != 0) {
		return s.refuseKind(a)
	}
	if a.A < 0 || a.A >= int16(s.hand.n) {
		return refuse(RulePlaceOrder, a, engine.Number("card", int(a.A)+1), engine.Number("cards", int(s.hand.n)))
	}
	if a.Kind == ActDiscard {
		t := s.hand.remove(int(a.A))
		s.discards[t]++
		s.tell(hear, engine.Event{Kind: EvDiscarded, Seat: s.actor, A: int16(t)})
		s.proceed(false, hear)
		return nil
	}
	t := s.hand.cards[a.A]
	row, ok := s.rowFor(t, a.B)
	if !ok {
		return refuse(RulePlaceRow, a, engine.Word("card", s.ed.cardText(t)))
	}
	if !s.cities[s.actor].hasSpace(row) {
		return refuse(RulePlaceFullRow, a, engine.Word("row", row.String()))
	}
	s.hand.remove(int(a.A))
	s.lay(t, row, hear)
	s.proceed(false, hear)
	return nil
}

// rowFor is the row that an action's B means for a card: its own, or for a
// black card any (rule place-row).
func (s *State) rowFor(t CardType, b int16) (Row, bool) {
	color := s.ed.faces[t].Color
	if color == Black {
		return Row(b - 1), b >= 1 && b <= Rows
	}
	return Row(color), b == 0
}

// lay puts a card of any origin on the actor's board and settles it.
func (s *State) lay(t CardType, r Row, hear engine.Listener) Cell {
	c := &s.cities[s.actor]
	live := c.liveSquares()
	at := c.put(s.ed, t, r)
	s.tell(hear, engine.Event{Kind: EvPlaced, Seat: s.actor, A: int16(t), B: int16(at)})
	s.settle(live, hear)
	s.complete(r, hear)
	s.awardBonus(at, hear)
	return at
}

// proceed asks the next question of a turn: a bonus that came up, the next
// taken card; or it ends the turn, or the game (rules settle-order,
// end-board). late says that a no-commitment token was taken just now: if it
// came with the last card the turn stays open for it (rule
// no-commitment-token).
func (s *State) proceed(late bool, hear engine.Listener) {
	c := &s.cities[s.actor]
	switch {
	case s.ask == AskBonus:
	case c.full():
		s.end(endBoard, hear)
	case s.hand.n > 0:
		s.ask = AskPlace
	case late && c.commitments > 0:
		s.ask = AskClose
	default:
		s.endTurn(hear)
	}
}
