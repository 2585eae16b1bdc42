package dom

import (
	"strings"

	"github.com/vugu/vugu"
)

// kind tells elements from character data.
type kind uint8

const (
	element kind = iota
	text
	comment
)

// ref is the page's own handle of a node; only the page looks inside.
type ref any

// ident is what makes a child the same child in the next render, wherever it
// stands among its siblings: its data-key, or else the component instance it
// is the root of (nth counts the roots of one component).
type ident struct {
	key  string
	comp any
	nth  int
}

// node is one node of the page as it was rendered last. Components and
// templates are gone: they were replaced by what they produced.
//
// A node that stays on the page stays the same *node; each render copies what
// is new into it, so that events find the handlers of the latest render.
type node struct {
	kind  kind
	space space
	tag   string
	text  string // character data
	ident ident

	attrs []vugu.VGAttribute
	style string // the declarations of data-style
	props []vugu.VGProperty
	inner *string // raw HTML instead of kids
	on    []vugu.DOMEventHandlerSpec

	created, populated vugu.JSValueHandler

	source *vugu.VGNode // what the kids are made of (flattener.fill)
	exact  bool         // white space counts in it
	whole  bool         // it is a component's root, with no other component in it

	kids   []*node
	parent *node
	el     ref
	id     int  // in the page's table of nodes with handlers; 0 is none
	gone   bool // no longer on the page
	// touched: a person may have changed a property of it or of a node below
	// since the last render.
	touched bool
}

// touch marks a node as touched, if it or one around it has properties.
func (n *node) touch() {
	for below := false; n != nil; n = n.parent {
		below = below || len(n.props) > 0
		n.touched = n.touched || below
	}
}

func (n *node) attr(name string) (string, bool) {
	for _, a := range n.attrs {
		if a.Key == name && a.Namespace == "" {
			return a.Val, true
		}
	}
	return "", false
}

// label names an element in reports: tag, id, classes and key.
func (n *node) label() string {
	var b strings.Builder
	b.WriteString("<" + n.tag)
	for _, name := range []string{"id", "class", "data-key"} {
		if v, ok := n.attr(name); ok {
			b.WriteString(" " + name + "=" + v)
		}
	}
	b.WriteString(">")
	return b.String()
}

// find returns the node of the subtree for which ok holds, or nil.
func (n *node) find(ok func(*node) bool) *node {
	if ok(n) {
		return n
	}
	for _, k := range n.kids {
		if f := k.find(ok); f != nil {
			return f
		}
	}
	return nil
}

// touchGroup marks what changes along with n: the other radio buttons, or the
// fields of a form that is reset.
func touchGroup(root, n *node, event string) {
	radio := func(n *node) bool {
		t, _ := n.attr("type")
		return n.tag == "input" && t == "radio"
	}
	switch {
	case event == "reset":
		n.find(func(k *node) bool { k.touch(); return false })
	case radio(n):
		root.find(func(k *node) bool {
			if radio(k) {
				k.touch()
			}
			return false
		})
	}
}

// within reports whether n is top or stands below it.
func (n *node) within(top *node) bool {
	for ; n != nil; n = n.parent {
		if n == top {
			return true
		}
	}
	return false
}
