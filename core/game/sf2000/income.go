package sf2000

import "bayboard/core/engine"

// What income cards give (rules action-allowance, action-remove).
const (
	allowanceInfluence = 4
	allowanceChecks    = 10
	removeInfluence    = 2
	removeChecks       = 5
)

// beginIncome asks the starter first (rules action-allowance, action-remove).
func (s *State) beginIncome() {
	s.actor = s.starter
	s.askIncome()
}

func (s *State) askIncome() {
	s.ask = AskTake
	if s.ed.cards[s.card].Deed == DeedRemove {
		s.ask = AskRemove
	}
}

// grants is what a seat gets of influence and, at most, of checks.
func (t *Table) grants(seat engine.Seat) (influence, checks int) {
	if t.ed.cards[t.card].Deed == DeedRemove {
		return removeInfluence * int(t.lifts[seat]), removeChecks * int(t.lifts[seat])
	}
	return allowanceInfluence, allowanceChecks
}

// Grants is what a seat may take of the income card being carried out:
// influence, or checks up to a sum.
func (t *Table) Grants(seat engine.Seat) (influence, checks int) { return t.grants(seat) }

// answerRemove answers AskRemove (rule action-remove).
func (s *State) answerRemove(a engine.Action, hear engine.Listener) error {
	if a.Kind == ActDone {
		if s.lifts[s.actor] > 0 {
			s.ask = AskTake
			return nil
		}
		s.tell(hear, engine.Event{Kind: EvDeclined, Seat: s.actor})
		s.nextIncome(hear)
		return nil
	}
	at := Street(a.A)
	if !s.own[s.actor].Has(at) {
		rule := RuleActionRemove
		if s.white.Has(at) {
			rule = RuleWhiteSticks
		}
		return refuse(rule, a, engine.Word("street", at.String()))
	}
	s.clearStreet(s.actor, at)
	s.lifts[s.actor]++
	s.tell(hear, engine.Event{Kind: EvRemoved, Seat: s.actor, A: a.A})
	return nil
}

// answerTake answers AskTake (rule action-allowance). Influence has no upper
// end (rule influence-cap).
func (s *State) answerTake(a engine.Action, hear engine.Listener) error {
	influence, checks := s.grants(s.actor)
	if a.A == TakeInfluence {
		s.shares[s.actor] = TookInfluence
		s.influence[s.actor] += uint16(influence)
		s.tell(hear, engine.Event{Kind: EvTookInfluence, Seat: s.actor, A: int16(influence), B: int16(s.influence[s.actor])})
	} else {
		s.shares[s.actor] = Drawing
		s.tell(hear, engine.Event{Kind: EvTookChecks, Seat: s.actor, A: int16(checks)})
	}
	s.nextIncome(hear)
	return nil
}

// nextIncome asks the next seat, or lets the check takers draw.
func (s *State) nextIncome(hear engine.Listener) {
	if s.actor = s.next(s.actor); s.actor != s.starter {
		s.askIncome()
		return
	}
	s.askDraw(hear)
}

// askDraw asks the first seat from the actor on that is still drawing, or
// finishes the card (rule action-allowance).
func (s *State) askDraw(hear engine.Listener) {
	if s.BankLen() > 0 {
		for range s.players {
			if s.shares[s.actor] == Drawing {
				s.ask = AskDraw
				return
			}
			s.actor = s.next(s.actor)
		}
	}
	s.finishIncome(hear)
}

// answerDraw answers AskDraw (rule action-allowance).
func (s *State) answerDraw(a engine.Action, hear engine.Listener) error {
	if a.Kind == ActStop {
		s.keep(s.actor, hear)
	} else {
		v := s.drawCheck(s.actor)
		sum := s.drawn[s.actor].Sum()
		s.tell(hear, engine.Event{Kind: EvCheckDrawn, Seat: s.actor, Chance: true, A: int16(v), B: int16(sum)})
		if _, limit := s.grants(s.actor); sum > limit {
			s.shares[s.actor] = Lost
			s.tell(hear, engine.Event{Kind: EvLost, Seat: s.actor, A: int16(sum), B: int16(limit)})
		}
	}
	s.actor = s.next(s.actor)
	s.askDraw(hear)
	return nil
}

// keep ends a seat's drawing with what it has.
func (s *State) keep(seat engine.Seat, hear engine.Listener) {
	s.shares[seat] = Kept
	s.tell(hear, engine.Event{Kind: EvKeptChecks, Seat: seat, A: int16(s.drawn[seat].Sum())})
	s.keepDrawn(seat)
}

// finishIncome lets those who still draw keep what they have, for the bank is
// empty, and returns what was lost (rule action-allowance).
func (s *State) finishIncome(hear engine.Listener) {
	for seat := range engine.Seat(s.players) {
		if s.shares[seat] == Drawing {
			s.keep(seat, hear)
		}
	}
	for seat := range engine.Seat(s.players) {
		if s.shares[seat] == Lost {
			s.returnDrawn(seat)
		}
	}
	s.shares, s.lifts = [MaxPlayers]Share{}, [MaxPlayers]uint8{}
	s.finishCard(hear)
}
