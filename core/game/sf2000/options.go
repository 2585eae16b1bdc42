package sf2000

import "bayboard/core/engine"

// maxOffer is the largest number of checks in a sealed offer (rule
// option-tied).
const maxOffer = 5

// answerOption puts an option card face down, and shows all when it is the
// last (rule option-secret).
func (s *State) answerOption(a engine.Action, hear engine.Listener) error {
	s.choose(a.A, hear)
	if s.actor != s.starter {
		return nil
	}
	seat := s.starter
	for range s.players {
		s.shown[seat] = s.chosen[seat]
		s.chosen[seat] = nothing
		s.tell(hear, engine.Event{Kind: EvOptionShown, Seat: seat, Chance: true, A: int16(s.shown[seat])})
		seat = s.next(seat)
	}
	s.tied = 0
	s.settleOptions(hear)
	return nil
}

// settleOptions asks for the payment of the next option card from s.tied on
// that has a player able to pay, or begins the placements (rules option-alone,
// option-tied, option-order). Each card gives one privilege at most (rule
// option-count).
func (s *State) settleOptions(hear engine.Listener) {
	for ; s.tied < OptionCards; s.tied++ {
		switch seat, n := s.firstOf(s.tied); {
		case n == 1 && s.held[seat] == 0:
			s.shown[seat] = nothing
			s.tell(hear, engine.Event{Kind: EvUnpaid, Seat: seat, A: int16(s.tied)})
		case n == 1:
			s.actor, s.ask = seat, AskPay
			return
		case n > 1:
			s.actor, s.ask = seat, AskOffer
			return
		}
	}
	s.tied = 0
	s.settlePrivileges(hear)
}

// firstOf is the first seat from the starter on that has shown an option card,
// and how many have.
func (t *Table) firstOf(card OptionCard) (first engine.Seat, n int) {
	seat := t.starter
	for range t.players {
		if t.shown[seat] == int8(card) {
			if n == 0 {
				first = seat
			}
			n++
		}
		seat = t.next(seat)
	}
	return first, n
}

// answerPay pays for a sole option card, face down (rule option-alone).
func (s *State) answerPay(a engine.Action, hear engine.Listener) error {
	if s.hands[s.actor][a.A] == 0 {
		return refuse(RuleOptionAlone, a, engine.Number("check", int(a.A)))
	}
	s.payHidden(s.actor, int(a.A))
	if hear != nil {
		hear(engine.Event{Kind: EvPaidHidden, Seat: s.actor, Audience: s.actor, A: a.A})
	}
	s.grant(s.actor, s.tied)
	s.shown[s.actor] = nothing
	s.tied++
	s.settleOptions(hear)
	return nil
}

// offerable tells whether the actor may put a check into its sealed offer
// (rule option-tied; in descending order, which keeps lists short).
func (s *State) offerable(v int) bool {
	offer := &s.offers[s.actor]
	low := offer.lowest()
	return s.hands[s.actor][v] > offer[v] && offer.Len() < maxOffer && (low == 0 || v <= low)
}

// answerOffer answers AskOffer (rule option-tied).
func (s *State) answerOffer(a engine.Action, hear engine.Listener) error {
	offer := &s.offers[s.actor]
	if a.Kind == ActAdd {
		if !s.offerable(int(a.A)) {
			return refuse(RuleOptionTied, a, engine.Number("checks", offer.Len()), engine.Number("left", int(s.hands[s.actor][a.A]-offer[a.A])))
		}
		offer[a.A]++
		return nil
	}
	if hear != nil {
		hear(engine.Event{Kind: EvOffered, Seat: s.actor, Audience: s.actor, A: int16(offer.Sum()), B: int16(offer.Len()), C: 1})
	}
	for seat := s.next(s.actor); seat != s.starter; seat = s.next(seat) {
		if s.shown[seat] == int8(s.tied) {
			s.actor = seat
			return nil
		}
	}
	s.showOffers(hear)
	return nil
}

// showOffers gives the privilege to the highest sum that is not equal to
// another (rule option-tied).
func (s *State) showOffers(hear engine.Listener) {
	var sums [MaxPlayers]int
	for seat := range s.offers[:s.players] {
		sums[seat] = s.offers[seat].Sum()
	}
	seat, winner := s.starter, engine.NoSeat
	for range s.players {
		if s.shown[seat] == int8(s.tied) {
			s.show(seat, &s.offers[seat])
			s.tell(hear, engine.Event{Kind: EvOfferShown, Seat: seat, Chance: true, A: int16(sums[seat]), B: int16(s.offers[seat].Len())})
			if sums[seat] > 0 && s.sole(&sums, seat) && (winner == engine.NoSeat || sums[seat] > sums[winner]) {
				winner = seat
			}
		}
		seat = s.next(seat)
	}
	s.tellEqual(&sums, hear)
	if winner != engine.NoSeat {
		s.payOpenly(winner, s.offers[winner], hear)
		s.grant(winner, s.tied)
	}
	for seat := range s.shown {
		if s.shown[seat] == int8(s.tied) {
			s.shown[seat] = nothing
		}
	}
	s.offers = [MaxPlayers]Checks{}
	s.tied++
	s.settleOptions(hear)
}

// sole reports whether no other offer has the same sum as a seat's.
func (s *State) sole(sums *[MaxPlayers]int, seat engine.Seat) bool {
	for other := range sums[:s.players] {
		if engine.Seat(other) != seat && s.shown[other] == int8(s.tied) && sums[other] == sums[seat] {
			return false
		}
	}
	return true
}

// tellEqual reports the offers that cancel each other.
func (s *State) tellEqual(sums *[MaxPlayers]int, hear engine.Listener) {
	for seat := range sums[:s.players] {
		if hear != nil && s.shown[seat] == int8(s.tied) && sums[seat] > 0 && !s.sole(sums, engine.Seat(seat)) {
			s.tell(hear, engine.Event{Kind: EvOfferEqual, Seat: engine.Seat(seat), A: int16(sums[seat])})
		}
	}
}
