package sf2000

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// playout plays uniformly random actions to the end and returns their number.
func playout(s engine.State, r *rng.Rand, buf []engine.Action) int {
	n := 0
	for {
		buf = s.Legal(buf[:0])
		if len(buf) == 0 {
			return n
		}
		if err := s.Apply(buf[r.IntN(len(buf))], nil); err != nil {
			panic(err)
		}
		n++
	}
}

func TestRandomGamesKeepAllInvariantsAndRoundTripAsPositions(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		for seed := range rng.Seed(6) {
			options := [engine.MaxOptions]uint8{uint8(seed % 3), uint8(seed / 3 % 2)}
			s, err := Game.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: seed, Options: options})
			require.NoError(t, err)
			r := rng.New(seed)
			for {
				require.NoError(t, s.Check(), s.Position())
				back, err := ParsePosition(s.Position())
				require.NoError(t, err, s.Position())
				require.True(t, *back == *s.(*State), s.Position())
				legal := s.Legal(nil)
				if len(legal) == 0 {
					break
				}
				require.NoError(t, s.Apply(legal[r.IntN(len(legal))], nil))
			}
		}
	}
}

func BenchmarkPlayout(b *testing.B) {
	start, _ := Game.New(engine.Setup{Players: 3, First: 0, Seed: 7})
	s, r := Game.Blank(), rng.New(1)
	buf := make([]engine.Action, 0, 512)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		s.CopyFrom(start)
		n += playout(s, &r, buf)
	}
	b.ReportMetric(float64(n)/float64(b.N), "actions/playout")
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
}
