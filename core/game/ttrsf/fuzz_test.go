package ttrsf

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
		f.Add(q.text, uint64(i))
	}
	f.Add(positionText(2, 1, "turn", held), uint64(1))
	f.Add(positionText(2, 1, "turn", lastPass), uint64(2))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		s, err := ParsePosition(text)
		if err != nil {
			require.Nil(t, s)
			return
		}
		r := rng.FromUint64(seed)
		for n := 0; ; n++ {
			require.NoError(t, s.Check())
			require.LessOrEqual(t, n, Game.MaxPlies())
			back, err := ParsePosition(s.Position())
			require.NoError(t, err)
			require.True(t, *back == *s)
			legal := s.Legal(nil)
			if len(legal) == 0 {
				return
			}
			view := s.View(s.Actor())
			require.Equal(t, view, view.Sample(nil, &r).View(s.Actor()))
			require.NoError(t, s.Apply(legal[r.IntN(len(legal))], nil))
		}
	})
}

// FuzzAction: no text makes the parser panic, what it reads is written back
// as a text that means the same, and Apply accepts it exactly if it is legal.
func FuzzAction(f *testing.F) {
	for i, text := range everyKind {
		f.Add(text, uint8(i))
	}
	f.Add("claim castro mission ferry 1", uint8(2))
	f.Add("draw ferry", uint8(3))
	f.Fuzz(func(t *testing.T, text string, which uint8) {
		s := parse(t, questions[int(which)%len(questions)].text)
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
	for i, m := range []map[string]string{smallMap, longMap, {"locations.csv": locationsCSV, "routes.csv": routesCSV, "tickets.csv": ticketsCSV}} {
		f.Add(m["locations.csv"], m["routes.csv"], m["tickets.csv"], uint64(i))
	}
	f.Fuzz(func(t *testing.T, locations, routes, tickets string, seed uint64) {
		ed, err := ParseEdition(locations, routes, tickets)
		if err != nil {
			return
		}
		require.LessOrEqual(t, ed.Routes(), MaxRoutes)
		id, err := Game.AddEdition(map[string]string{"locations.csv": locations, "routes.csv": routes, "tickets.csv": tickets})
		require.NoError(t, err)
		s, err := Game.New(engine.Setup{Players: 2 + int(seed%3), First: engine.NoSeat, Edition: id})
		require.NoError(t, err)
		r := rng.FromUint64(seed)
		playout(s, &r, nil)
		require.NoError(t, s.Check())
		back, err := ParsePosition(s.Position())
		require.NoError(t, err)
		require.Equal(t, s, engine.State(back))
	})
}
