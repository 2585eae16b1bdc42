package dom

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestCatchTellsWhereAndWhat(t *testing.T) {
	assert.Nil(t, catch(InBuild, "", func() {}))
	rep := catch(InHandler, "click on <a>", func() { panic("broken") })
	require.NotNil(t, rep)
	assert.Contains(t, rep.Stack, "TestCatchTellsWhereAndWhat")
	rep.Stack = "stack"
	assert.Equal(t, "handler (click on <a>): broken\nstack", rep.String())
}

// watcher notes whether each of its renders was the first.
type watcher struct{ firsts []bool }

func (w *watcher) Rendered(ctx vugu.RenderedCtx) { w.firsts = append(w.firsts, ctx.First()) }

// broken can't bear being rendered.
type broken struct{ _ int }

func (*broken) Rendered() { panic("no") }

func TestRenderedIsCalledForEachAndOnePanicStopsNobody(t *testing.T) {
	w := &watcher{}
	var failed []*PanicReport
	fail := func(r *PanicReport) { failed = append(failed, r) }
	var s seen
	s = s.call([]any{&broken{}, w}, nil, fail)
	s = s.call([]any{w}, nil, fail)
	s = s.call(nil, nil, fail)
	s.call([]any{w}, nil, fail)
	assert.Equal(t, []bool{true, false, true}, w.firsts, "after an absence it is the first time again")
	require.Len(t, failed, 1)
	assert.Equal(t, InRendered, failed[0].Where)
	assert.Equal(t, "*dom.broken", failed[0].What)
}
