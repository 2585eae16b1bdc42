package ttrsf

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// tickets are the faces of the tickets on the shelves of a table; 0 is one
// that is not known.
type tickets struct {
	pile   [MaxTickets]TicketID
	held   [MaxPlayers][MaxTickets]TicketID
	offers [MaxPlayers][2]TicketID
}

// State is the table and all that is hidden. The deck's top is its last card.
type State struct {
	Table
	hands   [MaxPlayers]Cards
	deck    [DeckSize]Color
	tickets tickets
	rand    rng.Rand
	intents [MaxPlayers]intent // of pilots; no part of the game
}

// Game is the rules.
func (s *State) Game() engine.Game { return Game }

// CopyFrom makes s a copy of another state of ttrsf.
func (s *State) CopyFrom(o engine.State) { *s = *o.(*State) }

// Hand is what a seat holds.
func (s *State) Hand(seat engine.Seat) Cards { return s.hands[seat] }

// Tickets are the tickets that a seat keeps, in the order in which it took
// them.
func (s *State) Tickets(seat engine.Seat) []TicketID {
	return listOf(s.tickets.held[seat][:s.held[seat].n])
}

// Offered are the tickets that a seat has to choose from.
func (s *State) Offered(seat engine.Seat) []TicketID {
	return listOf(s.tickets.offers[seat][:s.offers[seat].n])
}

func listOf(ids []TicketID) []TicketID { return append([]TicketID(nil), ids...) }

// Apply carries out an action of the actor. It names the question's rule when
// the action answers another question.
func (s *State) Apply(a engine.Action, hear engine.Listener) error {
	if s.ask == AskNothing {
		return refuse(endRules[s.ended], a)
	}
	if foreign(a) {
		return s.refuseKind(a)
	}
	switch s.ask {
	case AskDeal, AskKeep:
		return s.keep(a, hear)
	case AskStack:
		return s.placeStack(a, hear)
	case AskTurn:
		return s.takeTurn(a, hear)
	case AskSecond:
		return s.drawSecond(a, hear)
	}
	return s.chooseToken(a, hear)
}

var askRules = [asks]engine.Rule{
	RuleDeal, RuleTokensPlaced, RuleTurnOneAction, RuleDrawCards, RuleDrawTickets, RuleClaimToken,
}

// refuseKind refuses an action that does not answer the question.
func (s *State) refuseKind(a engine.Action) error { return refuse(askRules[s.ask], a) }
