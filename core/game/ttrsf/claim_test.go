package ttrsf

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestAClaimPaysCardsAndCarsAndScoresAtOnce(t *testing.T) {
	cites(t, RuleClaimCards, RuleClaimPoints, RuleRoutePoints, RuleClaimOpen)
	for _, c := range []struct {
		claim          string
		length, points int
	}{
		{"chinatown the-embarcadero red 0", 1, 1}, {"lombard-street chinatown red 0", 2, 2},
		{"twin-peaks mission red 0", 3, 4}, {"golden-gate-bridge alcatraz red 1", 4, 7}, {"golden-gate-bridge fort-mason red 1", 5, 10},
	} {
		s := at(t, 2, 1, "turn", "seat 1:\nhand: 6*red 2*ferry\n")
		before, ferries := s.discards.Len(), c.length/4
		happened := play(t, s, "claim "+c.claim)
		require.Equal(t, "points 1 points="+itoa(c.points)+" total="+itoa(c.points), happened[1])
		require.Equal(t, 20-c.length, s.Cars(0))
		require.Equal(t, c.points, s.RoutePoints(0))
		require.Equal(t, 8-c.length, s.HandLen(0))
		require.Equal(t, before+c.length, s.discards.Len())
		require.Equal(t, uint8(ferries), s.discards[Ferry])
	}
}

func TestARouteNeedNotBeConnectedToOnesOwn(t *testing.T) {
	cites(t, RuleClaimOpen)
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 4*red\nroutes: twin-peaks/castro\n")
	play(t, s, "claim fort-mason lombard-street red 0")
}

func TestAClaimedRouteIsClosed(t *testing.T) {
	cites(t, RuleClaimOpen)
	s := at(t, 3, 1, "turn", "seat 1:\nhand: 6*green\nroutes: fort-mason/lombard-street\nseat 2:\nroutes: twin-peaks/castro\n")
	refused(t, s, "claim twin-peaks castro green 0", RuleClaimOpen)
	refused(t, s, "claim fort-mason lombard-street green 0", RuleClaimOpen)
	for _, a := range []engine.Action{{Kind: ActClaim, A: -1, B: 1}, {Kind: ActClaim, A: 58, B: 1}, {Kind: ActClaim, A: 999, B: 1}} {
		refusedAction(t, s, a, RuleClaimOpen)
	}
}

func TestPayments(t *testing.T) {
	cites(t, RuleClaimColour, RuleClaimCards, RuleClaimFerry)
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 2*blue 3*red 2*ferry\n")
	require.Equal(t, []string{
		"claim golden-gate-bridge alcatraz blue 2", "claim golden-gate-bridge alcatraz red 1", "claim golden-gate-bridge alcatraz red 2",
	}, legal(s, "claim golden-gate-bridge alcatraz"), "gray takes any colour")
	require.Equal(t, []string{
		"claim pier-39 lombard-street red 0", "claim pier-39 lombard-street ferry 1",
	}, legal(s, "claim pier-39 lombard-street"), "a red route takes red, and ferries alone")
	require.Equal(t, []string{
		"claim pier-39 alcatraz blue 1", "claim pier-39 alcatraz red 1", "claim pier-39 alcatraz ferry 2",
	}, legal(s, "claim pier-39 alcatraz"))
	require.Equal(t, []string{
		"claim twin-peaks mission blue 1", "claim twin-peaks mission blue 2", "claim twin-peaks mission red 0",
		"claim twin-peaks mission red 1", "claim twin-peaks mission red 2",
	}, legal(s, "claim twin-peaks mission"))
	require.Empty(t, legal(s, "claim presidio fort-mason green"), "a green route is not paid in red")
	for claim, rule := range map[string]engine.Rule{
		"presidio fort-mason red 0":         RuleClaimColour, // green
		"presidio fort-mason green 0":       RuleClaimColour, // none in hand
		"presidio fort-mason green 1":       RuleClaimColour,
		"twin-peaks mission blue 0":         RuleClaimColour, // two in hand
		"twin-peaks mission ferry 3":        RuleClaimColour,
		"twin-peaks mission blue 3":         RuleClaimColour, // that is ferry 3
		"twin-peaks mission blue 4":         RuleClaimCards,
		"twin-peaks mission ferry 2":        RuleClaimCards,
		"pier-39 alcatraz blue 0":           RuleClaimFerry,
		"pier-39 alcatraz red 0":            RuleClaimFerry,
		"golden-gate-bridge alcatraz red 0": RuleClaimColour,
	} {
		refused(t, s, "claim "+claim, rule)
	}
	claim := s.ed.Claim(0, Red, 0)
	for _, b := range []int16{-1, 0, int16(Colors), 99} {
		claim.B = b
		refusedAction(t, s, claim, RuleClaimColour)
	}
	claim.B, claim.C = int16(Red), -1
	refusedAction(t, s, claim, RuleClaimCards)
}

