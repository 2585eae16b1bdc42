package svg

import (
	"strconv"
	"strings"
)

// fit brings the shapes of a symbol into a box: it scales, then moves.
type fit struct{ sx, sy, dx, dy float64 }

// inline draws a symbol of San Francisco (2022) into a box, in its middle. The
// shapes become the picture's own: each <use> would cost the browser a tree, a
// clip and a transform, and a board has hundreds.
func (p *pen) inline(id, class string, x, y, w, h float64) {
	vw, vh, shapes := symbol(symbols2022, id)
	s := min(w/vw, h/vh)
	p.shapes(shapes, class, fit{s, s, x + (w-vw*s)/2, y + (h-vh*s)/2})
}

// symbol finds a symbol among others: the size of its box, and its shapes.
func symbol(list, id string) (w, h float64, shapes string) {
	_, rest, _ := strings.Cut(list, `<symbol id="`+id+`" viewBox="0 0 `)
	size, rest, _ := strings.Cut(rest, `">`)
	shapes, _, _ = strings.Cut(rest, "</symbol>")
	width, height, _ := strings.Cut(size, " ")
	w, _ = strconv.ParseFloat(width, 64)
	h, _ = strconv.ParseFloat(height, 64)
	return w, h, shapes
}

// shapes draws shapes once for each fit, with a class beside their own. Only
// paths can be drawn more than once: each becomes a single path with all its
// places.
func (p *pen) shapes(shapes, class string, fits ...fit) {
	for shape := range strings.SplitSeq(shapes, "/>") {
		if shape == "" || len(fits) == 0 {
			return
		}
		bare := class != ""
		for {
			before, rest, ok := strings.Cut(shape, `="`)
			p.WriteString(before)
			if !ok {
				break
			}
			value, rest, _ := strings.Cut(rest, `"`)
			p.WriteString(`="`)
			switch name := before[strings.LastIndexByte(before, ' ')+1:]; {
			case name == "d":
				for _, f := range fits {
					f.path(p, value)
				}
			case name == "class" && class != "":
				p.WriteString(value + " " + class)
				bare = false
			default:
				p.WriteString(fits[0].attr(name, value))
			}
			p.WriteByte('"')
			shape = rest
		}
		if bare {
			p.put(` class="%s"`, class)
		}
		p.WriteString("/>")
	}
}

func (f fit) attr(name, value string) string {
	s, d := f.sx, 0.0
	switch name {
	case "cx", "x":
		d = f.dx
	case "cy", "y":
		s, d = f.sy, f.dy
	case "height":
		s = f.sy
	case "r", "rx", "width", "stroke-width":
	default:
		return value
	}
	v, _ := strconv.ParseFloat(value, 64)
	return number(v*s + d)
}

// path writes the data of a path.
func (f fit) path(p *pen, d string) {
	if d[0] == 'm' { // relative to the corner of the box
		p.put("M%s %s", number(f.dx), number(f.dy))
	}
	command, n := byte(0), 0 // n counts the numbers after the command
	for len(d) > 0 {
		size := 1
		switch c := d[0]; {
		case c == ' ':
		case c >= 'A':
			command, n = c, 0
			p.WriteByte(c)
		default:
			size = numeral(d)
			v, _ := strconv.ParseFloat(d[:size], 64)
			if n > 0 {
				p.WriteByte(' ')
			}
			p.WriteString(number(f.place(command, n, v)))
			n++
		}
		d = d[size:]
	}
}

// numeral is how long the number is that a path goes on with.
func numeral(d string) int {
	n, dot := 1, d[0] == '.'
	for n < len(d) && (d[n] >= '0' && d[n] <= '9' || d[n] == '.' && !dot) {
		dot = dot || d[n] == '.'
		n++
	}
	return n
}

// place is where number n of a command comes to.
func (f fit) place(command byte, n int, v float64) float64 {
	down, moves := n%2 == 1, command < 'a'
	switch command | 0x20 {
	case 'h':
		down = false
	case 'v':
		down = true
	case 'a': // two radii, an angle, two flags, then where it ends
		n %= 7
		if n >= 2 && n <= 4 {
			return v
		}
		down, moves = n == 1 || n == 6, moves && n > 4
	}
	s, d := f.sx, f.dx
	if down {
		s, d = f.sy, f.dy
	}
	if !moves {
		d = 0
	}
	return v*s + d
}
