package store

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/wasm/address"
)

// asked opens the quiz of a game by its address.
func asked(t *testing.T, fragment string) (*desk, *Quiz) {
	t.Helper()
	d := newDesk(t, "")
	d.send(AddressChanged{fragment})
	require.Equal(t, address.Quiz, d.m.Page.Kind)
	require.NotNil(t, d.m.Quiz)
	return d, d.m.Quiz
}

func TestAQuestionHasAnAddressThatAsksItAgain(t *testing.T) {
	for _, g := range catalog.All() {
		_, q := asked(t, "#/"+g.Slug()+"/quiz/7f3k")
		_, again := asked(t, "#/"+g.Slug()+"/quiz/7f3k")
		require.Equal(t, q.Question.State.Position(), again.Question.State.Position())
		require.Equal(t, q.Question.Choices, again.Question.Choices)
		require.Equal(t, NoAnswer, q.Chosen)
		require.Equal(t, q.Question.State.Position(), q.Play.Match.State().Position())
	}
}

func TestTheQuizWithoutANumberDrawsOneAndSaysItsAddress(t *testing.T) {
	d, q := asked(t, "#/ttrsf/quiz")
	require.NotEmpty(t, d.m.Page.ID)
	first := q.Question.Number
	d.send(QuizNext{})
	require.NotEqual(t, first, d.m.Quiz.Question.Number)
	require.Equal(t, "ttrsf", d.m.Page.Game)
	require.Equal(t, address.Quiz, d.m.Page.Kind)
}

func TestNobodyDecidesInAQuestion(t *testing.T) {
	for _, g := range catalog.All() {
		d, q := asked(t, "#/"+g.Slug()+"/quiz/2")
		require.False(t, q.Play.Deciding())
		require.Empty(t, q.Play.Legal())
		for _, a := range q.Play.Match.State().Legal(nil) {
			d.send(ActionChosen{a})
		}
		require.Zero(t, q.Play.Match.Len())
		require.Nil(t, d.m.Play)
	}
}

func TestTheFirstAnswerCountsAndTheStreakIsKept(t *testing.T) {
	d, q := asked(t, "#/sf2022/quiz/7f3k")
	d.send(QuizAnswered{q.Question.Right})
	require.Equal(t, 1, d.m.Prefs.Streak)
	require.Equal(t, q.Question.Right, d.m.Quiz.Chosen)
	require.Equal(t, d.m.Prefs.String(), d.prefs)
	d.send(QuizAnswered{q.Question.Right})
	require.Equal(t, 1, d.m.Prefs.Streak, "a second answer")
	d.send(QuizNext{})
	d.send(QuizAnswered{d.m.Quiz.Question.Right})
	require.Equal(t, 2, d.m.Prefs.Streak)
	d.send(QuizNext{})
	d.send(QuizAnswered{(d.m.Quiz.Question.Right + 1) % len(d.m.Quiz.Question.Choices)})
	require.Equal(t, 0, d.m.Prefs.Streak)
	require.Equal(t, 2, d.m.Prefs.BestStreak)
	require.Equal(t, 2, ParsePrefs(d.m.Prefs.String()).BestStreak)
	for _, wrong := range []int{-1, 99} {
		d.send(QuizNext{})
		d.send(QuizAnswered{wrong})
		require.Equal(t, NoAnswer, d.m.Quiz.Chosen)
	}
}

func TestAwayFromTheQuizNothingOfItIsLeft(t *testing.T) {
	d, _ := asked(t, "#/sf2022/quiz/7f3k")
	d.send(AddressChanged{"#/"})
	require.Nil(t, d.m.Quiz)
	d.send(QuizAnswered{0})
	require.Zero(t, d.m.Prefs.Streak)
}

func TestTheAskedSeatIsThePersonsOwn(t *testing.T) {
	_, q := asked(t, "#/sf2000/quiz/7f3k")
	for s, p := range q.Play.Players {
		require.Equal(t, engine.Seat(s) == q.Question.Seat, p.Kind == Person)
	}
	require.Equal(t, q.Question.Seat, q.Play.Viewer)
}

func TestCitiesOfAQuestionCanBeOpened(t *testing.T) {
	d, q := asked(t, "#/sf2022/quiz/7f3k")
	require.Equal(t, engine.NoSeat, q.Play.Opened)
	d.send(CityOpened{1})
	require.Equal(t, engine.Seat(1), q.Play.Opened)
	d.send(CityOpened{engine.NoSeat})
	require.Equal(t, engine.NoSeat, q.Play.Opened)
}
