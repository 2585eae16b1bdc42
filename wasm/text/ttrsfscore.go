package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
)

// ttrsfScore names the lines of a score.
func ttrsfScore(rule engine.Rule, f facts) (label, detail string) {
	switch rule {
	case ttrsf.RuleScoreRoutes:
		return "Routes", number(f, "routes")
	case ttrsf.RuleScoreTickets:
		return "Tickets", ticketsDone(f)
	case ttrsf.RuleScoreTokens:
		return "Tourist tokens", number(f, "tokens")
	}
	return "", ""
}

// ticketsDone is "2 of 3", nothing without tickets that are known.
func ticketsDone(f facts) string {
	done, failed := f.number("complete"), f.number("failed")
	if done+failed == 0 {
		return ""
	}
	return strconv.Itoa(done) + " of " + strconv.Itoa(done+failed)
}
