package quiz_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/quiz"
)

// asked is how many questions of each game are looked at.
func asked() uint64 {
	if testing.Short() {
		return 60
	}
	return 1000
}

func each(t *testing.T, look func(*testing.T, quiz.Question)) {
	t.Helper()
	for _, g := range catalog.All() {
		t.Run(g.Slug(), func(t *testing.T) {
			for n := range asked() {
				q := quiz.Ask(g, n)
				require.Equal(t, n, q.Number)
				look(t, q)
			}
		})
	}
}

// right says by the engine alone whether a choice is right.
func right(t *testing.T, q quiz.Question, c quiz.Choice) bool {
	view := q.State.View(q.Seat)
	switch q.Kind {
	case quiz.Legal:
		require.Equal(t, q.State.Actor(), q.Seat)
		s := q.State.Game().Blank()
		s.CopyFrom(q.State)
		err := s.Apply(c.Action, nil)
		if err == nil {
			require.Contains(t, q.State.Legal(nil), c.Action)
			require.Nil(t, c.Refusal)
			return true
		}
		var illegal *engine.IllegalError
		require.True(t, errors.As(err, &illegal))
		require.Equal(t, c.Refusal, illegal)
		return false
	case quiz.Score:
		sum := 0
		for _, l := range q.Lines {
			sum += l.Points
		}
		o := view.(interface{ Outcome() engine.Outcome }).Outcome()
		require.Equal(t, o.Scores[q.Seat], sum)
		return c.Number == sum
	case quiz.Winner:
		return slices.Equal(q.State.Outcome().Winners(), []engine.Seat{engine.Seat(c.Number)})
	case quiz.Detail:
		found := 0
		for _, l := range view.(quiz.Riddler).Riddles() {
			if slices.Equal(l.Facts, q.Riddle.Facts) {
				found++
				require.Equal(t, q.Riddle, l)
			}
		}
		require.Equal(t, 1, found, "%v", q.Riddle)
		return c.Number == q.Riddle.Points
	}
	t.Fatalf("kind %d", q.Kind)
	return false
}

func TestEachQuestionHasExactlyOneRightAnswer(t *testing.T) {
	each(t, func(t *testing.T, q quiz.Question) {
		require.GreaterOrEqual(t, len(q.Choices), 2)
		for i, c := range q.Choices {
			require.Equal(t, i == q.Right, right(t, q, c), "question %d of kind %d, choice %d: %+v", q.Number, q.Kind, i, c)
			for _, other := range q.Choices[:i] {
				require.NotEqual(t, other, c, "question %d", q.Number)
				if q.Kind == quiz.Legal {
					require.NotEqual(t, q.State.FormatAction(other.Action), q.State.FormatAction(c.Action))
				}
			}
		}
	})
}

func TestAllKindsAreAskedAndTheRightAnswerIsNotKnownByItsPlace(t *testing.T) {
	for _, g := range catalog.All() {
		kinds, places, rules := map[quiz.Kind]int{}, map[int]int{}, map[engine.Rule]int{}
		names := map[string]int{}
		for n := range uint64(200) {
			q := quiz.Ask(g, n)
			kinds[q.Kind]++
			places[q.Right]++
			for _, c := range q.Choices {
				if c.Refusal != nil {
					rules[c.Refusal.Rule]++
				}
			}
			for _, f := range q.Riddle.Facts {
				if f.Name == "ask" {
					names[f.Text]++
				}
			}
		}
		t.Log(g.Slug(), kinds, places, rules, names)
		for k := quiz.Legal; k <= quiz.Detail; k++ {
			require.Greater(t, kinds[k], 5, "%s: kind %d", g.Slug(), k)
		}
		for at := range 4 {
			require.Greater(t, places[at], 5, "%s: place %d", g.Slug(), at)
		}
		require.Greater(t, len(rules), 3, g.Slug())
	}
}

func TestYesAndNoAreAboutAsOften(t *testing.T) {
	yes, no := 0, 0
	for _, g := range catalog.All() {
		for n := range uint64(1000) { // few ask that way, also where the test is to be short
			if q := quiz.Ask(g, n); q.Kind == quiz.Detail && slices.Contains(q.Riddle.Facts, engine.Number("most", 1)) {
				if q.Choices[q.Right].Number == 1 {
					yes++
				} else {
					no++
				}
			}
		}
	}
	require.Positive(t, yes)
	require.Less(t, yes, 3*no)
	require.Less(t, no, 3*yes)
	t.Log(yes, no)
}

func TestAQuestionIsMadeAgainFromItsNumber(t *testing.T) {
	for _, g := range catalog.All() {
		for n := range uint64(20) {
			a, b := quiz.Ask(g, n<<40+7), quiz.Ask(g, n<<40+7)
			require.Equal(t, a.State.Position(), b.State.Position())
			a.State, b.State = nil, nil
			require.Equal(t, a, b)
		}
	}
}

func TestAQuestionTellsNothingThatItsSeatCannotKnow(t *testing.T) {
	each(t, func(t *testing.T, q quiz.Question) {
		if q.Kind == quiz.Winner && q.State.Game().Secrets() {
			require.Equal(t, engine.NoSeat, q.State.Actor(), "the winner is asked for while secrets are kept")
		}
		require.NoError(t, q.State.Check())
	})
}

func TestARefusalCanBeSeenByWhoKnowsTheRules(t *testing.T) {
	each(t, func(t *testing.T, q quiz.Question) {
		seer, ok := q.State.(quiz.Seer)
		for _, c := range q.Choices {
			if ok && q.Kind == quiz.Legal && c.Refusal != nil {
				require.True(t, seer.Sees(c.Action), "question %d: %s", q.Number, q.State.FormatAction(c.Action))
			}
		}
	})
}

func TestWhatWasDoneIsOfTheSeatAndKnownToIt(t *testing.T) {
	each(t, func(t *testing.T, q quiz.Question) {
		require.True(t, q.Kind == quiz.Legal || q.Done == nil)
		for _, events := range q.Done {
			for _, e := range events {
				require.Equal(t, e, e.For(q.Seat))
			}
		}
	})
}

// Where nothing is secret one looks at the city that is asked about.
func TestAQuestionAboutACityIsAskedOfItsSeat(t *testing.T) {
	each(t, func(t *testing.T, q quiz.Question) {
		if q.State.Game().Secrets() || q.Kind != quiz.Detail {
			return
		}
		for _, f := range q.Riddle.Facts {
			if f.Name == "seat" {
				require.Equal(t, engine.Seat(f.Int), q.Seat)
			}
		}
	})
}
