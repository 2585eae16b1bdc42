package ttrsf

import "github.com/vugu/vugu"

// pointer remembers with what a press began: not every browser tells that of
// the click.
type pointer struct{ kind string }

func (p *pointer) down(event vugu.DOMEvent) { p.kind = event.PropString("pointerType") }

// clicked reports whether a click is a finger's or a pen's. A key's click has
// no press before it.
func (p *pointer) clicked(event vugu.DOMEvent) bool {
	kind := event.PropString("pointerType")
	if kind == "" {
		kind = p.kind
	}
	p.kind = ""
	return kind == "touch" || kind == "pen"
}
