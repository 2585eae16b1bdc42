package dom

import "strings"

// create makes the page's nodes for n and all below, not yet placed.
func (p *patcher) create(n *node) {
	switch n.kind {
	case text:
		n.el = p.page.createText(n.text)
		return
	case comment:
		n.el = p.page.createComment(n.text)
		return
	}
	n.el = p.page.createElement(n.space, n.tag)
	for _, a := range n.attrs {
		p.page.setAttr(n.el, a)
	}
	p.restyle(n.el, "", n.style)
	for _, l := range listeners(n.on) {
		p.page.listen(n, l)
	}
	if n.created != nil {
		p.page.hand(n.el, n.created)
	}
	if n.inner != nil {
		p.setHTML(n)
	}
	p.createKids(n)
	for _, pr := range n.props {
		p.page.setProp(n.el, pr.Key, pr.JSONVal)
	}
	p.hooks(nil, n)
	if n.populated != nil {
		p.page.hand(n.el, n.populated)
	}
}

func (p *patcher) createKids(n *node) {
	p.flat.fill(n)
	if len(n.kids) == 0 {
		return
	}
	p.checkKeys(n)
	refs := make([]ref, len(n.kids))
	for i, k := range n.kids {
		p.create(k)
		refs[i] = k.el
	}
	p.page.insert(n.el, refs, nil)
}

func (p *patcher) setHTML(n *node) {
	if !p.page.setHTML(n.el, n.space, *n.inner) {
		checkHTML(n, p.fault)
	}
	if strings.Contains(*n.inner, "data-style") {
		p.page.styled(n.el, func(el ref, style string) { p.restyle(el, "", style) })
	}
}

func (p *patcher) checkKeys(n *node) {
	if key := doubleKey(n.kids); key != "" {
		p.fault("two children of " + n.label() + " have the data-key " + key)
	}
}
