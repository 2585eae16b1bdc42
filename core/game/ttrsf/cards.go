package ttrsf

import "bayboard/core/engine"

// give puts a card into a hand. There is no limit (rule hand-limit).
func (s *State) give(seat engine.Seat, c Color) {
	s.hands[seat][c]++
	s.handLen[seat]++
}

// blindLeft reports whether a card can be drawn blind (rule draw-reshuffle).
func (t *Table) blindLeft() bool { return t.deckLen > 0 || t.discards != (Cards{}) }

// secondLeft reports whether a second card may be taken (rules draw-cards,
// draw-ferry).
func (t *Table) secondLeft() bool {
	row := t.rowCards()
	return t.blindLeft() || row.others() > 0
}

// drawFirst draws the first card of a turn (rules draw-cards, draw-ferry).
func (s *State) drawFirst(a engine.Action, hear engine.Listener) error {
	if !s.drawable(a) {
		return refuse(RuleDrawCards, a, s.drawFacts()...)
	}
	s.draw(Color(a.A), hear)
	if Color(a.A) == Ferry || !s.secondLeft() {
		s.endTurn(hear)
		return nil
	}
	s.ask = AskSecond
	return nil
}

// drawSecond answers AskSecond (rules draw-cards, draw-ferry).
func (s *State) drawSecond(a engine.Action, hear engine.Listener) error {
	switch {
	case a.Kind != ActDraw:
		return s.refuseKind(a)
	case Color(a.A) == Ferry && a.A == int16(Ferry):
		return refuse(RuleDrawFerry, a)
	case !s.drawable(a):
		return refuse(RuleDrawCards, a, s.drawFacts()...)
	}
	s.draw(Color(a.A), hear)
	s.endTurn(hear)
	return nil
}

func (s *State) drawFacts() []engine.Fact {
	row := s.rowCards()
	return []engine.Fact{
		engine.Number("deck", int(s.deckLen)), engine.Number("discards", s.discards.Len()),
		engine.Number("row", row.Len()),
	}
}

// drawable reports whether the card that an action names is there.
func (s *State) drawable(a engine.Action) bool {
	if a.A == 0 {
		return s.blindLeft()
	}
	return a.A > 0 && a.A < int16(Colors) && s.inRow(Color(a.A)) >= 0
}

// draw takes a card from the deck, or one of a colour from the row: of equal
// ones the leftmost. A place in the row is filled at once.
func (s *State) draw(c Color, hear engine.Listener) {
	seat := s.actor
	s.passes = 0
	if c == 0 {
		c = s.drawTop(hear)
		s.give(seat, c)
		whisper(hear, engine.Event{Kind: EvDrawn, Seat: seat, Chance: true, A: int16(c)})
		return
	}
	at := s.inRow(c)
	s.row[at] = NoCard
	s.give(seat, c)
	s.known[seat][c]++
	tell(hear, engine.Event{Kind: EvTaken, Seat: seat, A: int16(c), B: int16(at)})
	s.settleRow(hear)
}

// spend discards cards of a colour from a hand, those first that others know
// of (rule secrecy).
func (s *State) spend(seat engine.Seat, c Color, n uint8) {
	s.hands[seat][c] -= n
	s.handLen[seat] -= n
	s.discards[c] += n
	s.known[seat][c] -= min(n, s.known[seat][c])
}
