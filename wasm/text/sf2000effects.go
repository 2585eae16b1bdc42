package text

import (
	"strconv"
	"strings"

	"bayboard/core/game/sf2000"
)

// sf2000Came are the events that tell what came of an action.
const sf2000Came = "round request void reshuffled shown cancelled won-influence paid nobody option-shown unpaid " +
	"offer-shown offer-equal vanished rebuilt bonus card lapsed year lost kept-checks ended"

// sf2000Effect tells what came of it, without a tense: the results of
// auctions step by step.
func sf2000Effect(e event) string {
	f := e.facts
	switch e.name {
	case "shown":
		return "Shown: " + e.list(", ", func(x one) string { return strconv.Itoa(x.facts.number("value")) + bond + "by " + within(x.who) }) + "."
	case "cancelled":
		return e.list(" ", func(x one) string {
			return upper(numberWord(x.facts.number("seats"))) + " " + strconv.Itoa(x.facts.number("value")) + "s cancel each other."
		})
	case "won-influence":
		return e.winners()
	case "paid":
		return e.who + " " + verb(e.who, "win and pay ", "wins and pays ") + sumOf(f) + "."
	case "nobody":
		return "Nobody wins it."
	case "option-shown":
		return e.optionCards()
	case "unpaid":
		return e.who + " " + verb(e.who, "have", "has") + " no check to pay for " + optionText(f.word("option")) + ": no privilege."
	case "offer-shown":
		return e.offers()
	case "offer-equal":
		return e.equalOffers()
	case "card":
		return e.who + " " + verb(e.who, "draw", "draws") + " an action card: " + actionName(f.word("card")) + "."
	case "lapsed":
		return "Nobody can do that: it lapses."
	case "year":
		return e.yearCard()
	case "lost":
		return e.n("sum") + " is more than " + e.n("limit") + ": " + within(e.who) + " " + verb(e.who, "get", "gets") + " nothing."
	case "kept-checks":
		return "The bank is empty: " + e.list(", ", func(x one) string {
			return within(x.who) + " " + verb(x.who, "keep ", "keeps ") + worth(x.facts.number("sum"))
		}) + "."
	case "ended":
		return sf2000End(f.word("reason"))
	}
	return sf2000EffectMap(e)
}

// sf2000EffectMap is the part of sf2000Effect about rounds and the map.
func sf2000EffectMap(e event) string {
	switch e.name {
	case "round":
		return "Round " + e.n("round") + ": " + within(e.who) + " " + verb(e.who, "begin", "begins") + "."
	case "request":
		return "Request: " + e.request() + "."
	case "void":
		return "No street is free for " + requestPlace(e.facts.word("request")) + ": the next one comes."
	case "reshuffled":
		return "The stock is empty: " + count(e.facts.number("requests"), "discard becomes", "discards become") + " the new one."
	case "vanished":
		return e.list(" ", func(x one) string { return "No street is left for " + within(x.who) + ": the privilege is lost." })
	case "rebuilt":
		return e.list(" ", func(x one) string {
			at := sf2000.Tile(x.facts.number("row")*sf2000.Cols + x.facts.number("column"))
			return upper(kindName(x.facts.word("district"))) + " " + TileName(at) + " is rebuilt for " + within(x.who) + ": " +
				Gain("", x.facts.number("points")) + "."
		})
	}
	return "The " + actionName(e.facts.word("card")) + " gives " + within(e.who) + " " + e.n("points") + " more."
}

// list joins what is said of each of several events alike.
func (e event) list(between string, say func(one) string) string {
	var all []string
	for _, x := range e.each {
		all = append(all, say(x))
	}
	return strings.Join(all, between)
}

// winners is "Mira wins and pays 7 influence (23 left).", for several in the
// order in which they invest.
func (e event) winners() string {
	s := e.list(", then ", func(x one) string {
		win := within(x.who) + verb(x.who, " win", " wins") + " with the 0 and " + verb(x.who, "pay", "pays") + " nothing"
		if n := x.facts.number("value"); n > 0 {
			win = within(x.who) + verb(x.who, " win and pay ", " wins and pays ") + strconv.Itoa(n) + " influence"
		}
		return win + " (" + strconv.Itoa(x.facts.number("left")) + " left)"
	})
	return upper(s) + "."
}

// optionCards tells who chose which card, in the order of the cards.
func (e event) optionCards() string {
	s := "Shown:"
	for o := range sf2000.OptionCards {
		var who []string
		for _, x := range e.each {
			if x.facts.word("option") == o.String() {
				who = append(who, within(x.who))
			}
		}
		if o > 0 {
			s += ";"
		}
		if s += " " + optionText(o.String()) + " by "; len(who) == 0 {
			s += "nobody"
		}
		s += And(who)
	}
	return s + "."
}

// offers tells the sealed offers, and when none of them wins.
func (e event) offers() string {
	s := "Offers: " + e.list(", ", func(x one) string { return within(x.who) + " " + sumOf(x.facts) }) + "."
	for i, x := range e.each {
		sole := x.facts.number("sum") > 0
		for j, y := range e.each {
			sole = sole && (i == j || x.facts.number("sum") != y.facts.number("sum"))
		}
		if sole {
			return s
		}
	}
	return s + " None of them wins."
}

// equalOffers is "Two offers of 7 cancel each other."
func (e event) equalOffers() string {
	var said []string
	times := map[int]int{}
	for _, x := range e.each {
		times[x.facts.number("sum")]++
	}
	for _, x := range e.each {
		sum := x.facts.number("sum")
		if n := times[sum]; n > 0 {
			said = append(said, upper(numberWord(n))+" offers of "+strconv.Itoa(sum)+" cancel each other.")
			times[sum] = 0
		}
	}
	return strings.Join(said, " ")
}

// yearCard tells where an action card goes.
func (e event) yearCard() string {
	card := e.facts.word("card")
	if e.facts.number("open") == 1 {
		_, kind, _ := strings.Cut(card, "-")
		return "The card lies open on " + e.n("year") + ": the next " + kindName(kind) + " rebuilt scores 3 more."
	}
	return "“" + upper(actionName(card)) + "” goes to " + e.n("year") + "."
}

// numberWord is a small number as a word.
func numberWord(n int) string {
	if n > 1 && n < 6 {
		return [...]string{"two", "three", "four", "five"}[n-2]
	}
	return strconv.Itoa(n)
}
