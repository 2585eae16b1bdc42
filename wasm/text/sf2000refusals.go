package text

import (
	"strconv"
	"strings"

	"bayboard/core/game/sf2000"
)

// at is where the street of a fact lies, without the map.
func (e refusal) at(name string) string {
	s, _ := sf2000.ParseStreet(e.facts.word(name))
	return StreetName(nil, s)
}

func (e refusal) n(name string) string { return strconv.Itoa(e.facts.number(name)) }

// check is the value that an action names.
func (e refusal) check() string { return strconv.Itoa(int(e.Action.A)) }

// refuse2000 is about decisions, auctions and the end.
func refuse2000(e refusal) (title, reason string) {
	switch e.Rule {
	case sf2000.RuleDecision:
		return "Something else comes first", firstDecision(e.facts.word("ask"))
	case sf2000.RuleRefuse:
		name := requestName(e.facts.word("request"))
		if e.facts.number("refused") > 0 {
			return "Only once in a round", "You have refused one request. The second must be kept: " + name + "."
		}
		return "This one must be kept", "No other request has a free street. Keep it: " + name + "."
	case sf2000.RuleInfluenceLimit:
		return "Too much influence", "Your card has the value " + e.check() + ", and your influence is " + e.n("influence") + "."
	case sf2000.RuleChecksTurns:
		return "No such check", "You have no check of " + e.check() + " besides those in your bid of " + e.n("bid") +
			". The highest other bid is " + e.n("highest") + "."
	case sf2000.RuleChecksOutbid:
		return refuseBid(e)
	case sf2000.RuleOptionAlone:
		return "No such check", "You hold no check of " + e.n("check") + ". Pay one that you hold."
	case sf2000.RuleOptionTied:
		return refuseOffer(e)
	case sf2000.RuleWhiteSticks, sf2000.RuleInvest, sf2000.RuleInvestSupply, sf2000.RuleActionTwo, sf2000.RuleActionMove,
		sf2000.RuleActionSwap, sf2000.RuleActionFree, sf2000.RuleActionExchange, sf2000.RuleActionRemove:
		return refuseSticks(e)
	}
	why, _, ends := strings.Cut(heading(sf2000Ends, string(e.Rule)), ":")
	if !ends {
		return "", ""
	}
	return "The game is over", why + "."
}

// firstDecision says what is to be decided, by the core's word for it.
func firstDecision(ask string) string {
	what := "Answer the question of the table."
	switch ask {
	case "request":
		what = "The request has to be kept or refused."
	case "influence":
		what = "Every player chooses an influence card."
	case "bid":
		what = "The bidding goes on: add checks and bid, or drop out."
	case "option":
		what = "Every player chooses an option card."
	case "pay":
		what = "A check has to be paid for the option card."
	case "offer":
		what = "The sealed offers are made: add checks, and offer."
	case "place":
		what = "The winner of the privilege lays a stick, or declines."
	case "move", "swap", "with", "exchange":
		what = "The winner of the action card carries it out."
	case "take":
		what = "Influence or checks: that is chosen now."
	case "draw":
		what = "Checks are drawn from the bank: draw, or stop."
	case "remove":
		what = "Sticks are removed now, or not."
	}
	return what
}

func refuseBid(e refusal) (string, string) {
	bid, highest, least := e.n("bid"), e.n("highest"), e.facts.number("least")
	switch e.Action.Kind {
	case sf2000.ActOut:
		return "You have added checks", "Dropping out comes before the first check of a turn. Your bid is " + bid + ", to beat is " + highest + "."
	case sf2000.ActStand:
		if e.facts.number("bid") > e.facts.number("highest") {
			return "Add a check first", "Your bid is " + bid + ". In your turn you add checks, or drop out."
		}
		return "The bid is too low", "Your " + bid + " does not beat " + highest + ": your whole bid must be higher."
	}
	if least > 0 && int(e.Action.A) > least {
		return "From high to low", "In a turn checks are added from high to low: after " + strconv.Itoa(least) + " no " + e.check() +
			". Your bid is " + bid + ", the highest other " + highest + "."
	}
	return "Begin with a higher check", "From a check of " + e.check() + " down you reach " + e.n("reach") + ", and " + highest +
		" has to be beaten. Your bid is " + bid + "."
}

