package ttrsf

import (
	"strconv"

	"github.com/vugu/vugu"

	game "bayboard/core/game/ttrsf"
)

// tabStop is the route that the tabulator key leads to.
func (c *Board) tabStop() game.RouteID {
	if c.moved && int(c.at) < c.s.ed.Routes() {
		return c.at
	}
	for i := range c.s.ed.Routes() {
		if st := c.s.state(game.RouteID(i)); st.Picked || st.Can && c.s.pick == game.NoRoute {
			return game.RouteID(i)
		}
	}
	return 0
}

// keys moves from route to route with the arrow keys, and presses what has
// the focus.
func (c *Board) keys(e vugu.DOMEvent) {
	key := e.PropString("key")
	if n, err := strconv.Atoi(e.PropString("target", "dataset", "place")); err == nil && n >= 0 && n < c.s.ed.Locations() {
		if x := c.spot(game.Loc(n), nil); x.can && (key == "Enter" || key == " ") {
			e.PreventDefault()
			c.s.choose(x.act)
		}
		return
	}
	n, err := strconv.Atoi(e.PropString("target", "dataset", "route"))
	if err != nil || n < 0 || n >= c.s.ed.Routes() {
		return
	}
	if key == "Enter" || key == " " {
		e.PreventDefault()
		c.s.press(game.RouteID(n))
		return
	}
	to, ok := c.s.chart.step(game.RouteID(n), key)
	if !ok {
		return
	}
	e.PreventDefault()
	c.at, c.moved = to, true
	c.jumps++
}

// step is the next route in the direction of a key: the one that is near and
// straight ahead; at the edge the same.
func (c *chart) step(from game.RouteID, key string) (game.RouteID, bool) {
	var dx, dy float64
	switch key {
	case "ArrowLeft":
		dx = -1
	case "ArrowRight":
		dx = 1
	case "ArrowUp":
		dy = -1
	case "ArrowDown":
		dy = 1
	default:
		return from, false
	}
	x, y := c.middle(from)
	best, least := from, 1e9
	for i := range c.ed.Routes() {
		r := game.RouteID(i)
		if r == from {
			continue
		}
		rx, ry := c.middle(r)
		ahead := (rx-x)*dx + (ry-y)*dy
		aside := (rx-x)*dy + (ry-y)*dx
		if ahead <= 0 {
			continue
		}
		if cost := ahead*ahead + 4*aside*aside; cost < least {
			best, least = r, cost
		}
	}
	return best, true
}
