package search_test

import (
	"slices"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// tried is what a thought knows of an action.
func tried(th search.Thought, a engine.Action) (search.Try, bool) {
	i := slices.IndexFunc(th.Tries, func(w search.Try) bool { return w.Action == a })
	if i < 0 {
		return search.Try{}, false
	}
	return th.Tries[i], true
}

func TestWhatIsAlsoAskedForIsFollowedAsOftenAsTheBest(t *testing.T) {
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		r, missed, asked := rng.FromUint64(8), 0, 0
		forEachThought(t, g, players, 9, func(s engine.State, legal []engine.Action, ply int) {
			v := s.View(s.Actor())
			plain := thinker(1, 300).Think(v, slices.Clone(legal), ply)
			also := legal[r.IntN(len(legal))]
			b := thinker(1, 300)
			b.Also = []engine.Action{also, {Kind: 250}} // the second one is not legal
			th := b.Think(v, slices.Clone(legal), ply)
			asked++
			before, ok := tried(plain, also)
			if !ok || before.Visits < plain.Tries[0].Visits {
				missed++
			}
			w, ok := tried(th, also)
			require.True(t, ok)
			require.Equal(t, th.Tries[0].Visits, w.Visits)
			require.Contains(t, legal, th.Action)
			_, ok = tried(th, engine.Action{Kind: 250})
			require.False(t, ok)
			require.LessOrEqual(t, len(th.Tries), len(plain.Tries)+1)
		})
		if g.Slug() != "highcard" {
			require.Greater(t, missed, asked/5, "else this shows nothing")
		}
	})
}

func TestAskingForTheBestAlsoChangesNothing(t *testing.T) {
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		forEachThought(t, g, players, 23, func(s engine.State, legal []engine.Action, ply int) {
			v := s.View(s.Actor())
			plain := thinker(1, 300).Think(v, slices.Clone(legal), ply)
			b := thinker(1, 300)
			b.Also = []engine.Action{plain.Action}
			require.Equal(t, plain, b.Think(v, slices.Clone(legal), ply))
		})
	})
}
