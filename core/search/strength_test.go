package search_test

import (
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// win is what a seat gets of a victory, in twelfths: shared ones are split.
func win(o engine.Outcome, seat engine.Seat) int {
	if o.Ranks[seat] != 1 {
		return 0
	}
	return 12 / len(o.Winners())
}

// share is the part of the victories, in percent, that the first level gets
// in games where it has one seat, each in turn, and the second the others.
func share(t *testing.T, g engine.Game, players, games int, one, others search.Level) int {
	wins := 0
	for n := range games {
		seat := engine.Seat(n % players)
		bots := seats(players, 0, uint64(n)*10, others)
		bots[seat] = search.New(one, uint64(n)*10)
		s := begin(t, g, players, rng.Seed(1000+n/players))
		play(t, s, bots, nil)
		wins += win(s.Outcome(), seat)
	}
	return 100 * wins / 12 / games
}

func TestMediumBeatsEasyByFar(t *testing.T) {
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		if _, plans := begin(t, g, players, 1).(search.Evaluator); !plans {
			t.Skip("offers no evaluation")
		}
		games := 4 * players
		if testing.Short() {
			games = 2 * players
		}
		percent := share(t, g, players, games, search.Medium, search.Easy)
		t.Logf("medium wins %d %% of its games against easy", percent)
		require.Greater(t, percent, 70)
	})
}

// A small fixed set of games with a small part of the usual budget; the figures of
// the arena stand in the package comment.
func TestHardBeatsMedium(t *testing.T) {
	g := catalog.All()[0]
	games := 24
	if testing.Short() {
		games = 8
	}
	wins := 0
	for n := range games {
		bots := seats(2, 0, uint64(n)*10, search.Medium)
		bots[n%2] = thinker(uint64(n)*10, 400)
		s := begin(t, g, 2, rng.Seed(3000+n/2))
		play(t, s, bots, nil)
		wins += win(s.Outcome(), engine.Seat(n%2))
	}
	percent := 100 * wins / 12 / games
	t.Logf("hard wins %d %% of its games against medium", percent)
	require.GreaterOrEqual(t, percent, 60)
}
