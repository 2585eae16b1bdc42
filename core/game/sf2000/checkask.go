package sf2000

import (
	"errors"

	"bayboard/core/engine"
)

// checkAsk: the question fits what lies on the table (rule decision).
func (s *State) checkAsk() error {
	if s.ask == AskNothing {
		return s.checkEnd()
	}
	switch {
	case s.ended != running || s.actor < 0 || int(s.actor) >= int(s.players):
		return errors.New("the end of the game is half told")
	case s.yearLen == Years || s.round < 1 || s.round > maxRounds || s.quiet >= maxQuiet:
		return errors.New("the game is over, but it goes on")
	case s.request == 0:
		return errors.New("a request is missing")
	case s.ask == AskRequest && (s.actor != s.starter || s.card != 0 || s.matching(s.request).Empty()):
		return errors.New("the request cannot be asked for")
	case s.built && !s.rebuilt || s.built && (s.ask != AskPlace || s.card != 0 && s.placed == NoStreet):
		return errors.New("a rebuild does not fit the question")
	case s.card == 0 && s.rebuilt && s.ask != AskPlace || s.card != 0 && !s.rebuilt:
		return errors.New("a rebuild of this round does not fit the question")
	}
	for _, check := range []func() error{s.checkWay, s.checkLeftovers, s.checkBids, s.checkOptions, s.checkQueue, s.checkDeed, s.checkShares} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkEnd: the reason of the end holds, and nothing is left undone (rules
// end-year to end-rounds).
func (s *State) checkEnd() error {
	why := s.stalled()
	if s.yearLen == Years {
		why = endYear
	}
	if s.actor != engine.NoSeat || s.ended == running || s.ended != why {
		return errors.New("the game did not end so")
	}
	if s.request != 0 || s.card != 0 || s.refused || s.rebuilt || s.built || s.round < 1 || s.round > maxRounds {
		return errors.New("something is left undone after the end")
	}
	return s.checkLeftovers()
}

// checkWay: the competition is the one that the card says.
func (s *State) checkWay() error {
	way := s.ed.requests[s.request].Way
	if s.card != 0 {
		way = s.ed.cards[s.card].Way
	}
	asked := NoWay
	switch s.ask {
	case AskInfluence:
		asked = ByInfluence
	case AskBid:
		asked = ByChecks
	case AskOption, AskPay, AskOffer:
		asked = ByOption
	default:
		return nil
	}
	if asked != way {
		return errors.New("the card is not won so")
	}
	if s.card != 0 && !s.possible(s.ed.cards[s.card].Deed) || s.card == 0 && way != ByOption && s.matching(s.request).Empty() {
		return errors.New("nobody could use the privilege")
	}
	return nil
}

// checkLeftovers: what belongs to another question is not there.
func (s *State) checkLeftovers() error {
	empty, none := [MaxPlayers]Checks{}, [MaxPlayers]int8{nothing, nothing, nothing, nothing, nothing}
	in := func(asks ...Ask) bool {
		for _, a := range asks {
			if s.ask == a {
				return true
			}
		}
		return false
	}
	switch {
	case !in(AskBid) && (s.bids != empty || s.out != [MaxPlayers]bool{} || s.least != 0),
		!in(AskInfluence, AskOption) && s.chosen != none,
		!in(AskPay, AskOffer) && (s.shown != none || s.tied != 0),
		!in(AskOffer) && s.offers != empty,
		!in(AskPlace, AskPay, AskOffer) && s.queued != 0,
		!in(AskPlace, AskExchange) && s.lifted != NoStreet,
		!in(AskPlace) && s.placed != NoStreet,
		!in(AskWith) && s.first != NoStreet,
		!in(AskTake, AskDraw, AskRemove) && (s.shares != [MaxPlayers]Share{} || s.lifts != [MaxPlayers]uint8{}),
		!in(AskDraw) && s.drawn != empty:
		return errors.New("something does not fit the question")
	}
	for i := range s.queue {
		if i >= int(s.queued) && s.queue[i] != (Privilege{}) {
			return errors.New("the investors have gaps")
		}
	}
	for seat := int(s.players); seat < MaxPlayers; seat++ {
		if s.out[seat] || s.bids[seat] != (Checks{}) || s.offers[seat] != (Checks{}) || s.chosen[seat] != nothing ||
			s.shown[seat] != nothing || s.shares[seat] != Undecided || s.lifts[seat] != 0 || s.drawn[seat] != (Checks{}) {
			return errors.New("an absent seat takes part")
		}
	}
	return nil
}

// checkBids: an open bidding goes on, and nobody is stuck (rules checks-turns,
// checks-outbid).
func (s *State) checkBids() error {
	if s.ask != AskBid {
		return nil
	}
	in := 0
	for seat := range s.bids[:s.players] {
		if !s.out[seat] {
			in++
		}
		if s.out[seat] && s.bids[seat] != (Checks{}) || !s.bids[seat].within(&s.known[seat]) {
			return errors.New("a bid cannot lie so")
		}
	}
	own, high := s.bids[s.actor].Sum(), s.highOthers()
	switch {
	case s.out[s.actor] || in < 2 && (own > 0 && s.least == 0):
		return errors.New("the bidding is over")
	case s.least > 0 && s.bids[s.actor][s.least] == 0:
		return errors.New("the lowest check added is not in the bid")
	case s.least == 0 && own >= high && own > 0:
		return errors.New("the highest bidder is asked")
	case s.least > 0 && len(s.legalBid(nil)) == 0:
		return errors.New("the bid cannot be finished")
	}
	return nil
}

// checkOptions: cards and offers lie with those who have chosen (rules
// influence-secret, option-secret, option-alone, option-tied).
func (s *State) checkOptions() error {
	turn := s.fromStarter(s.actor)
	for seat := range engine.Seat(s.players) {
		before := s.fromStarter(seat) < turn
		choosing := s.ask == AskInfluence || s.ask == AskOption
		switch offer := &s.offers[seat]; {
		case choosing && before != (s.chosen[seat] != nothing):
			return errors.New("cards face down do not fit the turn")
		case s.ask == AskInfluence && int(s.chosen[seat]) > s.Influence(seat):
			return errors.New("an influence card is too high")
		case s.shown[seat] != nothing && OptionCard(s.shown[seat]) < s.tied:
			return errors.New("an option card is not settled")
		case *offer != Checks{} && (s.shown[seat] != int8(s.tied) || !before && seat != s.actor),
			offer.Len() > maxOffer, !offer.within(&s.hands[seat]):
			return errors.New("a sealed offer cannot lie so")
		}
	}
	if s.ask == AskPay || s.ask == AskOffer {
		_, n := s.firstOf(s.tied)
		if s.shown[s.actor] != int8(s.tied) || (s.ask == AskPay) != (n == 1) || s.ask == AskPay && s.held[s.actor] == 0 {
			return errors.New("the payment cannot be asked for")
		}
	}
	return nil
}

// checkQueue: the investors are different seats in the right order (rules
// influence-tie, checks-win, option-order).
func (s *State) checkQueue() error {
	r := s.ed.requests[s.request]
	if int(s.queued) > int(r.Investors) && r.Way != ByOption || s.queued > 0 && s.card != 0 {
		return errors.New("too many investors")
	}
	seats := 0
	for i, p := range s.queue[:s.queued] {
		switch {
		case p.Seat < 0 || int(p.Seat) >= int(s.players) || seats&(1<<p.Seat) != 0,
			(p.Card < OptionCards) != (r.Way == ByOption),
			i > 0 && r.Way == ByOption && p.Card <= s.queue[i-1].Card,
			(s.ask == AskPay || s.ask == AskOffer) && (p.Card >= s.tied || s.shown[p.Seat] != nothing):
			return errors.New("the investors cannot be these")
		}
		seats |= 1 << p.Seat
	}
	if s.ask == AskPlace && s.card == 0 && (s.queued == 0 || s.queue[0].Seat != s.actor) {
		return errors.New("the actor is not the next investor")
	}
	return nil
}
