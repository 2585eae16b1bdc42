package sf2022

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const goodHead = "sf2022 position 1\nedition 1\nplayers 2\nturn 1 seat 1\n"

// badPositions are refused; the error has the message part, and the line
// where one line is at fault (0: the whole).
var badPositions = []struct {
	name, text, part string
	line             int
}{
	{"nothing", "", "want \"sf2022 position 1\"", 0},
	{"another game", "ttrsf position 1", "want \"sf2022 position 1\"", 1},
	{"another version", "sf2022 position 2", "want \"sf2022 position 1\"", 1},
	{"no edition", "sf2022 position 1\nplayers 2", "want edition", 2},
	{"unknown edition", "sf2022 position 1\nedition 00000000\nplayers 2", "unknown edition", 2},
	{"one player", "sf2022 position 1\nedition 1\nplayers 1", "players 2 to 4", 3},
	{"five players", "sf2022 position 1\nedition 1\n\nplayers 5", "players 2 to 4", 4},
	{"players with a sign", "sf2022 position 1\nedition 1\nplayers +2", "players 2 to 4", 3},
	{"no turn", "sf2022 position 1\nedition 1\nplayers 2\nask turn\ndeck: rest", "\"turn\" is missing", 0},
	{"no question", goodHead + "deck: rest", "\"ask\" is missing", 0},
	{"no deck", goodHead + "ask turn", "\"deck\" is missing", 0},
	{"turn 0", "sf2022 position 1\nedition 1\nplayers 2\nturn 0 seat 1\nask turn\ndeck: rest", "turn N seat N", 4},
	{"seat 3 of 2", "sf2022 position 1\nedition 1\nplayers 2\nturn 1 seat 3\nask turn\ndeck: rest", "turn N seat N", 4},
	{"turn without seat", "sf2022 position 1\nedition 1\nplayers 2\nturn 1\n", "turn N seat N", 4},
	{"an unknown word", goodHead + "hello", "unknown word \"hello\"", 5},
	{"an unknown list", goodHead + "hello: blue3", "unknown line \"hello\"", 5},
	{"area 4", goodHead + "area 4: blue3", "unknown line \"area 4\"", 5},
	{"city 3 of 2", goodHead + "city 3:", "unknown line \"city 3\"", 5},
	{"a row outside of a city", goodHead + "blue: blue3", "unknown line \"blue\"", 5},
	{"a row after the city's end", goodHead + "city 1:\nhand:\nblue: blue3", "unknown line \"blue\"", 7},
	{"ask nothing", goodHead + "ask", "want a question", 5},
	{"ask something else", goodHead + "ask dinner", "unknown question \"dinner\"", 5},
	{"ask area without card", goodHead + "ask area", "want ask", 5},
	{"ask area with a bonus card", goodHead + "ask area universal", "want ask", 5},
	{"ask bonus of black", goodHead + "ask bonus black", "want ask", 5},
	{"ask lay points", goodHead + "ask lay points", "want ask", 5},
	{"ask lay nocommitment", goodHead + "ask lay nocommitment", "want ask", 5},
	{"ask over by nothing", goodHead + "ask over", "want ask", 5},
	{"ask over by another rule", goodHead + "ask over square", "want ask", 5},
	{"ask turn and more", goodHead + "ask turn now", "want ask", 5},
	{"an unknown card", goodHead + "area 1: blue9", "no card \"blue9\"", 5},
	{"a bonus card in an area", goodHead + "area 1: universal", "no card \"universal\"", 5},
	{"a bonus card in the hand", goodHead + "hand: depot", "no card \"depot\"", 5},
	{"letters in another order", goodHead + "box: blue2bt", "no card \"blue2bt\"", 5},
	{"a card of no colour", goodHead + "box: 3t", "no card \"3t\"", 5},
	{"a count of 1", goodHead + "box: 1*blue3", "want a count", 5},
	{"too large a count", goodHead + "box: 129*blue3", "want a count", 5},
	{"too many in the box", goodHead + "box: 128*blue3 blue3", "too many cards", 5},
	{"too many in an area", goodHead + "area 1:" + strings.Repeat(" blue3", 129), "too many cards", 5},
	{"order of seat 3", goodHead + "order 3", "want order", 5},
	{"order of nobody", goodHead + "order", "want order", 5},
	{"released 4", goodHead + "released 4", "want released", 5},
	{"completed nothing", goodHead + "completed", "want completed", 5},
	{"completed twice in one line", goodHead + "completed blue 1, blue 2", "want completed", 5},
	{"completed by seat 3", goodHead + "completed blue 3", "want completed", 5},
	{"completed black", goodHead + "completed black 1", "want completed", 5},
	{"city counts", goodHead + "city 1: money 3", "want city", 5},
	{"a negative count", goodHead + "city 1: points -1", "want city", 5},
	{"a count twice", goodHead + "city 1: points 1, points 2", "want city", 5},
	{"a card in a wrong row", goodHead + "city 1:\n blue: gray3", "does not belong in row blue", 6},
	{"six cards in a row", goodHead + "city 1:\n blue: blue3 blue3 blue3 blue1b blue1b blue2b", "more than 5", 6},
	{"four tokens on a card", goodHead + "city 1:\n blue: blue3+2+2+2+2", "cannot hold", 6},
	{"a track token on tracks", goodHead + "city 1:\n blue: blue1tb~", "cannot hold", 6},
	{"turn twice", goodHead + "turn 2 seat 2", "stands twice", 5},
	{"ask twice", goodHead + "ask turn\nask place", "stands twice", 6},
	{"order twice", goodHead + "order 1\norder 2", "stands twice", 6},
	{"released twice", goodHead + "released 1\nreleased 2", "stands twice", 6},
	{"completed twice", goodHead + "completed blue 1\ncompleted gray 1", "stands twice", 6},
	{"deck twice", goodHead + "deck: rest\ndeck: rest", "stands twice", 6},
	{"area twice", goodHead + "area 1: blue3\narea 1:", "stands twice", 6},
	{"city twice", goodHead + "city 1:\ncity 1:", "stands twice", 6},
	{"row twice", goodHead + "city 1:\n blue:\n blue: blue3", "stands twice", 7},
	{"too long", strings.Repeat(" ", 1<<16+1), "too long", 0},
}

