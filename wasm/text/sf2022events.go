package text

import (
	"strconv"
)

// did is "*Mira* laid out": somebody and what they did.
func (e event) did(parts ...any) Line {
	return say(append([]any{strong(e.who), " "}, parts...)...)
}

func (e event) card() strong { return strong(cardShort(e.facts.word("card"))) }

func (e event) row() string { return colour(e.facts.word("row")) + " row" }

func (e event) n(name string) string { return strconv.Itoa(e.facts.number(name)) }

// cell is "place 3 of their blue row".
func (e event) cell() string { return "place " + e.n("column") + " of " + their(e.who) + " " + e.row() }

func (e event) commitments() string {
	return count(e.facts.number("commitments"), "commitment token", "commitment tokens")
}

// sf2022Did are the events that tell what somebody did.
const sf2022Did = "revealed laid-out realized placed discarded bonus-taken plus2 track released passed"

// sf2022Main tells what somebody did.
func sf2022Main(e event) Line {
	switch e.name {
	case "revealed":
		return e.did("turned up ", e.card(), ".")
	case "laid-out":
		return e.did("laid out ", e.card(), " in area "+e.n("area")+".")
	case "realized":
		return e.did("realized area "+e.n("area")+": "+count(e.facts.number("cards"), "card", "cards")+", now ", e.commitments(), ".")
	case "placed":
		return e.did("placed ", e.card(), " in "+their(e.who)+" "+e.row()+".")
	case "discarded":
		return e.did("discarded ", e.card(), ".")
	case "bonus-taken":
		return e.did("took ", strong(bonusName(e.facts.word("bonus"))), ".")
	case "plus2":
		return e.did("put a ", strong("+2 token"), " on "+e.cell()+".")
	case "track":
		return e.did("put a ", strong("track token"), " on "+e.cell()+".")
	case "released":
		return e.did("used a ", strong("no-commitment token"), ": "+e.commitments()+" left.")
	case "passed":
		return e.did("passed.")
	}
	return nil
}

// sf2022Came are the events that tell what came of an action.
const sf2022Came = "foundation returned marker square skyscraper order completed bonus-due bonus-lost discarded ended"

// sf2022Effect tells what came of it. The sentences have no tense, for they
// also tell what would come of an action.
func sf2022Effect(e event) string {
	switch e.name {
	case "foundation":
		if left := e.facts.number("left"); left > 0 {
			return "A foundation token goes on it: " + strconv.Itoa(left) + " left."
		}
		return "A foundation token goes on it: the last one."
	case "returned":
		return "Everybody has a commitment token: each gives one back."
	case "marker":
		if e.times == 1 {
			return "Joins the network: 1 more marker."
		}
		return "The network grows by " + strconv.Itoa(e.times) + " markers."
	case "square":
		if e.times == 1 {
			return "The square in the " + e.row() + " is worth 4 now."
		}
		return strconv.Itoa(e.times) + " squares are worth 4 now."
	case "skyscraper":
		if e.times == 1 {
			return "Skyscraper in the " + e.row() + ": neighbours " + e.n("around") + " of " + e.n("needed") + "."
		}
		return strconv.Itoa(e.times) + " skyscrapers."
	case "order":
		if from := e.facts.number("from"); from > 0 && from <= len(e.names) {
			return "The Builder’s Order goes from " + within(e.names[from-1]) + " to " + within(e.who) + "."
		}
		return "The Builder’s Order goes to " + within(e.who) + "."
	case "completed":
		return "First to fill the " + e.row() + ": 1 point."
	case "bonus-due":
		return "The " + e.row() + " gives a bonus."
	case "bonus-lost":
		return "The bonus of the " + e.row() + " has no use and is lost."
	case "discarded":
		return upper(count(e.times, "card", "cards")) + " not placed, discarded."
	case "ended":
		return orOver(heading(sf2022Ends, e.facts.word("reason")))
	}
	return ""
}
