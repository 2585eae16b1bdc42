package sf2022

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// boardRows are 25 cards without foundations, two bonus symbols in each row.
var boardRows = map[string]string{
	"blue":   "blue3 blue3 blue3 blue2b blue1b",
	"gray":   "gray3 gray3 gray3 gray2b gray1b",
	"orange": "orange3 orange3 orange3 orange2b orange1b",
	"yellow": "yellow3 yellow3 yellow3 yellow2b yellow1b",
	"green":  "green3 green3 green3 green2b green1b",
}

// fullBoard is a full board of a seat that completed all districts.
func fullBoard(seat int) string { return board(seat, "") }

// almostFull is seat 1's board with one space left, the last of a row, where
// a card with the bonus symbol would be the second one.
func almostFull(row string) string { return board(1, row) }

func board(seat int, short string) string {
	var b strings.Builder
	var done []string
	b.WriteString("city " + itoa(seat) + ": commitments 1\n")
	for r := range Row(Rows) {
		cards := boardRows[r.String()]
		if r.String() == short {
			cards = cards[:strings.LastIndex(cards, " ")]
		} else {
			done = append(done, r.String()+" "+itoa(seat))
		}
		b.WriteString(" " + r.String() + ": " + cards + "\n")
	}
	return b.String() + "completed " + strings.Join(done, ", ") + "\n"
}

func TestTheLastFoundationTokenEndsTheGameOnceItsAreaIsChosen(t *testing.T) {
	cites(t, RuleEndFoundation)
	s := top(t, at(t, 2, 2, "turn", "area 1: blue0f blue0tf gray0f gray0tf orange0f"), "black0f")
	play(t, s, "layout")
	require.Equal(t, []string{"area 1", "area 2", "area 3"}, legal(s), "the area is still chosen")
	require.Equal(t, 1, s.FoundationTokens())
	require.Equal(t, []string{
		"laid-out 2 card=black0f area=3", "foundation 2 card=black0f area=3 left=0", "ended 2 reason=end-foundation",
	}, play(t, s, "area 3"))
	require.Equal(t, " black0f", s.ed.cardTexts(s.Area(2)), "nobody realizes it any more")
	require.Equal(t, engine.NoSeat, s.Actor())
	require.Equal(t, engine.Seat(1), s.ender)
	o := s.Outcome()
	require.True(t, o.Over)
	require.Equal(t, RuleEndFoundation, o.Reason)
}

func TestTheTokensOfThreeAndFourPlayersEndTheGameAtTheEighthAndTenth(t *testing.T) {
	cites(t, RuleEndFoundation, RuleFoundationStacks)
	all := "blue0f blue0tf gray0f gray0tf orange0f orange0tf yellow0f yellow0tf green0f green0tf"
	for players, out := range map[int]int{2: 6, 3: 8, 4: 10} {
		words := strings.Fields(all)[:out-2]
		s := at(t, players, 1, "area black0f", "area 1: "+strings.Join(words, " "))
		play(t, s, "area 1")
		require.False(t, s.Outcome().Over)
		s = top(t, s, "black0f")
		play(t, s, "layout", "area 1")
		require.True(t, s.Outcome().Over)
	}
}

func TestTheEndByFoundationKeepsTheNoCommitmentTokenUsableUntilThen(t *testing.T) {
	cites(t, RuleEndFoundation, RuleNoCommitment)
	s := at(t, 2, 1, "area black0f", "area 1: blue0f blue0tf gray0f gray0tf orange0f\ncity 1: commitments 1, nocommitment 1")
	require.Equal(t, []string{"area 1", "area 2", "area 3", "release 1"}, legal(s))
	play(t, s, "release 1", "area 1")
	require.True(t, s.Outcome().Over)
}

func TestAFullBoardEndsTheGameAndTakenCardsAreDiscarded(t *testing.T) {
	cites(t, RuleEndBoard)
	s := at(t, 3, 1, "place", "hand: green1t black2 black2\n"+strings.Replace(almostFull("green"), " green2b", " green3", 1))
	require.Equal(t, []string{
		"placed 1 card=green1t row=green column=5", "marker 1 row=green column=5", "completed 1 row=green",
		"discarded 1 card=black2", "discarded 1 card=black2", "ended 1 reason=end-board",
	}, play(t, s, "place 1"))
	require.Equal(t, 2, s.Discards(mustCard(t, s, "black2")))
	require.Equal(t, RuleEndBoard, s.Outcome().Reason)
	require.Equal(t, engine.Seat(0), s.ender)
}

func TestABonusDueOnThe25thCardIsSettledBeforeTheEnd(t *testing.T) {
	cites(t, RuleEndBoard, RuleBonus)
	for row, act := range map[string][]string{
		"blue":   {"bonus plus2", "plus2 green 5"},
		"yellow": {"bonus points"},
		"green":  {"bonus nocommitment"},
		"gray":   {"bonus track", "track green 1"},
	} {
		s := at(t, 2, 1, "place", "hand: "+row+"1b black2\n"+almostFull(row))
		play(t, s, "place 1")
		require.Equal(t, AskBonus, s.Ask(), row)
		require.False(t, s.Outcome().Over)
		happened := play(t, s, act...)
		require.Equal(t, []string{"discarded 1 card=black2", "ended 1 reason=end-board"}, happened[len(happened)-2:], row)
	}
	lost := at(t, 2, 1, "place", "hand: orange1b\n"+almostFull("orange")+gone[BonusTrack])
	require.Equal(t, []string{"bonus-lost 1 row=orange", "ended 1 reason=end-board"},
		only(play(t, lost, "place 1"), "bonus-lost", "ended"))
}

func TestATokenTakenOnThe25thCardDoesNotHoldTheGameOpen(t *testing.T) {
	cites(t, RuleEndBoard, RuleNoCommitment)
	s := at(t, 2, 1, "place", "hand: green1b\n"+almostFull("green"))
	require.Equal(t, 1, s.City(0).Commitments())
	play(t, s, "place 1", "bonus nocommitment")
	require.Equal(t, RuleEndBoard, s.Outcome().Reason, "the game ends at once")
}

func TestAUniversalBonusCardOnThe25thSpaceEndsTheGame(t *testing.T) {
	cites(t, RuleEndBoard, RuleUniversalCard)
	body := "hand: blue3\n" + strings.Replace(almostFull("green"), "green2b", "green3", 1)
	s := at(t, 2, 1, "lay universal", strings.Replace(body, "hand: blue3\n", "hand: black2\n", 1))
	require.Equal(t, []string{"universal green"}, legal(s))
	require.Equal(t, []string{
		"placed 1 card=universal row=green column=5", "completed 1 row=green", "discarded 1 card=black2", "ended 1 reason=end-board",
	}, play(t, s, "universal green"))
	second := at(t, 2, 1, "place", "hand: orange1b\n"+strings.Replace(strings.Replace(almostFull("orange"), " blue1b", "", 1), "completed blue 1, ", "completed ", 1))
	play(t, second, "place 1", "bonus depot")
	require.Equal(t, []string{"universal blue"}, legal(second))
	require.Equal(t, []string{"ended 1 reason=end-board"}, only(play(t, second, "universal blue"), "ended"))
}
