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

	"bayboard/wasm/escape"
)

// Sep separates the parts of an element's string.
const Sep = "\x1f"

// prototype is what an element's string says. Nodes without more attributes
// share those it has.
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

// stock is nodes that nobody has yet: they are made some at a time.
var stock []vugu.VGNode

func blank() *vugu.VGNode {
	if len(stock) == 0 {
		stock = make([]vugu.VGNode, 16)
	}
	n := &stock[0]
	stock = stock[1:]
	return n
}

// node is an element with room for so many more attributes, and for handlers.
func node(element string, attrs, handlers int) *vugu.VGNode {
	p, n := parse(element), blank()
	n.Type, n.Namespace, n.Data, n.Attr = vugu.ElementNode, p.namespace, p.tag, p.attrs
	if attrs > 0 {
		n.Attr = append(make([]vugu.VGAttribute, 0, len(p.attrs)+attrs), p.attrs...)
	}
	if handlers > 0 {
		n.DOMEventHandlerSpecList = make([]vugu.DOMEventHandlerSpec, 0, handlers)
	}
	return n
}

// El adds an element to a parent. It is about to get so many more attributes
// and handlers.
func El(parent *vugu.VGNode, element string, attrs, handlers int) *vugu.VGNode {
	n := node(element, attrs, handlers)
	parent.AppendChild(n)
	return n
}

// Root makes an element a component's own, as El.
func Root(out *vugu.BuildOut, element string, attrs, handlers int) *vugu.VGNode {
	n := node(element, attrs, handlers)
	out.Out = append(out.Out, n)
	return n
}

// Attr adds an attribute: a string or a number; none if it is nil or false,
// one without a value if it is true.
func Attr[T any](n *vugu.VGNode, name string, value T) {
	a := vugu.VGAttribute{Key: name}
	switch v := any(value).(type) {
	case nil:
		return
	case string:
		a.Val = v
	case int:
		a.Val = strconv.Itoa(v)
	case bool:
		if !v {
			return
		}
		a.Val = name
	default:
		panic("markup: attribute " + name + " is none of string, int, bool")
	}
	n.Attr = append(n.Attr, a)
}

// HTML sets the content of an element: text, or HTML as it is.
func HTML[T any](n *vugu.VGNode, content T) {
	var s string
	switch v := any(content).(type) {
	case nil:
		return
	case string:
		s = escape.HTML(v)
	case vugu.HTML:
		s = string(v)
	default:
		panic("markup: content is none of string, vugu.HTML")
	}
	n.InnerHTML = &s
}

// Text adds text to a parent.
func Text(parent *vugu.VGNode, text string) *vugu.VGNode {
	n := blank()
	n.Type, n.Data = vugu.TextNode, text
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
	n := blank()
	n.Component = c
	parent.AppendChild(n)
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
