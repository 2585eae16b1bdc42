package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

// sf2022Score names the lines of a score.
func sf2022Score(rule engine.Rule, f facts) (label, detail string) {
	switch rule {
	case sf2022.RuleSkyscraper:
		return "Skyscrapers", number(f, "count")
	case sf2022.RuleBuildersOrder:
		return "Builder’s Order", ""
	case sf2022.RuleBonusSupply:
		return "1½-point tokens", number(f, "count")
	case sf2022.RuleCompletion:
		return "First full " + colour(f.word("row")) + " row", ""
	case sf2022.RuleDistrictAdvantage:
		return upper(colour(f.word("row"))) + " district", contest(f)
	case sf2022.RuleNetworkAdvantage:
		return "Streetcar network", contest(f)
	}
	return "", ""
}

// number is a count as it is shown beside points, nothing for 0.
func number(f facts, name string) string {
	if n := f.number(name); n > 0 {
		return "×" + strconv.Itoa(n)
	}
	return ""
}

// contest is "2nd · 7", the place and what it was won with; "1st= · 7" says that
// the tie rule decided, "tie" that it will at the end. Beside points "7 =" would
// be an equation.
func contest(f facts) string {
	place := f.number("place")
	if f.has("open") {
		place = Tied
	}
	s := Rank(place)
	if f.word("tie") != "" {
		s += "="
	}
	return s + " · " + strconv.Itoa(f.number("value"))
}
