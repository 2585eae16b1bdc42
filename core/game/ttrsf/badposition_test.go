package ttrsf

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const goodHead = "ttrsf position 1\nedition 1\nplayers 2\nturn 9 seat 1\nask turn\n"

// badPositions are refused; the error has the message part, and the line
// where one line is at fault (0: the whole).
var badPositions = []struct {
	name, text, part string
	line             int
}{
	{"nothing", "", "want \"ttrsf position 1\"", 0},
	{"another game", "sf2022 position 1", "want \"ttrsf position 1\"", 1},
	{"no edition", "ttrsf position 1\nplayers 2", "want edition", 2},
	{"unknown edition", "ttrsf position 1\nedition 00000000\nplayers 2", "unknown edition", 2},
	{"one player", "ttrsf position 1\nedition 1\nplayers 1", "players 2 to 4", 3},
	{"five players", "ttrsf position 1\nedition 1\n\nplayers 5", "players 2 to 4", 4},
	{"no turn", "ttrsf position 1\nedition 1\nplayers 2\nask turn", "\"turn\" is missing", 0},
	{"no question", "ttrsf position 1\nedition 1\nplayers 2\nturn 1 seat 1", "\"ask\" is missing", 0},
	{"seat 3 of 2", "ttrsf position 1\nedition 1\nplayers 2\nturn 1 seat 3", "turn N seat N", 4},
	{"turn -1", "ttrsf position 1\nedition 1\nplayers 2\nturn -1 seat 1", "turn N seat N", 4},
	{"turn of whom", "ttrsf position 1\nedition 1\nplayers 2\nturn 1 seat", "turn N seat N", 4},
	{"ask nothing", "ttrsf position 1\nedition 1\nplayers 2\nturn 1 seat 1\nask", "want a question", 5},
	{"ask something else", "ttrsf position 1\nedition 1\nplayers 2\nturn 1 seat 1\nask dinner", "unknown question \"dinner\"", 5},
	{"ask more", "ttrsf position 1\nedition 1\nplayers 2\nturn 1 seat 1\nask turn now", "want ask", 5},
	{"ask token of nothing", "ttrsf position 1\nedition 1\nplayers 2\nturn 1 seat 1\nask token", "want ask", 5},
	{"over by nothing", "ttrsf position 1\nedition 1\nplayers 2\nturn 1\nask over", "want ask", 5},
	{"over by a rule that ends nothing", "ttrsf position 1\nedition 1\nplayers 2\nturn 1\nask over winner", "want ask", 5},
	{"an unknown word", goodHead + "hello", "unknown word \"hello\"", 6},
	{"an unknown list", goodHead + "hello: red", "unknown line \"hello\"", 6},
	{"a line twice", goodHead + "deck: rest\ndeck: rest", "stands twice", 7},
	{"a seat's line twice", goodHead + "seat 1:\nhand: red\nhand: red", "stands twice", 8},
	{"a hand of nobody", goodHead + "hand: red", "unknown line \"hand\"", 6},
	{"a hand after the seat's end", goodHead + "seat 1:\ndeck: rest\nhand: red", "unknown line \"hand\"", 8},
	{"seat 3", goodHead + "seat 3:", "unknown line \"seat 3\"", 6},
	{"something behind a seat", goodHead + "seat 1: red", "want nothing behind", 6},
	{"first 3", goodHead + "first 3", "want first SEAT", 6},
	{"last 3 of 2", goodHead + "last 3", "want last TURNS", 6},
	{"passes 0", goodHead + "passes 0", "want passes COUNT", 6},
	{"a short generator", goodHead + "generator 1234", "16 digits", 6},
	{"a generator of letters", goodHead + "generator zzzzzzzzzzzzzzzz", "16 digits", 6},
	{"a row of four", goodHead + "row: red red red red", "want 5 cards", 6},
	{"a gray card", goodHead + "row: red red red red gray", "card \"gray\"", 6},
	{"a deck of something", goodHead + "deck: red pink", "card \"pink\"", 6},
	{"a deck of too many", goodHead + "deck:" + strings.Repeat(" red", 45), "too many cards", 6},
	{"a count of one", goodHead + "discards: 1*red", "want a count before *", 6},
	{"a count of 45", goodHead + "discards: 45*red", "want a count before *", 6},
	{"too many of one", goodHead + "discards: 40*red 5*red", "too many cards", 6},
	{"six stacks", goodHead + "stacks: bridge alcatraz, crab castro", "seven times", 6},
	{"a stack of two", goodHead + "stacks: a, b, c, d, e, f, g", "seven times", 6},
	{"a stack of nothing", goodHead + "stacks: bridge x, crab x, dragon x, heart x, seal x, tower x, wave x", "seven times", 6},
	{"an unknown token", goodHead + "seat 1:\ntokens: whale", "symbol \"whale\"", 7},
	{"a token twice", goodHead + "seat 1:\ntokens: crab crab", "symbol \"crab\"", 7},
	{"an unknown route", goodHead + "seat 1:\nroutes: castro/alcatraz", "no route", 7},
	{"a route twice", goodHead + "seat 1:\nroutes: castro/mission castro/mission", "two owners", 7},
	{"an unknown ticket", goodHead + "seat 1:\ntickets: castro/mission", "no ticket", 7},
	{"a ticket known to nobody", goodHead + "seat 1:\ntickets: chinatown/castro@x", "want seats behind @", 7},
	{"a ticket known to seat 3", goodHead + "seat 1:\ntickets: chinatown/castro@3", "want seats behind @", 7},
	{"three tickets to choose from", goodHead + "seat 1:\noffer: chinatown/castro presidio/castro alcatraz/castro", "too many tickets", 7},
}

