package page

import (
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/store"
)

// keydown does what a key stands for on the play screen. on says whether
// single keys are shortcuts; Escape always works.
func (c *Table) keydown(event vugu.DOMEvent, on bool) {
	p, key := c.play, event.PropString("key")
	if p.Covered || panelOpen(p) || event.PropBool("defaultPrevented") {
		return // an open panel is closed by the browser
	}
	if key == "Escape" {
		c.escape()
		return
	}
	if !on || modified(event) || typing(event) {
		return
	}
	done := false
	if by := stepOf(event, key); by != 0 {
		done = c.step(by, event.PropBool("repeat"))
	} else if !event.PropBool("repeat") {
		done = c.shortcut(strings.ToLower(key), event)
	}
	if done {
		event.PreventDefault()
	}
}

// shortcut does what a key stands for that is pressed once.
func (c *Table) shortcut(key string, event vugu.DOMEvent) bool {
	p := c.play
	switch {
	case key == "u" && p.CanUndo():
		c.send(store.UndoAsked{})
	case key == "r" && p.CanRedo():
		c.send(store.RedoAsked{})
	case key == "n" && !p.Live():
		c.send(store.NowChosen{})
	case key == "p" && !p.Live():
		c.send(store.ReplayToggled{})
	case key == "h" && p.Deciding():
		c.send(store.HintAsked{})
	case (key == "h" || key == " " && !control(event)) && p.Thinking():
		c.send(store.BotsHurried{})
	case key == "s":
		c.send(store.PanelOpened{Panel: store.ScorePanel})
	case key == "m":
		c.send(store.PanelOpened{Panel: store.MenuPanel})
	case key == "?":
		c.send(store.PanelOpened{Panel: store.KeysPanel})
	case key == "l":
		c.logs++
	default:
		return false
	}
	return true
}

// escape takes back the last thing that was begun.
func (c *Table) escape() { escape(c.play, c.send) }

// keydown in a lesson knows only Escape.
func (c *Lesson) keydown(event vugu.DOMEvent) {
	if event.PropString("key") == "Escape" && !panelOpen(c.play) && !event.PropBool("defaultPrevented") {
		escape(c.play, c.send)
	}
}

func escape(p *store.Play, send func(store.Msg)) {
	none := engine.Action{}
	switch {
	case p.Replaying():
		send(store.ReplayToggled{})
	case p.Why != nil:
		send(store.WhyAsked{})
	case p.Hint != nil:
		send(store.HintHidden{})
	case p.Tapped != none:
		send(store.Tapped{})
	case p.Pointed != none:
		send(store.Pointed{})
	case p.Pick != none:
		send(store.Picked{})
	case p.Coach.Tip != nil:
		send(store.CoachClosed{})
	}
}

// step goes along the time line. A key that is held down drags.
func (c *Table) step(by int, held bool) bool {
	ply := c.play.Match.Ply() + by
	if ply < 0 || ply > c.play.Match.Len() {
		return true
	}
	if held {
		c.held = true
		c.send(store.PlyDragged{Ply: ply})
		return true
	}
	c.send(store.PlyChosen{Ply: ply})
	return true
}

// keyup ends the dragging by a key.
func (c *Table) keyup(vugu.DOMEvent) {
	if c.held {
		c.held = false
		c.send(store.PlyChosen{Ply: c.play.Match.Ply()})
	}
}

// stepOf is the direction that a key stands for, 0 if none. Arrow keys belong
// to a slider and to a group of choices.
func stepOf(event vugu.DOMEvent, key string) int {
	input := event.PropString("target", "tagName") == "INPUT"
	switch {
	case key == "[" || key == "ArrowLeft" && !input:
		return -1
	case key == "]" || key == "ArrowRight" && !input:
		return 1
	}
	return 0
}

// modified reports whether the key means something else. Shift only makes
// another sign of a key, which is told apart by the sign.
func modified(event vugu.DOMEvent) bool {
	if event.PropBool("ctrlKey") || event.PropBool("altKey") || event.PropBool("metaKey") || event.PropBool("isComposing") {
		return true
	}
	key := event.PropString("key")
	return event.PropBool("shiftKey") && key != "?" && key != "[" && key != "]"
}

// typing reports whether the key goes into a field.
func typing(event vugu.DOMEvent) bool {
	switch event.PropString("target", "tagName") {
	case "TEXTAREA", "SELECT":
		return true
	case "INPUT":
		return event.PropString("target", "type") != "range"
	}
	return event.PropBool("target", "isContentEditable")
}

// control reports whether the space bar presses what has the focus.
func control(event vugu.DOMEvent) bool {
	switch event.PropString("target", "tagName") {
	case "BUTTON", "A", "INPUT", "SUMMARY":
		return true
	}
	return false
}
