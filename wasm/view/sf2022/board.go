package sf2022

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
)

// Board is a city in full: the own one, whose spaces can be chosen, or an
// opened one, which is only looked at. What it remembers is the space that
// the arrow keys have reached.
type Board struct {
	s    *scene
	seat engine.Seat // whose city, NoSeat for none
	mine bool
	why  Why

	at    game.Cell // reached by keys
	moved bool      // the keys were used since the table changed
	jumps int       // counts moves, so that each is a new request for focus
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

func (c *Board) title() string { return c.s.owner(c.seat) + " city" }

// label is the grid's name.
func (c *Board) label() string { return c.title() + ", 5 rows by 5 spaces" }

func (c *Board) heading() string { return seatMark(c.seat) + esc(c.title()) }

func (c *Board) headID() string {
	if c.mine {
		return "mine-h"
	}
	return "opened-h"
}

func (c *Board) class() string {
	if c.mine {
		return "mine"
	}
	return "mine mine-opened"
}

func (c *Board) summary() string {
	return `<span class="stats">` + c.s.stats(c.seat) + `</span><span class="mine-p"><b>` + c.s.points(c.seat) + `</b> pts</span>`
}

func (c *Board) choose(_ vugu.DOMEvent, x space) {
	if x.act != (engine.Action{}) {
		c.s.choose(x.act)
	}
}

func (c *Board) point(_ vugu.DOMEvent, x space) { c.s.point(x.act) }
func (c *Board) leave(vugu.DOMEvent)            { c.s.point(engine.Action{}) }

func (c *Board) rising() string { return svg.Rising2022 }
func (c *Board) depot() string  { return svg.Depot2022 }
