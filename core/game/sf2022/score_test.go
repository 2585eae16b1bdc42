package sf2022

import (
	"slices"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestPointsAreAddedUpInHalfPoints(t *testing.T) {
	cites(t, RuleScore)
	require.Equal(t, "half points", Game.Unit())
	s := ended(t, 2, 1, "order 1\ncompleted gray 1, green 2\ncity 1: commitments 1, points 1\n"+
		" blue: blue3 blue3\n gray: gray0f gray3 gray3 gray2t gray1b\n orange: orange1b\n"+
		"city 2: points 2, nocommitment 1\n green: green3 green2t green3 green1t green1b\n")
	o := s.Outcome()
	// Seat 1: skyscraper 1, order 1, token 1½, gray completed 1; blue, gray and
	// orange 2 each. Seat 2: two tokens 3, green completed 1, green 2, yellow 2
	// (equal, then green decides), the network 2½.
	require.Equal(t, []int{2 + 2 + 3 + 2 + 3*4, 2*3 + 2 + 4 + 4 + 5}, o.Scores[:2])
	require.Equal(t, []engine.Line{
		{Rule: RuleSkyscraper, Points: 2, Facts: []engine.Fact{engine.Number("count", 1)}},
		{Rule: RuleBuildersOrder, Points: 2, Facts: []engine.Fact{engine.Number("count", 1)}},
		{Rule: RuleBonusSupply, Points: 3, Facts: []engine.Fact{engine.Number("count", 1)}},
	}, s.Breakdown(0)[:3])
	for seat := range engine.Seat(2) {
		sum := 0
		for _, line := range s.Breakdown(seat) {
			sum += line.Points
		}
		require.Equal(t, o.Scores[seat], sum)
	}
	require.Equal(t, []engine.Seat{1}, o.Winners(), "21 against 21: more markers")
}

func TestWhileTheGameGoesOnPlacesThatOnlyItsEndDecidesCountForNobody(t *testing.T) {
	cites(t, RuleLastTie)
	s := newGame(t, 3, 0, 1)
	require.Equal(t, [engine.MaxSeats]int{}, s.Outcome().Scores, "nobody has anything")
	over := ended(t, 3, 1, "")
	require.Equal(t, [engine.MaxSeats]int{5*4 + 5, 5*2 + 2}, over.Outcome().Scores, "the end decides")
	st := over.Standing(0)
	require.False(t, over.Open(&st, 0))
	st = s.Standing(0)
	require.True(t, s.Open(&st, 0) && s.Open(&st, 1) && s.Open(&st, 2))
	for seat := range engine.Seat(3) {
		require.Equal(t, []bool{true, false}, []bool{tells(s.contestLine(0, seat), "open"), tells(over.contestLine(0, seat), "open")})
	}
}

func tells(l engine.Line, fact string) bool {
	return slices.ContainsFunc(l.Facts, func(f engine.Fact) bool { return f.Name == fact })
}

func TestMostPointsWinAndRanksFollow(t *testing.T) {
	cites(t, RuleWinner)
	s := ended(t, 3, 1, "city 2: points 1\n green: green3\n")
	o := s.Outcome()
	// One card decides all districts, as each tie comes round to green.
	require.Equal(t, []int{5*2 + 5, 5*4 + 2 + 3, 0}, o.Scores[:3])
	require.Equal(t, []engine.Seat{1}, o.Winners())
	require.Equal(t, [engine.MaxSeats]int{2, 1, 3}, o.Ranks)
	require.Equal(t, [engine.MaxSeats]engine.Rule{}, o.TieBreaks)
}

// greenFilled fills green without tracks: worth its token, the district and yellow.
const greenFilled = " yellow: yellow3\n green: green3 green3 green3 green2b green1b\n"

func TestEqualPointsGoToMoreMarkers(t *testing.T) {
	cites(t, RuleWinner)
	s := ended(t, 2, 1, "completed green 2\ncity 1: points 1\n blue: blue3\n gray: gray3\n orange: orange3\n"+
		"city 2:\n yellow: yellow3\n green: green3 green2t green3 green3 green1b\n")
	o := s.Outcome()
	require.Equal(t, []int{3*4 + 3, 2*4 + 5 + 2}, o.Scores[:2])
	require.Equal(t, []engine.Seat{1}, o.Winners())
	require.Equal(t, []int{2, 1}, o.Ranks[:2])
	require.Equal(t, []engine.Rule{RuleWinner, RuleWinner}, o.TieBreaks[:2])
}

func TestEqualPointsAndMarkersShareTheVictory(t *testing.T) {
	cites(t, RuleWinner)
	body := "completed green 1\ncity 1:\n" + greenFilled + "city 2: points 1\n blue: blue3\n gray: gray3\n orange: orange3\n"
	two := ended(t, 2, 1, body).Outcome()
	require.Equal(t, []int{2*4 + 5 + 2, 3*4 + 3}, two.Scores[:2])
	require.Equal(t, []engine.Seat{0, 1}, two.Winners())
	require.Equal(t, [engine.MaxSeats]engine.Rule{}, two.TieBreaks)

	three := ended(t, 3, 1, body).Outcome()
	require.Equal(t, []int{2*4 + 3*2 + 5 + 2, 3*4 + 2*2 + 2 + 3, 0}, three.Scores[:3])
	require.Equal(t, []int{1, 1, 3}, three.Ranks[:3])
	require.Equal(t, []engine.Seat{0, 1}, three.Winners())

	// The third place costs nothing and the fourth a point: seat 4 has -12.
	four := ended(t, 4, 1, body).Outcome()
	require.Equal(t, []int{21, 21, 0, -12}, four.Scores[:4])
	require.Equal(t, []int{1, 1, 3, 4}, four.Ranks[:4])
}
