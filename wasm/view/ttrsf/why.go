package ttrsf

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/text"
)

// place is where a question why not was asked, and is answered.
type place uint8

const (
	onMap place = iota
	inHand
)

// Why answers why an action is not possible, where it was asked.
type Why struct {
	s  *scene
	at place
}

func (c *Why) shown() bool {
	w := c.s.Play.Why
	if w == nil || w.Err == nil {
		return false
	}
	onBoard := w.Action.Kind == game.ActClaim || w.Action.Kind == game.ActStack
	return onBoard == (c.at == onMap)
}

func (c *Why) answer() string {
	title, reason := text.Refusal(game.Game.Slug(), c.s.Play.Why.Err)
	if a := c.s.Play.Why.Action; a.Kind == game.ActClaim {
		title = c.s.routeEnds(game.RouteID(a.A)) + ": " + title
	}
	return `<b class="why-t">` + esc(title) + "</b> " + esc(reason)
}

func (c *Why) rule() string { return text.RuleTitle(game.Game.Slug(), c.s.Play.Why.Err.Rule) }

func (c *Why) link() string {
	return "../rules/" + game.Game.Slug() + "/#" + string(c.s.Play.Why.Err.Rule)
}

func (c *Why) close(vugu.DOMEvent) { c.s.ask(engine.Action{}) }