func refuseOffer(e refusal) (string, string) {
	switch checks := e.facts.number("checks"); {
	case checks >= 5:
		return "Five checks at most", "Your sealed offer has " + ChecksHeld(checks) + " already."
	case e.facts.number("left") == 0:
		return "No such check", "You have no check of " + e.check() + " besides the " + ChecksHeld(checks) + " of your offer."
	}
	return "From high to low", "Checks are added from high to low: a " + e.check() + " cannot follow the smaller of your " + ChecksHeld(e.facts.number("checks")) + "."
}

// refuseSticks is about sticks and streets.
func refuseSticks(e refusal) (string, string) {
	street := upper(e.at("street"))
	switch e.Rule {
	case sf2000.RuleWhiteSticks:
		return "White sticks stay", street + " lies a white stick. It is nobody’s, and stays there all game."
	case sf2000.RuleInvestSupply:
		return refuseSupply(e)
	case sf2000.RuleActionMove:
		if e.facts.number("owner") == 0 {
			return "No stick to move", upper(e.at("from")) + " lies no stick."
		}
		return "Not in reach", "A stick goes one or two streets straight on, and all of them must be free. From " + e.at("from") +
			" it does not reach the street " + e.at("to") + "."
	case sf2000.RuleActionSwap:
		switch {
		case e.facts.has("first"):
			return "Not another player’s", "The first stick lies " + e.at("first") + ". The second must be of another player; " + e.at("street") + " there is none."
		case e.facts.number("owner") == 0:
			return "No stick to swap", street + " lies no stick."
		}
		return "Nothing to swap it for", "Nobody else has a stick on the map for the one " + e.at("street") + "."
	case sf2000.RuleActionExchange:
		if !e.facts.has("street") {
			return "Nothing to exchange", "Nobody else has a stick on the map."
		}
		return "Not another player’s", street + " lies no stick of another player."
	case sf2000.RuleActionRemove:
		return "Not your stick", street + " lies none of your sticks."
	}
	if e.facts.number("free") == 0 {
		return "This street is taken", street + " lies a stick already."
	}
	if e.Rule == sf2000.RuleActionTwo {
		return "Another tile", "The second stick goes beside the same tile as the first. The street " + e.at("street") + " does not."
	}
	return "Not this street", "The street " + e.at("street") + " is not beside " + namedPlace(e.facts.word("place")) + "."
}

// namedPlace is what a privilege names, by the core's word.
func namedPlace(word string) string {
	for o := range sf2000.OptionCards {
		if word == o.String() {
			a, b := o.Districts()
			return aKind(a.String()) + " or " + aKind(b.String()) + " tile"
		}
	}
	if word == sf2000.Boundary.String() {
		return "the edge of the map"
	}
	return aKind(word) + " tile"
}

func refuseSupply(e refusal) (string, string) {
	switch supply := e.facts.number("supply"); {
	case e.facts.has("street") && e.Action.Kind == sf2000.ActDecline:
		return "Lay the lifted stick", "It lay " + e.at("street") + ", and goes onto another street now."
	case e.facts.has("street"):
		return "Not back again", "The stick was lifted from there: " + e.at("street") + ". It goes onto another street."
	case !e.facts.has("lift"):
		return "Lift a stick first", "Your supply has no stick: lift one of your own from the map, then lay it."
	case supply > 0:
		return "You have a stick to lay", "Your supply has " + count(supply, "stick", "sticks") + ": none has to be lifted " + e.at("lift") + "."
	}
	return "Not this stick", "Lift a stick of your own, but not one that you have just laid. The one " + e.at("lift") + " cannot be lifted."
}
