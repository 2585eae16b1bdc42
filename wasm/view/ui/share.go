package ui

import (
	"bayboard/wasm/store"
)

// Share offers a link to the game, and the game as a file.
type Share struct {
	Link string // empty if the game is too long for one
	Send func(store.Msg)
}

func (c *Share) copyLink() { c.Send(store.LinkCopied{Text: c.Link}) }

func (c *Share) file() { c.Send(store.FileAsked{}) }
