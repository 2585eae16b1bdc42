package ui

import (
	"github.com/vugu/vugu"

	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Act is the action panel: what can be done now, what it would cause, and the
// game's own choices.
type Act struct {
	Line   text.Line // what can be done now
	Does   string    // what the action pointed at would cause, or a remark
	Bar    string    // how far a search is, in percent; empty if none goes on
	Hint   Hint
	Hand   vugu.Builder // the game's choices, nil if there are none
	Offers []Offer      // other things to do
	Send   func(store.Msg)
}

// Offer is a button or a link of the action panel.
type Offer struct {
	Label   string
	Href    string // of a link
	Msg     store.Msg
	Primary bool
}

func (c *Act) class(o Offer) string { return class("btn", o.Primary, "btn-p") }
