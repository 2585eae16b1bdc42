package sf2000

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestAtTheStartAllSeatsStandAlike(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		s := newGame(t, players, 1, 3)
		for seat := range engine.Seat(players) {
			require.Equal(t, s.Evaluate(0), s.Evaluate(seat))
			require.Equal(t, s.Judge(0), s.Judge(seat))
		}
	}
}

// Seat 1 stands better with what is worth more, everything else being equal.
func TestASeatStandsBetterWithMore(t *testing.T) {
	for name, c := range map[string]struct{ less, more string }{
		"influence":        {"seat 1: influence 20", "seat 1: influence 21"},
		"a check":          {"seat 1: influence 20\n checks: 1 2", "seat 1: influence 20\n checks: 1 2 3"},
		"small checks":     {"seat 1: influence 20\n checks: 4", "seat 1: influence 20\n checks: 2 2"},
		"a stick":          {"seat 1: influence 20", "seat 1: influence 20\n sticks: h13"},
		"two on a tile":    {"seat 1: influence 20\n sticks: h13 h15", "seat 1: influence 20\n sticks: h13 h23"},
		"a dearer tile":    {"seat 1: influence 20\n sticks: h00", "seat 1: influence 20\n sticks: h04"},
		"fewer of a rival": {"seat 1: influence 20\n sticks: h13\nseat 2: influence 20\n sticks: h23 v14", "seat 1: influence 20\n sticks: h13\nseat 2: influence 20\n sticks: h23 h50"},
		"an open bonus":    {"years: bonus-residence!\nseat 1: influence 20\n sticks: h43 v43", "years: bonus-residence!\nseat 1: influence 20\n sticks: h42 v42"},
	} {
		less, more := at(t, 3, 1, "request", "request option\n"+c.less), at(t, 3, 1, "request", "request option\n"+c.more)
		require.Less(t, less.Evaluate(0), more.Evaluate(0), name)
		require.Less(t, less.Judge(0), more.Judge(0), name)
	}
}

// Sixteen points of influence against two sticks on a tile.
func TestExpertsTakeInfluenceForLess(t *testing.T) {
	gain := func(how func(*State) int, more string) int {
		return how(at(t, 3, 1, "request", "request option\n"+more)) - how(at(t, 3, 1, "request", "request option\nseat 1: influence 20"))
	}
	most := func(s *State) int { return s.Evaluate(0) }
	expert := func(s *State) int { return s.Judge(0) }
	require.Less(t, 3*gain(expert, "seat 1: influence 30"), gain(most, "seat 1: influence 30"))
	require.Less(t, gain(expert, "seat 1: influence 36"), gain(expert, "seat 1: influence 20\n sticks: h13 h23"))
	require.Greater(t, gain(most, "seat 1: influence 36"), gain(most, "seat 1: influence 20\n sticks: h13 h23"))
}

func TestAtTheEndAVictoryCountsMoreThanPoints(t *testing.T) {
	s := due(t, "bonus-residence", eleven)
	play(t, s, "stick v13")
	require.Equal(t, 6*unit+victory, s.Evaluate(0))
	require.Less(t, s.Evaluate(1), 0)
	require.Equal(t, s.Evaluate(0), s.Judge(0), "there is nothing to expect any more")
}

func TestAnEvaluationAllocatesNothingAndUsesNoSecretOfOthers(t *testing.T) {
	for _, q := range questions {
		s := at(t, 3, q.seat, q.ask, q.body)
		require.Zero(t, testing.AllocsPerRun(20, func() { s.Evaluate(1); s.Judge(1) }), q.name)
		for seat := range engine.Seat(3) {
			other := *s
			for p := range engine.Seat(3) {
				if p != seat {
					other.hands[p], other.chosen[p], other.offers[p] = Checks{}, nothing, Checks{}
				}
			}
			require.Equal(t, s.Evaluate(seat), other.Evaluate(seat), "%s, seat %d", q.name, seat)
			require.Equal(t, s.Judge(seat), other.Judge(seat), "%s, seat %d", q.name, seat)
		}
	}
}

func TestBeginnersDoNotWastePrivilegesAndChecks(t *testing.T) {
	weigh := func(s *State, action string) int {
		a, err := s.ParseAction(action)
		require.NoError(t, err)
		require.Contains(t, s.Legal(nil), a)
		return s.Weigh(a)
	}
	s := at(t, 3, 1, "place", "request industrial-influence-1\ninvestors 1\nseat 1: influence 3\n sticks: h13")
	require.Zero(t, weigh(s, "decline"))
	require.Greater(t, weigh(s, "stick h23"), weigh(s, "stick h04"))
	s = at(t, 3, 1, "influence", "request industrial-influence-1")
	require.Greater(t, weigh(s, "influence 1"), weigh(s, "influence 8"))
	s = at(t, 3, 1, "bid", "request market-checks-1")
	require.Greater(t, weigh(s, "add 1"), weigh(s, "add 10"))
	s = at(t, 3, 2, "pay", "request option\ntied market-amusement\nseat 2: influence 30\n shown market-amusement")
	require.Greater(t, weigh(s, "pay 1"), weigh(s, "pay 10"))
	for _, q := range questions {
		s := at(t, 3, q.seat, q.ask, q.body)
		sum := 0
		for _, a := range s.Legal(nil) {
			require.GreaterOrEqual(t, s.Weigh(a), 0)
			sum += s.Weigh(a)
		}
		require.Positive(t, sum, q.name)
	}
}
