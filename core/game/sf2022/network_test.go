package sf2022

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestNeighboursShareASideAndDiagonalsNeverCount(t *testing.T) {
	cites(t, RuleAdjacent)
	for c := range Cell(Cells) {
		var want CellSet
		for d := range Cell(Cells) {
			dr, dc := int(c.Row())-int(d.Row()), int(c.Col())-int(d.Col())
			if dr*dr+dc*dc == 1 {
				want |= bit(d)
			}
		}
		require.Equal(t, cells(want), cells(bit(c).beside()))
	}
	s := at(t, 2, 1, "turn", "city 1:\n blue: blue3 blue0d\n gray: gray2t gray3 gray2t")
	require.Equal(t, "blue 2", cells(s.City(0).Network()), "gray 1 and gray 3 touch the depot at a corner only")
	ends := at(t, 2, 1, "turn", "city 1:\n blue: blue3 blue3 blue3 blue1b blue0d\n gray: gray2t\ncompleted blue 1")
	require.Equal(t, "blue 5", cells(ends.City(0).Network()), "rows do not run on into the next")
}

func TestACardJoinsByThePrintedDepotADepotCardOrACardOfTheNetwork(t *testing.T) {
	cites(t, RuleNetwork)
	s := at(t, 2, 1, "place", "hand: gray2t blue0d gray1t green3 yellow2t orange1t green2t\ncity 1: commitments 1")
	require.Equal(t, []string{}, only(play(t, s, "place 1"), "marker"), "tracks alone are not connected")
	require.Equal(t, []string{"marker 1 row=blue column=1", "marker 1 row=gray column=1"}, only(play(t, s, "place 1"), "marker"))
	require.Equal(t, []string{"marker 1 row=gray column=2"}, only(play(t, s, "place 1"), "marker"), "by a card of the network")
	require.Empty(t, only(play(t, s, "place 1"), "marker"), "a card without tracks stays outside, also beside the printed depot")
	require.Empty(t, only(play(t, s, "place 1"), "marker"), "only the bottom row touches the printed depot")
	require.Equal(t, []string{"marker 1 row=orange column=1", "marker 1 row=yellow column=1"}, only(play(t, s, "place 1"), "marker"),
		"joining spreads at once through cards placed earlier")
	require.Equal(t, []string{"marker 1 row=green column=2"}, only(play(t, s, "place 1"), "marker"))
}

func TestADepotCardIsInTheNetworkByItselfAndACardWithoutTracksBreaksIt(t *testing.T) {
	cites(t, RuleNetwork)
	s := at(t, 2, 1, "turn", "city 1:\n blue: black0d\n gray: gray3 gray2t\n orange: orange2t\n green: green2t\n yellow: yellow3")
	require.Equal(t, "blue 1, green 1", cells(s.City(0).Network()))
	own := at(t, 2, 1, "turn", "city 1:\n green: green2t\ncity 2:\n yellow: yellow2t")
	require.Zero(t, own.City(1).Network().Len(), "each board has its own network")
}

func TestMarkersNeverRunOut(t *testing.T) {
	cites(t, RuleMarkerSupply)
	deck := "count,color,value,symbols\n100,black,1,tracks\n4,black,0,foundation\n"
	row := "black1t black1t black1t black1t black1t\n"
	board := " blue: " + row + " gray: " + row + " orange: " + row + " yellow: " + row + " green: black1t black1t black1t black1t\n"
	s := parse(t, positionText(2, 1, "place", "edition "+edition(t, deck)+"\nhand: black1t\ncity 1: commitments 1\n"+board+
		"city 2:\n"+board+"completed blue 1, gray 1, orange 1, yellow 1"))
	play(t, s, "place 1 green")
	require.Equal(t, 25, s.City(0).Network().Len())
	require.Equal(t, 24, s.City(1).Network().Len(), "49 markers, though the box has 28")
}

func TestATrackTokenGoesOnAnyCardWithoutTracks(t *testing.T) {
	cites(t, RuleTrackToken)
	board := "city 1:\n blue: blue0d blue3 blue1tb\n gray: gray1b gray1b gray0s gray0f\n green: universal~ depot"
	s := at(t, 2, 1, "lay track", board)
	require.Equal(t, []string{
		"track blue 1", "track blue 2", "track gray 1", "track gray 2", "track gray 3", "track gray 4", "track green 2",
	}, legal(s), "depot cards have none unless printed")
	refused(t, s, "track blue 3", RuleTrackToken)
	refused(t, s, "track green 1", RuleTrackToken)
	refused(t, s, "track blue 4", RuleTrackToken)
	refused(t, s, "track orange 1", RuleTrackToken)
	refused(t, s, "track blue 6", RuleTrackToken)
	happened := play(t, s, "track blue 2")
	require.Equal(t, []string{
		"track 1 row=blue column=2", "marker 1 row=blue column=2", "marker 1 row=blue column=3",
		"square 1 row=gray column=3",
	}, happened, "the card has tracks from now on")
}

func TestATrackTokenOnADepotChangesNoMarkerButIsAllowed(t *testing.T) {
	cites(t, RuleTrackToken)
	s := at(t, 2, 1, "lay track", "city 1:\n gray: gray1b gray1b\n orange: black0d orange2t")
	require.Equal(t, []string{"track 1 row=orange column=1"}, play(t, s, "track orange 1"))
	require.Equal(t, "orange 1", cells(s.City(0).TrackTokens()))
}
