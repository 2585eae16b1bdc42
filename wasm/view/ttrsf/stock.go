package ttrsf

import (
	"strconv"

	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/text"
)

// Stock is what is left for all: the discards, which may be looked through,
// and the stacks of tokens.
type Stock struct{ s *scene }

// discards are the discards by colour; that there are none, the note tells.
func (c *Stock) discards() string {
	out := ""
	discards := c.s.view.Discards()
	for k := game.Blue; k < game.Colors; k++ {
		if n := int(discards[k]); n > 0 {
			out += `<span class="tt-st">` + mini(k) + `<span aria-hidden="true">` + strconv.Itoa(n) + `</span>` +
				hidden(text.TransportCards(n, k)+", ") + `</span>`
		}
	}
	return out
}

func (c *Stock) discardNote() string {
	discards := c.s.view.Discards()
	return words.Discards + ": " + cards(discards.Len())
}

// stack is a stack of tokens.
type stack struct{ key, art, where string }

func (c *Stock) stacks() []stack {
	var list []stack
	for i := range game.Symbols {
		k := c.s.view.Stack(i)
		if k.At == game.NoLoc {
			continue
		}
		list = append(list, stack{key: k.Symbol.String(), art: token(k.Symbol, k.Left > 0),
			where: tokensAt(k.Left, k.Symbol.String(), text.PlaceName(c.s.ed, k.At))})
	}
	return list
}
