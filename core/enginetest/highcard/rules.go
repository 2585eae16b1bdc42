package highcard

import "bayboard/core/engine"

// Legal implements engine.State.
func (s *State) Legal(buf []engine.Action) []engine.Action {
	switch s.Phase {
	case Choosing:
		for r, k := range s.hands[s.Public.Actor] {
			if k > 0 {
				buf = append(buf, engine.Action{Kind: Play, A: int16(r)})
			}
		}
	case Rewarding:
		if s.roomInHand() {
			if s.pile.n > 0 {
				buf = append(buf, engine.Action{Kind: Draw})
			}
			for r := Rank(1); r <= MaxRank; r++ {
				if s.playedByOther(r) {
					buf = append(buf, engine.Action{Kind: Take, A: int16(r)})
				}
			}
		}
		buf = append(buf, engine.Action{Kind: Pass})
	}
	return buf
}

// Apply implements engine.State.
func (s *State) Apply(a engine.Action, listen engine.Listener) error {
	if rule, facts := s.refusal(a); rule != "" {
		return &engine.IllegalError{Rule: rule, Action: a, Facts: facts}
	}
	switch a.Kind {
	case Play:
		s.choose(Rank(a.A), listen)
		return nil
	case Draw:
		s.draw(listen)
	case Take:
		s.take(Rank(a.A), listen)
	case Pass:
		emit(listen, engine.Event{Kind: Passed, Seat: s.Public.Actor, Audience: engine.AllSeats})
	}
	s.endRound(listen)
	return nil
}

// refusal is the rule that forbids an action, empty if none does.
func (s *State) refusal(a engine.Action) (engine.Rule, []engine.Fact) {
	switch {
	case s.Phase == Over:
		return s.Reason.rule(), nil
	case !ofGame(a):
		return RuleNoSuch, nil
	case s.Phase == Choosing && a.Kind != Play:
		return RuleTrickFirst, nil
	case s.Phase == Choosing:
		if s.hands[s.Public.Actor][a.A] == 0 {
			return RuleOwnCard, []engine.Fact{engine.Number("rank", int(a.A))}
		}
		return "", nil
	case a.Kind == Play:
		return RuleRewardOne, nil
	case a.Kind == Pass:
		return "", nil
	case !s.roomInHand():
		return RuleHandLimit, []engine.Fact{engine.Number("most", int(s.dealt())-1)}
	case a.Kind == Draw && s.pile.n == 0:
		return RulePileEmpty, nil
	case a.Kind == Take && !s.playedByOther(Rank(a.A)):
		return RuleTakePlayed, []engine.Fact{engine.Number("rank", int(a.A))}
	}
	return "", nil
}

func (s *State) roomInHand() bool {
	return s.hands[s.Public.Actor].Count() < int(s.dealt())-1
}

func (s *State) playedByOther(r Rank) bool {
	for seat, c := range s.chosen {
		if c == r && engine.Seat(seat) != s.Public.Actor {
			return true
		}
	}
	return false
}
