package sf2022

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// FuzzPosition: no text makes the parser panic, and what it accepts is a
// state that holds, round trips and can be played to the end.
func FuzzPosition(f *testing.F) {
	for _, c := range badPositions {
		f.Add(c.text, uint64(0))
	}
	for _, c := range impossible {
		f.Add(positionText(2, 1, c.ask, c.body), uint64(0))
	}
	for i, q := range questions {
		f.Add(positionText(2+i%3, 1, q.ask, q.body), uint64(i))
	}
	f.Add(positionText(3, 2, "over end-board", fullBoard(2)), uint64(0))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		s, err := ParsePosition(text)
		if err != nil {
			require.Nil(t, s)
			return
		}
		require.NoError(t, s.Check())
		checkedPlayout(t, s, seed)
	})
}

// FuzzAction: no text makes the parser panic, what it reads is written back
// as a text that means the same, and Apply accepts it exactly if it is legal.
func FuzzAction(f *testing.F) {
	for i, text := range everyKind {
		f.Add(text, uint8(i))
	}
	f.Add("release 2", uint8(0))
	f.Add("realize 999", uint8(1))
	f.Fuzz(func(t *testing.T, text string, which uint8) {
		q := questions[int(which)%len(questions)]
		s := at(t, 2, 1, q.ask, q.body)
		a, err := s.ParseAction(text)
		if err != nil {
			return
		}
		again, err := s.ParseAction(s.FormatAction(a))
		require.NoError(t, err)
		require.Equal(t, a, again)
		listed := false
		for _, l := range s.Legal(nil) {
			listed = listed || l == a
		}
		require.Equal(t, listed, s.Apply(a, nil) == nil)
		require.NoError(t, s.Check())
	})
}

// FuzzDeckCSV: no list makes the reader panic, and one that is accepted can be
// played.
func FuzzDeckCSV(f *testing.F) {
	f.Add(deckCSV, uint64(1))
	f.Add(smallDeck, uint64(2))
	f.Add(deckHead+"\"1\",black,9,\"tracks bonus depot waterfront foundation\"\n", uint64(3))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		ed, err := ParseEdition(text)
		if err != nil {
			return
		}
		require.LessOrEqual(t, ed.Size(), maxCards)
		id, err := Game.AddEdition(map[string]string{"deck.csv": text})
		require.NoError(t, err)
		s, err := Game.New(engine.Setup{Players: 2 + int(seed%3), First: engine.NoSeat, Edition: id})
		require.NoError(t, err)
		r := rng.FromUint64(seed)
		playout(s, &r, nil)
		require.NoError(t, s.Check())
		agrees(t, s.(*State))
	})
}
