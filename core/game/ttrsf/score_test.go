package ttrsf

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// ended is a finished game. Seat 1 has used 18 cable cars.
func ended(t *testing.T, players int, body string) *State {
	t.Helper()
	return at(t, players, 0, "over end-trigger", body)
}

func scoresOf(o engine.Outcome) []int { return o.Scores[:o.Seats] }

func TestPointsForTokens(t *testing.T) {
	cites(t, RuleScoreTokens)
	for n, want := range []int{0, 0, 1, 2, 4, 6, 9, 12} {
		require.Equal(t, want, TokenPoints(n))
	}
}

const lined = seventeen + " castro/mission"

func TestTheScoreAddsUpRoutesTicketsAndTokens(t *testing.T) {
	cites(t, RuleScoreRoutes, RuleScoreTickets, RuleScoreTokens, RuleTicketComplete)
	// Routes of 3, 2, 3, 2, 3, 2, 2 and 1 spaces: 4+2+4+2+4+2+2+1 = 21.
	s := ended(t, 2, "seat 1:\ntokens: heart seal tower\n"+lined+"\ntickets: presidio/castro alcatraz/castro\nseat 2:\ntickets: union-square/sunset\n")
	o := s.Outcome()
	require.Equal(t, 21-6-8+2, o.Scores[0], "neither ticket is complete")
	require.Equal(t, -7, o.Scores[1])
	lines := s.Breakdown(0)
	require.Equal(t, []engine.Rule{RuleScoreRoutes, RuleScoreTickets, RuleScoreTokens}, []engine.Rule{lines[0].Rule, lines[1].Rule, lines[2].Rule})
	require.Equal(t, []int{21, -14, 2}, []int{lines[0].Points, lines[1].Points, lines[2].Points})
	require.Equal(t, "failed=2", lines[1].Facts[2].String())
	// Twin Peaks to Castro joins Presidio and Castro.
	s = ended(t, 2, "seat 1:\ntokens: heart\n"+strings.Replace(lined, "haight-ashbury/castro:purple", "twin-peaks/castro", 1)+"\ntickets: presidio/castro alcatraz/castro\nseat 2:\ntickets: union-square/sunset\n")
	require.Equal(t, 21+6-8+0, s.Outcome().Scores[0])
	require.Equal(t, -2, s.Breakdown(0)[1].Points)
}

func TestTheWinner(t *testing.T) {
	cites(t, RuleWinner)
	s := ended(t, 2, "seat 1:\n"+lined+"\ntickets: chinatown/castro\nseat 2:\ntickets: union-square/sunset\n")
	o := s.Outcome()
	require.Equal(t, []engine.Seat{0}, o.Winners())
	require.Empty(t, o.TieBreaks[0])
	// A tie at 4: seat 2 has completed a ticket (2 + 2), seat 1 has not.
	tie := "tickets: alcatraz/castro lands-end/ballpark\nseat 2:\nroutes: chinatown/union-square:black union-square/civic-center:green civic-center/castro\ntickets: chinatown/castro "
	s = ended(t, 2, "seat 1:\n"+lined+"\n"+tie+"\n") // 21-8-9 = 4; 1+1+2+4 = 8
	require.Equal(t, []int{4, 8}, scoresOf(s.Outcome()))
	s = ended(t, 2, "seat 1:\n"+lined+"\ntickets: alcatraz/castro painted-ladies/potrero-hill\nseat 2:\nroutes: chinatown/union-square:black union-square/civic-center:green civic-center/castro\ntickets: chinatown/castro\n")
	o = s.Outcome()
	require.Equal(t, []int{8, 8}, o.Scores[:2])
	require.Equal(t, []int{2, 1}, o.Ranks[:2], "more completed tickets")
	require.Equal(t, []engine.Rule{RuleWinner, RuleWinner}, o.TieBreaks[:2])
	require.Equal(t, []engine.Seat{1}, o.Winners())
}

func TestASharedVictory(t *testing.T) {
	cites(t, RuleWinner)
	s := ended(t, 3, "seat 1:\n"+lined+"\ntickets: alcatraz/castro fort-mason/mission\nseat 2:\nroutes: twin-peaks/mission golden-gate-bridge/alcatraz union-square/potrero-hill\ntickets: alcatraz/sunset\n"+
		"seat 3:\nroutes: golden-gate-bridge/fort-mason presidio/japanese-tea-garden presidio/fort-mason\ntickets: the-embarcadero/sunset\n")
	o := s.Outcome()
	require.Equal(t, []int{7, 5, 7}, o.Scores[:3]) // 21-14, 15-10, 16-9
	require.Equal(t, []int{1, 3, 1}, o.Ranks[:3])
	require.Equal(t, []engine.Seat{0, 2}, o.Winners())
	require.Empty(t, o.TieBreaks[0])
}

func TestAViewStandsWithoutTheTicketsOfOthers(t *testing.T) {
	cites(t, RuleSecrecy, RuleScoreTickets)
	s := at(t, 2, 1, "turn", "seat 1:\nroutes: castro/mission\ntickets: alcatraz/castro\nseat 2:\nroutes: chinatown/the-embarcadero\ntickets: the-embarcadero/sunset\n")
	require.Equal(t, []int{1 - 8, 1 - 9}, scoresOf(s.Outcome()))
	require.Equal(t, []int{1 - 8, 1}, scoresOf(s.View(0).(*View).Outcome()))
	require.Equal(t, []int{1, 1 - 9}, scoresOf(s.View(1).(*View).Outcome()))
	require.Zero(t, s.View(1).(*View).Breakdown(0)[1].Points)
}
