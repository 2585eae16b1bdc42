package ttrsf

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
	return 20
}

// A leaner pass than the kit's, for many games: invariants at each ply, Legal
// against Apply, samples and the position text now and then.
func TestMixedGamesAreClean(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		ends := map[engine.Rule]int{}
		plies, longest, widest := 0, 0, 0
		for i := range manyGames() {
			s := newGame(t, players, engine.NoSeat, rng.Seed(i)<<4+rng.Seed(players))
			r := rng.FromUint64(uint64(i))
			n, wide := mixedGame(t, s, &r, []int{0, 30, 80}[i%3])
			plies += n
			longest, widest = max(longest, n), max(widest, wide)
			ends[s.Outcome().Reason]++
		}
		t.Logf("%d players: %d games, %d plies, at most %d, at most %d legal, ends %v", players, manyGames(), plies, longest, widest, ends)
	}
}

// mixedGame plays with a share of greedy choices in a hundred.
func mixedGame(t *testing.T, s *State, r *rng.Rand, share int) (plies, widest int) {
	t.Helper()
	buf := make([]engine.Action, 0, 512)
	sample := new(State)
	for {
		if err := s.Check(); err != nil {
			t.Fatalf("%v\n%s", err, s.Position())
		}
		if buf = s.Legal(buf[:0]); len(buf) == 0 {
			return plies, widest
		}
		widest = max(widest, len(buf))
		if r.IntN(50) == 0 {
			bothWays(t, s, buf)
			for p := range engine.Seat(s.players) {
				v := s.View(p)
				v.Sample(sample, r)
				require.NoError(t, sample.Check(), s.Position())
				require.True(t, *v.(*View) == *sample.View(p).(*View), s.Position())
			}
		}
		a := buf[r.IntN(len(buf))]
		if r.IntN(100) < share {
			a = byEvaluation(s.View(s.Actor()), buf)
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatalf("%v\n%s", err, s.Position())
		}
		if plies++; plies > Game.MaxPlies() {
			t.Fatalf("too long\n%s", s.Position())
		}
	}
}

// bothWays: Apply accepts exactly what Legal lists among all actions that
// have a text and small numbers, and the position reads back.
func bothWays(t *testing.T, s *State, legal []engine.Action) {
	t.Helper()
	back, err := ParsePosition(s.Position())
	require.NoError(t, err)
	require.True(t, *back == *s)
	next, try := 0, new(State)
	check := func(x engine.Action) {
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
	for kind := engine.ActionKind(0); kind <= endOfKinds; kind++ {
		for a := int16(-1); a <= MaxRoutes; a++ {
			if kind != ActClaim {
				check(engine.Action{Kind: kind, A: a})
				continue
			}
			for b := int16(-1); b <= int16(Colors); b++ {
				for c := int16(-1); c <= 6; c++ {
					check(engine.Action{Kind: kind, A: a, B: b, C: c})
				}
			}
		}
	}
}
