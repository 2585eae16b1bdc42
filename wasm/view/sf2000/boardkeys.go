package sf2000

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
)

// spot is a street, by its number, or a tile.
type spot int

const (
	firstTile spot = game.StreetCount
	spots     spot = firstTile + game.Tiles
)

func tileSpot(at game.Tile) spot { return firstTile + spot(at) }

// tile is the tile of a spot, unless it is a street.
func (p spot) tile() (game.Tile, bool) { return game.Tile(p - firstTile), p >= firstTile }

// Streets and tiles lie on a grid in which tiles have odd rows and columns,
// corners even ones.
const (
	gridRows = 2*game.Rows + 1
	gridCols = 2*game.Cols + 1
)

// grid is where a spot lies.
func (p spot) grid() (y, x int) {
	if at, ok := p.tile(); ok {
		r, c := at.RowCol()
		return 2*r + 1, 2*c + 1
	}
	at := game.Street(p)
	r, c := at.RowCol()
	if at.IsAcross() {
		return 2 * r, 2*c + 1
	}
	return 2*r + 1, 2 * c
}

// onGrid is what lies at a place of the grid that is no corner.
func onGrid(y, x int) spot {
	r, c := y/2, x/2
	switch {
	case y%2 == 1 && x%2 == 1:
		return tileSpot(game.Tile(r*game.Cols + c))
	case y%2 == 0:
		return spot(game.Across(r, c))
	}
	return spot(game.Down(r, c))
}

// step is the spot that an arrow key leads to; at the edge the same.
func (p spot) step(key string) (spot, bool) {
	dy, dx := 0, 0
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
		return p, false
	}
	y, x := p.grid()
	for range 2 { // over a corner
		if y, x = y+dy, x+dx; y < 0 || x < 0 || y >= gridRows || x >= gridCols {
			return p, true
		}
		if y%2+x%2 > 0 {
			return onGrid(y, x), true
		}
	}
	return p, true
}

// tabStop is the spot that the tabulator key leads to.
func (c *Board) tabStop() spot {
	if c.moved {
		return c.at
	}
	if to, ok := c.target(-1, 1); ok {
		return to
	}
	return tileSpot(game.HallTile)
}

// target is the next street after a spot that can be chosen, in either
// direction.
func (c *Board) target(from spot, by int) (spot, bool) {
	n := game.StreetCount
	at := min(max(int(from), -1), n)
	if at == n && by > 0 {
		at = -1
	}
	for range n {
		if at += by; at < 0 || at >= n {
			at = (at + n) % n
		}
		if c.s.can(game.Street(at)) {
			return spot(at), true
		}
	}
	return from, false
}

// keys moves through streets and tiles with the arrow keys, to the next street
// that can be chosen with Page Up and Page Down, and presses what has the
// focus.
func (c *Board) keys(e vugu.DOMEvent) {
	n, err := strconv.Atoi(e.PropString("target", "dataset", "spot"))
	if err != nil || n < 0 || spot(n) >= spots {
		return
	}
	at := spot(n)
	switch key := e.PropString("key"); key {
	case "Enter", " ":
		if tile, ok := at.tile(); ok {
			c.inspect(tile)
		} else {
			c.s.press(game.Street(at), false)
		}
	case "Escape":
		if c.tile == noTile {
			return
		}
		c.tile = noTile
	case "PageDown", "PageUp":
		by := 1
		if key == "PageUp" {
			by = -1
		}
		to, _ := c.target(at, by)
		c.reach(to)
	default:
		to, ok := at.step(key)
		if !ok {
			return
		}
		c.reach(to)
	}
	e.PreventDefault()
}

// reach moves the focus, and shows what choosing the street would cause.
func (c *Board) reach(to spot) {
	c.at, c.moved = to, true
	c.jumps++
	if _, ok := to.tile(); ok {
		c.s.point(engine.Action{})
		return
	}
	c.s.point(c.s.does[to])
}
