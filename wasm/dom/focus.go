package dom

// focusKeeper remembers what had the focus before the first change that can
// take it away, and gives it back afterwards.
type focusKeeper struct {
	armed bool
	root  *node
	el    ref   // what had the focus; it may stand inside raw HTML
	node  *node // the node that is it, or that holds it
	sel   selection
	want  *node // asked for by a data-focus that is new
	from  *node // where what had the focus was removed, from a render before
	later bool  // another render follows at once and may look for a new place
	// phase is told what had the focus, and when giving it back begins.
	phase func(kept ref, settling bool)
}

func (f *focusKeeper) arm(pg page) {
	if f.armed || f.root == nil {
		return
	}
	f.armed = true
	el := pg.active()
	if el == nil {
		return
	}
	for at := el; at != nil && f.node == nil; at = pg.parent(at) {
		f.node = f.root.find(func(n *node) bool { return n.el != nil && pg.equal(n.el, at) })
	}
	if f.node == nil || f.node == f.root {
		f.node = nil
		return
	}
	f.el, f.sel = el, pg.selection(el)
	f.tell(false)
}

// among returns the index of the child that has or holds the focus, or -1.
func (f *focusKeeper) among(kids []*node) int {
	if f.node != nil {
		for i, k := range kids {
			if f.node.within(k) {
				return i
			}
		}
	}
	return -1
}

// settle gives the focus to where it belongs after a render.
func (f *focusKeeper) settle(pg page) {
	if f.want != nil && !f.want.gone {
		f.from = nil
		pg.focus(f.want.el, selection{})
		return
	}
	from := f.from
	f.from = nil
	if f.node == nil && from == nil || pg.active() != nil {
		return
	}
	if f.node != nil {
		from = f.node.parent
	}
	if f.node != nil && !f.node.gone {
		pg.focus(f.el, f.sel)
		if pg.active() != nil {
			return
		}
		from = f.node // it was in raw HTML that is another now
	}
	if f.later {
		f.from = from
		return
	}
	f.fallBack(pg, from)
}

func (f *focusKeeper) tell(settling bool) {
	if f.phase != nil {
		f.phase(f.el, settling)
	}
}

// fallBack is for a focused element that was removed: the nearest ancestor
// that is left and can take the focus gets it.
func (f *focusKeeper) fallBack(pg page, from *node) {
	for n := from; n != nil; n = n.parent {
		if n.gone || n.el == nil {
			continue
		}
		if selector, ok := n.attr("data-focus-fallback"); ok && selector != "" && pg.focusInside(n.el, selector) {
			return
		}
		if focusable(n) {
			pg.focus(n.el, selection{})
			return
		}
	}
}

func focusable(n *node) bool {
	if _, ok := n.attr("tabindex"); ok {
		return true
	}
	if _, off := n.attr("disabled"); off {
		return false
	}
	switch n.tag {
	case "button", "input", "select", "textarea", "summary":
		return true
	case "a":
		_, ok := n.attr("href")
		return ok
	}
	return false
}
