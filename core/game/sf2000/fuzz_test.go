package sf2000

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
		f.Add(positionText(3, 1, c.ask, c.body), uint64(0))
	}
	for i, q := range questions {
		f.Add(positionText(3+i%3, q.seat, q.ask, q.body), uint64(i))
	}
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		s, err := ParsePosition(text)
		if err != nil {
			require.Nil(t, s)
			return
		}
		require.NoError(t, s.Check())
		back, err := ParsePosition(s.Position())
		require.NoError(t, err, s.Position())
		require.True(t, *back == *s, s.Position())
		r := rng.FromUint64(seed)
		if s.Actor() != engine.NoSeat {
			require.NotEmpty(t, s.Legal(nil), s.Position())
			sample := s.View(s.Actor()).Sample(nil, &r)
			require.NoError(t, sample.Check(), sample.Position())
			s.Evaluate(s.Actor())
		}
		for n := 0; s.Actor() != engine.NoSeat && n < 400; n++ {
			legal := s.Legal(nil)
			require.NotEmpty(t, legal, s.Position())
			require.NoError(t, s.Apply(legal[r.IntN(len(legal))], nil))
			require.NoError(t, s.Check(), s.Position())
		}
	})
}

// FuzzAction: no text makes the parser panic, what it reads is written back
// as a text that means the same, and Apply accepts it exactly if it is legal.
func FuzzAction(f *testing.F) {
	for i, text := range everyKind {
		f.Add(text, uint8(i))
	}
	f.Add("move h00 v99", uint8(11))
	f.Add("add -65531", uint8(2))
	f.Fuzz(func(t *testing.T, text string, which uint8) {
		q := questions[int(which)%len(questions)]
		s := at(t, 3, q.seat, q.ask, q.body)
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

// FuzzEditionCSV: no lists make the reader panic, and those that are accepted
// can be played.
func FuzzEditionCSV(f *testing.F) {
	f.Add(requestsCSV, actionsCSV, uint64(1))
	f.Add(requestsHead+"1,office,influence,5\n", actionsHead+"9,swap,checks,\n4,allowance,,\n", uint64(2))
	f.Add(requestsHead+"\"1\",option,option,1\n", actionsHead+"10,bonus,,office\n4,allowance,,\n", uint64(3))
	f.Fuzz(func(t *testing.T, requests, cards string, seed uint64) {
		ed, err := ParseEdition(requests, cards)
		if err != nil {
			return
		}
		require.LessOrEqual(t, ed.RequestTotal(), maxRequests)
		require.LessOrEqual(t, ed.CardTotal(), maxCards)
		id, err := Game.AddEdition(map[string]string{requestsFile: requests, actionsFile: cards})
		require.NoError(t, err)
		options := [engine.MaxOptions]uint8{uint8(seed % 3), uint8(seed / 3 % 2)}
		s, err := Game.New(engine.Setup{Players: 3 + int(seed%3), First: engine.NoSeat, Edition: id, Options: options})
		require.NoError(t, err)
		r := rng.FromUint64(seed)
		playout(s, &r, nil)
		require.NoError(t, s.Check())
	})
}
