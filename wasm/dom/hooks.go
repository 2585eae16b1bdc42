package dom

// modalChange is a dialog to show or close once the page is in order.
type modalChange struct {
	n    *node
	open bool
}

// hooks notes what the attributes data-focus, data-reveal and data-modal ask
// for, before n's attributes replace those of o, which is nil for a new element.
func (p *patcher) hooks(o, n *node) {
	on := o
	if o == nil {
		on, o = n, &node{}
	}
	if asks(o, n, "data-focus") {
		p.focus.want = on
	}
	if asks(o, n, "data-reveal") {
		p.reveal = on
	}
	if n.tag == "dialog" {
		if was, is := modal(o), modal(n); was != is {
			p.modal = append(p.modal, modalChange{on, is})
		}
	}
}

// asks reports whether an attribute has become another value, and not empty.
func asks(o, n *node, name string) bool {
	is, _ := n.attr(name)
	was, _ := o.attr(name)
	return is != "" && is != was
}

func modal(n *node) bool {
	v, ok := n.attr("data-modal")
	return ok && v != "false"
}

// closeModals closes the dialogs of a subtree that is about to be removed:
// only then the browser gives the focus back to where it came from.
func (p *patcher) closeModals(n *node) {
	if n.tag == "dialog" && modal(n) {
		p.page.setModal(n.el, false)
	}
	for _, k := range n.kids {
		p.closeModals(k)
	}
}

// settle does what has to wait until every node is in its place.
func (p *patcher) settle() {
	p.focus.tell(true)
	for _, m := range p.modal {
		if !m.n.gone {
			p.page.setModal(m.n.el, m.open)
		}
	}
	if p.reveal != nil && !p.reveal.gone {
		p.page.reveal(p.reveal.el)
	}
	p.focus.settle(p.page)
}
