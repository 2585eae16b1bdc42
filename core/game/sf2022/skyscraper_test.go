package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestASquareIsWorth4BesideACardOfTheNetworkAndElse0(t *testing.T) {
	cites(t, RuleSquare)
	s := at(t, 2, 1, "place", "hand: orange1t blue0d\ncity 1: commitments 1\n gray: gray3 gray0s\n orange: orange3\n green: green3\n yellow: yellow0s")
	require.Zero(t, valueAt(s, 1, gray, 2))
	play(t, s, "place 1")
	require.Zero(t, valueAt(s, 1, gray, 2), "a neighbour with tracks that is not connected does not count")
	require.Zero(t, valueAt(s, 1, yellow, 1))
	happened := play(t, s, "place 1")
	require.Empty(t, only(happened, "square"), "blue 1 is above gray 1, diagonal to the square")
	connected := at(t, 2, 1, "place", "hand: blue0d\ncity 1: commitments 1\n blue: blue3\n gray: gray3 gray0s")
	require.Equal(t, []string{"square 1 row=gray column=2"}, only(play(t, connected, "place 1"), "square"))
	require.Equal(t, 4, valueAt(connected, 1, gray, 2))
	require.Equal(t, "blue 2", cells(connected.City(0).Network()), "the square itself is not in the network")
	two := at(t, 2, 1, "turn", "city 1:\n blue: blue0d blue0d\n gray: black0d gray0s")
	require.Equal(t, 4, valueAt(two, 1, gray, 2), "more connected neighbours do not raise it")
}

func TestThePrintedDepotIsNoCardForASquare(t *testing.T) {
	cites(t, RuleSquare, RuleBoard)
	deck := "count,color,value,symbols\n1,green,0,square\n5,green,3,\n"
	s := parse(t, positionText(2, 1, "turn", "edition "+edition(t, deck)+"\ncity 1:\n green: green0s"))
	require.Zero(t, valueAt(s, 1, green, 1))
}

func TestASquareJoinsTheNetworkOnlyByATrackTokenAndAConnection(t *testing.T) {
	cites(t, RuleSquare, RuleTrackToken)
	body := "city 1:\n gray: gray1b gray1b\n yellow: yellow0s yellow0s\n green: green1t"
	s := at(t, 2, 1, "lay track", body)
	require.Equal(t, []int{4, 0}, []int{valueAt(s, 1, yellow, 1), valueAt(s, 1, yellow, 2)})
	happened := play(t, s, "track yellow 1")
	require.Equal(t, []string{
		"track 1 row=yellow column=1", "marker 1 row=yellow column=1", "square 1 row=yellow column=2",
	}, happened, "the first square joins and makes the second one count")
	alone := at(t, 2, 1, "lay track", "city 1:\n gray: gray1b gray1b\n orange: orange0s")
	require.Equal(t, []string{"track 1 row=orange column=1"}, play(t, alone, "track orange 1"))
	require.Zero(t, valueAt(alone, 1, orange, 1), "tracks without a connection give nothing")
}

func TestAPlusTwoTokenRaisesAnyCardAndSeveralMayLieOnOne(t *testing.T) {
	cites(t, RulePlusTwo)
	s := at(t, 2, 1, "lay plus2", "city 1:\n blue: blue1b blue2b blue0f\n gray: gray0s gray3+2\n orange: universal")
	require.Equal(t, []string{
		"plus2 blue 1", "plus2 blue 2", "plus2 blue 3", "plus2 gray 1", "plus2 gray 2", "plus2 orange 1",
	}, legal(s))
	refused(t, s, "plus2 blue 4", RulePlusTwo)
	refused(t, s, "plus2 green 1", RulePlusTwo)
	refused(t, s, "plus2 blue 6", RulePlusTwo)
	refusedAction(t, s, engine.Action{Kind: ActPlus2, A: 5}, RulePlusTwo)
	for action, want := range map[string]int{
		"plus2 blue 1": 3, "plus2 blue 3": 2, "plus2 gray 1": 2, "plus2 gray 2": 7, "plus2 orange 1": 6,
	} {
		c := new(State)
		c.CopyFrom(s)
		a, err := c.ParseAction(action)
		require.NoError(t, err)
		play(t, c, action)
		require.Equal(t, want, valueAt(c, 1, Row(a.A), int(a.B)+1), action)
	}
	all := at(t, 2, 1, "turn", "city 1:\n gray: gray3+2+2+2")
	require.Equal(t, 9, valueAt(all, 1, gray, 1))
	require.Zero(t, all.Supply(BonusPlus2))
	live := at(t, 2, 1, "turn", "city 1:\n gray: gray0s+2 black0d")
	require.Equal(t, 6, valueAt(live, 1, gray, 1))
}

