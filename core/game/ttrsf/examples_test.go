package ttrsf

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// The worked examples of the rules, as the rules page numbers them.

func TestExample1AGrayRouteTakesOneColourAndFerries(t *testing.T) {
	cites(t, RuleClaimColour)
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 2*purple ferry\n")
	require.Equal(t, []string{"claim twin-peaks mission purple 1"}, legal(s, "claim twin-peaks mission"))
	play(t, s, "claim twin-peaks mission purple 1")
	s = at(t, 2, 1, "turn", "seat 1:\nhand: purple red ferry\n")
	require.Empty(t, legal(s, "claim twin-peaks mission"))
	refused(t, s, "claim twin-peaks mission purple 1", RuleClaimColour)
	refused(t, s, "claim twin-peaks mission red 1", RuleClaimColour)
}

func TestExample2AFerryRouteWantsAFerry(t *testing.T) {
	cites(t, RuleClaimFerry)
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 2*blue\n")
	refused(t, s, "claim pier-39 alcatraz blue 0", RuleClaimFerry)
	for hand, want := range map[string]string{"ferry blue": "blue 1", "2*ferry": "ferry 2"} {
		s := at(t, 2, 1, "turn", "seat 1:\nhand: "+hand+"\n")
		require.Equal(t, []string{"claim pier-39 alcatraz " + want}, legal(s, "claim pier-39 alcatraz"))
		play(t, s, "claim pier-39 alcatraz "+want)
	}
}

func TestExample3FerriesWhenDrawing(t *testing.T) {
	cites(t, RuleDrawFerry, RuleDrawCards)
	body := "row: ferry blue green black red\ndeck: ferry orange rest\n"
	s := at(t, 2, 1, "turn", body)
	play(t, s, "draw ferry")
	require.Equal(t, engine.Seat(1), s.Actor(), "first and face up: over")
	s = at(t, 2, 1, "second", body)
	refused(t, s, "draw ferry", RuleDrawFerry)
	for _, second := range []string{"draw deck", "draw black"} {
		s = at(t, 2, 1, "turn", body)
		play(t, s, "draw deck")
		require.Equal(t, "ferry", hand(s, 1))
		play(t, s, second)
		require.Equal(t, 2, s.HandLen(0), "first and blind: a second one")
	}
}

func TestExample4AThirdFerrySweepsFiveCards(t *testing.T) {
	cites(t, RuleThreeFerries)
	s := at(t, 2, 1, "turn", "row: ferry red ferry black blue\ndeck: ferry green purple orange blue black rest\n")
	require.Equal(t, []string{"swept 0 ferries=3"}, only(play(t, s, "draw red"), "swept"))
	require.Equal(t, "green purple orange blue black", row(s))
	play(t, s, "draw green")
}

func TestExample5DoubleRoutes(t *testing.T) {
	cites(t, RuleDoubleTwo, RuleDoubleOwn)
	body := "seat 2:\nhand: 2*black\nroutes: the-embarcadero/ballpark:red\nseat 1:\nhand: 2*black\n"
	const second = "claim the-embarcadero ballpark:black black 0"
	refused(t, at(t, 2, 1, "turn", body), second, RuleDoubleTwo)
	require.Empty(t, legal(at(t, 2, 2, "turn", body), second))
	refused(t, at(t, 3, 2, "turn", body), second, RuleDoubleOwn)
	require.Equal(t, []string{second}, legal(at(t, 3, 1, "turn", body), second))
}

func TestExample6TokensAtBothEnds(t *testing.T) {
	cites(t, RuleClaimToken)
	const claim = "claim alcatraz the-embarcadero red 1"
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 2*red ferry\n")
	play(t, s, claim)
	require.Equal(t, []string{"take crab", "take dragon"}, legal(s))
	s = at(t, 2, 1, "turn", "seat 1:\ntokens: dragon\nhand: 2*red ferry\nroutes: chinatown/the-embarcadero\n")
	require.Equal(t, []string{"token 1 symbol=crab location=alcatraz tokens=2"}, only(play(t, s, claim), "token"))
	s = at(t, 2, 1, "turn", "seat 1:\ntokens: crab dragon\nhand: 2*red ferry\nroutes: pier-39/alcatraz chinatown/the-embarcadero\n")
	require.Empty(t, only(play(t, s, claim), "token"))
}

func TestExample7TheLastTicket(t *testing.T) {
	cites(t, RuleDrawTickets)
	s := lastTicket(t)
	play(t, s, "tickets")
	require.Equal(t, []string{"keep 1"}, legal(s))
}

func TestExample8TwoCarsLeft(t *testing.T) {
	cites(t, RuleEndTrigger)
	s := at(t, 4, 3, "turn", "seat 3:\nhand: red\n"+seventeen+"\n")
	play(t, s, "claim castro mission red 0")
	require.Equal(t, 2, s.Cars(2))
	var order []engine.Seat
	for s.Ask() != AskNothing {
		order = append(order, s.Actor())
		play(t, s, "draw deck", "draw deck")
	}
	require.Equal(t, []engine.Seat{3, 0, 1, 2}, order)
}

func TestExample9NoCardsLeft(t *testing.T) {
	cites(t, RuleDrawCards)
	s := at(t, 2, 1, "turn", allHeld+"seat 1:\nhand: 6*blue 6*green 6*black 4*ferry\nseat 2:\nhand: 6*purple 6*red 6*orange 4*ferry\n")
	refused(t, s, "draw deck", RuleDrawCards)
	play(t, s, "tickets", "keep 1")
	play(t, s, "claim castro mission red 0")
	require.Equal(t, "red - - - -", row(s), "a claim brings cards back")
	require.Equal(t, []string{"draw red"}, legal(s, "draw"))
}

func TestExample10Scores(t *testing.T) {
	cites(t, RuleScoreRoutes, RuleScoreTickets, RuleScoreTokens, RuleWinner)
	TestPointsForTokens(t)
	TestTheScoreAddsUpRoutesTicketsAndTokens(t)
	TestTheWinner(t)
	TestASharedVictory(t)
}
