package sf2000

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
)

// legend explains the signs of the map.
func (c *Board) legend() string {
	entry := func(picture, what string) string { return "<li>" + picture + esc(what) + "</li>" }
	free := svg.Street2000{Can: true}
	return entry(building(game.Market, false), words.Ruin) +
		entry(building(game.Market, true), words.Rebuilt) +
		entry(picture("sf-flag "+seatClass(c.s.seat), "0 0 24 34", svg.Flag2000(int(c.s.seat)+1)), words.Mine) +
		entry(picture("sf-key", "-44 -9 88 18", `<g class="`+free.Class()+`">`+c.stick(free)+`</g>`), words.Legal) +
		entry(picture("sf-key", "-44 -9 88 18", svg.Stick2000(0)), words.White) +
		`<li class="sf-hint">` + esc(words.Swipe) + `</li>`
}

// stickKey is a seat's stick in small.
func stickKey(seat engine.Seat) string {
	return picture("sf-key "+seatClass(seat), "-44 -9 88 18", svg.Stick2000(int(seat)+1))
}

func (c *Board) panClass() string {
	if c.near {
		return "sf-pan sf-pan-near"
	}
	return "sf-pan"
}

func (c *Board) zoom(vugu.DOMEvent) { c.near = !c.near }
func (c *Board) mark(vugu.DOMEvent) { c.marks = !c.marks }

func (c *Board) nearIcon() string {
	return `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use href="#ui-plus"/></svg>`
}
func (c *Board) marksIcon() string {
	return `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="M6.5 6.5h11v11h-11z" class="sf-f sf-pale"/><path d="M8.5 3h7M8.5 21h7M3 8.5v7M21 8.5v7" class="sf-s sf-bar"/></svg>`
}
