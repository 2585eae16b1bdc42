//go:build js && wasm

package dom

import "syscall/js"

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
