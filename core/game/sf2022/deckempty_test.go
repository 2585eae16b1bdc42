package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// smallDeck has no foundations, so that its deck can run out.
const smallDeck = "count,color,value,symbols\n4,blue,3,\n3,green,2,tracks\n1,green,1,bonus\n"

func edition(t *testing.T, deck string) string {
	t.Helper()
	id, err := Game.AddEdition(map[string]string{"deck.csv": deck})
	require.NoError(t, err)
	return string(id)
}

// lastCards is a position of smallDeck with nothing left in the deck.
func lastCards(t *testing.T, players, seat int, ask, body string) *State {
	t.Helper()
	s, err := ParsePosition(positionText(players, seat, ask, "edition "+edition(t, smallDeck)+"\ndeck:\n"+body))
	require.NoError(t, err)
	return s
}

func emptyDeckEnd(t *testing.T) *State {
	t.Helper()
	s := lastCards(t, 2, 2, "turn", "area 3: blue3\nbox: 3*blue3 3*green2t green1b")
	play(t, s, "realize 3", "discard 1")
	return s
}

func TestWithAnEmptyDeckLayingOutIsIllegalAndPassingOnlyInNeed(t *testing.T) {
	cites(t, RuleDeckEmpty)
	s := lastCards(t, 2, 1, "turn", "area 1: blue3\narea 2: green2t green2t\nbox: 3*blue3 green2t green1b\ncity 1: commitments 1")
	require.Equal(t, []string{"realize 2"}, legal(s))
	refused(t, s, "layout", RuleDeckEmpty)
	refused(t, s, "pass", RuleDeckEmpty)
	refused(t, s, "realize 3", RuleRealize)
	refused(t, s, "realize 1", RuleCommitmentLimit)

	stuck := lastCards(t, 2, 1, "turn", "area 1: blue3\nbox: 3*blue3 3*green2t green1b\ncity 1: commitments 1")
	require.Equal(t, []string{"pass"}, legal(stuck))
	refused(t, stuck, "layout", RuleDeckEmpty)
	require.Equal(t, []string{"passed 1"}, play(t, stuck, "pass"))
	require.Equal(t, engine.Seat(1), stuck.Actor(), "cards are left, so the game goes on")
	require.Equal(t, []string{"realize 1"}, legal(stuck))

	fresh := newGame(t, 2, 0, 3)
	refused(t, fresh, "pass", RuleDeckEmpty)
	full := lastCards(t, 2, 1, "turn", "area 1: blue3\nbox: 3*blue3 3*green2t green1b\ncity 1: commitments 1, nocommitment 1")
	require.Equal(t, []string{"pass", "release 1"}, legal(full))
	play(t, full, "release 1")
	require.Equal(t, []string{"realize 1"}, legal(full), "passing is illegal once an area can be realized")
}

func TestTheGameEndsAfterTheTurnThatLeavesDeckAndAreasEmpty(t *testing.T) {
	cites(t, RuleDeckEmpty)
	s := lastCards(t, 3, 2, "turn", "area 3: blue3 green2t\nbox: 3*blue3 2*green2t green1b")
	play(t, s, "realize 3", "place 1")
	require.Equal(t, AskPlace, s.Ask(), "only after the turn")
	require.Equal(t, []string{"placed 2 card=green2t row=green column=1", "marker 2 row=green column=1", "ended 2 reason=deck-empty"}, play(t, s, "place 1"))
	require.Equal(t, engine.Seat(1), s.ender)
	o := s.Outcome()
	require.Equal(t, RuleDeckEmpty, o.Reason)

	last := lastCards(t, 2, 1, "area blue3", "box: 3*blue3 3*green2t green1b")
	play(t, last, "area 2")
	require.Equal(t, []string{"realize 2"}, legal(last), "the area is not empty")
}

func TestAnEmptyDeckStillAsksAtTheEndOfTheTurn(t *testing.T) {
	cites(t, RuleDeckEmpty, RuleNoCommitment)
	deck := "count,color,value,symbols\n2,green,1,bonus\n"
	s := parse(t, positionText(2, 1, "place", "edition "+edition(t, deck)+"\ndeck:\nhand: green1b\ncity 1: commitments 1\n green: green1b"))
	play(t, s, "place 1", "bonus nocommitment")
	require.Equal(t, []string{"pass", "release 1"}, legal(s))
	play(t, s, "release 1")
	require.Equal(t, RuleDeckEmpty, s.Outcome().Reason)
}

func TestNoPositionHasAnEmptyDeckAndEmptyAreasAtTheStartOfATurn(t *testing.T) {
	cites(t, RuleDeckEmpty)
	_, err := ParsePosition(positionText(2, 1, "turn", "edition "+edition(t, smallDeck)+"\ndeck:\nbox: 4*blue3 3*green2t green1b"))
	require.Error(t, err, "the game ended before")
}

func TestAnyDeckComesToAnEnd(t *testing.T) {
	cites(t, RuleDeckEmpty)
	for _, deck := range []string{
		smallDeck,
		"count,color,value,symbols\n1,blue,0,\n",
		"count,color,value,symbols\n128,green,9,tracks bonus\n",
		"count,color,value,symbols\n128,black,0,tracks bonus depot waterfront\n",
		"count,color,value,symbols\n5,black,0,foundation\n90,black,1,bonus\n",
	} {
		id := edition(t, deck)
		for seed := range 9 {
			players := 2 + seed%3
			s, err := Game.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: 9, Edition: engine.EditionID(id)})
			require.NoError(t, err)
			playToTheEnd(t, s.(*State), uint64(seed))
		}
	}
}
