package sf2000

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// State is the table and what is hidden: checks, choices, decks, generator.
type State struct {
	Table
	hands  [MaxPlayers]Checks // with the checks of bids and offers
	bank   Checks
	chosen [MaxPlayers]int8   // cards face down in AskInfluence and AskOption, or nothing
	offers [MaxPlayers]Checks // sealed offers in AskOffer
	stock  [maxRequests]RequestType
	deck   [maxCards]CardType
	rand   rng.Rand
}

// Game is the rules.
func (s *State) Game() engine.Game { return Game }

// CopyFrom makes s a copy of another state of sf2000.
func (s *State) CopyFrom(o engine.State) { *s = *o.(*State) }

// Hand is a seat's checks, with those of bids and offers.
func (s *State) Hand(seat engine.Seat) Checks { return s.hands[seat] }

// Apply carries out an action of the actor (rule decision).
func (s *State) Apply(a engine.Action, hear engine.Listener) error {
	switch {
	case s.ask == AskNothing:
		return refuse(endRules[s.ended], a)
	case foreign(a) || s.ask.answers()&(1<<a.Kind) == 0:
		return refuse(RuleDecision, a, engine.Word("ask", s.ask.String()), engine.Number("seat", int(s.actor)+1))
	}
	switch s.ask {
	case AskRequest:
		return s.answerRequest(a, hear)
	case AskInfluence:
		return s.answerInfluence(a, hear)
	case AskBid:
		return s.answerBid(a, hear)
	case AskOption:
		return s.answerOption(a, hear)
	case AskPay:
		return s.answerPay(a, hear)
	case AskOffer:
		return s.answerOffer(a, hear)
	case AskPlace:
		return s.answerPlace(a, hear)
	case AskMove:
		return s.answerMove(a, hear)
	case AskSwap, AskWith:
		return s.answerSwap(a, hear)
	case AskExchange:
		return s.answerExchange(a, hear)
	case AskTake:
		return s.answerTake(a, hear)
	case AskDraw:
		return s.answerDraw(a, hear)
	}
	return s.answerRemove(a, hear)
}

// answers are the kinds of actions that answer a question, as bits.
func (a Ask) answers() uint32 { return answerKinds[a] }

var answerKinds = [...]uint32{
	AskRequest:   1<<ActKeep | 1<<ActRefuse,
	AskInfluence: 1 << ActInfluence,
	AskBid:       1<<ActAdd | 1<<ActStand | 1<<ActOut,
	AskOption:    1 << ActOption,
	AskPay:       1 << ActPay,
	AskOffer:     1<<ActAdd | 1<<ActStand,
	AskPlace:     1<<ActStick | 1<<ActLift | 1<<ActDecline,
	AskMove:      1<<ActMove | 1<<ActDecline,
	AskSwap:      1<<ActSwap | 1<<ActDecline,
	AskWith:      1 << ActWith,
	AskExchange:  1<<ActExchange | 1<<ActLift | 1<<ActDecline,
	AskTake:      1 << ActTake,
	AskDraw:      1<<ActDraw | 1<<ActStop,
	AskRemove:    1<<ActRemove | 1<<ActDone,
	AskNothing:   0,
}
