package ttrsf

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// steered is what a pilot does, as text.
func steered(s *State) string {
	r := rng.FromUint64(1)
	return s.FormatAction(s.Steer(&r))
}

// Half of the actions are drawn at random, so that a pilot is asked in odd
// positions too.
func TestAPilotSteersByLegalActionsOnly(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		for i := range manyGames() {
			s := newGame(t, players, engine.NoSeat, rng.Seed(i)<<4+rng.Seed(players))
			r := rng.FromUint64(uint64(i))
			for s.Actor() != engine.NoSeat {
				legal := s.Legal(nil)
				a := s.Steer(&r)
				require.Contains(t, legal, a, "%s\n%s", s.FormatAction(a), s.Position())
				if i%3 > 0 && r.IntN(2) == 0 {
					a = legal[r.IntN(len(legal))]
				}
				require.NoError(t, s.Apply(a, nil))
			}
		}
	}
}

func TestAPilotGoesByWhatItsSeatMayKnow(t *testing.T) {
	cites(t, RuleSecrecy)
	s, one, other := newGame(t, 2, 0, 7), new(State), new(State)
	r := rng.FromUint64(7)
	for s.Actor() != engine.NoSeat {
		v := s.View(s.actor)
		v.Sample(one, &r)
		v.Sample(other, &r)
		require.Equal(t, steered(one), steered(other), s.Position())
		require.NoError(t, s.Apply(s.Steer(&r), nil))
	}
}

func TestAPilotPlansForItsTickets(t *testing.T) {
	const ticket = "seat 1:\ntickets: chinatown/castro\n"
	for name, c := range map[string]struct{ row, seat, want string }{
		"claims on the way":                    {"", ticket + "hand: black", "claim chinatown union-square:black black 0"},
		"not elsewhere, though it could":       {"row: blue green black purple ferry\n", ticket + "routes: union-square/civic-center:green civic-center/castro\nhand: 3*purple", "draw black"},
		"spends on gray what is to spare":      {"", ticket + "routes: chinatown/union-square:black\nhand: 2*red", "claim civic-center castro red 0"},
		"draws tickets when all are complete":  {"", "seat 1:\ntickets: chinatown/castro\nroutes: chinatown/union-square:black civic-center/castro union-square/civic-center:green", "tickets"},
		"leaves a ferry face up":               {"row: ferry blue blue black black\n", ticket + "routes: chinatown/union-square:black union-square/civic-center:green", "draw blue"},
		"leaves it for the top of the deck":    {"row: ferry blue blue green green\n", ticket + "routes: union-square/civic-center:green civic-center/castro", "draw deck"},
		"waits while much is lacking":          {"row: blue green black purple ferry\n", "seat 1:\ntickets: lands-end/ballpark\nhand: 2*red", "draw blue"},
		"in the last turn takes what there is": {"last 2\n", "seat 1:\ntickets: chinatown/castro\nhand: 3*orange\nseat 2:\n" + seventeen + " castro/mission", "claim golden-gate-bridge lands-end orange 0"},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, c.want, steered(at(t, 2, 1, "turn", c.row+c.seat+"\n")))
		})
	}
}

// It keeps to its way while it can, and finds another one when it is cut off.
func TestAPilotFollowsItsIntentUntilItIsCutOff(t *testing.T) {
	s := at(t, 2, 1, "turn", "seat 1:\ntickets: chinatown/castro\nhand: black 2*red\n")
	first := s.aim(20)
	require.Equal(t, 3, first.routes)
	again := s.aim(20)
	require.Equal(t, first.inPlan, again.inPlan)
	require.Equal(t, first.lack, again.lack)
	for r := range first.inPlan.all {
		if s.ed.routes[r].A != s.ed.tickets[s.tickets.held[0][0]].A {
			s.owner[r] = 2
			break
		}
	}
	third := s.aim(20)
	require.NotEqual(t, first.inPlan, third.inPlan)
	require.Positive(t, third.routes)
	require.Zero(t, s.aim(-9).routes, "no time is left")
}

func TestAPilotAllocatesNothing(t *testing.T) {
	s := at(t, 4, 1, "turn", "seat 3:\ntickets: lands-end/ballpark alcatraz/castro alcatraz/sunset\nhand: 3*red 4*blue ferry\n")
	r := rng.FromUint64(1)
	require.Zero(t, testing.AllocsPerRun(100, func() { s.Steer(&r) }))
}
