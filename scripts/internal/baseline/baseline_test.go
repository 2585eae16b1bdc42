package baseline_test

import (
	"fmt"
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"
	"bayboard/scripts/internal/baseline"

	"github.com/stretchr/testify/require"
)

// forEachBot runs a test for each bot and number of players.
func forEachBot(t *testing.T, test func(t *testing.T, g engine.Game, name string, players int)) {
	for _, g := range catalog.All() {
		least, most := g.Players()
		for _, name := range baseline.Names(g.Slug()) {
			for players := least; players <= most; players++ {
				t.Run(fmt.Sprintf("%s/%s/%d", g.Slug(), name, players), func(t *testing.T) { test(t, g, name, players) })
			}
		}
	}
}

// play lets bots of one name play a game; visit sees each state before.
func play(t *testing.T, g engine.Game, name string, players int, seed rng.Seed, visit func(s engine.State, ply int, a engine.Action)) engine.State {
	s, err := g.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: seed})
	require.NoError(t, err)
	b := baseline.New(g.Slug(), name)
	for ply := 0; s.Actor() != engine.NoSeat; ply++ {
		require.Less(t, ply, g.MaxPlies())
		legal := s.Legal(nil)
		a := b.Choose(s.View(s.Actor()), legal, ply)
		require.Contains(t, legal, a, "ply %d\n%s", ply, s.Position())
		visit(s, ply, a)
		require.NoError(t, s.Apply(a, nil))
	}
	return s
}

// Legal in games of all sizes; and a bot that has seen nothing before decides
// the same in a state that differs in what is hidden.
func TestBaselinesPlayByWhatTheySee(t *testing.T) {
	forEachBot(t, func(t *testing.T, g engine.Game, name string, players int) {
		for seed := range rng.Seed(4) {
			play(t, g, name, players, seed, func(s engine.State, ply int, a engine.Action) {
				r := rng.FromUint64(uint64(ply) + 1)
				other := s.View(s.Actor()).Sample(nil, &r)
				fresh := baseline.New(g.Slug(), name)
				require.Equal(t, a, fresh.Choose(other.View(s.Actor()), other.Legal(nil), ply), "ply %d", ply)
			})
		}
	})
}

func TestBaselinesBeatBeginners(t *testing.T) {
	forEachBot(t, func(t *testing.T, g engine.Game, name string, players int) {
		if least, _ := g.Players(); players > least {
			return // one size is enough
		}
		won, games := 0, 20*players
		for n := range games {
			seat := engine.Seat(n % players)
			s, err := g.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: rng.Seed(n / players)})
			require.NoError(t, err)
			for ply := 0; s.Actor() != engine.NoSeat; ply++ {
				b := search.New(search.Easy, uint64(n)*10+uint64(s.Actor()))
				if s.Actor() == seat {
					b = baseline.New(g.Slug(), name)
				}
				require.NoError(t, s.Apply(search.Ask(b, s, ply), nil))
			}
			if s.Outcome().Ranks[seat] == 1 {
				won++
			}
		}
		t.Logf("wins %d of %d", won, games)
		require.Greater(t, won*10, games*6)
	})
}

func TestOnlyKnownBotsAreMade(t *testing.T) {
	require.Nil(t, baseline.New("ttrsf", "sensible"))
	require.Nil(t, baseline.New("chess", "sensible"))
	require.Empty(t, baseline.Names("chess"))
	for _, g := range catalog.All() {
		for _, name := range baseline.Names(g.Slug()) {
			require.Equal(t, search.Level(name), baseline.New(g.Slug(), name).Level())
		}
	}
}

// choose asks a bot in a made position, and gives the text of its action.
func choose(t *testing.T, name string, lines ...string) string {
	slug, _, _ := strings.Cut(lines[0], " ")
	g, _ := catalog.Games{}.BySlug(slug)
	require.NotNil(t, g)
	s, err := g.ParsePosition(strings.Join(lines, "\n") + "\n")
	require.NoError(t, err)
	b := baseline.New(slug, name)
	require.NotNil(t, b)
	return s.FormatAction(search.Ask(b, s, 0))
}
