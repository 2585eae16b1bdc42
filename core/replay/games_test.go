package replay_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/replay"
	"bayboard/core/rng"
)

// games is a small catalog: the index is a game's number.
type games []engine.Game

var known = games{nil, highcard.Game{}, march{version: 1}}

func (g games) ByNumber(n int) engine.Game {
	if n >= len(g) {
		return nil
	}
	return g[n]
}

func (g games) BySlug(slug string) (engine.Game, int) {
	for n, game := range g {
		if game != nil && game.Slug() == slug {
			return game, n
		}
	}
	return nil, 0
}

func (g games) Dictionary(n int) string {
	s, err := g[n].New(usual)
	if err != nil {
		panic(err)
	}
	return s.Position()
}

// usual is a setup without anything special.
var usual = engine.Setup{Players: 2, First: engine.NoSeat, Seed: 0x7f3a7f3a7f}

// played is a match after some random actions, fewer if the game ends.
func played(t testing.TB, g engine.Game, setup engine.Setup, plies int) *replay.Match {
	m, err := replay.New(g, setup)
	require.NoError(t, err)
	playOn(t, m, plies, uint64(setup.Seed))
	return m
}

// playOn plays random actions.
func playOn(t testing.TB, m *replay.Match, plies int, seed uint64) {
	r := rng.FromUint64(seed + 1)
	for range plies {
		legal := m.State().Legal(nil)
		if len(legal) == 0 {
			return
		}
		require.NoError(t, m.Play(legal[r.IntN(len(legal))], nil))
	}
}

// setups are of highcard: each player count, first seat and option.
func setups() (all []engine.Setup) {
	for players := 2; players <= 4; players++ {
		for first := engine.NoSeat; int(first) < players; first++ {
			for options := range uint8(4) {
				all = append(all, engine.Setup{
					Players: players, First: first, Seed: rng.Seed(len(all)) * 0x1234567,
					Options: [engine.MaxOptions]uint8{options & 1, options >> 1},
				})
			}
		}
	}
	return all
}

// step is an action of march.
func step(n int) engine.Action { return engine.Action{Kind: 1, A: int16(n)} }
