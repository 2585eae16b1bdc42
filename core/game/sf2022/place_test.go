package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestTakenCardsAreSettledOneAtATimeInAnyOrder(t *testing.T) {
	cites(t, RulePlaceOrder)
	s := at(t, 2, 1, "place", "hand: blue3 gray2t green1t\ncity 1: commitments 1")
	require.Equal(t, []string{"place 1", "place 2", "place 3", "discard 1", "discard 2", "discard 3"}, legal(s))
	refused(t, s, "place 4", RulePlaceOrder)
	refused(t, s, "discard 4", RulePlaceOrder)
	refusedAction(t, s, engine.Action{Kind: ActPlace, A: -1}, RulePlaceOrder)
	play(t, s, "place 2")
	require.Equal(t, " blue3 green1t", s.ed.cardTexts(s.Hand()), "cards count from the ones still in hand")
	play(t, s, "place 2", "place 1")
	require.Equal(t, engine.Seat(1), s.Actor())
}

func TestDiscardingIsAlwaysAllowedAndTakesTheFoundationTokenAlong(t *testing.T) {
	cites(t, RulePlaceOrder)
	s := at(t, 2, 1, "place", "hand: blue0f gray3\ncity 1: commitments 1")
	require.Equal(t, 5, s.FoundationTokens())
	require.Equal(t, []string{"discarded 1 card=blue0f"}, play(t, s, "discard 1"))
	require.Equal(t, 5, s.FoundationTokens(), "the token does not come back")
	play(t, s, "discard 1")
	require.Equal(t, City{commitments: 1}, *s.City(0))
	require.Equal(t, 1, s.Discards(mustCard(t, s, "blue0f")))
}

func TestACardGoesInTheRowOfItsColourOnTheLeftmostEmptySpace(t *testing.T) {
	cites(t, RulePlaceRow)
	s := at(t, 2, 1, "place", "hand: blue2b gray3 orange3 yellow3 green3 blue3\ncity 1: commitments 1\n blue: blue3")
	happened := play(t, s, "place 1", "place 1", "place 1", "place 1", "place 1", "place 1")
	require.Equal(t, []string{
		"placed 1 card=blue2b row=blue column=2", "placed 1 card=gray3 row=gray column=1",
		"placed 1 card=orange3 row=orange column=1", "placed 1 card=yellow3 row=yellow column=1",
		"placed 1 card=green3 row=green column=1", "placed 1 card=blue3 row=blue column=3",
	}, only(happened, "placed"))
}

func TestABlackCardGoesInAnyRowAndAColouredOneInNoOther(t *testing.T) {
	cites(t, RulePlaceRow)
	body := "hand: black2 gray3\ncity 1: commitments 1\n yellow: yellow3 yellow3"
	s := at(t, 2, 1, "place", body)
	require.Equal(t, []string{
		"place 1 blue", "place 1 gray", "place 1 orange", "place 1 yellow", "place 1 green", "place 2", "discard 1", "discard 2",
	}, legal(s))
	refused(t, s, "place 1", RulePlaceRow)
	refused(t, s, "place 2 blue", RulePlaceRow)
	refused(t, s, "place 2 gray", RulePlaceRow)
	refusedAction(t, s, engine.Action{Kind: ActPlace, A: 0, B: 6}, RulePlaceRow)
	refusedAction(t, s, engine.Action{Kind: ActPlace, A: 0, B: -1}, RulePlaceRow)
	for r := range Row(Rows) {
		s := at(t, 2, 1, "place", body)
		play(t, s, "place 1 "+r.String())
		col := 0
		if r == yellow {
			col = 2
		}
		require.Equal(t, "black2", s.ed.cardText(s.City(0).Card(At(r, Col(col)))))
	}
}

func TestACardWithoutAnEmptySpaceInItsRowMustBeDiscarded(t *testing.T) {
	cites(t, RulePlaceFullRow)
	s := at(t, 2, 1, "place", "hand: blue3 black2\ncity 1: commitments 1\n blue: blue3 blue3 blue2tb blue1b blue1w\ncompleted blue 1")
	require.Equal(t, []string{
		"place 2 gray", "place 2 orange", "place 2 yellow", "place 2 green", "discard 1", "discard 2",
	}, legal(s))
	refused(t, s, "place 1", RulePlaceFullRow)
	refused(t, s, "place 2 blue", RulePlaceFullRow)
	play(t, s, "discard 1")
	require.Equal(t, 5, s.City(0).Filled(blue))
}

func mustCard(t *testing.T, s *State, text string) CardType {
	t.Helper()
	c, ok := s.ed.CardOf(text)
	require.True(t, ok, text)
	return c
}
