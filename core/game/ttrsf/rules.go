package ttrsf

import "bayboard/core/engine"

// The rule ids, in the order of the rules page.
const (
	RulePlayers        engine.Rule = "players"
	RuleMap            engine.Rule = "map"
	RuleCards          engine.Rule = "cards"
	RuleRoutePoints    engine.Rule = "route-points"
	RuleSetupOrder     engine.Rule = "setup-order"
	RuleDeal           engine.Rule = "deal"
	RuleTokensSetup    engine.Rule = "tokens-setup"
	RuleTokensPlaced   engine.Rule = "tokens-placed"
	RuleThreeFerries   engine.Rule = "three-ferries"
	RuleDrawReshuffle  engine.Rule = "draw-reshuffle"
	RuleTurnOneAction  engine.Rule = "turn-one-action"
	RuleDrawCards      engine.Rule = "draw-cards"
	RuleDrawFerry      engine.Rule = "draw-ferry"
	RuleClaimOpen      engine.Rule = "claim-open"
	RuleClaimCards     engine.Rule = "claim-cards"
	RuleClaimColour    engine.Rule = "claim-colour"
	RuleClaimFerry     engine.Rule = "claim-ferry"
	RuleClaimCars      engine.Rule = "claim-cars"
	RuleDoubleOwn      engine.Rule = "double-own"
	RuleDoubleTwo      engine.Rule = "double-two"
	RuleClaimPoints    engine.Rule = "claim-points"
	RuleClaimToken     engine.Rule = "claim-token"
	RuleDrawTickets    engine.Rule = "draw-tickets"
	RuleTicketFinal    engine.Rule = "ticket-final"
	RuleHandLimit      engine.Rule = "hand-limit"
	RuleSecrecy        engine.Rule = "secrecy"
	RulePass           engine.Rule = "pass"
	RuleEndTrigger     engine.Rule = "end-trigger"
	RuleScoreRoutes    engine.Rule = "score-routes"
	RuleScoreTickets   engine.Rule = "score-tickets"
	RuleScoreTokens    engine.Rule = "score-tokens"
	RuleTicketComplete engine.Rule = "ticket-complete"
	RuleWinner         engine.Rule = "winner"
)

// allRules is the closed list; those that refuse actions are marked.
var allRules = []engine.RuleInfo{
	{ID: RulePlayers}, {ID: RuleMap}, {ID: RuleCards}, {ID: RuleRoutePoints}, {ID: RuleSetupOrder},
	{ID: RuleDeal, Refuses: true}, {ID: RuleTokensSetup}, {ID: RuleTokensPlaced, Refuses: true},
	{ID: RuleThreeFerries}, {ID: RuleDrawReshuffle},
	{ID: RuleTurnOneAction, Refuses: true}, {ID: RuleDrawCards, Refuses: true}, {ID: RuleDrawFerry, Refuses: true},
	{ID: RuleClaimOpen, Refuses: true}, {ID: RuleClaimCards, Refuses: true}, {ID: RuleClaimColour, Refuses: true},
	{ID: RuleClaimFerry, Refuses: true}, {ID: RuleClaimCars, Refuses: true},
	{ID: RuleDoubleOwn, Refuses: true}, {ID: RuleDoubleTwo, Refuses: true},
	{ID: RuleClaimPoints}, {ID: RuleClaimToken, Refuses: true},
	{ID: RuleDrawTickets, Refuses: true}, {ID: RuleTicketFinal}, {ID: RuleHandLimit}, {ID: RuleSecrecy},
	{ID: RulePass, Refuses: true}, {ID: RuleEndTrigger, Refuses: true},
	{ID: RuleScoreRoutes}, {ID: RuleScoreTickets}, {ID: RuleScoreTokens}, {ID: RuleTicketComplete}, {ID: RuleWinner},
}

// ending is why a game is over.
type ending uint8

const (
	running ending = iota
	endTrigger
	endPass
	endings
)

var endRules = [endings]engine.Rule{"", RuleEndTrigger, RulePass}

// refuse makes the error of an illegal action.
func refuse(r engine.Rule, a engine.Action, facts ...engine.Fact) error {
	return &engine.IllegalError{Rule: r, Action: a, Facts: facts}
}
