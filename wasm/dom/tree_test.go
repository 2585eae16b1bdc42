//go:build !js

package dom

import (
	"fmt"
	"math/rand/v2"

	"github.com/vugu/vugu"
)

// results wraps nodes as the output of a build.
func results(nodes ...*vugu.VGNode) *vugu.BuildResults {
	return &vugu.BuildResults{Out: &vugu.BuildOut{Out: nodes}}
}

// h builds an element: strings in pairs are attributes, nodes are children.
func h(tag string, parts ...any) *vugu.VGNode {
	n := &vugu.VGNode{Type: vugu.ElementNode, Data: tag}
	for i := 0; i < len(parts); i++ {
		switch p := parts[i].(type) {
		case string:
			n.Attr = append(n.Attr, vugu.VGAttribute{Key: p, Val: parts[i+1].(string)})
			i++
		case *vugu.VGNode:
			n.AppendChild(p)
		}
	}
	return n
}

func txt(s string) *vugu.VGNode { return &vugu.VGNode{Type: vugu.TextNode, Data: s} }

// screen is a fake page with the tree it shows.
type screen struct {
	page   *fakePage
	root   *node
	spare  []*node
	faults []string
}

func newScreen(nodes ...*vugu.VGNode) *screen {
	s := &screen{page: newFakePage()}
	s.mount(results(nodes...))
	return s
}

func (s *screen) mount(br *vugu.BuildResults) {
	p := s.patcher(br)
	s.root = p.flat.root
	s.root.el = &fakeNode{name: "mount"}
	p.mount(func() {})
}

func (s *screen) fault(msg string) { s.faults = append(s.faults, msg) }

func (s *screen) patcher(br *vugu.BuildResults) *patcher {
	return &patcher{page: s.page, flat: flatten(br, s.spare, s.fault), fault: s.fault}
}

func (s *screen) show(nodes ...*vugu.VGNode) { s.update(results(nodes...)) }

func (s *screen) update(br *vugu.BuildResults) {
	s.page.ops, s.page.moves, s.page.made = 0, 0, 0
	p := s.patcher(br)
	p.update(s.root)
	s.spare = p.spent
}

func (s *screen) html() string { return fake(s.root.el).String() }

// kid is the i-th child of the mount's first child.
func (s *screen) kid(i int) *fakeNode { return fake(s.root.el).kids[0].kids[i] }

// randomTree is a tree with keyed and unkeyed children of every sort.
func randomTree(r *rand.Rand, depth int) *vugu.VGNode {
	tags := []string{"div", "p", "input", "svg", "g", "ul"}
	n := h(tags[r.IntN(len(tags))])
	for _, name := range []string{"class", "id", "data-style", "title"} {
		if r.IntN(3) == 0 {
			n.Attr = append(n.Attr, vugu.VGAttribute{Key: name, Val: fmt.Sprintf("a:%d", r.IntN(3))})
		}
	}
	if r.IntN(4) == 0 {
		n.Prop = []vugu.VGProperty{{Key: "value", JSONVal: fmt.Append(nil, r.IntN(3))}}
	}
	if r.IntN(4) == 0 {
		n.DOMEventHandlerSpecList = []vugu.DOMEventHandlerSpec{{EventType: "click", Capture: r.IntN(2) == 0}}
	}
	if r.IntN(8) == 0 {
		n.SetInnerHTML(vugu.HTML(fmt.Sprint(r.IntN(2))))
		return n
	}
	if depth == 0 {
		return n
	}
	keys := r.Perm(9)
	for i := range r.IntN(7) {
		switch r.IntN(5) {
		case 0:
			n.AppendChild(txt(fmt.Sprint("t", r.IntN(3))))
		case 1, 2:
			k := randomTree(r, depth-1)
			k.Attr = append(k.Attr, vugu.VGAttribute{Key: "data-key", Val: fmt.Sprint(keys[i])})
			n.AppendChild(k)
		case 3:
			n.AppendChild(randomTree(r, depth-1))
		case 4:
			t := h("")
			t.AppendChild(randomTree(r, depth-1))
			n.AppendChild(t)
		}
	}
	return n
}
