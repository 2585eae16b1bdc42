package sf2022

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// The worked examples of the rules, as the rules page numbers them.

func TestExample1AFoundationCardLaidOutTakesOneToken(t *testing.T) {
	cites(t, RuleLayoutFoundation, RuleFoundationStacks)
	s := top(t, newGame(t, 3, 0, 1), "gray0f")
	require.Equal(t, []int{2, 2, 2, 2}, s.Stacks())
	play(t, s, "layout", "area 2")
	require.Equal(t, []int{1, 2, 2, 2}, s.Stacks(), "the leftmost stack shrinks")
	s = top(t, s, "gray0tf")
	play(t, s, "layout", "area 2")
	require.Equal(t, []int{0, 2, 2, 2}, s.Stacks())
}

func TestExample2OneCardIsTooFew(t *testing.T) {
	cites(t, RuleCommitmentLimit, RuleCommitmentGain)
	s := at(t, 2, 1, "turn", "area 1: blue3\narea 2: gray3 gray2t\ncity 1: commitments 1")
	refused(t, s, "realize 1", RuleCommitmentLimit)
	refused(t, s, "realize 3", RuleRealize)
	play(t, s, "realize 2")
	require.Equal(t, 2, s.City(0).Commitments())
}

func TestExample3EverybodyDiscardsOne(t *testing.T) {
	cites(t, RuleCommitmentRelease)
	s := at(t, 3, 1, "turn", "area 1: green3\ncity 2: commitments 1\ncity 3: commitments 2")
	require.Equal(t, []string{
		"realized 1 area=1 cards=1 commitments=1", "returned 1 commitments=0", "returned 2 commitments=0", "returned 3 commitments=1",
	}, play(t, s, "realize 1"))
	require.Equal(t, []string{"place 1", "discard 1"}, legal(s), "only then is the card placed")
}

func TestExample4OneCardConnectsOthers(t *testing.T) {
	cites(t, RuleNetwork)
	s := at(t, 2, 1, "place", "hand: green1t\ncity 1: commitments 1\n yellow: yellow2t yellow1tb")
	require.Zero(t, s.City(0).Network().Len())
	require.Equal(t, []string{
		"placed 1 card=green1t row=green column=1",
		"marker 1 row=yellow column=1", "marker 1 row=yellow column=2", "marker 1 row=green column=1",
	}, play(t, s, "place 1"))
}

func TestExample5DepotSquareAndSkyscraperInOnePlacement(t *testing.T) {
	cites(t, RuleSquare, RuleSkyscraper, RuleSettleOrder)
	s := at(t, 2, 1, "place", "hand: blue0d\ncity 1: commitments 1\n blue: blue3\n gray: gray0f gray0s")
	require.Equal(t, 3, s.City(0).Around(s.ed, At(gray, 0)))
	require.Equal(t, []string{
		"placed 1 card=blue0d row=blue column=2", "marker 1 row=blue column=2", "square 1 row=gray column=2",
		"skyscraper 1 row=gray column=1 around=7 needed=7", "order 1 from=0",
	}, play(t, s, "place 1"))
	require.Equal(t, 4, valueAt(s, 1, gray, 2))
}

func TestExample6AWaterfrontHelpsFromAfar(t *testing.T) {
	cites(t, RuleWaterfront)
	s := at(t, 2, 1, "place", "hand: blue0w\ncity 1: commitments 1\n gray: gray3\n orange: orange0f orange2t\n yellow: yellow1b")
	require.Equal(t, 6, s.City(0).Around(s.ed, At(orange, 0)))
	require.Equal(t, []string{"skyscraper 1 row=orange column=1 around=6 needed=6"}, only(play(t, s, "place 1"), "skyscraper"))
}

func TestExample7ABonusInTheGrayRow(t *testing.T) {
	cites(t, RuleBonus, RuleBonusNow, RuleUniversalCard)
	body := "hand: gray1b gray1tb\ncity 1: commitments 1\n gray: gray3 gray2tb"
	s := at(t, 2, 1, "place", body)
	play(t, s, "place 1")
	require.Equal(t, []string{"bonus universal", "bonus track"}, legal(s))
	play(t, s, "bonus universal")
	require.Equal(t, []string{"universal blue", "universal gray", "universal orange", "universal yellow", "universal green"}, legal(s))
	require.Equal(t, "placed 1 card=universal row=gray column=4", play(t, s, "universal gray")[0])
	require.Empty(t, only(play(t, s, "place 1"), "bonus-due"), "the third symbol")

	s = at(t, 2, 1, "place", body)
	play(t, s, "place 1", "bonus track")
	require.Equal(t, []string{"track gray 1", "track gray 3"}, legal(s))
	play(t, s, "track gray 3")
}

