package page

import (
	"github.com/vugu/vugu"

	"bayboard/wasm/store"
)

// Paste takes a link, a code or the text of a saved game.
type Paste struct {
	Send  func(store.Msg)
	typed string
}

func (c *Paste) typing(event vugu.DOMEvent) { c.typed = event.PropString("target", "value") }

func (c *Paste) open(event vugu.DOMEvent) {
	event.PreventDefault()
	if c.typed != "" {
		c.Send(store.CodePasted{Text: c.typed})
	}
}
