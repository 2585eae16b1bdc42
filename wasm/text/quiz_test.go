package text

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/quiz"
	"bayboard/wasm/store"
)

func TestQuestionsAnswersAndReasonsAreWords(t *testing.T) {
	for _, g := range catalog.All() {
		for n := range uint64(400) {
			q := quiz.Ask(g, n)
			players := make([]store.Player, q.State.Seats())
			for i := range players {
				if i != int(q.Seat) {
					players[i].Kind = store.Away
				}
			}
			names := SeatNames(players)
			ask := Question(&q, names).String()
			require.True(t, strings.HasSuffix(ask, "?"), "%s %d: %q", g.Slug(), n, ask)
			require.NotContains(t, ask, "  ")
			seen := map[string]bool{}
			for i, c := range q.Choices {
				a := Answer(&q, c, names)
				require.NotEmpty(t, a)
				require.False(t, seen[a], "%s %d: %q twice", g.Slug(), n, a)
				seen[a] = true
				why, rule := Because(&q, c)
				if q.Kind == quiz.Legal || q.Kind == quiz.Detail {
					require.NotEmpty(t, why, "%s %d", g.Slug(), n)
					require.Equal(t, q.Kind == quiz.Legal && i == q.Right, rule == "")
				}
			}
			if q.Kind == quiz.Score {
				require.Greater(t, len(Addends(&q)), 1)
			}
			if q.Kind == quiz.Winner {
				require.NotEmpty(t, Totals(&q, names))
			}
		}
	}
}

func TestAStreakTellsTheBestOneWhenItIsLonger(t *testing.T) {
	require.Equal(t, "3 in a row", Streak(3, 3))
	require.Equal(t, "0 in a row, your best is 7", Streak(0, 7))
}
