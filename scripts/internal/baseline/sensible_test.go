package baseline_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func city(t *testing.T, lines ...string) string {
	return choose(t, "sensible", append([]string{"sf2022 position 1", "edition 1", "players 2", "turn 9 seat 1"}, lines...)...)
}

func TestAnAreaIsTakenWhenEnoughOfItFits(t *testing.T) {
	require.Equal(t, "realize 1", city(t, "ask turn", "area 1: blue3 gray3 orange3", "area 2: green3", "deck: rest"))
	require.Equal(t, "layout", city(t, "ask turn", "area 2: green0f", "deck: rest"))
	require.Equal(t, "layout", city(t, "ask turn", "area 1: blue1b blue2b", "deck: rest", "completed blue 1",
		"city 1: commitments 0, points 0, nocommitment 0", "  blue: blue3 blue3 blue3 blue0d blue0d"))
}

// With two commitment tokens an area of two cards is out of reach
// (rule commitment-limit): the card goes where it is not given away.
func TestACardIsNotGivenToTheOthers(t *testing.T) {
	require.Equal(t, "area 2", city(t, "ask area green3", "area 1: blue3", "area 2: gray3 orange3", "area 3: gray3", "deck: rest",
		"city 1: commitments 2, points 0, nocommitment 0"))
}

func TestWhatFitsIsPlaced(t *testing.T) {
	require.Equal(t, "place 1", city(t, "ask place", "hand: blue3", "deck: rest"))
}

func bank(t *testing.T, lines ...string) string {
	return choose(t, "sensible", append([]string{"sf2000 position 1", "edition 1", "players 3"}, lines...)...)
}

func TestAStickGoesWhereItCompletesAMajority(t *testing.T) {
	require.Equal(t, "stick h23", bank(t, "ask place seat 1", "request industrial-influence-1", "investors 1",
		"seat 1: influence 30", " sticks: h13", "seat 2: influence 30", " sticks: v13", "seat 3: influence 30", " sticks: v14"))
}

func TestABidGoesAsHighAsTheStreetIsWorth(t *testing.T) {
	bid := func(other string) string {
		return bank(t, "ask bid seat 1", "request industrial-checks-1",
			"seat 1: influence 30", " sticks: h13 h23", " checks: 1 2 5",
			"seat 2: influence 30", " checks: 1 9 10", " bid: "+other)
	}
	require.Equal(t, "add 2", bid("1"), "by as little as can be")
	require.Equal(t, "out", bid("9 10"))
}

func TestAUselessRequestIsRefused(t *testing.T) {
	require.Equal(t, "keep", bank(t, "ask request seat 1", "request industrial-influence-1",
		"seat 1: influence 30", " sticks: h13 h23"))
}
