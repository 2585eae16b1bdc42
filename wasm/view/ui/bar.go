package ui

import (
	"strings"

	"bayboard/wasm/store"
)

// Bar is the bar at the top of a game.
type Bar struct {
	Title, Year string
	Status      string // whose turn it is
	Mine        bool   // it is the viewer's
	Focus       string // moves the focus to the title when it changes
	Unsaved     bool   // the device could not keep the game
	CanUndo     bool
	CanRedo     bool
	CanHint     bool
	Send        func(store.Msg)
}

// name and city are the title, which has no room for both on a phone.
func (c *Bar) name() string {
	name, _, _ := strings.Cut(c.Title, ": ")
	return name
}

func (c *Bar) city() string { return c.Title[len(c.name()):] }

func (c *Bar) undo() {
	if c.CanUndo {
		c.Send(store.UndoAsked{})
	}
}

func (c *Bar) redo() {
	if c.CanRedo {
		c.Send(store.RedoAsked{})
	}
}

func (c *Bar) menu() { c.Send(store.PanelOpened{Panel: store.MenuPanel}) }
