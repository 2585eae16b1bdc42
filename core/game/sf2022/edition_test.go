package sf2022

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

const deckHead = "count,color,value,symbols\n"

func add(t *testing.T, deck string) (engine.EditionID, error) {
	t.Helper()
	return Game.AddEdition(map[string]string{"deck.csv": deck})
}

func TestErrorsOfADeckListNameFileAndLine(t *testing.T) {
	cites(t, RuleDeck)
	for _, c := range []struct{ name, text, part string }{
		{"nothing", "", "nothing in it"},
		{"only a head", deckHead, "nothing in it"},
		{"another head", "count,colour,value,symbols\n1,blue,1,\n", "line 1: want the columns"},
		{"too few columns", deckHead + "1,blue,1,\n1,blue,1\n", "line 3"},
		{"too many columns", deckHead + "1,blue,1,,\n", "line 2"},
		{"no head but a row", "1,blue,1,\n", "line 1: want the columns"},
		{"count 0", deckHead + "0,blue,1,\n", "line 2: count"},
		{"negative count", deckHead + "1,blue,1,\n-1,blue,1,\n", "line 3: count"},
		{"count 129", deckHead + "129,blue,1,\n", "line 2: count"},
		{"a count that is no number", deckHead + "two,blue,1,\n", "line 2: count"},
		{"a colour", deckHead + "1,red,1,\n", "line 2: color \"red\""},
		{"a value", deckHead + "1,blue,,\n", "line 2: value"},
		{"value 10", deckHead + "1,blue,10,\n", "line 2: value"},
		{"negative value", deckHead + "1,blue,-1,\n", "line 2: value"},
		{"a symbol", deckHead + "1,blue,1,tracks tram\n", "line 2: symbol \"tram\""},
		{"a symbol twice", deckHead + "1,blue,1,tracks tracks\n", "line 2: symbol \"tracks\""},
		{"a square with a value", deckHead + "1,gray,4,square\n", "line 2: a square"},
		{"a quote", deckHead + "1,\"blue,1,\n", "line 2"},
		{"129 cards in all", deckHead + "64,blue,1,\n64,gray,1,\n1,green,1,\n", "line 4: more than 128 cards"},
	} {
		_, err := add(t, c.text)
		require.ErrorContains(t, err, "deck.csv: ", c.name)
		require.ErrorContains(t, err, c.part, c.name)
	}
	_, err := Game.AddEdition(map[string]string{})
	require.ErrorContains(t, err, "deck.csv is missing")
	_, err = Game.AddEdition(map[string]string{"deck.csv": deckCSV, "cards.csv": ""})
	require.ErrorContains(t, err, "cards.csv")
	require.False(t, Game.HasEdition("nothing"))
}

func Test128CardsAreAccepted(t *testing.T) {
	id, err := add(t, deckHead+"127,blue,1,\n1,gray,1,\n")
	require.NoError(t, err)
	s, err := Game.New(engine.Setup{Players: 2, Edition: id})
	require.NoError(t, err)
	require.Equal(t, 128, s.(*State).DeckLen())
	require.NoError(t, s.Check())
}

func TestEqualListsAreOneEditionHoweverTheyAreWritten(t *testing.T) {
	a, err := add(t, deckHead+"2,blue,1,tracks bonus\n1,green,3,\n")
	require.NoError(t, err)
	b, err := add(t, deckHead+"1,green,3,\r\n1,blue,1,bonus  tracks\n\n1,blue,1,tracks bonus")
	require.NoError(t, err)
	require.Equal(t, a, b)
	one, _ := editionByID(a)
	two, _ := editionByID(b)
	require.Same(t, one, two)
	other, err := add(t, deckHead+"3,blue,1,tracks bonus\n1,green,3,\n")
	require.NoError(t, err)
	require.NotEqual(t, a, other)

	id, err := add(t, deckCSV)
	require.NoError(t, err)
	require.Equal(t, BuiltinID, id, "the list that ships with the program keeps its number")
	for _, id := range []engine.EditionID{"", BuiltinID, a} {
		require.True(t, Game.HasEdition(id))
	}
}

func TestTheHashOfAListIsStable(t *testing.T) {
	for deck, want := range map[string]engine.EditionID{
		smallDeck:                      "YHVR9WV0",
		deckHead + "1,gray,0,square\n": "GTY308XF",
	} {
		id, err := add(t, deck)
		require.NoError(t, err)
		require.Len(t, string(id), 8)
		require.Empty(t, strings.Trim(string(id), "0123456789ABCDEFGHJKMNPQRSTVWXYZ"), "Crockford's base32")
		require.Equal(t, want, id)
	}
}

func TestAnEditionPlaysWithItsCards(t *testing.T) {
	cites(t, RuleDeck)
	id, err := add(t, smallDeck)
	require.NoError(t, err)
	s, err := Game.New(engine.Setup{Players: 3, Seed: 5, Edition: id})
	require.NoError(t, err)
	require.Equal(t, 8, s.(*State).DeckLen())
	require.Contains(t, s.Position(), "edition "+string(id)+"\n")
	back, err := Game.ParsePosition(s.Position())
	require.NoError(t, err)
	require.Equal(t, s, back)
}
