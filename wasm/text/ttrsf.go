package text

import (
	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
)

// ttrsfWords makes the words; made on demand, they cost nothing in a program
// that does not know the game.
func ttrsfWords() *words {
	return &words{
		title:   "Ticket to Ride: San Francisco",
		by:      "Alan R. Moon, 2022",
		kind:    "Routes",
		blurb:   "Collect cards, claim cable car and ferry routes, and bring home tourist tokens from all over town.",
		length:  "15 min",
		turn:    ttrsfTurn,
		rules:   ttrsfRules(),
		ends:    ttrsfEnds(),
		ask:     ttrsfAsk,
		watch:   ttrsfWatch,
		main:    ttrsfMain(),
		effect:  ttrsfEffect(),
		refusal: ttrsfRefusals(),
		score:   ttrsfScore(),
		legend:  "Number of routes and tokens; how many of the tickets are complete. Those of others are secret until the end. 1 to 7 tokens: 0, 1, 2, 4, 6, 9, 12 points.",
		chance:  ttrsfChance,
	}
}

// ttrsfEnds says by what a game ended.
func ttrsfEnds() map[engine.Rule]string {
	return map[engine.Rule]string{
		ttrsf.RuleEndTrigger: "Everybody has had their last turn: the game is over.",
		ttrsf.RulePass:       "Nobody can do anything more: the game is over.",
	}
}

func ttrsfTurn(v engine.View) int { return v.(*ttrsf.View).Turn() }

// ttrsfRules are the headings of the rules page.
func ttrsfRules() map[engine.Rule]string {
	return map[engine.Rule]string{
		ttrsf.RulePlayers:        "Players and who begins",
		ttrsf.RuleMap:            "The map, cable cars and tickets",
		ttrsf.RuleCards:          "The transport cards",
		ttrsf.RuleRoutePoints:    "What routes are worth",
		ttrsf.RuleSetupOrder:     "The order of the setup",
		ttrsf.RuleDeal:           "Your first tickets",
		ttrsf.RuleTokensSetup:    "Where the tourist tokens lie",
		ttrsf.RuleTokensPlaced:   "The two spare stacks of tokens",
		ttrsf.RuleThreeFerries:   "Three ferries face up",
		ttrsf.RuleDrawReshuffle:  "When the deck is empty",
		ttrsf.RuleTurnOneAction:  "One action, then the next player",
		ttrsf.RuleDrawCards:      "Draw two cards",
		ttrsf.RuleDrawFerry:      "A face-up ferry counts as both cards",
		ttrsf.RuleClaimOpen:      "Claim any open route",
		ttrsf.RuleClaimCards:     "One card for each space",
		ttrsf.RuleClaimColour:    "Cards of one colour, and ferries",
		ttrsf.RuleClaimFerry:     "Ferry symbols take ferry cards",
		ttrsf.RuleClaimCars:      "One cable car for each space",
		ttrsf.RuleDoubleOwn:      "Nobody owns both routes of a double",
		ttrsf.RuleDoubleTwo:      "Double routes with two players",
		ttrsf.RuleClaimPoints:    "Routes score at once",
		ttrsf.RuleClaimToken:     "Take a tourist token",
		ttrsf.RuleDrawTickets:    "Draw tickets",
		ttrsf.RuleTicketFinal:    "A ticket that you keep stays",
		ttrsf.RuleHandLimit:      "Hold as many as you like",
		ttrsf.RuleSecrecy:        "What is secret",
		ttrsf.RulePass:           "When you can do nothing",
		ttrsf.RuleEndTrigger:     "The last turns",
		ttrsf.RuleScoreRoutes:    "Points for routes",
		ttrsf.RuleScoreTickets:   "Points for tickets",
		ttrsf.RuleScoreTokens:    "Points for tokens",
		ttrsf.RuleTicketComplete: "When a ticket is complete",
		ttrsf.RuleWinner:         "Who wins",
	}
}
