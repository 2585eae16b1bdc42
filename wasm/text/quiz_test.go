package text

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
	"bayboard/core/quiz"
	"bayboard/core/search"
	"bayboard/wasm/store"
)

func TestQuestionsAnswersAndReasonsAreWords(t *testing.T) {
	for _, g := range catalog.All() {
		for n := range uint64(400) {
			q := quiz.Ask(g, n)
			names := strangers(&q)
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

// moments is how many questions of what is possible are looked at, of each
// game.
func moments() int {
	if testing.Short() {
		return 100
	}
	return 1000
}

func TestAQuestionOfWhatIsPossibleSaysWhenInATurnItIsAsked(t *testing.T) {
	for _, g := range catalog.All() {
		seen, done, second := 0, 0, 0
		for n := uint64(0); seen < moments(); n++ {
			q := quiz.Ask(g, n)
			now := Moment(&q, strangers(&q)).String()
			if q.Kind != quiz.Legal {
				require.Empty(t, now)
				continue
			}
			seen++
			require.True(t, strings.HasSuffix(now, "."), "%s %d: %q", g.Slug(), n, now)
			told := slices.ContainsFunc(q.Done, func(events []engine.Event) bool {
				return len(Action(q.State, events, strangers(&q))) > 0
			})
			require.Equal(t, told, strings.Contains(now, Quiz.Now), "%s %d: %q", g.Slug(), n, now)
			if told {
				done++
			}
			if v, ok := q.State.View(q.Seat).(*ttrsf.View); ok && v.Ask() == ttrsf.AskSecond {
				second++
				require.Regexp(t, `You (took|drew) a.*second card\.$`, now, "%s %d", g.Slug(), n)
				require.NotContains(t, now, "no face-up ferry", "the answer")
			}
		}
		require.Greater(t, done, seen/10, g.Slug())
		require.Equal(t, g.Slug() == "ttrsf", second > seen/10)
	}
}

// strangers are the names of the seats of a question as the quiz calls them.
func strangers(q *quiz.Question) []string {
	players := make([]store.Player, q.State.Seats())
	for i := range players {
		if i != int(q.Seat) {
			players[i] = store.Player{Kind: store.Bot, Level: search.Easy}
		}
	}
	return SeatNames(players)
}

func TestAStreakTellsTheBestOneWhenItIsLonger(t *testing.T) {
	require.Equal(t, "3 in a row", Streak(3, 3))
	require.Equal(t, "0 in a row, your best is 7", Streak(0, 7))
}