func TestTheOrderOfTheRulesThatRefuseAClaim(t *testing.T) {
	cites(t, RuleClaimOpen, RuleDoubleOwn, RuleDoubleTwo, RuleClaimCars, RuleClaimCards, RuleClaimColour, RuleClaimFerry)
	routes := "routes: lands-end/sunset lands-end/japanese-tea-garden presidio/lands-end japanese-tea-garden/sunset:blue sunset/twin-peaks:black haight-ashbury/castro:purple mission/potrero-hill:orange"
	body := "seat 1:\nhand: purple\n" + routes + "\n"
	// 3 + 2 + 3 + 2 + 3 + 2 + 2 = 17: 3 cable cars are left.
	s := at(t, 2, 1, "turn", body+"seat 2:\nroutes: castro/mission the-embarcadero/ballpark:red golden-gate-bridge/fort-mason\n")
	require.Equal(t, 3, s.Cars(0))
	for claim, rule := range map[string]engine.Rule{
		"golden-gate-bridge fort-mason blue 0":  RuleClaimOpen,
		"haight-ashbury castro:purple blue 0":   RuleClaimOpen,
		"haight-ashbury castro:orange blue 0":   RuleDoubleOwn,
		"castro mission blue 0":                 RuleDoubleTwo,
		"the-embarcadero ballpark:black blue 0": RuleDoubleTwo,
		"golden-gate-bridge alcatraz blue 0":    RuleClaimCars,
		"pier-39 alcatraz blue 0":               RuleClaimCards,
		"presidio fort-mason blue 0":            RuleClaimCards,
		"chinatown the-embarcadero blue 0":      RuleClaimColour,
		"civic-center painted-ladies purple 0":  RuleClaimColour,
	} {
		refused(t, s, "claim "+claim, rule)
	}
	s = at(t, 2, 1, "turn", "seat 1:\nhand: 2*purple\n"+routes+"\n")
	refused(t, s, "claim pier-39 alcatraz blue 0", RuleClaimColour)
	refused(t, s, "claim pier-39 alcatraz purple 0", RuleClaimFerry)
	refused(t, s, "claim pier-39 alcatraz purple 1", RuleClaimColour)
}

func TestAPlayerWithTooFewCarsCannotClaim(t *testing.T) {
	cites(t, RuleClaimCars)
	routes := "routes: lands-end/sunset lands-end/japanese-tea-garden presidio/lands-end japanese-tea-garden/sunset:blue sunset/twin-peaks:black haight-ashbury/castro:purple mission/potrero-hill:orange"
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 6*red 3*ferry\n"+routes+"\n")
	refused(t, s, "claim golden-gate-bridge alcatraz red 1", RuleClaimCars)
	refused(t, s, "claim golden-gate-bridge fort-mason red 1", RuleClaimCars)
	require.NotEmpty(t, legal(s, "claim twin-peaks mission"), "as many as spaces are enough")
}

func TestDoubleRoutesOfTwoPlayers(t *testing.T) {
	cites(t, RuleDoubleTwo, RuleDoubleOwn)
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 4*red 4*black 2*green\nseat 2:\nroutes: the-embarcadero/ballpark:red pier-39/alcatraz union-square/civic-center:gray\n")
	refused(t, s, "claim the-embarcadero ballpark:black black 0", RuleDoubleTwo)
	refused(t, s, "claim pier-39 alcatraz red 0", RuleDoubleTwo)
	refused(t, s, "claim union-square civic-center:green green 0", RuleDoubleTwo)
	s = at(t, 2, 2, "turn", "seat 2:\nhand: 4*red 4*black 2*green\nroutes: the-embarcadero/ballpark:red pier-39/alcatraz\n")
	refused(t, s, "claim the-embarcadero ballpark:black black 0", RuleDoubleOwn)
	refused(t, s, "claim pier-39 alcatraz red 0", RuleDoubleOwn)
}

