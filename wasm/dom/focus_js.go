//go:build js && wasm

package dom

import (
	"strings"
	"syscall/js"
)

func (p *jsPage) active() ref {
	el := p.get(p.doc, "activeElement")
	if el.IsNull() || el.Equal(p.body) {
		return nil
	}
	return el
}

// selection is unknown for what has no text and for kinds of input that
// don't tell, such as numbers.
func (p *jsPage) selection(r ref) selection {
	p.calls++
	start := read(val(r), "selectionStart")
	if start.Type() != js.TypeNumber {
		return selection{}
	}
	return selection{
		known: true, start: start.Int(), end: p.get(val(r), "selectionEnd").Int(),
		direction: p.get(val(r), "selectionDirection").String(),
	}
}

func (p *jsPage) focus(r ref, s selection) {
	p.call(val(r), "focus", map[string]any{"preventScroll": s.known})
	if s.known {
		p.call(val(r), "setSelectionRange", s.start, s.end, s.direction)
	}
}

func (p *jsPage) blur(r ref) { p.call(val(r), "blur") }

func (p *jsPage) focusInside(r ref, selector string) bool {
	el := p.call(val(r), "querySelector", selector)
	if el.IsNull() {
		return false
	}
	p.call(el, "focus")
	return p.get(p.doc, "activeElement").Equal(el)
}

func (p *jsPage) setModal(r ref, open bool) {
	if p.get(val(r), "open").Bool() == open {
		return
	}
	if open {
		p.call(val(r), "showModal")
	} else {
		p.call(val(r), "close")
	}
}

// reveal centres an element in its pane if a part of it cannot be seen there,
// or lies at its edge though it is aimed at.
func (p *jsPage) reveal(r ref) {
	pane := p.call(val(r), "closest", "[data-pane]")
	if pane.IsNull() {
		return
	}
	in, out := p.call(val(r), "getBoundingClientRect"), p.call(pane, "getBoundingClientRect")
	edge := 0.0
	if strings.HasPrefix(p.call(val(r), "getAttribute", "data-reveal").String(), "aim") {
		edge = .25
	}
	by := func(from, to string) float64 {
		edge := edge * (p.get(out, to).Float() - p.get(out, from).Float())
		a, b := p.get(in, from).Float()-p.get(out, from).Float(), p.get(in, to).Float()-p.get(out, to).Float()
		if a >= edge && b <= -edge {
			return 0
		}
		return (a + b) / 2
	}
	p.call(pane, "scrollBy", by("left", "right"), by("top", "bottom"))
}
