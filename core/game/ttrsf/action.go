package ttrsf

import "bayboard/core/engine"

// The kinds of actions.
const (
	ActKeep    engine.ActionKind = 1 + iota // A: 0 the first ticket, 1 the second, 2 both
	ActStack                                // A: location
	ActDraw                                 // A: 0 the deck, else the Color of a face-up card
	ActClaim                                // A: route, B: Color of the payment, C: ferries in it
	ActTickets                              //
	ActPass                                 //
	ActTake                                 // A: Symbol
	endOfKinds
)

// KeepBoth is A of ActKeep for both tickets.
const KeepBoth = 2

var actionWords = [endOfKinds]string{"", "keep", "token", "draw", "claim", "tickets", "pass", "take"}

// fieldsOf is how many of A, B, C the kinds use.
var fieldsOf = [endOfKinds]int{ActKeep: 1, ActStack: 1, ActDraw: 1, ActClaim: 3, ActTake: 1}

// foreign reports that an action is none of the grammar's: an unknown kind,
// or something in a field that the kind does not use.
func foreign(a engine.Action) bool {
	if a.Kind == 0 || a.Kind >= endOfKinds {
		return true
	}
	n := fieldsOf[a.Kind]
	return n < 1 && a.A != 0 || n < 2 && (a.B != 0 || a.C != 0)
}

// Claim makes the action that claims a route with a payment.
func (e *Edition) Claim(r RouteID, c Color, ferries int) engine.Action {
	return engine.Action{Kind: ActClaim, A: int16(e.Choice(r)), B: int16(c), C: int16(ferries)}
}
