package enginetest

import (
	"fmt"
	"slices"

	"bayboard/core/engine"
)

func outcomes(w *walk) error {
	o := w.state.Outcome()
	if o.Seats != w.state.Seats() {
		return fmt.Errorf("outcome of %d seats, the game has %d", o.Seats, w.state.Seats())
	}
	rules := w.game.Rules()
	isRule := func(id engine.Rule) bool {
		return slices.ContainsFunc(rules, func(r engine.RuleInfo) bool { return r.ID == id })
	}
	if o.Over && !isRule(o.Reason) {
		return fmt.Errorf("over by %q, which is no rule", o.Reason)
	}
	for s := range engine.MaxSeats {
		if s >= o.Seats {
			if o.Scores[s] != 0 || o.Ranks[s] != 0 || o.TieBreaks[s] != "" {
				return fmt.Errorf("seat %d of %d has a result", s+1, o.Seats)
			}
			continue
		}
		if o.TieBreaks[s] != "" && !isRule(o.TieBreaks[s]) {
			return fmt.Errorf("tie broken by %q, which is no rule", o.TieBreaks[s])
		}
		sum := 0
		for _, line := range w.state.Breakdown(engine.Seat(s)) {
			if !isRule(line.Rule) {
				return fmt.Errorf("points by %q, which is no rule", line.Rule)
			}
			sum += line.Points
		}
		if sum != o.Scores[s] {
			return fmt.Errorf("seat %d: lines of the score add up to %d, the score is %d", s+1, sum, o.Scores[s])
		}
	}
	return ranks(o)
}

// ranks checks that places follow scores, that ties are broken by a rule, and
// that a shared place leaves out the next ones.
func ranks(o engine.Outcome) error {
	for s := range o.Seats {
		better := 0
		for t := range o.Seats {
			if o.Ranks[t] < o.Ranks[s] {
				better++
			}
			switch {
			case o.Scores[s] > o.Scores[t] && o.Ranks[s] >= o.Ranks[t]:
				return fmt.Errorf("scores %v, ranks %v", o.Scores[:o.Seats], o.Ranks[:o.Seats])
			case o.Scores[s] == o.Scores[t] && o.Ranks[s] != o.Ranks[t] && o.TieBreaks[s] == "":
				return fmt.Errorf("scores %v, ranks %v, and no rule breaks the tie of seat %d", o.Scores[:o.Seats], o.Ranks[:o.Seats], s+1)
			}
		}
		if o.Ranks[s] != better+1 {
			return fmt.Errorf("ranks %v: %d seats stand before seat %d", o.Ranks[:o.Seats], better, s+1)
		}
	}
	return nil
}
