package ui

import "github.com/vugu/vugu"

// Pointer remembers with what a press began: not every browser tells that of
// the click.
type Pointer struct{ kind string }

// Down hears of the begin of a press.
func (p *Pointer) Down(event vugu.DOMEvent) { p.kind = event.PropString("pointerType") }

// Clicked reports whether a click is a finger's or a pen's. A key's click has
// no press before it.
func (p *Pointer) Clicked(event vugu.DOMEvent) bool {
	kind := event.PropString("pointerType")
	if kind == "" {
		kind = p.kind
	}
	p.kind = ""
	return kind == "touch" || kind == "pen"
}
