package sf2000

import "bayboard/core/engine"

// drawCard turns up an action card (rules action-draw, action-auction).
func (s *State) drawCard(hear engine.Listener) {
	s.deckLen--
	s.card = s.deck[s.deckLen]
	s.deck[s.deckLen] = 0
	s.tell(hear, engine.Event{Kind: EvCard, Seat: s.starter, Chance: true, A: int16(s.card)})
	card := s.ed.cards[s.card]
	switch {
	case card.Deed == DeedBonus:
		s.finishCard(hear)
	case card.Deed.Income():
		s.beginIncome()
	case !s.possible(card.Deed):
		s.tell(hear, engine.Event{Kind: EvLapsed, Seat: engine.NoSeat, A: int16(s.card)})
		s.finishCard(hear)
	default:
		s.compete(card.Way)
	}
}

// possible reports whether anybody could carry out a stick action (rule
// action-auction).
func (t *Table) possible(d Deed) bool {
	owners := 0
	for seat := range t.own[:t.players] {
		if !t.own[seat].Empty() {
			owners++
		}
	}
	switch d {
	case DeedSwap:
		return owners > 1
	case DeedExchange:
		return owners > 0
	case DeedMove:
		return t.movable()
	}
	return !t.free.Empty()
}

// movable reports whether some stick can move.
func (t *Table) movable() bool {
	for set := t.sticks(); !set.Empty(); {
		if !reach(set.pop(), t.free).Empty() {
			return true
		}
	}
	return false
}

// sticks are the streets with sticks that are not white.
func (t *Table) sticks() Streets { return AllStreets.Minus(t.free).Minus(t.white) }

// beginDeed lets the winner of an auction carry the card out, if there is one.
func (s *State) beginDeed(hear engine.Listener) {
	if s.queued == 0 {
		s.finishCard(hear)
		return
	}
	s.actor = s.queue[0].Seat
	s.dropPrivilege()
	switch s.ed.cards[s.card].Deed {
	case DeedMove:
		s.ask = AskMove
	case DeedSwap:
		s.ask = AskSwap
	case DeedExchange:
		s.ask = AskExchange
	default:
		s.ask = AskPlace
	}
}

// finishCard lays the card on the next year field; then the game ends, another
// card is drawn, or the round ends (rules action-year, action-bonus, end-year).
func (s *State) finishCard(hear engine.Listener) {
	card, year := s.card, s.yearLen
	s.card, s.placed, s.first = 0, NoStreet, NoStreet
	s.years[year] = card
	s.yearLen++
	last := s.yearLen == Years
	open := s.ed.cards[card].Deed == DeedBonus && !last
	s.open[year] = open
	s.tell(hear, engine.Event{Kind: EvYear, Seat: engine.NoSeat, A: FirstYear + int16(year), B: int16(card), C: number(open)})
	if last {
		s.discarded[s.request]++
		s.request = 0
		s.end(endYear, hear)
		return
	}
	s.afterBatch(hear)
}

func number(b bool) int16 {
	if b {
		return 1
	}
	return 0
}

// afterStick goes on after a stick of the actions two and free (rules
// action-two, action-free).
func (s *State) afterStick(at Street, hear engine.Listener) {
	if s.ed.cards[s.card].Deed == DeedTwo && s.placed == NoStreet {
		if s.placed = at; !s.targets().Empty() {
			return
		}
	}
	s.finishCard(hear)
}