func TestAPlusTwoTokenRaisesTheSumAroundAFoundation(t *testing.T) {
	cites(t, RulePlusTwo, RuleSkyscraper)
	s := at(t, 2, 1, "lay plus2", "city 1:\n blue: blue1b blue2b\n gray: gray3 gray0f")
	require.Equal(t, 5, s.City(0).Around(s.ed, At(gray, 1)))
	own := new(State)
	own.CopyFrom(s)
	require.Empty(t, only(play(t, own, "plus2 gray 2"), "skyscraper"), "the card itself does not count")
	require.Equal(t, []string{
		"plus2 1 row=gray column=1", "skyscraper 1 row=gray column=2 around=7 needed=7", "order 1 from=0",
	}, play(t, s, "plus2 gray 1"))
}

func TestASkyscraperRisesAtASumOf7AndStaysAndThereIsOneForEachFoundation(t *testing.T) {
	cites(t, RuleSkyscraper)
	s := at(t, 2, 1, "place", "hand: orange1b orange3 gray2t\ncity 1: commitments 1\n blue: blue3\n gray: gray0f")
	require.Empty(t, only(play(t, s, "place 1"), "skyscraper"), "3 + 1 is 4")
	require.Empty(t, only(play(t, s, "place 1"), "skyscraper"), "orange 2 is no neighbour")
	require.Empty(t, only(play(t, s, "place 1"), "skyscraper"), "3 + 1 + 2 is 6")
	seven := at(t, 2, 1, "place", "hand: gray3 orange3\ncity 1: commitments 1\n blue: blue3\n gray: gray0f\n orange: orange1b")
	require.Equal(t, []string{"skyscraper 1 row=gray column=1 around=7 needed=7"}, only(play(t, seven, "place 1"), "skyscraper"))
	require.Empty(t, only(play(t, seven, "place 1"), "skyscraper"), "one figure for each foundation")
	require.Equal(t, "gray 1", cells(seven.City(0).Skyscrapers()))
	late := at(t, 2, 1, "place", "hand: gray0tf\ncity 1: commitments 1\n blue: blue3 blue3\n gray: gray3\n orange: orange3 orange1b")
	require.Equal(t, []string{"skyscraper 1 row=gray column=2 around=7 needed=7"}, only(play(t, late, "place 1"), "skyscraper"),
		"also at once when the foundation comes last")
}

func TestACardWithoutTheFoundationSymbolGetsNoSkyscraper(t *testing.T) {
	cites(t, RuleSkyscraper)
	s := at(t, 2, 1, "turn", "city 1:\n blue: blue3 blue3 blue3\n gray: gray3 gray3 gray3\n orange: orange3 orange3 orange3")
	require.Zero(t, s.City(0).Skyscrapers().Len())
}

