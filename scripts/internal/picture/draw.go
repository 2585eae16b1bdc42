package picture

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/wasm/escape"
	"bayboard/wasm/svg"
)

// number has at most two decimals.
func number(f float64) string {
	s := strconv.FormatFloat(f, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

func rect(x, y, w, h, round float64, class string) string {
	return `<rect x="` + number(x) + `" y="` + number(y) + `" width="` + number(w) + `" height="` + number(h) +
		`" rx="` + number(round) + `" class="` + class + `"/>`
}

// put draws something at a place, in a size and a colour.
func put(x, y, scale float64, class, art string) string {
	g := `<g transform="translate(` + number(x) + " " + number(y) + `)`
	if scale != 1 {
		g += "scale(" + number(scale) + ")"
	}
	g += `"`
	if class != "" {
		g += ` class="` + class + `"`
	}
	return g + ">" + art + "</g>"
}

func write(x, y float64, class, text string) string {
	return `<text x="` + number(x) + `" y="` + number(y) + `" class="` + class + `">` + escape.HTML(text) + `</text>`
}

// seat is a seat's shape in its colour, 16 units large, and its name behind.
func seat(x, y float64, s engine.Seat, name string) string {
	return put(x, y, 1, "s"+strconv.Itoa(int(s)+1), svg.SeatShape(int(s))) + write(x+22, y+13, "pic-w", name)
}

// people are the names of the seats in worked examples.
var people = [...]string{"You", "Mira", "Jun", "Dee"}

// row sets pictures of a width side by side.
type row struct {
	strings.Builder
	x float64
}

func (r *row) add(width float64, art string) {
	r.WriteString(put(r.x, 0, 1, "", art))
	r.x += width
}
