package search

import "bayboard/core/engine"

// Thought is what a search came to, for people who ask why.
type Thought struct {
	Action engine.Action
	// Value is what each seat can expect of the victory after the action, in
	// thousandths; they add up to about 1000. All are 0 when there was nothing
	// to think about.
	Value [engine.MaxSeats]int
	// Visits is the number of times that the search has gone through.
	Visits int
	// Nodes is the number of actions that it has carried out.
	Nodes int
	// Tries are the actions that were looked at, from the best.
	Tries []Try
	// Line is the action and what the seat would most likely decide next.
	Line []engine.Action
}

// Try is one of the actions that were looked at.
type Try struct {
	Action engine.Action
	Visits int
	// Value is how well the seat stands after it, as of an Evaluator.
	Value int
	// Chance is what the seat can expect of the victory after it, in
	// thousandths, 0 when it was not followed.
	Chance int
	// Glance is the value by the end of the seat's own turn alone.
	Glance int
}

// sway is the lead, as of an Evaluator, that halves the expectation of the
// one behind.
const sway = 6000

// shares adds what the seats can expect of the victory to a sum.
func shares(values []int64, s engine.State, sum *[engine.MaxSeats]int64) {
	if s.Actor() == engine.NoSeat {
		winners := s.Outcome().Winners()
		for _, w := range winners {
			sum[w] += int64(1000 / len(winners))
		}
		return
	}
	best, all := values[0], int64(0)
	for _, v := range values {
		best = max(best, v)
	}
	var part [engine.MaxSeats]int64
	for p, v := range values {
		part[p] = power(best-v, sway)
		all += part[p]
	}
	for p := range values {
		sum[p] += part[p] * 1000 / all
	}
}