func TestEachWaterfrontLowersTheRequirementOfTheWholeBoardByOne(t *testing.T) {
	cites(t, RuleWaterfront)
	s := at(t, 2, 1, "place", "hand: blue0w blue0tw\ncity 1: commitments 1\n orange: orange0f orange3 orange0tf\n yellow: yellow2t yellow2t yellow2b\n green: black0f green2b")
	require.Equal(t, 7, s.City(0).Need())
	require.Empty(t, only(play(t, s, "place 1"), "skyscraper"), "5, 5 and 4 stay under 6")
	require.Equal(t, []string{
		"skyscraper 1 row=orange column=1 around=5 needed=5", "skyscraper 1 row=orange column=3 around=5 needed=5",
	}, only(play(t, s, "place 1"), "skyscraper"), "every skyscraper of the board, wherever the waterfront lies")
	require.Equal(t, 7, s.City(1).Need(), "other boards are not helped")
}

func TestATenthSkyscraperIsNeverNeeded(t *testing.T) {
	cites(t, RuleSkyscraperSupply)
	for players := 2; players <= 4; players++ {
		require.LessOrEqual(t, foundationTokens(players)-1, 9, "the last token ends the game before its card is realized")
	}
	s := at(t, 4, 1, "area black0f", "area 1: blue0f blue0tf gray0f gray0tf orange0f orange0tf yellow0f yellow0tf green0f")
	require.Equal(t, 1, s.FoundationTokens())
	play(t, s, "area 2")
	require.Empty(t, s.Legal(nil))
	most := 0
	for seed := range 60 {
		g := newGame(t, 4, 0, 7)
		playToTheEnd(t, g, uint64(seed))
		n := 0
		for i := range g.Seats() {
			n += g.City(engine.Seat(i)).Skyscrapers().Len()
		}
		most = max(most, n)
	}
	require.LessOrEqual(t, most, 9)
}

func TestTheBuildersOrderMovesOnlyToAStrictlyGreaterNumber(t *testing.T) {
	cites(t, RuleBuildersOrder)
	ready := " blue: blue3 blue3\n gray: gray0f gray3\n"
	first := at(t, 2, 2, "place", "hand: orange1t\ncity 2: commitments 1\n"+ready)
	require.Equal(t, []string{"order 2 from=0"}, only(play(t, first, "place 1"), "order"))
	require.Equal(t, engine.Seat(1), first.Builder())

	s := at(t, 2, 2, "place", "order 1\nhand: blue0w blue0tw\ncity 1:\n blue: blue3 blue3\n gray: gray0f gray3\n orange: orange3\n"+
		"city 2: commitments 1\n orange: orange0f orange2t\n yellow: yellow3 yellow3\n green: green0f green3")
	happened := play(t, s, "place 1")
	require.Len(t, only(happened, "skyscraper"), 1)
	require.Empty(t, only(happened, "order"), "an equal number does not take it")
	require.Equal(t, []string{
		"skyscraper 2 row=orange column=1 around=5 needed=5", "order 2 from=1",
	}, only(play(t, s, "place 1"), "skyscraper", "order"))
	require.Equal(t, engine.Seat(1), s.Builder())
}

func TestSettlingGoesFromMarkersToTheBonusInOnePlacement(t *testing.T) {
	cites(t, RuleSettleOrder)
	s := at(t, 2, 1, "place", "hand: yellow1tb yellow3\ncity 1: commitments 1\n orange: orange1t orange3 orange3 orange0s orange0f\n"+
		" yellow: yellow3 yellow2b yellow2t yellow2t\n green: green3 green3 green3 green3 green1t\n gray: gray3 gray3 gray2t gray2t gray3\n"+
		"completed gray 1, orange 1, green 1")
	require.Equal(t, []string{
		"placed 1 card=yellow1tb row=yellow column=5",
		"marker 1 row=yellow column=3", "marker 1 row=yellow column=4", "marker 1 row=yellow column=5",
		"square 1 row=orange column=4",
		"skyscraper 1 row=orange column=5 around=8 needed=7",
		"order 1 from=0",
		"completed 1 row=yellow",
		"bonus-due 1 row=yellow",
	}, play(t, s, "place 1"))
}
