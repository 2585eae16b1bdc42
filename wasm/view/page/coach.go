package page

import (
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Coach is the strip in which a first game tells its rules.
type Coach struct {
	*store.Coach
	slug string
	send func(store.Msg)
}

func (c *Coach) say() string {
	switch {
	case c.Tip != nil:
		return c.Tip.Say
	case c.More > 0:
		return text.Coach.Waiting
	}
	return text.Coach.Idle
}

func (c *Coach) class() string {
	if c.Tip == nil {
		return "coach-i"
	}
	return ""
}

func (c *Coach) href() string { return ui.RulesPage(c.slug, c.Tip.Rules[0]) }

func (c *Coach) moreLabel() string {
	return text.Coach.More + ": " + text.RuleTitle(c.slug, c.Tip.Rules[0])
}

func (c *Coach) nextLabel() string { return text.CoachNext(c.More) }

func (c *Coach) ask() { c.send(store.CoachAsked{}) }

func (c *Coach) close() { c.send(store.CoachClosed{}) }

func (c *Coach) off() { c.send(store.CoachSwitched{}) }
