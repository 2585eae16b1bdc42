package ttrsf

import (
	"strconv"
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func itoa(n int) string { return strconv.Itoa(n) }

func TestATurnIsExactlyOneAction(t *testing.T) {
	cites(t, RuleTurnOneAction)
	body := "row: blue green black purple red\nseat 1:\nhand: 2*blue\n"
	for _, turn := range [][]string{
		{"draw deck", "draw deck"}, {"claim castro mission blue 0"}, {"tickets", "keep 1"},
	} {
		s := at(t, 2, 1, "turn", body)
		play(t, s, turn...)
		require.Equal(t, engine.Seat(1), s.Actor(), "%v", turn)
		require.Equal(t, AskTurn, s.Ask())
		require.Equal(t, 10, s.Turn())
	}
	s := at(t, 2, 1, "turn", body)
	for _, wrong := range []string{"keep 1", "token castro", "take bridge"} {
		refused(t, s, wrong, RuleTurnOneAction)
	}
}

func TestAFaceUpCardIsReplacedBeforeTheSecond(t *testing.T) {
	cites(t, RuleDrawCards)
	s := at(t, 2, 1, "turn", "row: blue green black purple red\ndeck: orange green rest\n")
	require.Equal(t, []string{"taken 1 card=black place=3", "turned-up 0 card=orange place=3"}, play(t, s, "draw black"))
	require.Equal(t, "blue green orange purple red", row(s))
	require.Equal(t, engine.Seat(0), s.Actor(), "the second card is compulsory")
	require.Equal(t, []string{"draw deck", "draw blue", "draw green", "draw purple", "draw red", "draw orange"}, legal(s))
	for _, wrong := range []string{"pass", "tickets", "claim castro mission blue 0", "draw black"} {
		refused(t, s, wrong, RuleDrawCards)
	}
	require.Equal(t, []string{"drawn 1 card=green"}, play(t, s, "draw deck"))
	require.Equal(t, "green black", hand(s, 1))
	require.Equal(t, engine.Seat(1), s.Actor())
}

func TestFaceUpFerries(t *testing.T) {
	cites(t, RuleDrawFerry)
	s := at(t, 2, 1, "turn", "row: blue ferry black purple red\n")
	play(t, s, "draw ferry")
	require.Equal(t, "ferry", hand(s, 1))
	require.Equal(t, engine.Seat(1), s.Actor(), "a face-up ferry ends the drawing")

	s = at(t, 2, 1, "second", "row: blue ferry black purple red\n")
	refused(t, s, "draw ferry", RuleDrawFerry)
	require.NotContains(t, legal(s), "draw ferry")
	s = at(t, 2, 1, "second", "row: blue green black purple red\n")
	refused(t, s, "draw ferry", RuleDrawFerry)

	s = at(t, 2, 1, "turn", "row: blue green black purple red\ndeck: ferry ferry rest\n")
	play(t, s, "draw deck", "draw deck")
	require.Equal(t, "2*ferry", hand(s, 1), "a blind draw is one card whatever it is")
}

// allHeld has all cards in two hands, and no ticket face down.
const allHeld = "row: - - - - -\ndeck:\n"

func TestWithoutCardsDrawingIsIllegal(t *testing.T) {
	cites(t, RuleDrawCards)
	s := at(t, 2, 1, "turn", allHeld+"seat 1:\nhand: 6*blue 6*green 6*black 4*ferry\nseat 2:\nhand: 6*purple 6*red 6*orange 4*ferry\n")
	require.Empty(t, legal(s, "draw"))
	require.NotEmpty(t, legal(s, "claim"))
	require.NotEmpty(t, legal(s, "tickets"))
	for _, wrong := range []string{"draw deck", "draw blue", "draw ferry"} {
		refused(t, s, wrong, RuleDrawCards)
	}
}

func TestTheSecondCardIsLeftOutWhenThereIsNone(t *testing.T) {
	cites(t, RuleDrawCards, RuleDrawFerry)
	// The last card face down, and nothing face up.
	rest := "seat 1:\nhand: 6*blue 6*green 6*black 4*ferry\nseat 2:\nhand: 5*purple 6*red 6*orange 4*ferry\n"
	s := at(t, 2, 1, "turn", "row: purple - - - -\ndeck:\n"+rest)
	require.Equal(t, []string{"draw purple"}, legal(s, "draw"))
	play(t, s, "draw purple")
	require.Equal(t, engine.Seat(1), s.Actor())
	// Only ferries are face up.
	s = at(t, 2, 1, "turn", "row: purple ferry ferry - -\ndeck:\nseat 1:\nhand: 6*blue 6*green 6*black 2*ferry\nseat 2:\nhand: 5*purple 6*red 6*orange 4*ferry\n")
	play(t, s, "draw purple")
	require.Equal(t, engine.Seat(1), s.Actor())
	require.Equal(t, "- ferry ferry - -", row(s))
	require.Equal(t, []string{"draw ferry"}, legal(s, "draw"))
}

func TestTheDiscardsBecomeTheDeck(t *testing.T) {
	cites(t, RuleDrawReshuffle)
	body := "row: blue green black purple red\ndeck: orange\ndiscards: 4*blue 3*green\nseat 2:\nhand: blue 2*green 5*black 5*purple 5*red 5*orange 8*ferry\n"
	s := at(t, 2, 1, "turn", body)
	require.Empty(t, only(play(t, s, "draw deck"), "reshuffled"), "not before a card is needed")
	require.Equal(t, "reshuffled 0 cards=7", play(t, s, "draw deck")[0], "for a blind draw")
	require.Equal(t, 6, s.DeckLen())
	require.Zero(t, s.discards)

	s = at(t, 2, 1, "turn", body)
	play(t, s, "draw deck")
	happened := play(t, s, "draw red")
	require.Equal(t, "taken 1 card=red place=5", happened[0])
	require.Equal(t, "reshuffled 0 cards=7", happened[1], "for an empty face-up place")
	require.Equal(t, -1, s.inRow(NoCard))

	orders := map[string]bool{}
	for n := range uint64(20) {
		s := at(t, 2, 1, "second", body)
		s.deckLen, s.deck[0] = 0, NoCard
		s.rand = rng.FromUint64(n)
		s.reshuffle(nil)
		var order string
		for _, c := range s.deck[:s.deckLen] {
			order += c.String() + " "
		}
		orders[order] = true
	}
	require.Greater(t, len(orders), 5, "the order is drawn")
}

func TestEmptyPlacesAreFilledRightAfterAPaymentFromTheLeft(t *testing.T) {
	cites(t, RuleDrawReshuffle, RuleClaimToken)
	s := at(t, 2, 1, "turn", "row: - green - - -\ndeck:\nseat 1:\nhand: 6*blue 5*green 6*black 4*ferry\nseat 2:\nhand: 6*purple 6*red 6*orange 4*ferry\n")
	happened := play(t, s, "claim civic-center mission:black black 0")
	var names []string
	for _, h := range happened {
		names = append(names, strings.Fields(h)[0])
	}
	require.Equal(t, []string{"claimed", "points", "reshuffled", "turned-up", "turned-up", "token"}, names[:6], "before the token is taken")
	require.Equal(t, "black green black - -", row(s))
}

func TestAHandHasNoLimit(t *testing.T) {
	cites(t, RuleHandLimit)
	s := at(t, 2, 1, "turn", "seat 1:\nhand: 6*blue 6*green 6*black 3*ferry\n")
	play(t, s, "draw deck", "draw deck")
	require.Equal(t, 23, s.HandLen(0))
	s = at(t, 2, 1, "turn", "seat 1:\ntickets: alcatraz/castro presidio/castro chinatown/castro twin-peaks/ballpark fort-mason/mission\n")
	play(t, s, "tickets", "keep both")
	require.Equal(t, 7, s.TicketCount(0))
}
