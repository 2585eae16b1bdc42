package sf2022

import "bayboard/core/engine"

// settle carries out what a card or a token triggers on the actor's board:
// markers, squares, skyscrapers, Builder's Order, in this order (rule
// settle-order). live are the squares that counted before. Values only grow
// and skyscrapers change nothing, so one pass is enough.
func (s *State) settle(live CellSet, hear engine.Listener) {
	c := &s.cities[s.actor]
	before := c.network
	c.connect()
	if hear != nil {
		s.tellCells(hear, EvMarker, c.network&^before)
		s.tellCells(hear, EvSquare, c.liveSquares()&^live)
	}
	due := c.rise(s.ed)
	if due == 0 {
		return
	}
	c.skyscrapers |= due
	if hear != nil {
		s.tellCells(hear, EvSkyscraper, due)
	}
	s.contestOrder(hear)
}

// tellCells reports one event for each space of a set, in their order.
func (s *State) tellCells(hear engine.Listener, kind engine.EventKind, cells CellSet) {
	c := &s.cities[s.actor]
	for ; cells != 0; cells &= cells - 1 {
		at := cells.first()
		e := engine.Event{Kind: kind, Seat: s.actor, A: int16(at)}
		if kind == EvSkyscraper {
			e.B, e.C = int16(c.Around(s.ed, at)), int16(c.Need())
		}
		s.tell(hear, e)
	}
}

// contestOrder gives the Builder's Order to the first builder, then to whoever
// has strictly more skyscrapers than its holder (rule builders-order).
func (s *State) contestOrder(hear engine.Listener) {
	if s.builder == s.actor {
		return
	}
	if s.builder != engine.NoSeat &&
		s.cities[s.actor].skyscrapers.Len() <= s.cities[s.builder].skyscrapers.Len() {
		return
	}
	from := s.builder
	s.builder = s.actor
	s.tell(hear, engine.Event{Kind: EvOrder, Seat: s.actor, A: int16(from)})
}

// complete gives a district's completion token to the first player who fills
// its row (rule completion).
func (s *State) complete(r Row, hear engine.Listener) {
	if s.completion[r] != engine.NoSeat || s.cities[s.actor].hasSpace(r) {
		return
	}
	s.completion[r] = s.actor
	s.tell(hear, engine.Event{Kind: EvCompleted, Seat: s.actor, A: int16(r)})
}
