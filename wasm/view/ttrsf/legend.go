package ttrsf

import (
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
)

// legend explains the signs of the map.
func (c *Board) legend() string {
	entry := func(picture, what string) string { return "<li>" + picture + esc(what) + "</li>" }
	pays := ""
	if !c.s.over() {
		pays = entry(`<svg class="tt-key tt-can" viewBox="-20 -11 40 22" aria-hidden="true"><path d="M-8 0H8" class="tt-mark"/><path d="M-8 0H8" class="tt-mark-in"/></svg>`, words.CanPay)
	}
	return entry(keySpace(game.Gray, false, 0), words.AnyColour) +
		entry(keySpace(game.Gray, true, 0), words.NeedsFerry) + pays +
		entry(keySpace(game.Gray, false, int(c.s.seat)+1), words.Taken) +
		entry(`<svg class="tt-key tt-closed tt-gray" viewBox="-20 -11 40 22" aria-hidden="true">`+svg.KeySpaceTTRSF("gray", false, 0)+`</svg>`, words.Shut) +
		`<li class="tt-hint">` + esc(words.Swipe) + `</li>`
}
