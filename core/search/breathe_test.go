package search_test

import (
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// thoughtful is a bot of a level with a small budget.
func thoughtful(l search.Level) search.Bot {
	if search.Searches(l) {
		return thinker(4, 300)
	}
	return search.New(l, 4)
}

func TestBotsBreatheAndChooseAsWithout(t *testing.T) {
	for _, g := range catalog.All() {
		least, _ := g.Players()
		for _, level := range []search.Level{search.Medium, search.Hard} {
			breaths := 0
			forEachThought(t, g, least, 25, func(s engine.State, legal []engine.Action, ply int) {
				b := thoughtful(level)
				search.Breathe(b, func() { breaths++ })
				require.Equal(t, thoughtful(level).Choose(s.View(s.Actor()), legal, ply), b.Choose(s.View(s.Actor()), legal, ply))
			})
			require.Greater(t, breaths, 10, "%s %s", g.Slug(), level)
		}
	}
}

func TestAThinkerTellsWhatItWouldChooseSoFar(t *testing.T) {
	for _, g := range catalog.All() {
		least, _ := g.Players()
		forEachThought(t, g, least, 25, func(s engine.State, legal []engine.Action, ply int) {
			b := thinker(4, 400)
			last, known := -1, false
			search.Breathe(b, func() {
				nodes, best, ok := b.Progress()
				require.GreaterOrEqual(t, nodes, last)
				require.False(t, known && !ok, "what is known stays so")
				if last, known = nodes, ok; ok {
					require.Contains(t, legal, best)
				}
			})
			th := b.Think(s.View(s.Actor()), legal, ply)
			require.True(t, known)
			nodes, best, _ := b.Progress()
			require.Equal(t, th.Nodes, nodes)
			require.Equal(t, th.Action, best)
		})
	}
}

func TestTheLadderHasAllLevelsFromTheWeakest(t *testing.T) {
	require.Equal(t, []search.Level{search.Easy, search.Medium, search.Hard, search.Expert}, search.Ladder())
}
