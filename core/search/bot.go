package search

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Bot chooses actions for a seat. It keeps nothing from one choice to the
// next but memory to work in, so one bot may play several seats and games;
// it is not safe for use by several goroutines at once.
type Bot interface {
	// Level is how well it plays.
	Level() Level
	// Choose gives one of the legal actions. v is the view of the seat that
	// decides; legal is what State.Legal lists, not empty, and is only read;
	// ply is the number of actions played before.
	Choose(v engine.View, legal []engine.Action, ply int) engine.Action
}

// New makes a bot. The seed is the bot's own; two bots of one game had better
// have different ones. It panics when the level is none of Levels.
func New(level Level, seed uint64) Bot {
	for _, l := range levels {
		if l.level == level {
			return l.make(seed)
		}
	}
	panic("search: unknown level " + string(level))
}

// Ask lets a bot choose for the seat that decides in a state, without letting
// it see the state. It must not be asked when the game is over.
func Ask(b Bot, s engine.State, ply int) engine.Action {
	return b.Choose(s.View(s.Actor()), s.Legal(nil), ply)
}

// generator is a bot's chance at a ply.
func generator(seed uint64, ply int) rng.Rand {
	// The first draw mixes the seed, so that the seeds and plies of two bots
	// do not run into one sequence.
	mixed := rng.FromUint64(seed)
	return rng.FromUint64(mixed.Uint64() ^ uint64(ply)*0xd1342543de82ef95)
}
