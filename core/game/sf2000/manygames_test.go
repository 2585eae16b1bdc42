package sf2000

import (
	"os"
	"strconv"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// BAYBOARD_GAMES asks for more games than these, as in the kit, for each number of players.
func manyGames() int {
	if n, err := strconv.Atoi(os.Getenv("BAYBOARD_GAMES")); err == nil && n > 0 {
		return n
	}
	return 12
}

// A leaner pass than the kit's, for many games: invariants at each ply, Legal
// against Apply, samples and the position text now and then.
func TestMixedGamesAreClean(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		ends := map[engine.Rule]int{}
		plies, longest := 0, 0
		for i := range manyGames() {
			options := [engine.MaxOptions]uint8{uint8(i % 3), uint8(i / 3 % 2)}
			g, err := Game.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: rng.Seed(i)<<4 + rng.Seed(players), Options: options})
			require.NoError(t, err)
			s := g.(*State)
			r := rng.FromUint64(uint64(i))
			n := mixedGame(t, s, &r, []int{0, 30, 80}[i%3])
			plies, longest = plies+n, max(longest, n)
			ends[s.Outcome().Reason]++
		}
		t.Logf("%d players: %d games, %d plies, at most %d, ends %v", players, manyGames(), plies, longest, ends)
	}
}

// mixedGame plays with a share of weighed choices in a hundred.
func mixedGame(t *testing.T, s *State, r *rng.Rand, share int) (plies int) {
	t.Helper()
	buf := make([]engine.Action, 0, 512)
	for {
		if err := s.Check(); err != nil {
			t.Fatalf("%v\n%s", err, s.Position())
		}
		buf = s.Legal(buf[:0])
		if len(buf) == 0 {
			return plies
		}
		if r.IntN(60) == 0 {
			bothWays(t, s, buf, r)
		}
		a := buf[r.IntN(len(buf))]
		if r.IntN(100) < share {
			a = weighed(s, buf, r)
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatalf("%v\n%s", err, s.Position())
		}
		if plies++; plies > Game.MaxPlies() {
			t.Fatalf("too long\n%s", s.Position())
		}
	}
}

// weighed draws an action by its weight.
func weighed(s *State, legal []engine.Action, r *rng.Rand) engine.Action {
	sum := 0
	for _, a := range legal {
		sum += s.Weigh(a)
	}
	if sum == 0 {
		return legal[0]
	}
	at := r.IntN(sum)
	for _, a := range legal {
		if at -= s.Weigh(a); at < 0 {
			return a
		}
	}
	panic("a negative weight")
}

// bothWays: Apply accepts exactly what Legal lists among all actions of the
// grammar, the position reads back, and samples are possible and look the same.
func bothWays(t *testing.T, s *State, legal []engine.Action, r *rng.Rand) {
	t.Helper()
	back, err := ParsePosition(s.Position())
	require.NoError(t, err)
	require.True(t, *back == *s)
	for seat := range engine.Seat(s.players) {
		v := s.View(seat)
		sample := v.Sample(nil, r).(*State)
		require.NoError(t, sample.Check(), sample.Position())
		require.Equal(t, v, sample.View(seat))
	}
	next, try := 0, new(State)
	for kind := engine.ActionKind(0); kind <= endOfKinds; kind++ {
		lastB := int16(0)
		if kind == ActMove {
			lastB = StreetCount
		}
		for a := int16(-1); a <= StreetCount; a++ {
			for b := int16(0); b <= lastB; b++ {
				x := engine.Action{Kind: kind, A: a, B: b}
				for next < len(legal) && legal[next].Compare(x) < 0 {
					next++
				}
				listed := next < len(legal) && legal[next] == x
				*try = *s
				err := try.Apply(x, nil)
				if listed != (err == nil) || err != nil && *try != *s {
					t.Fatalf("%v listed %t, %v\n%s", x, listed, err, s.Position())
				}
			}
		}
	}
}
