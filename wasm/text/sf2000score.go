package text

import (
	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

// sf2000Score names the lines of a score.
func sf2000Score() map[engine.Rule]func(facts) (label, detail string) {
	return map[engine.Rule]func(facts) (label, detail string){
		sf2000.RuleRebuild: func(f facts) (string, string) {
			return upper(kindName(f.word("district"))), number(f, "tiles")
		},
		sf2000.RuleActionBonus: func(f facts) (string, string) { return "Bonus cards", number(f, "cards") },
	}
}
