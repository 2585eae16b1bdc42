// Package markup builds the nodes of components. It is called by generated
// code only (scripts/components), which it keeps small: an element is one
// string, its parts separated by Sep: tag, then names and values of its
// attributes. A tag of SVG begins with "svg:".
package markup

import (
	"strconv"
	"strings"

	"github.com/vugu/vjson"
	"github.com/vugu/vugu"
)

// Sep separates the parts of an element's string.
const Sep = "\x1f"

// prototype is what an element's string says. Nodes share the attributes; a
// node that gets more copies them, since the slice has no room.
type prototype struct {
	namespace, tag string
	attrs          []vugu.VGAttribute
}

var prototypes = map[string]prototype{}

func parse(element string) prototype {
	p, ok := prototypes[element]
	if ok {
		return p
	}
	parts := strings.Split(element, Sep)
	p.tag = parts[0]
	if tag, ok := strings.CutPrefix(p.tag, "svg:"); ok {
		p.namespace, p.tag = "svg", tag
	}
	for i := 1; i+1 < len(parts); i += 2 {
		p.attrs = append(p.attrs, vugu.VGAttribute{Key: parts[i], Val: parts[i+1]})
	}
	p.attrs = p.attrs[:len(p.attrs):len(p.attrs)]
	prototypes[element] = p
	return p
}

func node(element string) *vugu.VGNode {
	p := parse(element)
	return &vugu.VGNode{Type: vugu.ElementNode, Namespace: p.namespace, Data: p.tag, Attr: p.attrs}
}

// El adds an element to a parent.
func El(parent *vugu.VGNode, element string) *vugu.VGNode {
	n := node(element)
	parent.AppendChild(n)
	return n
}

// Root makes an element a component's own.
func Root(out *vugu.BuildOut, element string) *vugu.VGNode {
	n := node(element)
	out.Out = append(out.Out, n)
	return n
}

// Text adds text to a parent.
func Text(parent *vugu.VGNode, text string) *vugu.VGNode {
	n := &vugu.VGNode{Type: vugu.TextNode, Data: text}
	parent.AppendChild(n)
	return n
}

// Comp adds a component to a parent, if there is one.
func Comp(in *vugu.BuildIn, out *vugu.BuildOut, parent *vugu.VGNode, c vugu.Builder) {
	if c == nil {
		return
	}
	in.BuildEnv.WireComponent(c)
	out.Components = append(out.Components, c)
	parent.AppendChild(&vugu.VGNode{Component: c})
}

// On adds a handler of an event.
func On(n *vugu.VGNode, event string, f func(vugu.DOMEvent)) {
	n.DOMEventHandlerSpecList = append(n.DOMEventHandlerSpecList, vugu.DOMEventHandlerSpec{EventType: event, Func: f})
}

// Prop sets a property of the element: a bool, a number or a string.
func Prop(n *vugu.VGNode, name string, value any) {
	var json string
	switch v := value.(type) {
	case bool:
		json = strconv.FormatBool(v)
	case int:
		json = strconv.Itoa(v)
	case string:
		json = quote(v)
	default:
		panic("markup: property " + name + " is none of bool, int, string")
	}
	n.Prop = append(n.Prop, vugu.VGProperty{Key: name, JSONVal: vjson.RawMessage(json)})
}

// quote writes a string of JSON.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < ' ' || r == '\u2028' || r == '\u2029':
			hex := strconv.FormatInt(int64(r), 16)
			b.WriteString(`\u` + strings.Repeat("0", 4-len(hex)) + hex)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
