package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestATurnIsOneActionAndPlayGoesClockwise(t *testing.T) {
	cites(t, RuleTurnOneAction)
	s := newGame(t, 3, 2, 5)
	for _, seat := range []engine.Seat{2, 0, 1, 2, 0} {
		require.Equal(t, seat, s.Actor())
		require.Equal(t, AskTurn, s.Ask())
		s = top(t, s, "blue3")
		if len(s.Area(0)) >= 2 {
			s = top(t, s, "green3")
		}
		play(t, s, "layout", "area 1")
	}
	require.Equal(t, 6, s.Turn())
	refused(t, s, "area 1", RuleTurnOneAction)
	play(t, s, "realize 1")
	require.Equal(t, engine.Seat(1), s.Actor(), "the turn goes on until all cards are placed")
	play(t, s, "discard 1", "discard 1", "discard 1", "discard 1", "discard 1")
	require.Equal(t, engine.Seat(2), s.Actor())
}

func TestLayingOutShowsTheCardBeforeTheAreaIsChosen(t *testing.T) {
	cites(t, RuleLayout)
	s := top(t, at(t, 2, 1, "turn", "area 2: blue3 blue3"), "gray3")
	happened := play(t, s, "layout")
	require.Equal(t, []string{"revealed 1 card=gray3"}, happened)
	require.Equal(t, "gray3", s.ed.cardText(s.Revealed()))
	require.Equal(t, []string{"area 1", "area 2", "area 3"}, legal(s))
	refusedAction(t, s, engine.Action{Kind: ActArea, A: 3}, RuleLayout)
	refusedAction(t, s, engine.Action{Kind: ActArea, A: -1}, RuleLayout)
	play(t, s, "area 2")
	require.Equal(t, " blue3 blue3 gray3", s.ed.cardTexts(s.Area(1)))
	require.Empty(t, s.Area(0))
	require.Empty(t, s.Area(2))
}

func TestAreasHaveNoSizeLimit(t *testing.T) {
	cites(t, RuleLayout)
	s := at(t, 2, 1, "turn", "area 3: blue3 blue3 blue3 gray3 gray3 gray3 orange3 orange3 orange3 yellow3 yellow3 yellow3 green3 green3 green3 green3")
	s = top(t, s, "black2")
	play(t, s, "layout", "area 3")
	require.Len(t, s.Area(2), 17)
	play(t, s, "realize 3")
	require.Len(t, s.Hand(), 17)
}

func TestAFoundationTakesATokenWhereverItIsLaidAndKeepsIt(t *testing.T) {
	cites(t, RuleLayoutFoundation)
	s := top(t, newGame(t, 2, 0, 1), "green0tf", "blue3", "black0f")
	happened := play(t, s, "layout", "area 3")
	require.Equal(t, []string{
		"revealed 1 card=green0tf", "laid-out 1 card=green0tf area=3", "foundation 1 card=green0tf area=3 left=5",
	}, happened)
	require.Empty(t, only(play(t, s, "layout", "area 3"), "foundation"), "a card without the symbol takes none")
	require.Equal(t, 5, s.FoundationTokens())
	play(t, s, "realize 3", "place 1", "place 1")
	require.Equal(t, "green 1", cells(s.City(0).Foundations()), "the token goes with the card")
	require.Equal(t, 5, s.FoundationTokens())
}

func TestRealizingTakesAllCardsOfTheArea(t *testing.T) {
	cites(t, RuleRealize)
	s := at(t, 2, 1, "turn", "area 1: blue3 gray3 green3\narea 2: yellow3")
	require.Equal(t, []string{"layout", "realize 1", "realize 2"}, legal(s))
	play(t, s, "realize 1")
	require.Equal(t, " blue3 gray3 green3", s.ed.cardTexts(s.Hand()))
	require.Empty(t, s.Area(0))
	require.Len(t, s.Area(1), 1)
}

func TestAnEmptyOrUnknownAreaIsRefusedBeforeTheLimitIsLookedAt(t *testing.T) {
	cites(t, RuleRealize, RuleCommitmentLimit)
	s := at(t, 2, 1, "turn", "area 1: blue3\ncity 1: commitments 2")
	refused(t, s, "realize 2", RuleRealize)
	refused(t, s, "realize 3", RuleRealize)
	refused(t, s, "realize 4", RuleRealize)
	refusedAction(t, s, engine.Action{Kind: ActRealize, A: -1}, RuleRealize)
	refused(t, s, "realize 1", RuleCommitmentLimit)
	fresh := newGame(t, 2, 0, 1)
	refused(t, fresh, "realize 1", RuleRealize)
}

func TestCommitmentLimitNeedsFewerTokensThanCards(t *testing.T) {
	cites(t, RuleCommitmentLimit)
	areas := "area 1: blue3\narea 2: gray3 gray3\narea 3: green3 green3 green3\n"
	for tokens, want := range map[string][]string{
		"0": {"layout", "realize 1", "realize 2", "realize 3"},
		"1": {"layout", "realize 2", "realize 3"},
		"2": {"layout", "realize 3"},
		"3": {"layout"},
		"4": {"layout"},
	} {
		s := at(t, 3, 2, "turn", areas+"city 2: commitments "+tokens)
		require.Equal(t, want, legal(s), "%s tokens", tokens)
	}
}

func TestRealizingCostsOneTokenHoweverManyCardsAndTheSupplyNeverRunsOut(t *testing.T) {
	cites(t, RuleCommitmentGain)
	cards := "area 1: blue3 blue3 blue3 gray3 gray3 gray3 orange3 orange3 orange3 yellow3 yellow3 yellow3 green3 green3 green3 green3\n"
	for _, c := range []struct{ before, after int }{{0, 1}, {1, 2}, {12, 13}, {15, 16}} {
		s := at(t, 2, 1, "turn", cards+"city 1: commitments "+itoa(c.before))
		play(t, s, "realize 1")
		require.Equal(t, c.after, s.City(0).Commitments())
	}
	one := at(t, 2, 1, "turn", "area 1: blue3")
	require.Equal(t, "realized 1 area=1 cards=1 commitments=1", play(t, one, "realize 1")[0])
}

func TestAsSoonAsAllHoldATokenEachDiscardsOneBeforePlacing(t *testing.T) {
	cites(t, RuleCommitmentRelease)
	s := at(t, 4, 3, "turn", "area 1: blue3\ncity 1: commitments 1\ncity 2: commitments 3\ncity 4: commitments 2")
	happened := play(t, s, "realize 1")
	require.Equal(t, []string{
		"realized 3 area=1 cards=1 commitments=1",
		"returned 1 commitments=0", "returned 2 commitments=2", "returned 3 commitments=0", "returned 4 commitments=1",
	}, happened)
	require.Equal(t, AskPlace, s.Ask())
	kept := at(t, 3, 1, "turn", "area 1: blue3\ncity 2: commitments 1")
	play(t, kept, "realize 1")
	require.Equal(t, []int{1, 1, 0}, []int{kept.City(0).Commitments(), kept.City(1).Commitments(), kept.City(2).Commitments()})
	_, err := ParsePosition(positionText(2, 1, "turn", "city 1: commitments 1\ncity 2: commitments 1"))
	require.ErrorContains(t, err, "all players hold commitment tokens")
}
