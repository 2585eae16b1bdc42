package sf2022

import "bayboard/core/engine"

// State is the table and the deck, whose top card is the last one.
type State struct {
	Table
	deck [maxCards]CardType
}

// Game is the rules.
func (s *State) Game() engine.Game { return Game }

// CopyFrom makes s a copy of another state of sf2022.
func (s *State) CopyFrom(o engine.State) { *s = *o.(*State) }

// Apply carries out an action of the actor (rule decision). It names the
// question's rule when the action answers another question.
func (s *State) Apply(a engine.Action, hear engine.Listener) error {
	if a.Kind == ActRelease && s.ask != AskNothing {
		return s.release(a, hear)
	}
	if a.C != 0 {
		return s.refuseKind(a)
	}
	switch s.ask {
	case AskTurn:
		return s.takeTurn(a, hear)
	case AskArea:
		return s.chooseArea(a, hear)
	case AskPlace:
		return s.placeTaken(a, hear)
	case AskBonus:
		return s.chooseBonus(a, hear)
	case AskLay:
		return s.layBonus(a, hear)
	case AskClose:
		return s.closeTurn(a, hear)
	}
	return s.refuseKind(a)
}

// refuseKind refuses an action that does not answer the question.
func (s *State) refuseKind(a engine.Action) error {
	switch s.ask {
	case AskTurn:
		return refuse(RuleTurnOneAction, a)
	case AskArea:
		return refuse(RuleLayout, a, engine.Word("card", s.ed.cardText(s.revealed)))
	case AskPlace:
		return refuse(RulePlaceOrder, a, engine.Number("cards", int(s.hand.n)))
	case AskBonus:
		return refuse(RuleBonusMandatory, a, engine.Word("row", s.bonusRow.String()))
	case AskLay:
		return refuse(RuleBonusNow, a, engine.Word("bonus", s.laying.String()))
	case AskClose:
		return refuse(RuleNoCommitment, a, s.releaseFacts()...)
	}
	return refuse(endRules[s.ended], a)
}
