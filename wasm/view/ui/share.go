package ui

import (
	"bayboard/wasm/store"
)

// Share offers a link to the game, one to the position as the viewer sees it,
// and the game as a file.
type Share struct {
	Link     string // empty if the game is too long for one
	Position bool   // there is something to go on with from the position
	Send     func(store.Msg)
}

func (c *Share) copyLink() { c.Send(store.LinkCopied{Text: c.Link}) }

func (c *Share) copyPosition() { c.Send(store.PositionCopied{}) }

func (c *Share) file() { c.Send(store.FileAsked{}) }
