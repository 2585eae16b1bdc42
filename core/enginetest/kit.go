package enginetest

import (
	"fmt"
	"runtime/debug"
	"slices"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// kit is the games of one Run, played once and then walked by each check.
type kit struct {
	game  engine.Game
	cfg   Config
	usual bool // the number of games is the usual one
	games []played
	pool  []engine.Action // the distinct actions of all games, ascending

	refused tally[engine.Rule]
	events  tally[string]
}

// tally counts what occurs in a pass over all games, which is made once.
type tally[K comparable] struct {
	times map[K]int
	err   error
}

// played is a game as setup and actions. Its error says how it went wrong
// before its end.
type played struct {
	setup   engine.Setup
	actions []engine.Action
	err     error
}

func newKit(g engine.Game, cfg Config) (*kit, error) {
	k := &kit{game: g, cfg: cfg}
	setups, err := combinations(g, cfg)
	if err != nil {
		return nil, err
	}
	if testing.Short() {
		setups = eachOnce(setups)
	}
	n, usual := cfg.games()
	k.usual = usual
	for i, setup := range setups {
		for j := range n {
			p := k.play(setup, i*n+j)
			k.games = append(k.games, p)
			k.pool = append(k.pool, p.actions...)
		}
	}
	slices.SortFunc(k.pool, engine.Action.Compare)
	k.pool = slices.Compact(k.pool)
	return k, nil
}

// greedyShares are the probabilities of a greedy choice.
var greedyShares = [...]float64{0, 0.3, 0.8}

// play plays one game, with the seed, the first seat and the share of greedy
// choices that belong to its number.
func (k *kit) play(setup engine.Setup, number int) (p played) {
	setup.Seed = rng.Seed(uint64(number)*0x9e3779b97f4a7c15) & rng.MaxSeed
	setup.First = engine.Seat(number%(setup.Players+1)) - 1
	p.setup = setup
	r := rng.FromUint64(uint64(number))
	share := greedyShares[number%len(greedyShares)]
	p.err = guard(func() error {
		s, err := k.game.New(setup)
		if err != nil {
			return err
		}
		for s.Actor() != engine.NoSeat {
			if len(p.actions) == k.game.MaxPlies() {
				return fmt.Errorf("not over after %d actions", len(p.actions))
			}
			legal := s.Legal(nil)
			if len(legal) == 0 {
				return fmt.Errorf("ply %d: %v acts and has no legal action", len(p.actions), s.Actor())
			}
			a := k.choose(s, legal, share, &r)
			if err := s.Apply(a, nil); err != nil {
				return fmt.Errorf("ply %d: legal action %s: %w", len(p.actions), s.FormatAction(a), err)
			}
			p.actions = append(p.actions, a)
		}
		return nil
	})
	return p
}

func gamesEnd(k *kit) error {
	for _, p := range k.games {
		if p.err != nil {
			return fmt.Errorf("%s: %w", setupText(p.setup), p.err)
		}
	}
	return nil
}

// walk is a played game at one of its plies.
type walk struct {
	*kit
	played
	ply     int
	state   engine.State
	legal   []engine.Action
	scratch engine.State // for checks that change a state
	rand    rng.Rand     // depends on game and ply alone
}

// everyPly makes a check of all games from the check of one ply.
func everyPly(ply func(*walk) error) func(*kit) error {
	return func(k *kit) error {
		for i, p := range k.games {
			if err := k.walk(i, p, ply); err != nil {
				return err
			}
		}
		return nil
	}
}

func (k *kit) newWalk(number int, p played) *walk {
	return &walk{kit: k, played: p, scratch: k.game.Blank(), rand: rng.FromUint64(uint64(number))}
}

// walk goes through a game and checks each ply.
func (k *kit) walk(number int, p played, ply func(*walk) error) error {
	w := k.newWalk(number, p)
	err := guard(func() error {
		s, err := k.game.New(p.setup)
		if err != nil {
			return err
		}
		for w.state = s; ; w.ply++ {
			w.legal = s.Legal(nil)
			w.rand = rng.FromUint64(uint64(number)<<16 + uint64(w.ply))
			if err := ply(w); err != nil {
				return err
			}
			if w.ply == len(p.actions) {
				return nil
			}
			if err := s.Apply(p.actions[w.ply], nil); err != nil {
				return err
			}
		}
	})
	if err == nil {
		return nil
	}
	if w.state == nil {
		return fmt.Errorf("%s: %w", setupText(p.setup), err)
	}
	return fmt.Errorf("%s, ply %d: %w\n%s", setupText(p.setup), w.ply, err, w.state.Position())
}

// copyState is a copy that lasts until the next call.
func (w *walk) copyState() engine.State {
	w.scratch.CopyFrom(w.state)
	return w.scratch
}

// sampled is for checks that need not be made at every ply: it reports
// true at about one ply of n, and at the end.
func (w *walk) sampled(n int) bool {
	return w.ply == len(w.actions) || w.rand.IntN(n) == 0
}

// guard turns a panic into an error.
func guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	return f()
}
