package text

import (
	"bayboard/core/game/ttrsf"
)

// refuseTTRSF says why not, for each rule that refuses.
func refuseTTRSF(e refusal) (title, reason string) {
	switch e.Rule {
	case ttrsf.RuleDeal:
		return refuseTickets(e)
	case ttrsf.RuleTokensPlaced:
		return refuseStack(e)
	case ttrsf.RuleTurnOneAction:
		return "Not on this turn", "A turn is one of three actions: draw cards, claim a route, or draw tickets."
	case ttrsf.RuleDrawCards:
		return refuseDraw(e)
	case ttrsf.RuleDrawFerry:
		return "No ferry as the second card", "A face-up ferry counts as both cards: it can only be the first one, and then the only one."
	case ttrsf.RuleClaimOpen:
		if !e.facts.has("route") {
			return "There is no such route", "Choose a route that is on the map."
		}
		return "This route is taken", e.route() + " is claimed already. A route has one owner for the whole game."
	case ttrsf.RuleClaimCards:
		return refusePayment(e)
	case ttrsf.RuleClaimColour:
		if e.facts.has("needed") {
			return refuseShort(e)
		}
		return refuseColour(e)
	case ttrsf.RuleClaimFerry:
		return "A ferry is needed", "This route has " + count(e.facts.number("needed"), "ferry symbol", "ferry symbols") +
			": pay at least that many ferries. Your payment has " + cardsOf(e.facts.number("ferries"), ttrsf.Ferry.String()) + "."
	case ttrsf.RuleClaimCars:
		return "Too few cable cars", "You have " + count(e.facts.number("cars"), "cable car", "cable cars") +
			" left, and the route has " + e.spaces() + "."
	case ttrsf.RuleDoubleOwn:
		return "You own its twin", e.route() + " is a double route. Nobody can own both of its routes."
	case ttrsf.RuleDoubleTwo:
		return "This double route is closed", "With two players only one route of a double can be claimed, and the one beside " + e.route() + " is claimed already."
	case ttrsf.RuleClaimToken:
		return refuseToken(e)
	case ttrsf.RuleDrawTickets:
		if e.facts.has("pile") {
			return "No tickets left", "The ticket pile is empty."
		}
		return refuseTickets(e)
	case ttrsf.RulePass:
		if e.Action.Kind == ttrsf.ActPass {
			return "You cannot pass", "Passing is possible only when you can neither draw anything nor claim a route."
		}
		return "The game is over", "All players have passed, one after the other."
	case ttrsf.RuleEndTrigger:
		return "The game is over", "Everybody has had their last turn."
	}
	return "", ""
}

func refuseToken(e refusal) (title, reason string) {
	if e.facts.has("route") {
		return "No such token here", "Choose a token that lies at one of the two ends of " + e.route() + "."
	}
	return "Take your token first", "Your route has a token for you at each end: choose one of them before anything else."
}

// route is the route of the facts.
func (e refusal) route() string { return endsName(nil, e.facts.word("route")) }

func (e refusal) spaces() string { return count(e.facts.number("spaces"), "space", "spaces") }

func refuseTickets(e refusal) (string, string) {
	if e.facts.number("tickets") == 1 {
		return "Keep your ticket first", "It is the only one left, so it stays with you."
	}
	return "Your tickets come first", "You have two tickets to choose from: keep one of them or both."
}

func refuseStack(e refusal) (string, string) {
	if symbol := e.facts.word("symbol"); symbol != "" {
		return "There are tokens already", "The " + symbol + " tokens lie at " + slugName(nil, e.facts.word("location")) +
			". Choose a location that has none."
	}
	return "Place the tokens first", "Before the first turn the two spare stacks of tokens go to locations that have none."
}

func refuseDraw(e refusal) (string, string) {
	deck, discards, row := e.facts.number("deck"), e.facts.number("discards"), e.facts.number("row")
	switch color := e.Action.A; {
	case len(e.facts) == 0:
		return "Take your second card first", "Drawing cards means two of them: take the second one, from the deck or face up."
	case deck+discards+row == 0:
		return "No cards left", "The deck, the discards and the face-up cards are all used up."
	case color == 0:
		return "The deck is empty", "There are no discards to make a new one either. Take a card that lies face up."
	case color > 0 && color < int16(ttrsf.Colors):
		if row == 0 {
			return "No such card face up", "No card lies face up. Draw from the deck."
		}
		return "No such card face up", "There is no " + ttrsf.Color(color).String() + " among the " +
			count(row, "face-up card", "face-up cards") + "."
	}
	return "There is no such card", "Take a card from the deck or one that lies face up."
}

func refusePayment(e refusal) (string, string) {
	cards, spaces := e.facts.number("cards"), e.facts.number("spaces")
	if cards < spaces {
		return "Too few cards", "The route has " + e.spaces() + ", and you hold " + count(cards, "card", "cards") + "."
	}
	return "Not the right number of cards", "The route has " + e.spaces() + ": it takes exactly as many cards."
}

// refuseShort is for who does not hold what they would pay.
func refuseShort(e refusal) (string, string) {
	color, held, needed := e.facts.word("colour"), e.facts.number("held"), e.facts.number("needed")
	if held >= needed {
		return "That is no " + color, "A payment of ferries alone has no other colour. Pay the ferries, or at least " + aCard(color) + " with them."
	}
	return "Too few of them", "This payment takes " + cardsOf(needed, color) + ", and you hold " + cardsOf(held, color) + "."
}

func refuseColour(e refusal) (string, string) {
	color, route := e.facts.word("colour"), e.facts.word("route")
	if route == "" {
		return "Choose one colour", "A route is paid with cards of one colour and any number of ferries."
	}
	return "Not its colour", "This route is " + route + ": it takes " + route + " cards and ferries, not " + color + "."
}
