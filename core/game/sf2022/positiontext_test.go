package sf2022

import (
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func TestDeckRestIsAllOtherCards(t *testing.T) {
	cites(t, RuleDeck)
	s := at(t, 2, 1, "turn", "area 1: blue3\nbox: 2*green3 gray0s\ncity 2:\n orange: orange3 universal depot\ndeck: rest")
	require.Equal(t, 87-5, s.DeckLen())
	require.Equal(t, 2, s.Unseen(mustCard(t, s, "blue3")))
	require.Equal(t, 2, s.Unseen(mustCard(t, s, "green3")))
	require.NotContains(t, s.Position(), "rest")
	require.Equal(t, s, parse(t, s.Position()))
}

func TestTheRestOfTheDeckLiesBelowTheCardsBeforeIt(t *testing.T) {
	s := at(t, 2, 1, "turn", "area 1: blue3\ndeck: blue3 gray0f rest")
	require.Equal(t, 87-1, s.DeckLen())
	require.Equal(t, "revealed 1 card=blue3", play(t, s, "layout")[0])
	play(t, s, "area 1")
	require.Equal(t, "revealed 2 card=gray0f", play(t, s, "layout")[0])
	require.NoError(t, s.Check())

	_, err := ParsePosition("sf2022 position 1\nedition 1\nplayers 4\nturn 1 seat 3\nask turn\ndeck: blue0tf blue0tf rest")
	require.ErrorContains(t, err, "the edition has 1 of card blue0tf, not 2")
}

func TestAPositionMayLeaveOutWhatIsEmpty(t *testing.T) {
	least := "sf2022 position 1\nedition 1\nplayers 4\nturn 1 seat 3\nask turn\ndeck: rest"
	s := parse(t, least)
	require.Equal(t, engine.Seat(2), s.Actor())
	spaced := "\r\n  sf2022 position 1\r\n\r\nedition 1\r\nplayers 4\r\n\tturn 1 seat 3\r\nask turn\r\n deck:  rest \r\n\r\n"
	require.Equal(t, s, parse(t, spaced))
}

func TestTheTopCardOfTheDeckStandsFirst(t *testing.T) {
	s := top(t, newGame(t, 2, 0, 1), "yellow0s", "green3", "black0d")
	require.Contains(t, s.Position(), "deck: yellow0s green3 black0d")
	require.Equal(t, "revealed 1 card=yellow0s", play(t, s, "layout")[0])
}

func TestPositionsOfAllQuestionsRoundTrip(t *testing.T) {
	cites(t, RuleDecision)
	for _, q := range questions {
		s := at(t, 3, 2, q.ask, strings.ReplaceAll(q.body, "city 1", "city 2"))
		require.Equal(t, s, parse(t, s.Position()), q.name)
		require.Contains(t, s.Position(), "ask "+q.ask+"\n")
	}
	for _, s := range []*State{emptyDeckEnd(t), at(t, 2, 2, "over end-board", fullBoard(2)), ended(t, 4, 3, "")} {
		require.Equal(t, s, parse(t, s.Position()))
	}
}

func TestTheTurnCountStaysWritable(t *testing.T) {
	s := parse(t, strings.Replace(positionText(2, 1, "turn", ""), "turn 9 ", "turn 9999 ", 1))
	play(t, s, "layout", "area 1", "realize 1")
	require.Equal(t, s, parse(t, s.Position()))
}

// checkedPlayout plays to the end; each position on the way must round trip.
func checkedPlayout(t *testing.T, s *State, seed uint64) {
	t.Helper()
	r := rng.FromUint64(seed)
	for n := 0; ; n++ {
		back, err := ParsePosition(s.Position())
		if err != nil || *s != *back {
			t.Fatalf("%v\n%s", err, s.Position())
		}
		buf := s.Legal(nil)
		if len(buf) == 0 {
			return
		}
		require.LessOrEqual(t, n, Game.MaxPlies())
		require.NoError(t, s.Apply(buf[r.IntN(len(buf))], nil))
		_ = s.Outcome()
	}
}
