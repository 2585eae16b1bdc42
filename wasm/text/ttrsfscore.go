package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
)

// ttrsfScore names the lines of a score.
func ttrsfScore() map[engine.Rule]func(facts) (label, detail string) {
	return map[engine.Rule]func(facts) (label, detail string){
		ttrsf.RuleScoreRoutes:  func(f facts) (string, string) { return "Routes", number(f, "routes") },
		ttrsf.RuleScoreTickets: func(f facts) (string, string) { return "Tickets", ticketsDone(f) },
		ttrsf.RuleScoreTokens:  func(f facts) (string, string) { return "Tourist tokens", number(f, "tokens") },
	}
}

// ticketsDone is "2 of 3", nothing without tickets that are known.
func ticketsDone(f facts) string {
	done, failed := f.number("complete"), f.number("failed")
	if done+failed == 0 {
		return ""
	}
	return strconv.Itoa(done) + " of " + strconv.Itoa(done+failed)
}
