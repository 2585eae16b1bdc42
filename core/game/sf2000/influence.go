package sf2000

import "bayboard/core/engine"

// answerInfluence puts an influence card face down, and shows all when it is
// the last (rules influence-secret, influence-limit).
func (s *State) answerInfluence(a engine.Action, hear engine.Listener) error {
	if a.A > int16(s.influence[s.actor]) {
		return refuse(RuleInfluenceLimit, a, engine.Number("influence", s.Influence(s.actor)))
	}
	s.choose(a.A, hear)
	if s.actor == s.starter {
		s.showInfluence(hear)
	}
	return nil
}

// choose puts a card face down and hands over to the next seat.
func (s *State) choose(card int16, hear engine.Listener) {
	s.chosen[s.actor] = int8(card)
	if hear != nil {
		hear(engine.Event{Kind: EvChosen, Seat: s.actor, Audience: s.actor, A: card, B: int16(s.ask)})
	}
	s.actor = s.next(s.actor)
}

// showInfluence finds the investors (rules influence-tie, influence-pay).
func (s *State) showInfluence(hear engine.Listener) {
	var seats [MaxInfluence + 1]uint8
	var who [MaxInfluence + 1]engine.Seat
	seat := s.starter
	for range s.players {
		v := s.chosen[seat]
		seats[v]++
		who[v] = seat
		s.tell(hear, engine.Event{Kind: EvShown, Seat: seat, Chance: true, A: int16(v)})
		s.chosen[seat] = nothing
		seat = s.next(seat)
	}
	left := s.places()
	for v := MaxInfluence; v >= 0 && left > 0; v-- {
		if seats[v] > 1 {
			s.tell(hear, engine.Event{Kind: EvCancelled, Seat: engine.NoSeat, A: int16(v), B: int16(seats[v])})
		}
		if seats[v] != 1 {
			continue
		}
		left--
		s.influence[who[v]] -= uint16(v)
		s.grant(who[v], OptionCards)
		s.tell(hear, engine.Event{Kind: EvWonInfluence, Seat: who[v], A: int16(v), B: int16(s.influence[who[v]])})
	}
	s.settlePrivileges(hear)
}

// grant adds a privilege at the end of the queue.
func (s *State) grant(seat engine.Seat, card OptionCard) {
	s.queue[s.queued] = Privilege{seat, card}
	s.queued++
}

// settlePrivileges goes on after all privileges of a request, or the one of an
// action card, are won or not.
func (s *State) settlePrivileges(hear engine.Listener) {
	if s.queued == 0 {
		s.tell(hear, engine.Event{Kind: EvNobody, Seat: engine.NoSeat})
	}
	if s.card != 0 {
		s.beginDeed(hear)
		return
	}
	s.nextInvestor(hear)
}
