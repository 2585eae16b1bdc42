package dom

import (
	"bytes"

	"github.com/vugu/vugu"
)

// patcher brings the page from one tree to the next. One serves one render.
type patcher struct {
	page  page
	flat  *flattener // makes the next tree
	fault func(string)
	focus focusKeeper
	modal []modalChange
	// reveal is what a new data-reveal asks to be seen.
	reveal *node
	spent  []*node // whose content is in others now; nobody refers to them any more
}

// mount creates the whole tree before it takes the place of what the mount
// shows, so that a failure on the way leaves the page as it was.
func (p *patcher) mount(clear func()) {
	root := p.flat.root
	p.checkKeys(root)
	refs := make([]ref, len(root.kids))
	for i, k := range root.kids {
		p.create(k)
		refs[i] = k.el
	}
	clear()
	if len(refs) > 0 {
		p.page.insert(root.el, refs, nil)
	}
	p.settle()
}

// update changes the page from old to the next tree; afterwards old describes
// it.
func (p *patcher) update(old *node) {
	p.focus.root = old
	p.patchKids(old, p.flat.root)
	p.spent = append(p.spent, p.flat.root)
	p.settle()
}

// patch makes o, which is on the page, what n says. Afterwards n is spent.
func (p *patcher) patch(o, n *node) {
	p.spent = append(p.spent, n)
	o.ident = n.ident
	if n.whole && o.whole && n.source == o.source && !o.touched {
		return // the component's output is the one of the last render
	}
	if o.kind != element {
		if o.text != n.text {
			p.page.setText(o.el, n.text)
			o.text = n.text
		}
		return
	}
	p.hooks(o, n)
	p.patchAttrs(o, n)
	p.restyle(o.el, o.style, n.style)
	o.style = n.style
	p.patchHandlers(o, n)
	moved := p.patchContent(o, n)
	p.patchProps(o, n, moved && o.tag == "select")
	o.created, o.populated = n.created, n.populated
	o.source, o.exact, o.whole = n.source, n.exact, n.whole
	if n.populated != nil {
		p.page.hand(o.el, n.populated)
	}
}

func (p *patcher) patchAttrs(o, n *node) {
	for i, a := range n.attrs {
		if i < len(o.attrs) && o.attrs[i] == a {
			continue
		}
		if v, ok := lookup(o.attrs, a); !ok || v != a.Val {
			p.page.setAttr(o.el, a)
		}
	}
	for i, a := range o.attrs {
		if i < len(n.attrs) && n.attrs[i].Key == a.Key && n.attrs[i].Namespace == a.Namespace {
			continue
		}
		if _, ok := lookup(n.attrs, a); !ok {
			p.page.removeAttr(o.el, a)
		}
	}
	o.attrs = n.attrs
}

func lookup(list []vugu.VGAttribute, a vugu.VGAttribute) (string, bool) {
	for _, b := range list {
		if b.Key == a.Key && b.Namespace == a.Namespace {
			return b.Val, true
		}
	}
	return "", false
}

func (p *patcher) restyle(el ref, old, now string) {
	if old == now {
		return
	}
	set, remove := restyle(parseStyle(old), parseStyle(now))
	for _, d := range set {
		p.page.setStyle(el, d)
	}
	for _, name := range remove {
		p.page.removeStyle(el, name)
	}
}

func (p *patcher) patchHandlers(o, n *node) {
	had := o.on
	o.on = n.on
	if sameListeners(had, n.on) {
		return
	}
	old, now := listeners(had), listeners(n.on)
	for _, l := range old {
		if !contains(now, l) {
			p.page.unlisten(o, l)
		}
	}
	for _, l := range now {
		if !contains(old, l) {
			p.page.listen(o, l)
		}
	}
	if len(now) == 0 {
		p.page.forget(o)
	}
}

func contains(list []listener, l listener) bool {
	for _, m := range list {
		if m == l {
			return true
		}
	}
	return false
}

// patchProps writes the properties that changed, and those that a person may
// have changed since (a text field whose new text was refused).
func (p *patcher) patchProps(o, n *node, again bool) {
	for i, pr := range n.props {
		if again || o.touched || !bytes.Equal(o.props[i].JSONVal, pr.JSONVal) {
			p.page.setProp(o.el, pr.Key, pr.JSONVal)
		}
	}
	o.props, o.touched = n.props, false
}

// patchContent reports whether children came, went or moved.
func (p *patcher) patchContent(o, n *node) bool {
	switch {
	case n.inner != nil && o.inner != nil && *n.inner == *o.inner:
		return false
	case n.inner != nil:
		p.focus.arm(p.page)
		p.forgetKids(o)
		o.inner = n.inner
		p.setHTML(o)
		return true
	case o.inner != nil:
		p.focus.arm(p.page)
		o.inner = nil
		p.page.setHTML(o.el, o.space, "")
	}
	p.flat.fill(n)
	return p.patchKids(o, n)
}

func (p *patcher) forgetKids(o *node) {
	for _, k := range o.kids {
		p.forget(k)
	}
	o.kids = nil
}

// forget marks a subtree as gone and drops what is held for it.
func (p *patcher) forget(n *node) {
	n.gone = true
	p.page.forget(n)
	for _, k := range n.kids {
		p.forget(k)
	}
}
