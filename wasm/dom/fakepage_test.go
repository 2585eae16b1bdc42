//go:build !js

package dom

import (
	"fmt"
	"slices"
	"strings"

	"github.com/vugu/vugu"
)

// fakeNode and fakePage are a document for tests on the host. It counts what
// it is asked to do.
type fakeNode struct {
	name   string // tag with its space, or "" for character data
	data   string
	attrs  map[string]string
	html   string
	kids   []*fakeNode
	parent *fakeNode
}

type fakePage struct {
	ops, moves, made int
	lastID           int
	focused          *fakeNode
	gone             []string // what was removed, in order; "focus" where that was taken away first
	selected         selection
	live             map[int]*node
}

func newFakePage() *fakePage { return &fakePage{live: map[int]*node{}} }

func fake(r ref) *fakeNode {
	if r == nil {
		return nil
	}
	return r.(*fakeNode)
}

func (p *fakePage) make(n *fakeNode) ref {
	p.ops++
	p.made++
	n.attrs = map[string]string{}
	return n
}

func (p *fakePage) createElement(s space, tag string) ref {
	return p.make(&fakeNode{name: strings.TrimPrefix(string(s)+":"+tag, ":")})
}
func (p *fakePage) createText(s string) ref    { return p.make(&fakeNode{data: s}) }
func (p *fakePage) createComment(s string) ref { return p.make(&fakeNode{data: "<!--" + s + "-->"}) }
func (p *fakePage) setText(r ref, s string)    { p.ops++; fake(r).data = s }
func (p *fakePage) setHTML(r ref, _ space, html string) bool {
	p.ops++
	fake(r).kids, fake(r).html = nil, html
	return false
}

func (p *fakePage) styled(ref, func(ref, string)) {}

func (p *fakePage) setAttr(r ref, a vugu.VGAttribute) {
	p.ops++
	fake(r).attrs[a.Key] = a.Val
}
func (p *fakePage) removeAttr(r ref, a vugu.VGAttribute) { p.ops++; delete(fake(r).attrs, a.Key) }
func (p *fakePage) setStyle(r ref, d declaration)        { p.ops++; fake(r).attrs["."+d.name] = d.val }
func (p *fakePage) removeStyle(r ref, name string)       { p.ops++; delete(fake(r).attrs, "."+name) }
func (p *fakePage) setProp(r ref, name string, json []byte) {
	p.ops++
	fake(r).attrs["prop "+name] = string(json)
}

func (p *fakePage) insert(parent ref, kids []ref, before ref) {
	for _, k := range kids {
		p.put(fake(parent), fake(k), fake(before))
	}
}

func (p *fakePage) move(parent, kid, before ref) {
	p.moves++
	p.detach(fake(kid))
	p.put(fake(parent), fake(kid), fake(before))
}

func (p *fakePage) put(parent, kid, before *fakeNode) {
	p.ops++
	if kid.parent != nil {
		panic("a node that has a place is inserted")
	}
	i := len(parent.kids)
	if before != nil {
		if i = slices.Index(parent.kids, before); i < 0 {
			panic("inserted before a stranger")
		}
	}
	parent.kids = slices.Insert(parent.kids, i, kid)
	kid.parent = parent
}

func (p *fakePage) detach(n *fakeNode) {
	i := slices.Index(n.parent.kids, n)
	n.parent.kids = slices.Delete(n.parent.kids, i, i+1)
	n.parent = nil
}

func (p *fakePage) remove(r ref) {
	p.ops++
	p.detach(fake(r))
	p.gone = append(p.gone, fake(r).name)
	for f := p.focused; f != nil; f = f.parent {
		if f == fake(r) {
			p.focused = nil
			p.gone = append(p.gone, "with the focus")
			return
		}
	}
}

func (p *fakePage) listen(n *node, l listener) {
	p.ops++
	if n.id == 0 {
		p.lastID++
		n.id = p.lastID
		p.live[n.id] = n
	}
	fake(n.el).attrs["on "+l.event] = fmt.Sprint(l.capture, l.passive)
}
func (p *fakePage) unlisten(n *node, l listener)      { p.ops++; delete(fake(n.el).attrs, "on "+l.event) }
func (p *fakePage) forget(n *node)                    { delete(p.live, n.id); n.id = 0 }
func (p *fakePage) hand(r ref, h vugu.JSValueHandler) {}

func (p *fakePage) active() ref {
	if p.focused == nil {
		return nil
	}
	return p.focused
}
func (p *fakePage) parent(r ref) ref {
	if up := fake(r).parent; up != nil {
		return up
	}
	return nil
}
func (p *fakePage) equal(a, b ref) bool     { return a == b }
func (p *fakePage) selection(ref) selection { return p.selected }
func (p *fakePage) blur(ref) {
	p.focused = nil
	p.gone = append(p.gone, "focus")
}
func (p *fakePage) focus(r ref, s selection)     { p.focused, p.selected = fake(r), s }
func (p *fakePage) focusInside(ref, string) bool { return false }
func (p *fakePage) reveal(r ref)                 { fake(r).attrs["revealed"] = "true" }
func (p *fakePage) setModal(r ref, open bool)    { fake(r).attrs["modal"] = fmt.Sprint(open) }

// String writes the tree as markup with sorted attributes.
func (n *fakeNode) String() string {
	if n.name == "" {
		return n.data
	}
	var b strings.Builder
	b.WriteString("<" + n.name)
	var names []string
	for k := range n.attrs {
		names = append(names, k)
	}
	slices.Sort(names)
	for _, k := range names {
		fmt.Fprintf(&b, " %s=%q", k, n.attrs[k])
	}
	b.WriteString(">" + n.html)
	for _, k := range n.kids {
		b.WriteString(k.String())
	}
	return b.String() + "</>"
}
