// Package harbour is a small game whose rules are complete in part.
package harbour

import "bayboard/core/engine"

const (
	RuleSail    engine.Rule = "sail"
	RuleAnchor  engine.Rule = "drop-anchor"
	RuleTide    engine.Rule = "tide"
	RuleFog     engine.Rule = "fog"
	RuleIsland  engine.Rule = "island"
	RulePirates engine.Rule = "pirates"
)

var allRules = []engine.RuleInfo{
	{ID: RuleSail, Refuses: true}, {ID: RuleAnchor}, {ID: RuleTide}, {ID: RuleFog}, {ID: RuleIsland},
}

// Drift moves with the water (rules tide,
// fog and drop-anchor).
func Drift() engine.Rule { return RuleSail }
