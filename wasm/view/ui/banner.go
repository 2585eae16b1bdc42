package ui

import (
	"strconv"

	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Banner is a notice over the page.
type Banner struct {
	Notice store.Notice
	Send   func(store.Msg)
}

func (c *Banner) title() string {
	title, _ := text.Notice(c.Notice)
	return title
}

func (c *Banner) body() string {
	_, body := text.Notice(c.Notice)
	return body
}

// bad reports whether something went wrong, rather than well.
func (c *Banner) bad() bool {
	switch c.Notice.Kind {
	case store.TextCopied, store.GameWasDeleted, store.LaterDropped, store.LinkOpenedBefore, store.SaveRestored,
		store.ImportOffered, store.NothingNew, store.AllRead:
		return false
	}
	return true
}

func (c *Banner) class() string { return class("notice", c.bad(), "notice-bad") }

func (c *Banner) role() string {
	if c.bad() {
		return "alert"
	}
	return "status"
}

func (c *Banner) key() string { return "notice" + strconv.Itoa(int(c.Notice.Kind)) }

// byHand is the text that the browser did not copy.
func (c *Banner) byHand() string {
	if c.Notice.Kind == store.CopyRefused {
		return c.Notice.Text
	}
	return ""
}

// offer is the button of a notice that something can be done about.
func (c *Banner) offer() string {
	switch c.Notice.Kind {
	case store.GameWasDeleted, store.LaterDropped:
		return text.Lobby.Undo
	case store.ImportOffered:
		return text.Lobby.Add
	}
	return ""
}

func (c *Banner) take() {
	if c.Notice.Kind == store.ImportOffered {
		c.Send(store.ImportTaken{})
		return
	}
	c.Send(store.DeletionUndone{})
}

func (c *Banner) close() { c.Send(store.NoticeClosed{}) }
