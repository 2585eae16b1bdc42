package highcard

import (
	"cmp"

	"bayboard/core/engine"
)

// endReason says why the game ended; 0 while it goes on.
type endReason uint8

const (
	endRounds endReason = 1 + iota
	endTarget
)

var endRules = [...]engine.Rule{endRounds: RuleEndRounds, endTarget: RuleEndTarget}

func (e endReason) rule() engine.Rule { return endRules[e] }

func (s *State) score(seat int) int { return s.Won[seat].Sum() + int(s.Tricks[seat]) }

// targetReached reports whether the score that ends the game is reached.
func (s *State) targetReached() bool {
	for seat := range s.Seats() {
		if s.Options[OptionTarget] == 1 && s.score(seat) >= target {
			return true
		}
	}
	return false
}

// Outcome implements engine.State.
func (s *State) Outcome() engine.Outcome {
	o := engine.Outcome{Over: s.Phase == Over, Reason: s.Reason.rule(), Seats: s.Seats()}
	for seat := range s.Seats() {
		o.Scores[seat] = s.score(seat)
		o.Ranks[seat] = 1
		for other := range s.Seats() {
			c, tie := s.compare(seat, other)
			if c < 0 {
				o.Ranks[seat]++
			}
			if tie != "" && (o.TieBreaks[seat] == "" || tie == RuleTieHand) {
				o.TieBreaks[seat] = tie
			}
		}
	}
	return o
}

// compare tells whether seat a (> 0) or b (< 0) stands better, and by which
// rule if their scores are equal.
func (s *State) compare(a, b int) (int, engine.Rule) {
	if c := cmp.Compare(s.score(a), s.score(b)); c != 0 {
		return c, ""
	}
	if c := cmp.Compare(s.Tricks[a], s.Tricks[b]); c != 0 {
		return c, RuleTieTricks
	}
	if c := cmp.Compare(s.hands[a].Sum(), s.hands[b].Sum()); c != 0 {
		return c, RuleTieHand
	}
	return 0, ""
}

// Breakdown implements engine.State.
func (s *State) Breakdown(seat engine.Seat) []engine.Line {
	return []engine.Line{
		{Rule: RulePotPoints, Points: s.Won[seat].Sum(), Facts: []engine.Fact{engine.Number("cards", s.Won[seat].Count())}},
		{Rule: RuleTrickPoint, Points: int(s.Tricks[seat])},
	}
}
