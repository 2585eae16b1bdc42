package sf2000

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/escape"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

func esc(s string) string { return escape.HTML(s) }

// hidden is text for those who hear the page.
func hidden(s string) string { return `<span class="vh">` + esc(s) + `</span>` }

// picture is an svg element that is not heard.
func picture(class, box, markup string) string {
	return `<svg class="` + class + `" viewBox="` + box + `" aria-hidden="true">` + markup + `</svg>`
}

// sign is a sign in the size of the text.
func sign(word string) string {
	return picture("ic", "-10 -10 20 20", svg.Use(svg.Sign2000(word), "", -10, -10, 20, 20))
}

// seatClass is the class of a seat's colour.
func seatClass(seat engine.Seat) string { return "s" + strconv.Itoa(int(seat)+1) }

// seatMark is a seat's shape in its colour.
func seatMark(seat engine.Seat) string {
	return picture("seat "+seatClass(seat), "0 0 16 16", svg.Use(svg.Seat(int(seat)), "", 0, 0, 16, 16))
}

// stat is a sign and a number, with its name.
func stat(word, name string, n int) string {
	return `<span class="sf-st" title="` + esc(name) + `">` + sign(word) + strconv.Itoa(n) + hidden(" "+name+", ") + `</span>`
}

// building is a district in small.
func building(d game.District, built bool) string {
	class := "sf-ruin"
	if built {
		class = "sf-built"
	}
	kind := d.String()
	return picture("sf-mini "+svg.Kind2000(kind)+" "+class, "0 0 60 60", svg.Use(svg.Building2000(kind, built), "", 0, 0, 60, 60))
}

// card is the picture of a card.
func card(class, markup string) string { return picture("sf-card "+class, "0 0 60 80", markup) }

func actionFace(k game.Card) svg.Action2000 {
	return svg.Action2000{Deed: k.Deed.String(), Way: k.Way.String(), District: k.District.String()}
}

func requestFace(r game.Request) svg.Request2000 {
	return svg.Request2000{Place: r.Place.String(), Way: r.Way.String(), Investors: int(r.Investors)}
}

// optionCard is the picture of an option card.
func optionCard(o game.OptionCard) string {
	a, b := o.Districts()
	return card(svg.Kind2000(game.AnyOption.String()), svg.Option2000(a.String(), b.String()))
}

// optionNamed is an option card with its name.
func optionNamed(o game.OptionCard) string {
	return optionCard(o) + `<span>` + esc(text.OptionName(o)) + `</span>`
}

// chip is a check in small.
func chip(value int, class string) string {
	return `<span class="sf-chip` + class + `">` + strconv.Itoa(value) + `</span>`
}

// chips are checks in small, from the highest.
func chips(c *game.Checks) string {
	out := ""
	for v := game.MaxCheck; v > 0; v-- {
		for range c[v] {
			out += chip(v, "")
		}
	}
	return out
}

func yes(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// influenceCard is a seat's influence card, its back for -1.
func influenceCard(seat engine.Seat, value int) string {
	out := card(seatClass(seat), svg.Influence2000(value))
	if value >= 0 {
		out += hidden(strconv.Itoa(value))
	}
	return out
}
