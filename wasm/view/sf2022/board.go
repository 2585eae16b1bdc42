package sf2022

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Board is a city in full: the own one, whose spaces can be chosen, or an
// opened one, which is only looked at. What it remembers is the space that
// the arrow keys have reached.
type Board struct {
	s    *scene
	seat engine.Seat // whose city, NoSeat for none
	mine bool
	why  ui.Why

	at    game.Cell // reached by keys
	moved bool      // the keys were used since the table changed
	jumps int       // counts moves, so that each is a new request for focus
	touch ui.Pointer
	ply   int
}

// show turns the board to a seat's city.
func (c *Board) show(seat engine.Seat) {
	ply := c.s.Play.Match.Ply()
	if c.seat != seat || c.ply != ply {
		c.moved = false
	}
	c.seat, c.ply = seat, ply
}

// label is the grid's name.
func (c *Board) label() string { return text.GridOf(c.s.Names[c.seat]) }

func (c *Board) heading() string { return seatMark(c.seat) + esc(text.CityOf(c.s.Names[c.seat])) }

func (c *Board) headID() string {
	if c.mine {
		return "mine-h"
	}
	return "opened-h"
}

func (c *Board) class() string {
	class := "mine"
	if !c.mine {
		class += " mine-opened"
	}
	return class + c.s.motion.Of(c.seat, "t", 0)
}

func (c *Board) summary() string {
	return `<span class="stats">` + c.s.stats(c.seat) + `</span><span class="mine-p"><b>` + c.s.points(c.seat) + `</b> ` + words.Points + `</span>`
}

// choose does what a space stands for. A finger first shows what it would
// cause: nothing can be pointed at with it without a tap.
func (c *Board) choose(event vugu.DOMEvent, x space) {
	finger := c.touch.Clicked(event)
	switch {
	case x.act == engine.Action{}:
	case finger && x.target:
		event.StopPropagation() // a tap elsewhere drops it
		c.s.Send(store.Tapped{Action: x.act})
	default:
		c.s.choose(x.act)
	}
}

func (c *Board) point(_ vugu.DOMEvent, x space) { c.s.point(x.act) }
func (c *Board) leave(vugu.DOMEvent)            { c.s.point(engine.Action{}) }

func (c *Board) rising() string { return svg.Rising2022 }
func (c *Board) depot() string  { return svg.Depot2022 }
