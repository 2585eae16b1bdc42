package search

import (
	"slices"
	"testing"

	"bayboard/core/enginetest/highcard"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func TestABeamKeepsTheHighestOfDifferentValuesInOrder(t *testing.T) {
	var b beam
	for i := range b.states {
		b.states[i] = highcard.Game{}.Blank()
	}
	r := rng.FromUint64(1)
	var offered []int
	for range 40 {
		v, made := r.IntN(30), b.spare()
		for _, kept := range b.kept() {
			require.NotSame(t, kept, made, "the spare state is none of those kept")
		}
		offered = append(offered, v)
		b.offer(v)

		slices.Sort(offered)
		offered = slices.Compact(offered)
		slices.Reverse(offered)
		require.Equal(t, offered[:min(len(offered), width)], b.values[:b.n])
		offered = offered[:min(len(offered), width)]
	}
}

func TestADrawIsInProportionToTheWeights(t *testing.T) {
	r := rng.FromUint64(1)
	var counts [4]int
	for range 3000 {
		counts[draw(&r, []int{1, 0, 2, 0})]++
	}
	require.Zero(t, counts[1]+counts[3])
	require.InDelta(t, 2*counts[0], counts[2], 200)
	require.Contains(t, []int{0, 1}, draw(&r, []int{0, 0}), "any one when all are wasteful")
}