func TestBadPositionTextsAreRefusedWithTheLine(t *testing.T) {
	for _, c := range badPositions {
		t.Run(c.name, func(t *testing.T) {
			_, err := ParsePosition(c.text)
			require.ErrorContains(t, err, c.part)
			if c.line > 0 {
				require.ErrorContains(t, err, "line "+itoa(c.line)+":")
			}
		})
	}
}

// impossible are positions whose lines are fine, but that cannot be.
var impossible = []struct{ name, ask, body, part string }{
	{"a card too many", "turn", "area 1: blue3 blue3 blue3 blue3", "of card blue3"},
	{"256 cards too many", "turn", "area 1:" + strings.Repeat(" blue3", 128) + "\narea 2:" + strings.Repeat(" blue3", 128), "of card blue3"},
	{"256 tokens too many", "turn", "city 1: points 128\ncity 2: points 128", "bonus points"},
	{"a card missing", "turn", "deck: blue3", "of card"},
	{"four 1½-point tokens", "turn", "city 1: points 2\ncity 2: points 2", "bonus points"},
	{"four +2 tokens", "turn", "city 1:\n blue: blue3+2+2 blue3+2+2", "bonus plus2"},
	{"four universal cards", "turn", "city 1:\n blue: universal universal universal universal", "bonus universal"},
	{"four track tokens", "turn", "city 1:\n blue: blue3~ blue3~ blue3~ blue1b~", "bonus track"},
	{"a bonus to lay that is not there", "lay universal", "city 1:\n blue: universal universal universal", "bonus universal"},
	{"all hold commitment tokens", "turn", "city 1: commitments 1\ncity 2: commitments 2", "all players hold"},
	{"order without a skyscraper", "turn", "order 1", "Builder's Order"},
	{"a skyscraper without the order", "turn", "city 1:\n blue: blue0f blue3\n gray: gray3+2", "Builder's Order"},
	{"a full row without its token", "turn", "city 1:\n blue: blue3 blue3 blue3 blue1b blue1b", "completion token"},
	{"a token without a full row", "turn", "completed blue 1", "completion token"},
	{"a hand at the start of a turn", "turn", "hand: blue3", "taken cards"},
	{"nothing to place", "place", "", "taken cards"},
	{"no bonus due", "bonus blue", "city 1:\n blue: blue1b", "no bonus"},
	{"a bonus due after a third symbol", "bonus blue", "city 1:\n blue: blue1b blue1b blue2b", "no bonus"},
	{"no card for a track token", "lay track", "city 1:\n green: green1t", "cannot be laid"},
	{"nothing to close", "close", "city 1: commitments 1", "nothing can be released"},
	{"no token left, but it goes on", "turn", "area 1: blue0f blue0tf gray0f gray0tf orange0f orange0tf", "no foundation token"},
	{"more foundations than tokens", "turn", "area 1: blue0f blue0tf gray0f gray0tf orange0f orange0tf green0f", "foundation tokens"},
	{"a full board, but it goes on", "turn", fullBoard(1), "is full"},
	{"another full board", "place", "hand: black2\n" + fullBoard(2), "is full"},
	{"ended by foundation with tokens left", "over end-foundation", "", "did not end"},
	{"ended by board without a full one", "over end-board", "", "did not end"},
	{"ended by another's full board", "over end-board", fullBoard(2), "did not end"},
	{"ended by the deck with cards left", "over deck-empty", "", "did not end"},
	{"something in hand after the end", "over end-board", "hand: black2\n" + fullBoard(1), "left undone"},
}

func TestImpossiblePositionsAreRefused(t *testing.T) {
	for _, c := range impossible {
		t.Run(c.name, func(t *testing.T) {
			_, err := ParsePosition(positionText(2, 1, c.ask, c.body))
			require.ErrorContains(t, err, c.part)
		})
	}
}
