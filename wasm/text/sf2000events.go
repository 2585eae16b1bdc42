package text

import (
	"strconv"
	"strings"

	"bayboard/core/game/sf2000"
)

// sf2000Did are the events that tell what somebody did.
const sf2000Did = "kept refused chosen added stood dropped paid-hidden offered stick lifted declined moved swapped " +
	"exchanged removed took-influence took-checks check-drawn kept-checks"

// street is where the street of a fact lies.
func (e event) street(name string) strong {
	s, _ := sf2000.ParseStreet(e.facts.word(name))
	return strong(StreetName(e.teller, s))
}

// stickOf is "your stick", "Mira’s stick", by the seat of a fact; "their own
// stick" for the one who did it.
func (e event) stickOf(name string) string {
	n := e.facts.number(name) - 1
	switch {
	case n < 0 || n >= len(e.names):
		return "a stick"
	case e.names[n] == e.who:
		return their(e.who) + " own stick"
	}
	return own(e.names[n]) + " stick"
}

func (e event) request() string { return requestName(e.facts.word("request")) }

// sf2000Main tells what somebody did.
func sf2000Main(e event) Line {
	f := e.facts
	switch e.name {
	case "kept":
		return e.did("kept the request: ", strong(e.request()), "."+e.cap())
	case "refused":
		return e.did("refused the request: ", strong(e.request()), ".")
	case "chosen":
		switch {
		case f.has("option"):
			return e.did("chose ", strong(optionText(f.word("option"))), ".")
		case f.has("value"):
			return e.did("chose the influence card ", strong(e.n("value")), ".")
		}
		return e.did("chose a card.")
	case "added":
		if f.number("check") == f.number("bid") {
			return e.did("bid ", strong(e.n("bid")), ".")
		}
		return e.did("added "+e.n("check")+": ", strong(e.n("bid")), " in all.")
	case "stood":
		return e.did("bid ", strong(e.n("bid")), ".")
	case "dropped":
		if f.number("bid") == 0 {
			return e.did("dropped out.")
		}
		return e.did("dropped out and took back " + e.n("bid") + ".")
	case "paid-hidden":
		if !f.has("check") {
			return e.did("paid a check face down.")
		}
		return e.did("paid a check of ", strong(e.n("check")), " face down.")
	case "offered":
		if !f.has("sum") {
			return e.did("made a sealed offer.")
		}
		return e.did("offered ", strong(sumOf(f)), ".")
	}
	return sf2000MainSticks(e)
}

// sf2000MainSticks is the part of sf2000Main about sticks and income.
func sf2000MainSticks(e event) Line {
	f := e.facts
	switch e.name {
	case "stick":
		return e.did("laid a stick ", e.street("street"), ".")
	case "lifted":
		return e.did("lifted "+their(e.who)+" stick ", e.street("street"), ".")
	case "removed":
		return e.did("removed "+their(e.who)+" stick ", e.street("street"), ".")
	case "moved":
		return e.did("moved "+e.stickOf("owner")+" ", e.street("from"), ". Now it lies ", e.street("to"), ".")
	case "swapped":
		return e.did("swapped "+e.stickOf("owner")+" ", e.street("street"), " with "+e.stickOf("other")+" ", e.street("with"), ".")
	case "exchanged":
		return e.did("put a stick in the place of "+e.stickOf("from")+" ", e.street("street"), ".")
	case "took-influence":
		return e.did("took ", strong(e.n("influence")+" influence"), ": "+e.n("now")+" now.")
	case "took-checks":
		return e.did("chose checks up to ", strong(e.n("limit")), ".")
	case "check-drawn":
		if f.number("check") == f.number("sum") {
			return e.did("drew a check of ", strong(e.n("check")), ".")
		}
		return e.did("drew a check of ", strong(e.n("check")), ": "+e.n("sum")+" in all.")
	case "kept-checks":
		return e.did("kept ", strong(worth(f.number("sum"))), ".")
	}
	return e.did("declined.")
}

// cap says that there are fewer streets than investors.
func (e event) cap() string {
	text := e.facts.word("request")
	n, err := strconv.Atoi(text[strings.LastIndexByte(text, '-')+1:])
	if places := e.facts.number("places"); err == nil && places < n {
		return " Only " + count(places, "street is", "streets are") + " free: no more can invest."
	}
	return ""
}

// sumOf is "12 with 2 checks", "nothing".
func sumOf(f facts) string {
	if f.number("sum") == 0 {
		return "nothing"
	}
	return strconv.Itoa(f.number("sum")) + " with " + count(f.number("checks"), "check", "checks")
}

func worth(sum int) string {
	if sum == 0 {
		return "no checks"
	}
	return "checks worth " + strconv.Itoa(sum)
}

// sf2000Chance says what a preview does not know.
func sf2000Chance(after []event) string {
	if len(after) == 0 {
		return "A check is drawn from the bank."
	}
	switch after[len(after)-1].name {
	case "chosen":
		return "All cards are shown."
	case "offered":
		return "All offers are shown."
	case "round":
		return "A request is drawn."
	case "refused":
		return "Another request is drawn, which must be kept."
	}
	return "An action card is drawn."
}

// sf2000End is the reason of an end by its word.
func sf2000End(word string) string {
	return orOver(heading(sf2000Ends, word))
}
