package browse

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/core/catalog"
	"bayboard/core/replay"
)

// times are samples of clicks with these times of work and twice as much
// waiting.
func times(work ...float64) []sample {
	var list []sample
	for _, w := range work {
		list = append(list, sample{Kind: "place", Begin: 0, Handled: 1, Frame: 1 + 2*w, Changed: 2 * (1 + w), Painted: 3 * w, Busy: w - 1})
	}
	return list
}

func TestAFigureIsTheMedianOfTheRuns(t *testing.T) {
	var slow, fast, usual []float64
	for n := range 100 {
		slow, fast, usual = append(slow, 50+float64(n)), append(fast, 5+float64(n)/10), append(usual, 10+float64(n)/10)
	}
	of := func(work []float64) map[string][]sample { return map[string][]sample{"highcard": times(work...)} }
	r := summarize([]visits{
		{samples: of(slow), first: 900, moves: 7, memory: &Memory{Wasm: 12}},
		{samples: of(fast), first: 300},
		{samples: of(usual), first: 400},
	})
	c := r.Games["highcard"]
	assert.Equal(t, 300, c.Clicks)
	assert.Zero(t, c.Hovers)
	assert.Equal(t, Spread{P50: 14.9, P95: 19.4, Max: 149}, c.Work)
	assert.InDelta(t, 3*14.9, c.ClickToPaint.P50, .1)
	assert.InDelta(t, 400, r.FirstVisit, 0)
	assert.Equal(t, Memory{Wasm: 12}, *r.Memory)
	assert.Equal(t, 7, r.Moves)
	assert.Equal(t, 300, c.Kinds["place"].N)
	assert.Equal(t, Spread{}, c.HoverWork)
}

func TestWhatWasPaintedWithoutAFrameIsAllWork(t *testing.T) {
	s := sample{Begin: 10, Handled: 12, Changed: 130, Frame: 140, Painted: 150, Busy: 10}
	assert.InDelta(t, 140, s.work(), 0)
	s.Changed = 145
	assert.InDelta(t, 12, s.work(), 0)
}

func TestAMeasuredGameHasFarGoneAndGoesOn(t *testing.T) {
	for _, g := range catalog.All() {
		address, next, err := fragment(g, 1)
		assert.NoError(t, err)
		code, ok := strings.CutPrefix(address, "#/"+g.Slug()+"/open/")
		assert.True(t, ok, address)
		link, err := replay.DecodeLink(code, catalog.Games{})
		assert.NoError(t, err)
		m, err := finished(g, next-1)
		assert.NoError(t, err)
		assert.Greater(t, link.Len(), m.Len()/2)
		assert.GreaterOrEqual(t, m.Len()-link.Len(), ahead)
		_, most := g.Players()
		assert.Equal(t, most, link.RecordAt(0).Setup.Players)
	}
}

func TestGrowthIsToldApartFromGamesThatNeedMore(t *testing.T) {
	var even, grows []Mark
	for n := range 30 {
		m := Mark{Seconds: float64(20 * n), Memory: Memory{JSHeap: 10 + float64(n%3), Wasm: 40, Nodes: float64(900 + 50*(n%3))}}
		even = append(even, m)
		m.JSHeap += float64(n) / 10
		grows = append(grows, m)
	}
	assert.InDelta(t, 0, growth(even).JSHeap, 1)
	assert.Zero(t, growth(even).Wasm)
	assert.InDelta(t, 18, growth(grows).JSHeap, 2, "a tenth of a MB in 20 seconds")
	assert.Equal(t, Memory{}, growth(nil))
}
