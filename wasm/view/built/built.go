// Package built shows tests what a component has built, as the page would have
// it.
package built

import (
	"fmt"
	"html"
	"strings"

	"github.com/vugu/vugu"
)

// Element is a node with those inside of it, in the order of the page; the one
// of [Of] has no node itself.
type Element struct {
	*vugu.VGNode
	Kids []*Element
}

// Of builds a component and all inside of it.
func Of(env *vugu.BuildEnv, b vugu.Builder) *Element {
	r := env.RunBuild(b)
	top := &Element{}
	for _, n := range r.Out.Out {
		collect(r, n, top)
	}
	return top
}

func collect(r *vugu.BuildResults, n *vugu.VGNode, into *Element) {
	switch {
	case n.Component != nil:
		for _, c := range r.ResultFor(n.Component).Out {
			collect(r, c, into)
		}
	case n.IsTemplate():
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			collect(r, c, into)
		}
	default:
		e := &Element{VGNode: n}
		into.Kids = append(into.Kids, e)
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			collect(r, c, e)
		}
	}
}

// Walk calls f for all that is inside, parents first.
func (e *Element) Walk(f func(*Element)) {
	for _, k := range e.Kids {
		f(k)
		k.Walk(f)
	}
}

// Value is that of an attribute, "" if there is none.
func (e *Element) Value(attribute string) string {
	for _, a := range e.Attr {
		if a.Key == attribute {
			return a.Val
		}
	}
	return ""
}

// Handler is what runs when an event reaches the element, nil if nothing does.
func (e *Element) Handler(event string) func(vugu.DOMEvent) {
	for _, h := range e.DOMEventHandlerSpecList {
		if h.EventType == event {
			return h.Func
		}
	}
	return nil
}

// String is what is inside as HTML.
func (e *Element) String() string {
	var b strings.Builder
	for _, k := range e.Kids {
		k.write(&b)
	}
	return b.String()
}

func (e *Element) write(b *strings.Builder) {
	if e.Type == vugu.TextNode {
		b.WriteString(html.EscapeString(e.Data))
		return
	}
	b.WriteString("<" + e.Data)
	for _, a := range e.Attr {
		fmt.Fprintf(b, ` %s="%s"`, a.Key, html.EscapeString(a.Val))
	}
	b.WriteString(">")
	if e.InnerHTML != nil {
		b.WriteString(*e.InnerHTML)
	}
	for _, k := range e.Kids {
		k.write(b)
	}
	b.WriteString("</" + e.Data + ">")
}
