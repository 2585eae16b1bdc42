package search

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Evaluator is what a game's State offers to bots that plan.
type Evaluator interface {
	// Evaluate is how well a seat stands against the others: more is better,
	// 1000 is one of the game's unit, and at the end a victory counts more
	// than its points. It must be of use in the middle of a turn too, where
	// it is compared with other moments in the middle of that turn. It goes by
	// what the seat may know, and uses integers only, so that it is the same
	// on all machines.
	Evaluate(seat engine.Seat) int
}

// Judge is what a game's State offers to level expert, beside Evaluate.
type Judge interface {
	// Judge is what Evaluate is, as far as is known the best there is of it.
	Judge(seat engine.Seat) int
}

// Weigher is what a game's State offers to players that do not plan.
type Weigher interface {
	// Weigh is how readily a beginner takes a legal action of the actor,
	// compared with the others that are legal: 0 is plainly wasteful. It goes
	// by what the actor may know.
	Weigh(engine.Action) int
}

// Pilot is what a game's State offers to playouts: a quick player.
type Pilot interface {
	// Steer is what a sensible player does, without comparing much: a legal
	// action of the actor, who is to decide. It goes by what the actor may
	// know, and by the generator.
	Steer(*rng.Rand) engine.Action
}

// Pacer is what a game's State offers to searches.
type Pacer interface {
	// Pace is the number of actions that a search carries out in a tenth of a
	// second of one core as WebAssembly.
	Pace() int
}

// winning is what a victory counts where a game offers no Evaluator.
const winning = 10_000

// evaluate asks the state, or takes its outcome: the seat's score against
// the best other one.
func evaluate(s engine.State, seat engine.Seat) int {
	if e, ok := s.(Evaluator); ok {
		return e.Evaluate(seat)
	}
	o := s.Outcome()
	best, seen := 0, false
	for other := range o.Seats {
		if engine.Seat(other) != seat && (!seen || o.Scores[other] > best) {
			best, seen = o.Scores[other], true
		}
	}
	v := 1000 * (o.Scores[seat] - best)
	if o.Over && o.Ranks[seat] == 1 {
		v += winning
	}
	return v
}
