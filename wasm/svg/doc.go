// Package svg draws: geometry and art as SVG markup, from plain values.
//
// A picture is the inner markup of an <svg> element whose box is told beside
// it; the element itself belongs to who shows it. Some pictures refer to symbols
// (<use href="#…">), which stand once on a page: [Defs] and those of the game.
// Those of San Francisco (2022) stand for themselves.
//
// Colours come from classes and the custom properties of site/css, so a
// picture follows light and dark. The page's security policy forbids style
// attributes; only classes and geometry are used.
package svg

import (
	"strconv"
	"strings"
)

// Defs is the content of a <defs> element: the shapes of the seats (seat-1 to
// seat-5), which come with their colours (classes s1 to s5) in all games.
func Defs() string { return seats }

// Seat is the id of a seat's shape; seats count from 0.
func Seat(seat int) string { return "seat-" + strconv.Itoa(seat+1) }

// SeatShape is a seat's shape, drawn in a box of 16 by 16.
func SeatShape(seat int) string {
	_, _, shape := symbol(seats, Seat(seat))
	return shape
}

// Use draws a symbol into a box.
func Use(id, class string, x, y, w, h float64) string {
	var p pen
	p.use(id, class, x, y, w, h)
	return p.String()
}

// pen collects markup.
type pen struct{ strings.Builder }

// put writes a format with verbs for strings and ints; %[1]s is the first one
// again.
func (p *pen) put(format string, args ...any) {
	for n := 0; ; n++ {
		before, rest, ok := strings.Cut(format, "%")
		p.WriteString(before)
		if !ok {
			return
		}
		if rest[0] == '[' {
			n = int(rest[1] - '1')
			rest = rest[len("[1]"):]
		}
		switch v := args[n].(type) {
		case string:
			p.WriteString(v)
		case int:
			p.WriteString(strconv.Itoa(v))
		default:
			panic("svg: put " + format)
		}
		format = rest[1:]
	}
}

func (p *pen) use(id, class string, x, y, w, h float64) {
	p.put(`<use href="#%s"`, id)
	if x != 0 || y != 0 {
		p.put(` x="%s" y="%s"`, number(x), number(y))
	}
	p.put(` width="%s" height="%s"`, number(w), number(h))
	if class != "" {
		p.put(` class="%s"`, class)
	}
	p.WriteString("/>")
}

func (p *pen) circle(x, y, r float64, class string) {
	p.put(`<circle cx="%s" cy="%s" r="%s" class="%s"/>`, number(x), number(y), number(r), class)
}

func (p *pen) rect(x, y, w, h, round float64, class string) {
	p.put(`<rect x="%s" y="%s" width="%s" height="%s" rx="%s" class="%s"/>`,
		number(x), number(y), number(w), number(h), number(round), class)
}

func (p *pen) text(x, y float64, class, s string) {
	p.put(`<text x="%s" y="%s" class="%s">%s</text>`, number(x), number(y), class, s)
}

func (p *pen) path(d, class string) { p.put(`<path d="%s" class="%s"/>`, d, class) }

// number has at most two decimals.
func number(f float64) string {
	if n := int(f); float64(n) == f {
		return strconv.Itoa(n)
	}
	s := strconv.FormatFloat(f, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}
