package page

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/quiz"
	"bayboard/core/rng"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// asked shows a question of the quiz.
func asked(t *testing.T, number string) *screen {
	s := open(t)
	s.tell(store.AddressChanged{Fragment: "#/sf2022/quiz/" + number})
	s.build()
	return s
}

func TestAQuestionIsAnsweredByPressingAChoice(t *testing.T) {
	s := asked(t, "3")
	s.sound("a question")
	require.NotContains(t, s.markup(), quizWords.Right)
	q := s.model.Quiz.Question
	require.Equal(t, len(q.Choices), strings.Count(s.markup(), "q-b"))
	s.tell(store.QuizAnswered{Choice: q.Right})
	s.sound("an answer")
	require.Contains(t, s.markup(), quizWords.Right)
	require.NotContains(t, s.markup(), "q-b")
	require.Contains(t, s.markup(), "../rules/sf2022/#")
	require.Contains(t, s.markup(), "1 in a row")
}

func TestAWrongAnswerIsShownBesideTheRightOne(t *testing.T) {
	s := asked(t, "3")
	q := s.model.Quiz.Question
	s.tell(store.QuizAnswered{Choice: (q.Right + 1) % len(q.Choices)})
	require.Contains(t, s.markup(), quizWords.Wrong)
	require.Contains(t, s.markup(), "q-yes")
	require.Contains(t, s.markup(), "q-no")
}

func TestSumsThatTellTheAnswerAreHiddenUntilThereIsOne(t *testing.T) {
	s := asked(t, "3")
	require.Contains(t, s.markup(), "q-open")
	require.NotContains(t, s.markup(), "Who leads each row")
	s.tell(store.QuizAnswered{})
	require.NotContains(t, s.markup(), "q-open")
	require.Contains(t, s.markup(), "Who leads each row")
}

func TestTheCityOfAnotherIsOpenedWithoutItsSums(t *testing.T) {
	s := asked(t, "3")
	dialogs := func() int { // within what hides the sums
		s.build()
		n, main := 0, 0
		for i, e := range s.all {
			switch {
			case e.Data == "main":
				require.Contains(t, e.attr("class"), "q-open")
				main = i
			case e.Data == "dialog":
				require.Positive(t, main)
				n++
			}
		}
		return n
	}
	require.Zero(t, dialogs())
	s.tell(store.CityOpened{Seat: (s.model.Quiz.Play.Viewer + 1) % 2})
	require.Equal(t, 1, dialogs())
	s.sound("an opened city")
	s.tell(store.CityOpened{Seat: engine.NoSeat})
	require.Zero(t, dialogs())
}

// possible is the number of a question of what is possible.
func possible(t *testing.T, slug string) string {
	g, ok := catalog.Games{}.BySlug(slug)
	require.NotZero(t, ok)
	for n := uint64(0); ; n++ {
		if q := quiz.Ask(g, n); q.Kind == quiz.Legal && len(q.Done) > 0 {
			return rng.Seed(n).String()
		}
	}
}

func TestAQuestionOfWhatIsPossibleShowsWhatIsToBeDoneAndTheHand(t *testing.T) {
	for _, g := range catalog.All() {
		s := open(t)
		s.root.NewGame = anyGame
		s.tell(store.AddressChanged{Fragment: "#/" + g.Slug() + "/quiz/" + possible(t, g.Slug())})
		s.sound("a question")
		m := s.markup()
		now := string(ui.HTML(text.Moment(&s.model.Quiz.Question, text.SeatNames(s.model.Quiz.Play.Players))))
		require.NotEmpty(t, now)
		require.Contains(t, m, now)
		require.NotContains(t, m, "Seat 1")
		require.Less(t, strings.Index(m, "q-card"), strings.Index(m, "q-hand"))
		require.Less(t, strings.Index(m, "q-hand"), strings.Index(m, "p-board"))
	}
}
