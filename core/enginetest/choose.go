package enginetest

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// choose is a greedy choice with the given probability, else a random one.
func (k *kit) choose(s engine.State, legal []engine.Action, share float64, r *rng.Rand) engine.Action {
	if r.IntN(1000) >= int(share*1000) {
		return legal[r.IntN(len(legal))]
	}
	v := s.View(s.Actor())
	if k.cfg.Greedy != nil {
		return k.cfg.Greedy(v, legal)
	}
	return bestInSample(v, legal, r)
}

// greedyWidth is the largest number of actions that bestInSample compares.
const greedyWidth = 16

// bestInSample is the action with the best lead of its seat over the others
// right after it, in one sample, among a few of the legal ones.
func bestInSample(v engine.View, legal []engine.Action, r *rng.Rand) engine.Action {
	before, after := v.Sample(nil, r), v.Game().Blank()
	best, most := legal[0], -1<<31
	for range min(greedyWidth, 2*len(legal)) {
		a := legal[r.IntN(len(legal))]
		after.CopyFrom(before)
		if after.Apply(a, nil) != nil {
			continue
		}
		if n := lead(after.Outcome(), v.Seat()); n > most {
			best, most = a, n
		}
	}
	return best
}

// lead is the distance to the best of the others.
func lead(o engine.Outcome, seat engine.Seat) int {
	best := -1 << 30
	for other := range o.Seats {
		if engine.Seat(other) != seat {
			best = max(best, o.Scores[other])
		}
	}
	return o.Scores[seat] - best
}
