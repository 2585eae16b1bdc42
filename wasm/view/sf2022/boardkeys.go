package sf2022

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
)

// tabStop is the space that the tabulator key leads to.
func (c *Board) tabStop() game.Cell {
	if c.moved {
		return c.at
	}
	if c.mine {
		for at := range game.Cell(game.Cells) {
			if c.s.targets[at] != (engine.Action{}) {
				return at
			}
		}
	}
	return 0
}

// keys moves through the spaces with the arrow keys, Home and End.
func (c *Board) keys(e vugu.DOMEvent) {
	n, err := strconv.Atoi(e.PropString("target", "dataset", "cell"))
	if err != nil || n < 0 || n >= game.Cells {
		return
	}
	to, ok := step(game.Cell(n), e.PropString("key"))
	if !ok {
		return
	}
	e.PreventDefault()
	c.at, c.moved = to, true
	c.jumps++
}

// step is the space that a key leads to.
func step(at game.Cell, key string) (game.Cell, bool) {
	row, col := int(at.Row()), int(at.Col())
	switch key {
	case "ArrowLeft":
		col--
	case "ArrowRight":
		col++
	case "ArrowUp":
		row--
	case "ArrowDown":
		row++
	case "Home":
		col = 0
	case "End":
		col = game.Cols - 1
	default:
		return at, false
	}
	row, col = min(max(row, 0), game.Rows-1), min(max(col, 0), game.Cols-1)
	return game.At(game.Row(row), game.Col(col)), true
}
