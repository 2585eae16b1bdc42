package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestAtTheStartAllSeatsStandAlike(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		s, err := Game.New(engine.Setup{Players: players, First: 1, Seed: 3})
		require.NoError(t, err)
		for seat := range engine.Seat(players) {
			require.Equal(t, s.(*State).Evaluate(0), s.(*State).Evaluate(seat))
		}
	}
}

// Seat 1 stands better with what is worth more, everything else being equal.
func TestASeatStandsBetterWithMore(t *testing.T) {
	for name, c := range map[string]struct{ less, more string }{
		"value":                {"city 1:\n gray: gray1b", "city 1:\n gray: gray2b"},
		"a connected card":     {"city 1:\n gray: gray2t", "city 1:\n green: green2t"},
		"a square that counts": {"city 1:\n yellow: yellow0s\n green: green1b", "city 1:\n yellow: yellow0s\n green: green1t"},
		"a bonus symbol":       {"city 1:\n gray: gray1t", "city 1:\n gray: gray1tb"},
		"point tokens":         {"", "city 1: points 1"},
		"no commitment token":  {"city 1: commitments 1", ""},
		"a way out of it":      {"city 1: commitments 1", "city 1: commitments 1, nocommitment 1"},
		"a large area for it":  {"area 1: gray3\ncity 1: commitments 1", "area 1: gray3 green3\ncity 1: commitments 1"},
	} {
		less, more := at(t, 2, 1, "turn", c.less), at(t, 2, 1, "turn", c.more)
		require.Less(t, less.Evaluate(0), more.Evaluate(0), name)
		require.Greater(t, less.Evaluate(1), more.Evaluate(1), name)
	}
}

func TestAtTheEndAVictoryCountsMoreThanPoints(t *testing.T) {
	s := at(t, 2, 1, "over end-board", fullCity)
	o := s.Outcome()
	require.Equal(t, 1, o.Ranks[0])
	lead := unit * (o.Scores[0] - o.Scores[1])
	require.Equal(t, lead+victory, s.Evaluate(0))
	require.Equal(t, -lead, s.Evaluate(1))
}

const fullCity = `completed blue 1, gray 1, orange 1, yellow 1, green 1
city 1:
 blue: blue3 blue3 blue3 blue1b blue1b
 gray: gray3 gray3 gray3 gray1b gray1b
 orange: orange3 orange3 orange3 orange1b orange1b
 yellow: yellow3 yellow3 yellow3 yellow1b yellow1b
 green: green3 green3 green3 green1t green1t`

func TestAnEvaluationAllocatesNothing(t *testing.T) {
	s := at(t, 4, 1, "turn", "area 1: gray3 black2\narea 2: green3")
	require.Zero(t, testing.AllocsPerRun(100, func() { s.Evaluate(2) }))
}

func TestBeginnersDoNotWasteCardsAndTokens(t *testing.T) {
	weigh := func(s *State, action string) int {
		a, err := s.ParseAction(action)
		require.NoError(t, err)
		require.Contains(t, s.Legal(nil), a)
		return s.Weigh(a)
	}
	s := at(t, 2, 1, "place", `hand: blue2tb black2 green3
completed blue 1
city 1: commitments 2, nocommitment 1
 blue: blue3 blue3 blue3 blue1b blue1b`)
	require.Positive(t, weigh(s, "place 2 gray"))
	require.Positive(t, weigh(s, "discard 1"), "the row is full")
	require.Zero(t, weigh(s, "discard 2"))
	require.Zero(t, weigh(s, "discard 3"))
	require.Zero(t, weigh(s, "release 1"))
	require.Positive(t, weigh(s, "release 2"))

	areas := at(t, 2, 1, "turn", "area 1: gray3\narea 2: green3 green2t")
	require.Greater(t, weigh(areas, "realize 2"), weigh(areas, "realize 1"))
}
