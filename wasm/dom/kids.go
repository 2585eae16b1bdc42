package dom

// patchKids brings the children of o to those of n, and reports whether any
// came, went or moved.
func (p *patcher) patchKids(o, n *node) bool {
	if inStep(o.kids, n.kids) {
		for i, k := range o.kids {
			p.patch(k, n.kids[i])
		}
		return false
	}
	from := match(o.kids, n.kids)
	if unmoved(from, len(o.kids)) {
		for i, k := range o.kids {
			p.patch(k, n.kids[i])
		}
		return false
	}
	p.focus.arm(p.page)
	p.checkKeys(&node{tag: o.tag, attrs: o.attrs, kids: n.kids})
	p.removeUnmatched(o, from)
	kids := make([]*node, len(n.kids))
	for i, k := range n.kids {
		k.parent = o
		kids[i] = k
		if from[i] >= 0 {
			kids[i] = o.kids[from[i]]
			p.patch(kids[i], k)
		} else {
			p.create(k)
		}
	}
	o.kids = kids
	p.place(o, from)
	return true
}

// unmoved reports whether all children stay where they are.
func unmoved(from []int, old int) bool {
	for i, j := range from {
		if i != j {
			return false
		}
	}
	return len(from) == old
}

func (p *patcher) removeUnmatched(o *node, from []int) {
	kept := make([]bool, len(o.kids))
	for _, j := range from {
		if j >= 0 {
			kept[j] = true
		}
	}
	// Where the focus is taken away the browser styles all that has changed so
	// far, which would be more once these are gone.
	if i := p.focus.among(o.kids); i >= 0 && !kept[i] {
		p.page.blur(p.focus.el)
	}
	for j, k := range o.kids {
		if !kept[j] {
			p.closeModals(k)
			p.page.remove(k.el)
			p.forget(k)
		}
	}
}

// place puts the children in order, from the last to the first; those that
// stay are the fixed points. New ones in a row are inserted together.
func (p *patcher) place(o *node, from []int) {
	keep := stay(from, p.focus.among(o.kids))
	var before ref
	for i := len(o.kids) - 1; i >= 0; i-- {
		switch {
		case from[i] < 0:
			first := i
			for first > 0 && from[first-1] < 0 {
				first--
			}
			run := make([]ref, 0, i-first+1)
			for _, k := range o.kids[first : i+1] {
				run = append(run, k.el)
			}
			p.page.insert(o.el, run, before)
			i = first
		case !keep[i]:
			p.page.move(o.el, o.kids[i].el, before)
		}
		before = o.kids[i].el
	}
}
