package text

import (
	"bayboard/core/game/ttrsf"
)

// edition is the map that an event happened on, nil if it is not known.
func (e event) edition() *ttrsf.Edition {
	if t, ok := e.teller.(interface{ Edition() *ttrsf.Edition }); ok {
		return t.Edition()
	}
	return nil
}

// place is the location of a fact.
func (e event) place() string { return slugName(e.edition(), e.facts.word("location")) }

// tickets are the tickets of all the events, or how many there are for those
// who do not see them.
func (e event) tickets() Line {
	var l Line
	for i, x := range e.each {
		if !x.facts.has("ticket") {
			return say(strong(count(e.times, "ticket", "tickets")))
		}
		switch {
		case i > 0 && i == e.times-1:
			l = say(l, " and ")
		case i > 0:
			l = say(l, ", ")
		}
		l = say(l, strong(endsName(e.edition(), x.facts.word("ticket"))))
	}
	return l
}

// ttrsfDid are the events that tell what somebody did.
const ttrsfDid = "kept offered stack drawn taken claimed points token passed"

// ttrsfMain tells what somebody did.
func ttrsfMain(e event) Line {
	switch e.name {
	case "kept":
		return e.did("kept ", e.tickets(), ".")
	case "offered":
		return e.did("drew ", e.tickets(), ".")
	case "stack":
		return e.did("put the ", strong(e.facts.word("symbol")+" tokens"), " at ", strong(e.place()), ".")
	case "drawn":
		return e.did("drew ", strong(aCard(e.facts.word("card"))), " from the deck.")
	case "taken":
		return e.did("took ", strong(faceUp(e.facts.word("card"))), ".")
	case "claimed":
		return e.did("claimed ", strong(endsName(e.edition(), e.facts.word("route"))),
			" with "+payment(e.facts.word("colour"), e.facts.number("ferries"), e.facts.number("spaces"))+".")
	case "points":
		n := e.facts.number("points")
		return say(Gain("", n) + " " + PointsWord("", n) + ".")
	case "token":
		return e.did("took the ", strong(e.facts.word("symbol")+" token"), " at ", strong(e.place()), ".")
	case "passed":
		return e.did("passed.")
	}
	return nil
}

// ttrsfCame are the events that tell what came of an action.
const ttrsfCame = "returned turned-up swept held reshuffled token last-turns ended ticket"

// ttrsfEffect tells what came of it, without a tense.
func ttrsfEffect(e event) string {
	switch e.name {
	case "returned":
		if text := e.facts.word("ticket"); text != "" {
			return endsName(e.edition(), text) + " goes under the pile."
		}
		return "The other one goes under the pile."
	case "turned-up":
		return turnedUp(e)
	case "swept":
		return upper(cardsOf(e.facts.number("ferries"), ttrsf.Ferry.String())) + " face up: all face-up cards are discarded."
	case "held":
		return upper(cardsOf(e.facts.number("ferries"), ttrsf.Ferry.String())) + " face up, but too few other cards are left: they stay."
	case "reshuffled":
		return "The deck is empty: " + count(e.facts.number("cards"), "discard becomes", "discards become") + " the new one."
	case "token":
		return upper(e.facts.word("symbol")) + " token from " + e.place() + ": " + count(e.facts.number("tokens"), "token", "tokens") + " now."
	case "last-turns":
		return "No more than 2 cable cars left: everybody has one more turn."
	case "ended":
		return orOver(heading(ttrsfEnds, e.facts.word("reason")))
	case "ticket":
		return shownTickets(e)
	}
	return ""
}

// turnedUp is "A blue card is turned up.", "Turned up: 2 blue cards, 1 ferry."
func turnedUp(e event) string {
	if e.times == 1 {
		return upper(aCard(e.facts.word("card"))) + " is turned up."
	}
	var cards ttrsf.Cards
	for _, x := range e.each {
		for c := ttrsf.Blue; c < ttrsf.Colors; c++ {
			if x.facts.word("card") == c.String() {
				cards[c]++
			}
		}
	}
	var words []string
	for c := ttrsf.Blue; c < ttrsf.Colors; c++ {
		if n := int(cards[c]); n > 0 {
			words = append(words, several(n, c.String()))
		}
	}
	return "Turned up: " + And(words) + "."
}

// shownTickets is "Your tickets: Alcatraz – Sunset +10. Mira’s tickets: …"
func shownTickets(e event) string {
	s := ""
	for i, x := range e.each {
		switch {
		case i == 0:
			s = ticketsOf(x.who) + ": "
		case x.who != e.each[i-1].who:
			s += ". " + ticketsOf(x.who) + ": "
		default:
			s += ", "
		}
		s += endsName(e.edition(), x.facts.word("ticket")) + bond + Gain("", x.facts.number("points"))
	}
	return s + "."
}

func ticketsOf(name string) string { return upper(own(name)) + " tickets" }

// ttrsfChance says what a preview does not know: the card that is drawn, the
// one that comes after a card taken, the tickets of others.
func ttrsfChance(after []event) string {
	for _, e := range after {
		switch e.name {
		case "ended":
			return "The tickets of the others are shown."
		case "claimed":
			return "Empty places among the face-up cards are filled."
		case "taken":
			return "A new card is turned up in its place."
		}
	}
	return "What comes is not known yet."
}