func TestExample8TheBuildersOrderMoves(t *testing.T) {
	cites(t, RuleBuildersOrder)
	// Each waterfront lifts one foundation: Mira is seat 1, Jun seat 2.
	deck := "count,color,value,symbols\n20,blue,3,\n6,green,0,foundation\n9,black,0,waterfront\n20,yellow,3,\n20,yellow,1,\n20,green,1,\n"
	ed := "edition " + edition(t, deck) + "\n"
	board := " yellow: yellow3 yellow1 yellow1\n green: green0f green1 green0f green1\n"
	// Around green 1: 3 + 1 = 4; around green 3: 1 + 1 + 1 = 3.
	s := parse(t, positionText(2, 1, "place", ed+"hand: black0w black0w black0w\ncity 1: commitments 1\n"+board+"city 2:\n"+board))
	happened := play(t, s, "place 1 blue", "place 1 blue", "place 1 blue")
	require.Equal(t, []string{"skyscraper 1 row=green column=1 around=4 needed=4", "order 1 from=0"},
		only(happened, "skyscraper", "order"), "Mira builds the first of all")
	s = place(t, s, "black0w black0w black0w black0w", 2)
	play(t, s, "place 1 blue", "place 1 blue")
	require.Equal(t, []string{"skyscraper 2 row=green column=1 around=4 needed=4"},
		only(play(t, s, "place 1 blue"), "skyscraper", "order"), "Jun builds one: it stays with Mira")
	require.Equal(t, []string{"skyscraper 2 row=green column=3 around=3 needed=3", "order 2 from=1"},
		only(play(t, s, "place 1 blue"), "skyscraper", "order"), "Jun builds another: it moves")
	s = place(t, s, "black0w", 1)
	require.Equal(t, []string{"skyscraper 1 row=green column=3 around=3 needed=3"},
		only(play(t, s, "place 1 blue"), "skyscraper", "order"), "Mira has as many: it stays with Jun")
	require.Equal(t, engine.Seat(1), s.Builder())
}

// place is the position with a seat placing cards of the deck.
func place(t *testing.T, s *State, cards string, seat int) *State {
	t.Helper()
	text := top(t, s, strings.Fields(cards)...).Position()
	text = strings.Replace(text, "deck: "+cards, "deck:", 1)
	text = strings.Replace(text, "hand:", "hand: "+cards, 1)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, "turn ") {
			lines[i] = "turn 20 seat " + itoa(seat)
		}
		if strings.HasPrefix(line, "ask ") {
			lines[i] = "ask place"
		}
	}
	return parse(t, strings.Join(lines, "\n"))
}

func TestExample9TiesToTheEnd(t *testing.T) {
	cites(t, RuleDistrictTie, RuleNetworkAdvantage, RuleLastTie)
	district := ended(t, 2, 1, "city 1:\n blue: blue1b blue3\n green: green2b green1t\n"+
		"city 2:\n blue: blue2b blue0d\n green: green2tb green1b green0f\n")
	require.Equal(t, "2 1", places(district, Contest(green)), "green is equal, blue decides by its first cards")
	require.Equal(t, "1 2", places(district, Contest(blue)))

	for _, c := range []struct {
		players          int
		with, body, want string
	}{
		{2, "both", "", "2 1"},
		{3, "1 and 3", "city 2:\n", "3 1 2"},
		{4, "1, 3 and 4", "city 2:\n", "3 4 1 2"},
		{4, "all four", "", "2 3 4 1"},
	} {
		depots := []string{"blue: blue0d", "blue: blue0d", "blue: black0d", "blue: depot"}
		var b strings.Builder
		for seat := 1; seat <= c.players; seat++ {
			b.WriteString("city " + itoa(seat) + ":\n")
			if seat != 2 || c.body == "" {
				b.WriteString(" " + depots[seat-1] + "\n")
			}
		}
		s := ended(t, c.players, 2, b.String())
		require.Equal(t, c.want, places(s, NetworkContest), c.with)
	}
}
