package ttrsf

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// seventeen are routes of 17 spaces: 3 cable cars are left.
const seventeen = "routes: lands-end/sunset lands-end/japanese-tea-garden presidio/lands-end japanese-tea-garden/sunset:blue sunset/twin-peaks:black haight-ashbury/castro:purple mission/potrero-hill:orange"

func TestTheEndBeginsWithTwoCarsAndEverybodyHasOneMoreTurn(t *testing.T) {
	cites(t, RuleEndTrigger)
	for players := 2; players <= 4; players++ {
		s := at(t, players, 2, "turn", "seat 2:\nhand: red\n"+seventeen+"\n")
		require.Zero(t, s.LastTurns())
		require.Equal(t, []string{"last-turns 2 turns=" + itoa(players)}, only(play(t, s, "claim castro mission red 0"), "last-turns"))
		var order []engine.Seat
		for range players {
			order = append(order, s.Actor())
			require.Equal(t, players-len(order)+1, s.LastTurns())
			require.Empty(t, only(play(t, s, "draw deck"), "ended"))
			if happened := play(t, s, "draw deck"); len(order) == players {
				require.Equal(t, "ended 0 reason=end-trigger", only(happened, "ended")[0])
			}
		}
		for i, seat := range order {
			require.Equal(t, engine.Seat((2+i)%players), seat, "each in turn, the one who began the end too")
		}
		require.Equal(t, RuleEndTrigger, s.Outcome().Reason)
		require.True(t, s.Outcome().Over)
		require.Equal(t, engine.NoSeat, s.Actor())
		for _, wrong := range []string{"draw deck", "pass", "claim castro mission red 0", "keep 1", "take bridge"} {
			refused(t, s, wrong, RuleEndTrigger)
		}
	}
}

func TestThreeCarsDoNotEndTheGameAndATokenChoiceComesFirst(t *testing.T) {
	cites(t, RuleEndTrigger, RuleClaimToken)
	s := at(t, 2, 1, "turn", "seat 1:\nhand: red\n"+strings.Replace(seventeen, " mission/potrero-hill:orange", "", 1)+"\n")
	require.Equal(t, 5, s.Cars(0))
	s = at(t, 2, 1, "turn", "seat 1:\nhand: 2*red\n"+seventeen+"\n")
	play(t, s, "draw deck", "draw deck")
	require.Zero(t, s.LastTurns(), "3 are left")
	s = at(t, 2, 1, "turn", "seat 1:\nhand: 2*red\n"+strings.Replace(seventeen, " mission/potrero-hill:orange", " civic-center/castro", 1)+"\n")
	require.Empty(t, only(play(t, s, "claim ballpark potrero-hill red 0"), "last-turns"))
	require.Equal(t, AskToken, s.Ask())
	require.Equal(t, []string{"last-turns 1 turns=2"}, only(play(t, s, "take seal"), "last-turns"), "at the end of the turn")
}

func TestLaterPlayersAddNoTurns(t *testing.T) {
	cites(t, RuleEndTrigger)
	s := at(t, 2, 1, "turn", "last 2\nseat 1:\nhand: red\n"+seventeen+"\nseat 2:\nroutes: golden-gate-bridge/fort-mason golden-gate-bridge/alcatraz union-square/potrero-hill twin-peaks/mission civic-center/castro chinatown/the-embarcadero\n")
	require.Equal(t, 2, s.Cars(1))
	require.Empty(t, only(play(t, s, "claim castro mission red 0"), "last-turns"))
	require.Equal(t, 1, s.LastTurns())
	play(t, s, "draw deck", "draw deck")
	require.True(t, s.Outcome().Over)
}

// stuck is the small map with all cards and tickets in hands and all routes
// claimed that two players can claim.
func stuck(t *testing.T) string {
	return "edition " + add(t, smallMap) + "\nrow: - - - - -\ndeck:\npile:\n" +
		"seat 1:\ntokens: bridge dragon\nhand: 6*blue 6*green 6*black 4*ferry\nroutes: north/east south/west centre/hill\ntickets: north/east north/south north/west north/centre\n" +
		"seat 2:\ntokens: crab seal\nhand: 6*purple 6*red 6*orange 4*ferry\nroutes: east/south west/centre:gray hill/bay north/centre\ntickets: north/hill north/bay east/south east/west\n"
}

