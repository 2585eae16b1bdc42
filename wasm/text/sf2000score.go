package text

import (
	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

// sf2000Score names the lines of a score.
func sf2000Score(rule engine.Rule, f facts) (label, detail string) {
	switch rule {
	case sf2000.RuleRebuild:
		return upper(kindName(f.word("district"))), number(f, "tiles")
	case sf2000.RuleActionBonus:
		return "Bonus cards", number(f, "cards")
	}
	return "", ""
}
