package ui

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/text"
)

// News says what happens to those who hear the page: a sentence for each
// action, then what can be done now or whose turn it is. What was said stays,
// so that only what is added is heard.
type News struct {
	items []saying
	told  int // counts the sayings

	game   string
	match  *replay.Match
	viewer engine.Seat
	ply    int
	actor  engine.Seat
	answer string
}

// saying is something that was said.
type saying struct{ key, text string }

// Some actions at most are told one by one, and some sayings are kept.
const (
	mostTold = 8
	mostKept = 10
)

// Scene is what News needs to know.
type Scene struct {
	Game   string // its name; another one begins anew
	Match  *replay.Match
	Viewer engine.Seat
	Names  []string
	Ask    string // what can be done now, or whose turn it is
	Mine   bool   // a person of this device decides
	Answer string // to what was asked: a hint, a reason; empty if nothing was
}

// Show says what is new since the last time.
func (c *News) Show(s Scene) {
	ply, actor := s.Match.Ply(), s.Match.State().Actor()
	was, actorWas := c.ply, c.actor
	fresh := c.game != s.Game
	moved := ply != was || s.Match != c.match
	if fresh || c.viewer != s.Viewer {
		c.Hush()
	}
	c.game, c.match, c.viewer, c.ply, c.actor = s.Game, s.Match, s.Viewer, ply, actor
	answered := c.answer != s.Answer
	if c.answer = s.Answer; answered && !moved {
		c.say(s.Answer)
	}
	if fresh || !moved {
		return
	}
	steps := ply - was
	forward := steps > 0 && steps <= mostTold
	if forward {
		for n := was + 1; n <= ply; n++ {
			c.action(s, n)
		}
	}
	live := ply == s.Match.Len()
	if !forward || live && (s.Mine || actor != actorWas) {
		c.say(s.Ask)
	}
}

// Hush forgets what was said to a seat, before another one looks (it may have
// been secret). What happens meanwhile is said by the next Show.
func (c *News) Hush() { c.items = nil }

// action tells an action, but not one that the next one tells again: what can
// be done is asked next.
func (c *News) action(s Scene, ply int) {
	events := known(s.Match.Events(ply), s.Viewer)
	if len(events) > 0 && !text.Passing(s.Match.State(), events) {
		c.say(text.Action(s.Match.State(), events, s.Names).String())
	}
}

func (c *News) say(what string) {
	if what == "" {
		return
	}
	c.told++
	c.items = append(c.items, saying{"n" + strconv.Itoa(c.told), what})
	if n := len(c.items) - mostKept; n > 0 {
		c.items = append([]saying(nil), c.items[n:]...)
	}
}
