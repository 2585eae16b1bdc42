package text

import (
	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
)

var ttrsfWords = words{
	title:   "Ticket to Ride: San Francisco",
	by:      "Alan R. Moon, 2022",
	kind:    "Routes",
	blurb:   "Collect cards, claim cable car and ferry routes, and bring home tourist tokens from all over town.",
	length:  "15\u00a0min",
	turn:    ttrsfTurn,
	rules:   ttrsfRules,
	ends:    ttrsfEnds,
	ask:     ttrsfAsk,
	watch:   ttrsfWatch,
	did:     ttrsfDid,
	main:    ttrsfMain,
	came:    ttrsfCame,
	effect:  ttrsfEffect,
	refusal: refuseTTRSF,
	score:   ttrsfScore,
	legend:  "Number of routes and tokens; how many of the tickets are complete. Those of others are secret until the end. 1 to 7 tokens: 0, 1, 2, 4, 6, 9, 12 points.",
	chance:  ttrsfChance,
}

// ttrsfEnds says by what a game ended.
const ttrsfEnds = `end-trigger Everybody has had their last turn: the game is over.
pass Nobody can do anything more: the game is over.`

func ttrsfTurn(v engine.View) int { return v.(*ttrsf.View).Turn() }

// ttrsfRules are the headings of the rules page.
const ttrsfRules = `players Players and who begins
map The map, cable cars and tickets
cards The transport cards
route-points What routes are worth
setup-order The order of the setup
deal Your first tickets
tokens-setup Where the tourist tokens lie
tokens-placed The two spare stacks of tokens
three-ferries Three ferries face up
draw-reshuffle When the deck is empty
turn-one-action One action, then the next player
draw-cards Draw two cards
draw-ferry A face-up ferry counts as both cards
claim-open Claim any open route
claim-cards One card for each space
claim-colour Cards of one colour, and ferries
claim-ferry Ferry symbols take ferry cards
claim-cars One cable car for each space
double-own Nobody owns both routes of a double
double-two Double routes with two players
claim-points Routes score at once
claim-token Take a tourist token
draw-tickets Draw tickets
ticket-final A ticket that you keep stays
hand-limit Hold as many as you like
secrecy What is secret
pass When you can do nothing
end-trigger The last turns
score-routes Points for routes
score-tickets Points for tickets
score-tokens Points for tokens
ticket-complete When a ticket is complete
winner Who wins`
