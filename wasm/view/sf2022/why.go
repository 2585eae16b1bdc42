package sf2022

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/text"
)

// place is where a question why not was asked, and is answered.
type place uint8

const (
	onBoard place = iota
	inHand
	inSupply
)

func placeOf(k engine.ActionKind) place {
	switch k {
	case game.ActRealize, game.ActArea, game.ActLayout:
		return inSupply
	case game.ActPlace, game.ActPlus2, game.ActTrack, game.ActUniversal:
		return onBoard
	}
	return inHand
}

// Why answers why an action is not possible, where it was asked.
type Why struct {
	s  *scene
	at place
}

func (c *Why) shown() bool {
	w := c.s.Play.Why
	return w != nil && w.Err != nil && placeOf(w.Action.Kind) == c.at
}

// class points the note at the area that was asked about.
func (c *Why) class() string {
	if a := c.s.Play.Why.Action; a.Kind == game.ActRealize || a.Kind == game.ActArea {
		return "why why-" + strconv.Itoa(int(a.A)+1)
	}
	return "why"
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
