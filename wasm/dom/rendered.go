package dom

import (
	"fmt"
	"slices"

	"github.com/vugu/vugu"
)

// renderedCtx implements vugu.RenderedCtx.
type renderedCtx struct {
	env   vugu.EventEnv
	first bool
}

func (c *renderedCtx) EventEnv() vugu.EventEnv { return c.env }
func (c *renderedCtx) First() bool             { return c.first }

// seen is the set of components on the page, to know the first time of each.
type seen map[any]bool

// call calls the Rendered callbacks of the components on the page, from the
// last to the first, so that inner ones come before the ones around them, and
// forgets those that have left it. The set for the next render is returned.
func (s seen) call(comps []any, env vugu.EventEnv, failed func(*PanicReport)) seen {
	next := make(seen, len(comps))
	for _, c := range slices.Backward(comps) {
		next[c] = true
		var f func()
		switch c := c.(type) {
		case interface{ Rendered() }:
			f = c.Rendered
		case interface{ Rendered(vugu.RenderedCtx) }:
			ctx := &renderedCtx{env, !s[c]}
			f = func() { c.Rendered(ctx) }
		default:
			continue
		}
		if rep := catch(InRendered, fmt.Sprintf("%T", c), f); rep != nil {
			failed(rep)
		}
	}
	return next
}
