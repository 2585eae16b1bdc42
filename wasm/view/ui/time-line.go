package ui

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/store"
)

// TimeLine goes through a game: a tick for each turn, higher the more was
// decided in it, and a slider over them.
type TimeLine struct {
	Ply, Len int
	Actors   []engine.Seat // who decided at each ply (store.Play.Actors); another or a longer list if they change
	Playing  bool          // the game is being gone through
	Send     func(store.Msg)
}

// Shows is the place in the game, and the game by that of its actors in
// memory.
func (c *TimeLine) Shows() any {
	shown := struct {
		ply, len int
		playing  bool
		actors   *engine.Seat
	}{ply: c.Ply, len: c.Len, playing: c.Playing}
	if len(c.Actors) > 0 {
		shown.actors = &c.Actors[0]
	}
	return shown
}

// Width and height of the drawing; it is stretched to the slider.
const (
	lineWidth  = 1000
	lineHeight = 28
)

// ticks are the ticks of a seat on one side of the present ply.
type ticks struct{ class, path string }

// drawing has one path for each seat, before and after the present ply.
func (c *TimeLine) drawing() []ticks {
	type key struct {
		seat  engine.Seat
		later bool
	}
	paths := map[key]*strings.Builder{}
	for from := 0; from < c.Len; {
		to := from + 1
		for to < c.Len && c.actor(to) == c.actor(from) {
			to++
		}
		k := key{c.actor(from), from >= c.Ply}
		if paths[k] == nil {
			paths[k] = new(strings.Builder)
		}
		c.tick(paths[k], from, to)
		from = to
	}
	var out []ticks
	for seat := engine.Seat(0); seat < engine.MaxSeats; seat++ {
		for _, later := range []bool{false, true} {
			if b := paths[key{seat, later}]; b != nil {
				out = append(out, ticks{class(class("tk", later, "later"), true, "s"+strconv.Itoa(int(seat)+1)), b.String()})
			}
		}
	}
	return out
}

func (c *TimeLine) actor(ply int) engine.Seat {
	if ply < len(c.Actors) {
		return c.Actors[ply]
	}
	return engine.NoSeat
}

// tick draws the turn from one ply to another.
func (c *TimeLine) tick(b *strings.Builder, from, to int) {
	slot := lineWidth / max(c.Len, 12)
	x, w := lineWidth*from/max(c.Len, 12), max(slot*6/10, 2)
	h := min(8+4*(to-from), lineHeight-4)
	b.WriteString("M" + strconv.Itoa(x) + " " + strconv.Itoa(lineHeight-2-h) + "h" + strconv.Itoa(w) + "v" + strconv.Itoa(h) + "h-" + strconv.Itoa(w) + "z")
}

func (c *TimeLine) step(by int) {
	if ply := c.Ply + by; ply >= 0 && ply <= c.Len {
		c.Send(store.PlyChosen{Ply: ply})
	}
}

// drag shows plies as the slider passes them, slid chooses where it stops.
func (c *TimeLine) drag(event vugu.DOMEvent) {
	if ply, err := strconv.Atoi(event.PropString("target", "value")); err == nil {
		c.Send(store.PlyDragged{Ply: ply})
	}
}

func (c *TimeLine) slid(event vugu.DOMEvent) {
	if ply, err := strconv.Atoi(event.PropString("target", "value")); err == nil {
		c.Send(store.PlyChosen{Ply: ply})
	}
}

func (c *TimeLine) play() { c.Send(store.ReplayToggled{}) }

func (c *TimeLine) playLabel() string {
	if c.Playing {
		return logWords.Stop
	}
	return logWords.Replay
}

func (c *TimeLine) playShape() string {
	if c.Playing {
		return "#ui-pause"
	}
	return "#ui-play"
}

func (c *TimeLine) now() { c.Send(store.NowChosen{}) }

func (c *TimeLine) live() bool { return c.Ply == c.Len }

func (c *TimeLine) value() string { return strconv.Itoa(c.Ply) }

func (c *TimeLine) most() string { return strconv.Itoa(c.Len) }

func (c *TimeLine) position() string { return c.value() + " / " + c.most() }

func (c *TimeLine) said() string {
	return logWords.Position + " " + c.value() + " of " + c.most()
}
