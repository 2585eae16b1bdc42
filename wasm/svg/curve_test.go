package svg

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestACurveGoesThroughItsValues(t *testing.T) {
	for _, c := range []struct {
		values []int
		steps  int
		want   string
	}{
		{nil, 4, ""},
		{[]int{500}, 4, "M0 500"},
		{[]int{500, 250, 1000, 0, 0}, 4, "M0 500L250 750L500 0L750 1000L1000 1000"},
		{[]int{500, 250}, 4, "M0 500L250 750"},
		{[]int{300, 300, 300, 300, 400, 400}, 10, "M0 700L300 700L400 600L500 600"},
		{[]int{0, 1000}, 0, "M0 1000L1000 0"},
	} {
		require.Equal(t, c.want, CurvePath(c.values, c.steps))
	}
}

func TestABandCoversItsSteps(t *testing.T) {
	require.Equal(t, "M250 0h250v1000H250z", CurveBand(1, 2, 4))
	require.Equal(t, "M500 0h4v1000H500z", CurveBand(500, 501, 1000), "it can be seen")
}
