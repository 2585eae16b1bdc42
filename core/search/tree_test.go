package search

import (
	"math"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"

	"github.com/stretchr/testify/require"
)

func TestRootsAreRoundedDown(t *testing.T) {
	for n := range uint64(5000) {
		require.Equal(t, int64(math.Sqrt(float64(n))), root64(n), "%d", n)
	}
	require.Equal(t, int64(1<<31), root64(1<<62))
	require.Equal(t, int64(1<<31-1), root64(1<<62-1))
}

func TestAGapOfAFallIsHalfAsMuch(t *testing.T) {
	require.Equal(t, int64(1024), power(0, 700))
	require.Equal(t, int64(512), power(700, 700))
	require.Equal(t, int64(768), power(350, 700))
	require.Equal(t, int64(1), power(1<<40, 700))
	last := int64(1025)
	for gap := int64(0); gap < 9000; gap += 100 {
		p := power(gap, 700)
		require.Less(t, p, last+1)
		last = p
	}
	parts := priors([]int64{1000, 300, -100_000}, 700)
	require.Greater(t, parts[0], parts[1])
	require.Greater(t, parts[1], parts[2])
	require.Positive(t, parts[2], "nothing that was looked at is given up")
}

func actions(n ...int) (list []engine.Action) {
	for _, a := range n {
		list = append(list, engine.Action{Kind: 1, A: int16(a)})
	}
	return list
}

// What was seldom possible is tried sooner than what was often passed over,
// and nothing that is not possible is taken.
func TestChoicesGoByMeansAndByHowOftenTheyWerePossible(t *testing.T) {
	n := &node{}
	taken := map[int16]int{}
	for i := range 300 {
		legal := actions(1, 2)
		if i%3 == 0 {
			legal = actions(1, 3)
		}
		e := n.take(legal, 100)
		require.Contains(t, legal, e.action)
		value := map[int16]int64{1: 0, 2: 500, 3: 500}[e.action.A]
		e.n++
		e.sum += value
		n.visits++
		n.sum += value
		taken[e.action.A]++
	}
	require.Equal(t, int64(300), n.edgeOf(actions(1)[0]).avail)
	require.Equal(t, int64(200), n.edgeOf(actions(2)[0]).avail)
	require.Equal(t, int64(100), n.edgeOf(actions(3)[0]).avail)
	require.Less(t, taken[1], 30)
	require.Greater(t, taken[3], 70)
	require.Greater(t, taken[2], 150)
}

// Another seat's secret, and what chance decides, do not tell moments apart.
func TestOthersSeeOnlyWhatIsPublic(t *testing.T) {
	see := func(events ...engine.Event) [engine.MaxSeats]uint64 {
		var s sight
		s.begin(engine.Action{Kind: 3, A: 7})
		for _, e := range events {
			s.hear(e)
		}
		return s.keys
	}
	open := func(a int16) engine.Event { return engine.Event{Kind: 1, Audience: engine.AllSeats, A: a} }
	secret := func(a int16) engine.Event { return engine.Event{Kind: 1, Audience: 1, A: a} }
	require.NotEqual(t, see(open(1))[0], see(open(2))[0])
	require.Equal(t, see(secret(1))[0], see(secret(2))[0])
	require.NotEqual(t, see(secret(1))[1], see(secret(2))[1])
	drawn := open(5)
	drawn.Chance = true
	require.Equal(t, see(), see(drawn))
}

func TestSharesOfTheVictoryAddUp(t *testing.T) {
	s, err := highcard.Game{}.New(engine.Setup{Players: 3, First: 0, Seed: 1})
	require.NoError(t, err)
	var sum [engine.MaxSeats]int64
	shares([]int64{3000, 3000 - sway, 3000 - 20*sway}, s, &sum)
	require.InDelta(t, 2*float64(sum[1]), float64(sum[0]), 3)
	require.Less(t, sum[2], int64(2))
	require.InDelta(t, 1000, float64(sum[0]+sum[1]+sum[2]), 3)
}