func TestBadPositionsAreRefusedByLine(t *testing.T) {
	for _, c := range badPositions {
		t.Run(c.name, func(t *testing.T) {
			s, err := ParsePosition(c.text)
			require.Nil(t, s)
			require.ErrorContains(t, err, c.part)
			if c.line > 0 {
				require.ErrorContains(t, err, "line "+strconv.Itoa(c.line)+":")
			}
		})
	}
	_, err := ParsePosition(strings.Repeat("x", 1<<16+1))
	require.ErrorContains(t, err, "too long")
}

// impossible are well written and break an invariant.
var impossible = []struct{ name, ask, body, part string }{
	{"seven red cards", "turn", "discards: 7*red", "cards red, want 6"},
	{"cards missing", "turn", "deck: red", "want"},
	{"known and not held", "turn", "seat 1:\nhand: red\nknown: 2*red", "known to hold 2 red"},
	{"an empty place and a deck", "turn", "row: red - red red red", "to fill it"},
	{"three ferries", "turn", "row: ferry red ferry red ferry", "three ferries"},
	{"both of a double", "turn", "seat 1:\nroutes: mission/potrero-hill:orange mission/potrero-hill:green", "owns both"},
	{"a double of two", "turn", "seat 1:\nroutes: mission/potrero-hill:orange\nseat 2:\nroutes: mission/potrero-hill:green", "two players"},
	{"the second twin", "turn", "seat 1:\nroutes: castro/mission:2", "before the first"},
	{"too many cars", "turn", "seat 1:\nroutes: golden-gate-bridge/fort-mason golden-gate-bridge/alcatraz twin-peaks/mission union-square/potrero-hill lands-end/sunset alcatraz/the-embarcadero", "cable cars"},
	{"a symbol twice", "turn", "stacks: bridge golden-gate-bridge, bridge alcatraz, dragon the-embarcadero, heart sunset, seal potrero-hill, tower castro, wave mission", "each symbol once"},
	{"a stack elsewhere", "turn", "stacks: bridge castro, crab alcatraz, dragon the-embarcadero, heart sunset, seal potrero-hill, tower presidio, wave mission", "starts elsewhere"},
	{"two stacks in a place", "turn", "stacks: bridge golden-gate-bridge, crab alcatraz, dragon the-embarcadero, heart sunset, seal potrero-hill, tower mission, wave mission", "wrong place"},
	{"a stack not placed", "turn", "stacks: bridge golden-gate-bridge, crab alcatraz, dragon the-embarcadero, heart sunset, seal potrero-hill, tower mission, wave -", "wrong time"},
	{"a token without a route", "turn", "seat 1:\ntokens: crab", "without a route there"},
	{"a token too many", "turn", "seat 1:\ntokens: tower\nroutes: castro/mission\nseat 2:\ntokens: tower\nroutes: twin-peaks/mission", "want -1"},
	{"a ticket twice", "turn", "seat 1:\ntickets: chinatown/castro chinatown/castro", "is not there once"},
	{"tickets missing", "turn", "pile: chinatown/castro", "tickets, the edition has 24"},
	{"no ticket", "turn", "seat 1:\ntickets:", "keeps 0 tickets"},
	{"an offer without a question", "turn", "seat 1:\noffer: chinatown/castro", "has 1 to choose from"},
	{"no offer", "keep", "", "has 0 to choose from"},
	{"one offer and a pile", "keep", "seat 1:\noffer: chinatown/castro", "has 1 to choose from"},
	{"dealt in turn 9", "deal", "seat 1:\noffer: chinatown/castro alcatraz/castro\nseat 2:\noffer: presidio/castro fort-mason/sunset", "turn 9 does not fit"},
	{"no second card", "second", "row: ferry ferry ferry - -\ndeck:\nseat 1:\nhand: 6*blue 6*green 6*black 5*ferry\nseat 2:\nhand: 6*purple 6*red 6*orange", "no second card"},
	{"a token choice without a claim", "token alcatraz/the-embarcadero", "", "no choice of a token"},
	{"a token choice with one token", "token pier-39/alcatraz", "seat 1:\nroutes: pier-39/alcatraz", "no choice of a token"},
	{"a pass with cards", "turn", "passes 1", "nobody had to pass"},
	{"last turns of nobody", "turn", "last 1", "nobody began the last turns"},
	{"no last turns", "turn", "seat 1:\n" + seventeen + " castro/mission", "have not begun"},
	{"over with cable cars", "over end-trigger", "", "did not end by end-trigger"},
	{"over with cards", "over pass", "", "did not end by pass"},
	{"over with turns left", "over end-trigger", "last 1\nseat 1:\n" + seventeen + " castro/mission", "turns are left"},
}

