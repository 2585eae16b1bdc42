package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

// sf2022Score names the lines of a score.
var sf2022Score = map[engine.Rule]func(facts) (label, detail string){
	sf2022.RuleSkyscraper:    func(f facts) (string, string) { return "Skyscrapers", number(f, "count") },
	sf2022.RuleBuildersOrder: func(facts) (string, string) { return "Builder’s Order", "" },
	sf2022.RuleBonusSupply:   func(f facts) (string, string) { return "1½-point tokens", number(f, "count") },
	sf2022.RuleCompletion: func(f facts) (string, string) {
		return "First full " + f.word("row") + " row", ""
	},
	sf2022.RuleDistrictAdvantage: func(f facts) (string, string) {
		return upper(f.word("row")) + " district", contest(f)
	},
	sf2022.RuleNetworkAdvantage: func(f facts) (string, string) {
		return "Streetcar network", contest(f)
	},
}

// number is a count as it is shown beside points, nothing for 0.
func number(f facts, name string) string {
	if n := f.number(name); n > 0 {
		return "×" + strconv.Itoa(n)
	}
	return ""
}

// contest is "2nd · 7", the place and what it was won with; = says that the
// tie rule decided.
func contest(f facts) string {
	s := Place(f.number("place")) + " · " + strconv.Itoa(f.number("value"))
	if f.word("tie") != "" {
		s += " ="
	}
	return s
}
