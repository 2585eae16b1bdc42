package ui

import (
	"bayboard/wasm/store"
)

// Share offers a link to the game, one to the position as the viewer sees it,
// and the game as a file.
type Share struct {
	Link     string // empty if the game is too long for one
	Drawn    store.CodeDrawn
	Position bool // there is something to go on with from the position
	Send     func(store.Msg)
}

// drawn says whether the QR code of the link was asked for and is there.
func (c *Share) drawn() bool { return c.Drawn.Text == c.Link }

func (c *Share) box() string { return "0 0 " + c.Drawn.Size + " " + c.Drawn.Size }

func (c *Share) draw() { c.Send(store.CodeAsked{Text: c.Link}) }

func (c *Share) copyLink() { c.Send(store.LinkCopied{Text: c.Link}) }

func (c *Share) copyPosition() { c.Send(store.PositionCopied{}) }

func (c *Share) file() { c.Send(store.FileAsked{}) }
