package text

import (
	"strconv"

	"bayboard/core/engine"
)

// did is "*Mira* laid out": somebody and what they did.
func (e event) did(parts ...any) Line {
	return say(append([]any{strong(e.who), " "}, parts...)...)
}

func (e event) card() strong { return strong(cardShort(e.facts.word("card"))) }

func (e event) row() string { return e.facts.word("row") + " row" }

func (e event) n(name string) string { return strconv.Itoa(e.facts.number(name)) }

// cell is "place 3 of their blue row".
func (e event) cell() string { return "place " + e.n("column") + " of " + their(e.who) + " " + e.row() }

func (e event) commitments() string {
	return count(e.facts.number("commitments"), "commitment token", "commitment tokens")
}

// sf2022Main tells what somebody did.
var sf2022Main = map[string]func(event) Line{
	"revealed": func(e event) Line { return e.did("turned up ", e.card(), ".") },
	"laid-out": func(e event) Line { return e.did("laid out ", e.card(), " in area "+e.n("area")+".") },
	"realized": func(e event) Line {
		return e.did("realized area "+e.n("area")+": "+count(e.facts.number("cards"), "card", "cards")+", now ", e.commitments(), ".")
	},
	"placed":      func(e event) Line { return e.did("placed ", e.card(), " in "+their(e.who)+" "+e.row()+".") },
	"discarded":   func(e event) Line { return e.did("discarded ", e.card(), ".") },
	"bonus-taken": func(e event) Line { return e.did("took ", strong(bonusName(e.facts.word("bonus"))), ".") },
	"plus2":       func(e event) Line { return e.did("put a ", strong("+2 token"), " on "+e.cell()+".") },
	"track":       func(e event) Line { return e.did("put a ", strong("track token"), " on "+e.cell()+".") },
	"released": func(e event) Line {
		return e.did("used a ", strong("no-commitment token"), ": "+e.commitments()+" left.")
	},
	"passed": func(e event) Line { return e.did("passed.") },
}

// sf2022Effect tells what came of it. The sentences have no tense, for they
// also tell what would come of an action.
var sf2022Effect = map[string]func(event) string{
	"foundation": func(e event) string {
		if left := e.facts.number("left"); left > 0 {
			return "A foundation token goes on it: " + strconv.Itoa(left) + " left."
		}
		return "A foundation token goes on it: the last one."
	},
	"returned": func(event) string { return "Everybody has a commitment token: each gives one back." },
	"marker": func(e event) string {
		if e.times == 1 {
			return "Joins the network: 1 more marker."
		}
		return "The network grows by " + strconv.Itoa(e.times) + " markers."
	},
	"square": func(e event) string {
		if e.times == 1 {
			return "The square in the " + e.row() + " is worth 4 now."
		}
		return strconv.Itoa(e.times) + " squares are worth 4 now."
	},
	"skyscraper": func(e event) string {
		if e.times == 1 {
			return "Skyscraper in the " + e.row() + ": neighbours " + e.n("around") + " of " + e.n("needed") + "."
		}
		return strconv.Itoa(e.times) + " skyscrapers."
	},
	"order": func(e event) string {
		if from := e.facts.number("from"); from > 0 && from <= len(e.names) {
			return "The Builder’s Order goes from " + within(e.names[from-1]) + " to " + within(e.who) + "."
		}
		return "The Builder’s Order goes to " + within(e.who) + "."
	},
	"completed":  func(e event) string { return "First to fill the " + e.row() + ": 1 point." },
	"bonus-due":  func(e event) string { return "The " + e.row() + " gives a bonus." },
	"bonus-lost": func(e event) string { return "The bonus of the " + e.row() + " has no use and is lost." },
	"discarded":  func(e event) string { return upper(count(e.times, "card", "cards")) + " not placed, discarded." },
	"ended":      func(e event) string { return orOver(sf2022Ends[engine.Rule(e.facts.word("reason"))]) },
}
