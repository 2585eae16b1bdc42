package ui

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Curve draws what each seat can expect at each move, with a slider over it.
type Curve struct {
	Ply, Len int
	Values   [][engine.MaxSeats]int // as far as they are known
	Turning  []store.Swing
	Names    []string
	Said     string // of the shown move
	Send     func(store.Msg)
}

// stroke is a line of the drawing.
type stroke struct{ class, path string }

// drawing has the turning points, and a line for each seat.
func (c *Curve) drawing() []stroke {
	var out []stroke
	band := ""
	for _, s := range c.Turning {
		band += svg.CurveBand(s.From, s.To, c.Len)
	}
	out = append(out, stroke{"cv-turn", band}, stroke{"cv-grid", "M0 250H1000M0 500H1000M0 750H1000"})
	values := make([]int, len(c.Values))
	for seat := range c.Names {
		for i, v := range c.Values {
			values[i] = v[seat]
		}
		out = append(out, stroke{"cv-l cv-" + strconv.Itoa(seat+1) + " s" + strconv.Itoa(seat+1), svg.CurvePath(values, c.Len)})
	}
	return out
}

// sign is a seat's symbol on its line.
type sign struct{ class, shape, x, y, key string }

// signs stand on the lines at some moves, those of each seat at others.
func (c *Curve) signs() []sign {
	const each = 5 // signs on a line
	var out []sign
	for seat := range c.Names {
		for n := range each {
			ply := (2*n*len(c.Names) + 2*seat + 1) * c.Len / (2 * each * len(c.Names))
			if ply >= len(c.Values) {
				break
			}
			out = append(out, sign{
				class: SeatClass(engine.Seat(seat)), shape: SeatShape(engine.Seat(seat)),
				x: percent(svg.CurveX(ply, c.Len)), y: percent(svg.CurveY(c.Values[ply][seat])), key: strconv.Itoa(seat) + "-" + strconv.Itoa(n),
			})
		}
	}
	return out
}

// percent writes thousandths as a length of SVG.
func percent(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) + "%" }

func (c *Curve) seats() []engine.Seat {
	list := make([]engine.Seat, len(c.Names))
	for i := range list {
		list[i] = engine.Seat(i)
	}
	return list
}

func (c *Curve) name(s engine.Seat) string { return c.Names[s] }

func (c *Curve) key(s engine.Seat) string { return "cv-k cv-k" + strconv.Itoa(int(s)+1) }

// share is what a seat can expect at the shown move, empty if it is not known.
func (c *Curve) share(s engine.Seat) string {
	if c.Ply >= len(c.Values) {
		return "–"
	}
	return text.ShareOf(c.Values[c.Ply][s])
}

func (c *Curve) step(by int) {
	if ply := c.Ply + by; ply >= 0 && ply <= c.Len {
		c.Send(store.PlyChosen{Ply: ply})
	}
}

// slid goes to where the slider stands, while it is dragged too.
func (c *Curve) slid(event vugu.DOMEvent) {
	if ply, err := strconv.Atoi(event.PropString("target", "value")); err == nil && ply != c.Ply {
		c.Send(store.PlyChosen{Ply: ply})
	}
}

func (c *Curve) value() string { return strconv.Itoa(c.Ply) }

func (c *Curve) most() string { return strconv.Itoa(c.Len) }
