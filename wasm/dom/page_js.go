//go:build js && wasm

package dom

import (
	"syscall/js"

	"github.com/vugu/vugu"
	vjs "github.com/vugu/vugu/js"
)

// jsPage is the real document. Every call into JavaScript that a render makes
// goes through call, get and set, which count.
type jsPage struct {
	doc, body, json js.Value
	mount           js.Value
	moves           bool // the browser can move a node with its state

	bubble, capture js.Func
	live            map[int]*node // nodes with handlers, by the number on their element
	pictures        pictures
	calls           int
}

var lastID int

var uris = map[space]string{
	svgSpace:  "http://www.w3.org/2000/svg",
	mathSpace: "http://www.w3.org/1998/Math/MathML",
	"xlink":   "http://www.w3.org/1999/xlink",
	"xml":     "http://www.w3.org/XML/1998/namespace",
	"xmlns":   "http://www.w3.org/2000/xmlns/",
}

// idName is the property of an element that holds its number in live.
const idName = "bayboardNode"

func newJSPage(mount js.Value) *jsPage {
	doc := js.Global().Get("document")
	return &jsPage{
		doc: doc, body: doc.Get("body"), json: js.Global().Get("JSON"), mount: mount,
		moves: mount.Get("moveBefore").Type() == js.TypeFunction,
		live:  map[int]*node{}, pictures: pictures{},
	}
}

func (p *jsPage) call(v js.Value, name string, args ...any) js.Value {
	p.calls++
	return v.Call(name, args...)
}

func (p *jsPage) get(v js.Value, name string) js.Value {
	p.calls++
	return v.Get(name)
}

func (p *jsPage) set(v js.Value, name string, val any) {
	p.calls++
	v.Set(name, val)
}

func val(r ref) js.Value {
	if r == nil {
		return js.Null()
	}
	return r.(js.Value)
}

func (p *jsPage) createElement(s space, tag string) ref {
	if s == htmlSpace {
		return p.call(p.doc, "createElement", tag)
	}
	return p.call(p.doc, "createElementNS", uris[s], tag)
}

func (p *jsPage) createText(s string) ref    { return p.call(p.doc, "createTextNode", s) }
func (p *jsPage) createComment(s string) ref { return p.call(p.doc, "createComment", s) }
func (p *jsPage) setText(r ref, s string)    { p.set(val(r), "data", s) }

func (p *jsPage) styled(r ref, each func(ref, string)) {
	list := p.call(val(r), "querySelectorAll", "[data-style]")
	for i := range p.get(list, "length").Int() {
		el := p.call(list, "item", i)
		each(el, p.call(el, "getAttribute", "data-style").String())
		p.call(el, "removeAttribute", "data-style")
	}
}

func (p *jsPage) setAttr(r ref, a vugu.VGAttribute) {
	if uri := uris[space(a.Namespace)]; uri != "" && a.Namespace != "svg" && a.Namespace != "math" {
		p.call(val(r), "setAttributeNS", uri, a.Namespace+":"+a.Key, a.Val)
		return
	}
	p.call(val(r), "setAttribute", a.Key, a.Val)
}

func (p *jsPage) removeAttr(r ref, a vugu.VGAttribute) {
	if uri := uris[space(a.Namespace)]; uri != "" && a.Namespace != "svg" && a.Namespace != "math" {
		p.call(val(r), "removeAttributeNS", uri, a.Key)
		return
	}
	p.call(val(r), "removeAttribute", a.Key)
}

func (p *jsPage) setStyle(r ref, d declaration) {
	priority := ""
	if d.important {
		priority = "important"
	}
	p.call(p.get(val(r), "style"), "setProperty", d.name, d.val, priority)
}

func (p *jsPage) removeStyle(r ref, name string) {
	p.call(p.get(val(r), "style"), "removeProperty", name)
}

func (p *jsPage) setProp(r ref, name string, json []byte) {
	want, ok := literal(json)
	if !ok {
		want = p.call(p.json, "parse", string(json))
	}
	if !p.get(val(r), name).Equal(js.ValueOf(want)) {
		p.set(val(r), name, want)
	}
}

func (p *jsPage) insert(parent ref, kids []ref, before ref) {
	if before != nil {
		for _, k := range kids {
			p.call(val(parent), "insertBefore", val(k), val(before))
		}
		return
	}
	args := make([]any, len(kids))
	for i, k := range kids {
		args[i] = val(k)
	}
	p.call(val(parent), "append", args...)
}

func (p *jsPage) move(parent, kid, before ref) {
	name := "insertBefore"
	if p.moves {
		name = "moveBefore"
	}
	p.call(val(parent), name, val(kid), val(before))
}

func (p *jsPage) remove(r ref)                      { p.call(val(r), "remove") }
func (p *jsPage) equal(a, b ref) bool               { return val(a).Equal(val(b)) }
func (p *jsPage) hand(r ref, h vugu.JSValueHandler) { h.JSValueHandle(vjs.Value(val(r))) }

func (p *jsPage) parent(r ref) ref {
	if up := p.get(val(r), "parentElement"); !up.IsNull() {
		return up
	}
	return nil
}

func (p *jsPage) handlerFunc(l listener) js.Func {
	if l.capture {
		return p.capture
	}
	return p.bubble
}

func (p *jsPage) listen(n *node, l listener) {
	if n.id == 0 {
		lastID++
		n.id = lastID
		p.live[n.id] = n
		p.set(val(n.el), idName, n.id)
	}
	opts := any(l.capture)
	if l.passive {
		opts = map[string]any{"capture": l.capture, "passive": true}
	}
	p.call(val(n.el), "addEventListener", l.event, p.handlerFunc(l), opts)
}

func (p *jsPage) unlisten(n *node, l listener) {
	p.call(val(n.el), "removeEventListener", l.event, p.handlerFunc(l), l.capture)
}

func (p *jsPage) forget(n *node) {
	delete(p.live, n.id)
	n.id = 0
}
