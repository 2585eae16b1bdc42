package sf2000

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/text"
)

// Why answers why an action is not possible.
type Why struct{ s *scene }

func (c *Why) shown() bool {
	w := c.s.Play.Why
	return w != nil && w.Err != nil
}

func (c *Why) answer() string {
	title, reason := text.Refusal(game.Game.Slug(), c.s.Play.Why.Err)
	return `<b class="why-t">` + esc(title) + "</b> " + esc(reason)
}

func (c *Why) rule() string { return text.RuleTitle(game.Game.Slug(), c.s.Play.Why.Err.Rule) }

func (c *Why) link() string {
	return "../rules/" + game.Game.Slug() + "/#" + string(c.s.Play.Why.Err.Rule)
}

func (c *Why) close(vugu.DOMEvent) { c.s.ask(engine.Action{}) }
