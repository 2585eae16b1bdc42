package ui

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/escape"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Why answers why an action is not possible, where it was asked.
type Why struct {
	Table *Table
	Class string // besides its own

	// Here reports whether an action is asked about at this place; nil is
	// everywhere.
	Here func(engine.Action) bool
	// About is a class that points at what an action is about, and what the
	// answer begins with; nil is none.
	About func(engine.Action) (class, title string)
}

// Shown reports whether there is an answer here.
func (c *Why) Shown() bool {
	w := c.Table.Play.Why
	return w != nil && w.Err != nil && (c.Here == nil || c.Here(w.Action))
}

// about is the class and what the answer begins with.
func (c *Why) about() (class, title string) {
	if c.About == nil {
		return "", ""
	}
	return c.About(c.Table.Play.Why.Action)
}

func (c *Why) class() string {
	more, _ := c.about()
	return "why" + c.Class + more
}

func (c *Why) answer() string {
	_, before := c.about()
	title, reason := text.Refusal(c.slug(), c.Table.Play.Why.Err)
	return `<b class="why-t">` + escape.HTML(before+title) + "</b> " + escape.HTML(reason)
}

func (c *Why) slug() string { return c.Table.Play.Match.Game().Slug() }

func (c *Why) rule() string {
	return text.Common.Rule + text.RuleTitle(c.slug(), c.Table.Play.Why.Err.Rule)
}

func (c *Why) link() string { return "../rules/" + c.slug() + "/#" + string(c.Table.Play.Why.Err.Rule) }

func (c *Why) close(vugu.DOMEvent) { c.Table.Send(store.WhyAsked{}) }
