package ui

import (
	"github.com/vugu/vugu"
)

// Dialog is a panel over the page. The browser keeps the focus in it and
// closes it with Escape; a press beside it closes it too.
type Dialog struct {
	ID    string // one for each kind of panel
	Title string
	Wide  bool
	Bare  bool // the body has a heading of its own
	Body  vugu.Builder
	// Notice is shown in the panel, for what is under it cannot be reached; nil
	// if there is none.
	Notice vugu.Builder
	Close  func()
	More   string // the label of what else can be done, empty if nothing
	Do     func()
}

func (c *Dialog) class() string {
	return class(class("dlg", c.Wide, "dlg-w"), c.Bare, "dlg-bare")
}

func (c *Dialog) headClass() string {
	if c.Bare {
		return "vh"
	}
	return ""
}

func (c *Dialog) heading() string { return c.ID + "-h" }

// beside closes the panel when the press was on the dialog itself, which is
// all around its content.
func (c *Dialog) beside(event vugu.DOMEvent) {
	if event.PropString("target", "tagName") == "DIALOG" {
		c.Close()
	}
}
