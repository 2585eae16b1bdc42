package text

import (
	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

var sf2000Words = words{
	title:   "San Francisco",
	year:    "2000",
	by:      "Andreas Wetter and Thorsten Löpmann, 2000",
	kind:    "Auctions",
	blurb:   "Win the right to lay a stick by influence, checks or option cards, and rebuild the tiles where nobody can catch up with you.",
	length:  "60\u00a0min",
	turn:    func(v engine.View) int { return v.(*sf2000.View).Turn() },
	counts:  "Round",
	rules:   sf2000Headings,
	ends:    sf2000Ends,
	ask:     sf2000Ask,
	watch:   sf2000Watch,
	did:     sf2000Did,
	main:    sf2000Main,
	came:    sf2000Came,
	effect:  sf2000Effect,
	refusal: refuse2000,
	score:   sf2000Score,
	legend:  "Number of tiles rebuilt, and of bonus cards earned.",
	chance:  sf2000Chance,
	passing: "chosen offered added",
	options: []Option{
		{"Income cards", "With exactly 12 action cards everybody knows how many of them bring income.", []string{"As they come", "3 of 12", "4 of 12"}},
		{"Remove cards", "Only the Dutch rules have the two cards that remove sticks; without them there are two more allowances.", []string{"With", "Without"}},
	},
}

// sf2000Ends says by what a game ended.
const sf2000Ends = `end-year The action card of 1918 is done: the game is over.
end-broke Nobody has any influence or check left: the game is over.
end-full No street is free: the game is over.
end-no-request No request has a free street: the game is over.
end-quiet 36 rounds in a row have rebuilt nothing: the game is over.
end-rounds 500 rounds have been played: the game is over.`

// sf2000Headings are those of the rules page.
const sf2000Headings = `players Players and who begins
map The map
map-random Dealing the map
white-sticks White sticks
supply What each player has
secrecy What is secret
request-deck The requests
action-deck The action cards
decision One decision at a time
round A round
refuse Refusing a request
request-void A request without a street
request-cap More investors than streets
request-reshuffle When the stock is empty
influence-secret Influence cards are chosen secretly
influence-limit Not more than you have
influence-tie Equal cards cancel each other
influence-pay Only winners pay
influence-cap No upper end
checks-turns Bidding in turn
checks-outbid Outbidding
checks-win The last one pays
option-secret Option cards are chosen secretly
option-alone Alone on a card
option-tied Several on one card
option-count Up to three privileges
option-order The order of the cards
invest One stick on a free street
invest-optional You may decline
invest-vanished No street left
invest-supply Without sticks in your supply
both-sides A stick counts on both sides
majority Majority
majority-hall City hall and bank
rebuild Rebuilding a tile
action-draw When a card is drawn
action-year The years
action-auction Stick actions are auctioned
action-two Two sticks
action-move Move a stick
action-swap Swap two sticks
action-free Free street
action-exchange Exchange a stick
action-bonus Bonus
action-allowance Allowance
action-remove Remove
end-year The year 1918
end-broke Nobody has anything
end-full A full map
end-no-request No request can be used
end-quiet A long standstill
end-rounds Five hundred rounds
winner Who wins
variant-income Three or four income cards
variant-no-remove Without the remove cards`