func TestImpossiblePositionsAreRefused(t *testing.T) {
	for _, c := range impossible {
		t.Run(c.name, func(t *testing.T) {
			s, err := ParsePosition(positionText(2, 1, c.ask, c.body))
			require.Nil(t, s)
			require.ErrorContains(t, err, c.part)
		})
	}
	for text, part := range map[string]string{
		"turn 9\nask turn": "nobody can be asked", "turn 9 seat 1\nask over end-trigger": "nobody can be asked", "turn 0 seat 1\nask turn": "turn 0 does not fit",
		"turn 0 seat 2\nask stack": "has acted before", "turn 0 seat 2\nask stack\nseat 1:\nhand: red blue\nseat 2:\nhand: red blue\nknown: red": "has acted before",
		"turn 0 seat 1\nask stack\nseat 1:\nhand: red blue\nseat 2:\nhand: red blue": "another seat places",
	} {
		_, err := ParsePosition("ttrsf position 1\nedition 1\nplayers 2\n" + text)
		require.ErrorContains(t, err, part, text)
	}
}

func TestAPositionLeavesOutWhatIsUsual(t *testing.T) {
	s := parse(t, goodHead)
	require.Equal(t, "blue green black purple red", row(s))
	require.Equal(t, 39, s.DeckLen())
	require.Equal(t, Blue, s.deck[38], "the rest is sorted from the top")
	require.Equal(t, "golden-gate-bridge/potrero-hill", ticketsOf(s, 1))
	require.Equal(t, "golden-gate-bridge/mission", ticketsOf(s, 2))
	require.Equal(t, 22, s.PileLen())
	require.Equal(t, " bridge golden-gate-bridge, crab alcatraz, dragon the-embarcadero, heart sunset, seal potrero-hill, tower mission, wave ballpark", s.stacksText())
	full := s.Position()
	require.Equal(t, *s, *parse(t, full))
	require.Equal(t, *s, *parse(t, strings.ReplaceAll(full, "\n", "\r\n\r\n")))
}
