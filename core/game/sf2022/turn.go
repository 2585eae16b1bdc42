package sf2022

import "bayboard/core/engine"

// takeTurn answers AskTurn (rule turn-one-action).
func (s *State) takeTurn(a engine.Action, hear engine.Listener) error {
	switch {
	case a.Kind == ActLayout && a.A|a.B == 0:
		return s.layOut(a, hear)
	case a.Kind == ActRealize && a.B == 0:
		return s.realize(a, hear)
	case a.Kind == ActPass && a.A|a.B == 0:
		if !s.mustPass() {
			return refuse(RuleDeckEmpty, a, engine.Number("deck", s.DeckLen()))
		}
		s.tell(hear, engine.Event{Kind: EvPassed, Seat: s.actor})
		s.endTurn(hear)
		return nil
	}
	return s.refuseKind(a)
}

// layOut reveals the top card (rules layout, deck-empty).
func (s *State) layOut(a engine.Action, hear engine.Listener) error {
	if s.deckLen == 0 {
		return refuse(RuleDeckEmpty, a)
	}
	s.deckLen--
	s.revealed = s.deck[s.deckLen]
	s.deck[s.deckLen] = 0
	s.ask = AskArea
	s.tell(hear, engine.Event{Kind: EvRevealed, Seat: s.actor, Chance: true, A: int16(s.revealed)})
	return nil
}

// chooseArea lays the revealed card in an area (rules layout,
// layout-foundation, end-foundation).
func (s *State) chooseArea(a engine.Action, hear engine.Listener) error {
	if a.Kind != ActArea || a.B != 0 {
		return s.refuseKind(a)
	}
	if a.A < 0 || a.A >= Areas {
		return refuse(RuleLayout, a, engine.Number("area", int(a.A)+1))
	}
	t := s.revealed
	s.areas[a.A].add(t)
	s.revealed = 0
	s.tell(hear, engine.Event{Kind: EvLaidOut, Seat: s.actor, A: int16(t), B: a.A})
	if s.ed.faces[t].Has(Foundation) && s.tokens > 0 {
		s.tokens--
		s.tell(hear, engine.Event{Kind: EvFoundation, Seat: s.actor, A: int16(t), B: a.A, C: int16(s.tokens)})
		if s.tokens == 0 {
			s.end(endFoundation, hear)
			return nil
		}
	}
	s.endTurn(hear)
	return nil
}

// realize takes the cards of an area (rules realize, commitment-limit,
// commitment-gain).
func (s *State) realize(a engine.Action, hear engine.Listener) error {
	if a.A < 0 || a.A >= Areas || s.areas[a.A].n == 0 {
		return refuse(RuleRealize, a, engine.Number("area", int(a.A)+1))
	}
	c, area := &s.cities[s.actor], &s.areas[a.A]
	if c.commitments >= area.n {
		return refuse(RuleCommitmentLimit, a, engine.Number("commitments", c.Commitments()), engine.Number("cards", int(area.n)))
	}
	s.hand = *area
	area.clear()
	c.commitments++
	s.tell(hear, engine.Event{Kind: EvRealized, Seat: s.actor, A: a.A, B: int16(s.hand.n), C: int16(c.commitments)})
	s.releaseAll(hear)
	s.ask = AskPlace
	return nil
}

// releaseAll: as soon as all players hold a commitment token, each discards
// one (rule commitment-release).
func (s *State) releaseAll(hear engine.Listener) {
	for i := range s.players {
		if s.cities[i].commitments == 0 {
			return
		}
	}
	for i := range s.players {
		s.cities[i].commitments--
		s.tell(hear, engine.Event{Kind: EvReturned, Seat: engine.Seat(i), A: int16(s.cities[i].commitments)})
	}
}

// canRealize reports whether the actor may realize some area.
func (s *State) canRealize() bool {
	for k := range s.areas {
		if s.cities[s.actor].commitments < s.areas[k].n {
			return true
		}
	}
	return false
}

// mustPass reports whether neither action is possible (rule deck-empty).
func (s *State) mustPass() bool { return s.deckLen == 0 && !s.canRealize() }

// release discards a no-commitment token and commitment tokens with it, at
// any decision of the own turn (rule no-commitment-token).
func (s *State) release(a engine.Action, hear engine.Listener) error {
	c := &s.cities[s.actor]
	if c.noCommitment == 0 || a.A < 1 || a.A > 2 || a.A > int16(c.commitments) || a.B|a.C != 0 {
		return refuse(RuleNoCommitment, a, s.releaseFacts()...)
	}
	c.noCommitment--
	s.released++
	c.commitments -= uint8(a.A)
	s.tell(hear, engine.Event{Kind: EvReleased, Seat: s.actor, A: a.A, B: int16(c.commitments)})
	if s.ask == AskClose {
		s.endTurn(hear)
	}
	return nil
}

func (s *State) releaseFacts() []engine.Fact {
	c := &s.cities[s.actor]
	return []engine.Fact{
		engine.Number("tokens", c.NoCommitmentTokens()),
		engine.Number("commitments", c.Commitments()),
	}
}

// closeTurn answers AskClose with a pass (rule no-commitment-token).
func (s *State) closeTurn(a engine.Action, hear engine.Listener) error {
	if a.Kind != ActPass || a.A|a.B != 0 {
		return s.refuseKind(a)
	}
	s.tell(hear, engine.Event{Kind: EvPassed, Seat: s.actor})
	s.endTurn(hear)
	return nil
}

// endTurn hands over to the next seat, or ends the game when deck and areas
// are empty (rules turn-one-action, deck-empty).
func (s *State) endTurn(hear engine.Listener) {
	if s.exhausted() {
		s.end(endDeck, hear)
		return
	}
	s.actor = s.next(s.actor)
	s.turn = min(s.turn+1, maxTurn)
	s.ask = AskTurn
}

// maxTurn is the last turn that a position can write. No game comes near it.
const maxTurn = 9999

// exhausted reports whether deck and areas are empty (rule deck-empty).
func (s *State) exhausted() bool {
	return s.deckLen == 0 && s.areas[0].n|s.areas[1].n|s.areas[2].n == 0
}

// end ends the game at once; taken cards not yet placed are discarded (rules
// end-foundation, end-board, deck-empty).
func (s *State) end(why ending, hear engine.Listener) {
	for _, t := range s.hand.list() {
		s.discards[t]++
		s.tell(hear, engine.Event{Kind: EvDiscarded, Seat: s.actor, A: int16(t)})
	}
	s.hand.clear()
	s.ender, s.ended = s.actor, why
	s.actor, s.ask = engine.NoSeat, AskNothing
	s.tell(hear, engine.Event{Kind: EvEnded, Seat: s.ender, A: int16(why)})
}