func TestDoubleRoutesOfMorePlayers(t *testing.T) {
	cites(t, RuleDoubleOwn, RuleClaimOpen)
	body := "seat 1:\nhand: 4*red 4*black 2*ferry\nseat 2:\nroutes: the-embarcadero/ballpark:red pier-39/alcatraz\n"
	s := at(t, 3, 1, "turn", body)
	play(t, s, "claim the-embarcadero ballpark:black black 0", "take "+symbolAt(s, "ballpark"))
	s = at(t, 3, 1, "turn", body)
	require.Equal(t, "claimed 1 route=pier-39/alcatraz:2 spaces=2 colour=red ferries=1 cars=18",
		play(t, s, "claim pier-39 alcatraz red 1")[0], "the second twin of a colour, named like the first")
	for s.Actor() != 2 {
		play(t, s, legal(s)[0])
	}
	require.Empty(t, legal(s, "claim pier-39 alcatraz"))
	refused(t, s, "claim pier-39 alcatraz red 1", RuleClaimOpen)
	s = at(t, 3, 2, "turn", "seat 2:\nhand: 4*red 4*black\nroutes: the-embarcadero/ballpark:red pier-39/alcatraz\n")
	refused(t, s, "claim the-embarcadero ballpark:black black 0", RuleDoubleOwn)
	refused(t, s, "claim pier-39 alcatraz red 0", RuleDoubleOwn)
}

func TestOpenTwinsOfOneColourAreOneChoice(t *testing.T) {
	cites(t, RuleClaimOpen)
	s := at(t, 3, 1, "turn", "seat 1:\nhand: 2*red green\n")
	require.Equal(t, []string{"claim castro mission green 0", "claim castro mission red 0"}, legal(s, "claim castro mission"))
	require.Equal(t, "claimed 1 route=castro/mission spaces=1 colour=red ferries=0 cars=19", play(t, s, "claim castro mission red 0")[0])
	s = at(t, 3, 1, "turn", "seat 1:\nhand: 2*red green\n")
	require.Equal(t, []string{"claim union-square civic-center:green green 0"}, legal(s, "claim union-square civic-center:green"))
	require.Len(t, legal(s, "claim union-square civic-center:gray"), 2)
}

func symbolAt(s *State, slug string) string {
	l, _ := s.ed.LocOf(slug)
	k, _ := s.StackAt(l)
	return k.Symbol.String()
}

func TestATokenIsTakenAtOnceOrChosen(t *testing.T) {
	cites(t, RuleClaimToken)
	// The default stacks: bridge golden-gate-bridge, crab alcatraz, dragon
	// the-embarcadero, heart sunset, seal potrero-hill, tower mission, wave ballpark.
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 4*red 2*ferry\n")
	require.Equal(t, []string{"token 1 symbol=crab location=alcatraz tokens=1"}, only(play(t, s, "claim pier-39 alcatraz red 1"), "token"))
	require.Equal(t, engine.Seat(1), s.Actor(), "no choice, no question")
	require.Equal(t, uint8(1), s.left[1])

	s = at(t, 2, 1, "turn", "seat 1:\nhand: 4*red 2*ferry\n")
	require.Empty(t, only(play(t, s, "claim alcatraz the-embarcadero red 1"), "token"))
	require.Equal(t, []string{"take crab", "take dragon"}, legal(s))
	for _, wrong := range []string{"take heart", "take wave", "pass", "draw deck", "tickets", "keep 1"} {
		refused(t, s, wrong, RuleClaimToken)
	}
	require.Equal(t, []string{"token 1 symbol=dragon location=the-embarcadero tokens=1"}, play(t, s, "take dragon"))
	require.Equal(t, engine.Seat(1), s.Actor())
}

func TestNobodyHoldsTwoOfOneSymbol(t *testing.T) {
	cites(t, RuleClaimToken, RuleTokensSetup)
	// Seat 1 has the crab; then only the dragon is left for it.
	s := at(t, 2, 1, "turn", "seat 1:\ntokens: crab\nhand: 4*red 2*ferry\nroutes: pier-39/alcatraz\n")
	require.Equal(t, []string{"token 1 symbol=dragon location=the-embarcadero tokens=2"}, only(play(t, s, "claim alcatraz the-embarcadero red 1"), "token"))
	// It has both.
	s = at(t, 2, 1, "turn", "seat 1:\ntokens: crab dragon\nhand: 4*red 2*ferry\nroutes: pier-39/alcatraz chinatown/the-embarcadero\n")
	require.Empty(t, only(play(t, s, "claim alcatraz the-embarcadero red 1"), "token"))
	require.Equal(t, engine.Seat(1), s.Actor())
	// A stack that is used up: with two players a spare one has one token.
	s = at(t, 2, 1, "turn", "seat 1:\nhand: 4*red\nseat 2:\ntokens: tower\nroutes: civic-center/mission:black\n")
	require.Empty(t, only(play(t, s, "claim twin-peaks mission red 0"), "token"))
	require.Equal(t, engine.Seat(1), s.Actor())
}
