package search_test

import (
	"fmt"
	"slices"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/rng"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// games are all games, and the small one that offers bots nothing.
func games() []engine.Game { return append(catalog.All(), highcard.Game{}) }

// forEachTable runs a test for each game and number of players, in short
// tests the least number alone.
func forEachTable(t *testing.T, test func(t *testing.T, g engine.Game, players int)) {
	for _, g := range games() {
		least, most := g.Players()
		if testing.Short() {
			most = least
		}
		for players := least; players <= most; players++ {
			t.Run(fmt.Sprintf("%s/%d", g.Slug(), players), func(t *testing.T) { test(t, g, players) })
		}
	}
}

func begin(t *testing.T, g engine.Game, players int, seed rng.Seed) engine.State {
	s, err := g.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: seed})
	require.NoError(t, err)
	return s
}

// play lets each seat's bot play to the end; visit sees each choice.
func play(t *testing.T, s engine.State, bots []search.Bot, visit func(ply int, legal []engine.Action, a engine.Action)) {
	for ply := 0; s.Actor() != engine.NoSeat; ply++ {
		require.Less(t, ply, s.Game().MaxPlies())
		seat := s.Actor()
		legal := s.Legal(nil)
		a := bots[seat].Choose(s.View(seat), slices.Clone(legal), ply)
		if visit != nil {
			visit(ply, legal, a)
		}
		require.NoError(t, s.Apply(a, nil))
	}
}

// seats gives each seat a bot, the levels in turn from the given one.
func seats(players, from int, seed uint64, levels ...search.Level) []search.Bot {
	bots := make([]search.Bot, players)
	for i := range bots {
		bots[i] = search.New(levels[(i+from)%len(levels)], seed+uint64(i))
	}
	return bots
}

func TestBotsChooseLegalActionsInGamesOfAllSizes(t *testing.T) {
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		for seed := range rng.Seed(2) {
			s := begin(t, g, players, seed)
			bots := seats(players, int(seed), uint64(seed), search.Levels()...)
			play(t, s, bots, func(ply int, legal []engine.Action, a engine.Action) {
				require.Contains(t, legal, a, "ply %d\n%s", ply, s.Position())
			})
		}
	})
}

func TestABotDecidesByViewAndPlyAlone(t *testing.T) {
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		s := begin(t, g, players, 11)
		bots := seats(players, 0, 3, search.Levels()...)
		play(t, s, bots, func(ply int, legal []engine.Action, a engine.Action) {
			// Another bot that has seen nothing of the game, and a state that
			// differs in what is hidden.
			seat, r := s.Actor(), rng.FromUint64(uint64(ply))
			other := s.View(seat).Sample(nil, &r)
			fresh := search.New(bots[seat].Level(), 3+uint64(seat))
			require.Equal(t, a, fresh.Choose(other.View(seat), other.Legal(nil), ply), "ply %d", ply)
		})
	})
}

func TestLevelsAreReadByName(t *testing.T) {
	for _, l := range search.Levels() {
		got, err := search.ParseLevel(string(l))
		require.NoError(t, err)
		require.Equal(t, l, got)
		require.Equal(t, l, search.New(l, 1).Level())
	}
	_, err := search.ParseLevel("grandmaster")
	require.ErrorContains(t, err, "easy, medium")
	require.Panics(t, func() { search.New("grandmaster", 1) })
}