func TestWhoCanDoNothingPassesAndIfAllDoTheGameEnds(t *testing.T) {
	cites(t, RulePass)
	s := at(t, 2, 1, "turn", stuck(t))
	require.Equal(t, []string{"pass"}, legal(s))
	for wrong, rule := range map[string]engine.Rule{
		"draw deck": RuleDrawCards, "draw ferry": RuleDrawCards, "tickets": RuleDrawTickets, "claim north east blue 0": RuleClaimOpen,
	} {
		refused(t, s, wrong, rule)
	}
	require.Equal(t, []string{"passed 1"}, play(t, s, "pass"))
	require.Equal(t, "ended 0 reason=pass", play(t, s, "pass")[1])
	require.Equal(t, RulePass, s.Outcome().Reason)
	refused(t, s, "pass", RulePass)
	refused(t, s, "draw deck", RulePass)
}

func TestNobodyPassesWhoCanDoSomething(t *testing.T) {
	cites(t, RulePass)
	s := at(t, 2, 1, "turn", "")
	refused(t, s, "pass", RulePass)
	s = at(t, 2, 1, "turn", strings.Replace(strings.Replace(stuck(t), "pile:", "pile: east/west", 1), "east/south east/west", "east/south", 1))
	require.Equal(t, []string{"tickets"}, legal(s), "who can only draw tickets must draw them")
	refused(t, s, "pass", RulePass)
	s = at(t, 2, 1, "turn", strings.Replace(strings.Replace(stuck(t), "north/east south", "south", 1), "bridge dragon", "dragon", 1))
	require.Empty(t, legal(s, "pass"), "a claim is left")
	require.NotEmpty(t, legal(s, "claim north east"))
}

func TestAPassCountsAsALastTurn(t *testing.T) {
	cites(t, RulePass, RuleEndTrigger)
	s := at(t, 2, 1, "turn", lastPass)
	require.Equal(t, []string{"pass"}, legal(s))
	play(t, s, "pass")
	require.Equal(t, 1, s.LastTurns())
	require.False(t, s.Outcome().Over)
	play(t, s, "claim castro mission red 0")
	require.Equal(t, RuleEndTrigger, s.Outcome().Reason)
}

// lastPass has all cards and tickets in hands, and no cable car at seat 1.
const lastPass = "last 2\nrow: - - - - -\ndeck:\npile:\nseat 1:\nhand: 6*blue 6*green 6*black 4*ferry\ntickets: painted-ladies/potrero-hill golden-gate-bridge/the-embarcadero\n" +
	seventeen + " lombard-street/chinatown fort-mason/lombard-street\n" +
	"seat 2:\nhand: 6*purple 6*red 6*orange 4*ferry\ntickets: " + allButOne + "\nroutes: golden-gate-bridge/fort-mason golden-gate-bridge/alcatraz union-square/potrero-hill twin-peaks/mission civic-center/castro chinatown/the-embarcadero\n"

func TestAtTheEndTicketsAreShown(t *testing.T) {
	cites(t, RuleScoreTickets, RuleSecrecy)
	s := at(t, 2, 1, "turn", "last 1\npile: rest\nseat 1:\ntickets: alcatraz/castro\n"+seventeen+" castro/mission\nseat 2:\ntickets: presidio/castro\n")
	v := s.View(1).(*View)
	require.Equal(t, []TicketID{0}, v.Tickets(0))
	play(t, s, "draw deck")
	happened := play(t, s, "draw deck")
	require.Equal(t, []string{"ticket 1 ticket=alcatraz/castro complete=0 points=-8", "ticket 2 ticket=presidio/castro complete=0 points=-6"}, only(happened, "ticket"))
	require.Equal(t, s.Tickets(0), s.View(1).(*View).Tickets(0))
}
