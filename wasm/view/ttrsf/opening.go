package ttrsf

import (
	"slices"
	"strconv"

	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
)

// opening is what the map opens on where not all of it can be seen, and why:
// another reason is another request.
type opening struct {
	why string
	box svg.BoxTTRSF
}

// How much of the map a narrow phone shows around a place, and how much of it
// what a lesson is about may take.
const (
	wideSight, highSight = 350, 250
	widest, highest      = 370, 340
)

// open finds what the map opens on, once for each reason: it does not run away
// from the finger.
func (c *Board) open() {
	s := c.s
	why := "aim " + s.Play.ID
	box, aimed := c.aimed()
	if aimed {
		why += " " + strconv.Itoa(s.Play.Lesson.Step)
	} else {
		why = "midst " + s.Play.ID + c.holding()
	}
	if why == c.opens.why {
		return
	}
	if !aimed {
		box = c.midst()
	}
	c.opens = opening{why, box}
}

// aimed is where a lesson's step is done, as far as it fits: the spaces of the
// first route and its ends, then what comes later.
func (c *Board) aimed() (box svg.BoxTTRSF, ok bool) {
	add := func(parts ...svg.BoxTTRSF) {
		all := parts[0]
		for _, part := range parts[1:] {
			all = all.With(part)
		}
		if more := box.With(all); !ok {
			box, ok = all, true
		} else if more.W <= widest && more.H <= highest {
			box = more
		}
	}
	m := c.s.chart.layout
	for _, a := range c.s.Play.Aims() {
		switch a.Kind {
		case game.ActClaim:
			r := m.Route(int(a.A))
			if ok {
				add(r.Box(), m.PlaceBox(r.A), m.PlaceBox(r.B))
				continue
			}
			add(r.Box())
			add(m.PlaceBox(r.A))
			add(m.PlaceBox(r.B))
		case game.ActStack:
			add(m.PlaceBox(int(a.A)))
		}
	}
	return box, ok
}

// shown are the tickets that the map opens on: those to choose from before
// those that the viewer keeps.
func (c *Board) shown() []game.TicketID {
	s := c.s
	hidden := func(id game.TicketID) bool { return id == 0 }
	if s.acting {
		if ids := slices.DeleteFunc(slices.Clone(s.view.Offered(s.seat)), hidden); len(ids) > 0 {
			return ids
		}
	}
	return slices.DeleteFunc(slices.Clone(s.view.Tickets(s.seat)), hidden)
}

// dealt reports whether the turns have begun.
func (c *Board) dealt() bool { return c.s.view.Turn() > 0 }

// holding tells apart what the map can open on in a game.
func (c *Board) holding() string {
	why := " " + yes(c.dealt())
	for _, id := range c.shown() {
		why += " " + strconv.Itoa(int(id))
	}
	return why
}

// midst is what is seen around the middle of the viewer's tickets, of all
// places if there are none; in the turns a route that can be paid is there too,
// if there is one.
func (c *Board) midst() svg.BoxTTRSF {
	s := c.s
	var x, y, n float64
	add := func(l game.Loc) {
		px, py := s.chart.layout.Place(int(l))
		x, y, n = x+px, y+py, n+1
	}
	for _, id := range c.shown() {
		add(s.ed.Ticket(id).A)
		add(s.ed.Ticket(id).B)
	}
	if n == 0 {
		for i := range s.ed.Locations() {
			add(game.Loc(i))
		}
	}
	x, y = x/n, y/n
	if px, py, ok := c.payableNear(x, y); ok && c.dealt() {
		x = min(max(x, px-wideSight/2), px+wideSight/2)
		y = min(max(y, py-highSight/2), py+highSight/2)
	}
	return svg.BoxTTRSF{X: x - wideSight/2, Y: y - highSight/2, W: wideSight, H: highSight}
}

// payableNear is the middle of the route nearest to a point of those that the
// viewer can pay.
func (c *Board) payableNear(x, y float64) (px, py float64, ok bool) {
	least := 0.0
	for i := range c.s.ed.Routes() {
		if r := game.RouteID(i); c.s.affords(r) {
			ax, ay := c.s.chart.middle(r)
			if d := (ax-x)*(ax-x) + (ay-y)*(ay-y); !ok || d < least {
				px, py, least, ok = ax, ay, d, true
			}
		}
	}
	return px, py, ok
}

func (c *Board) holdX() string { return whole(c.opens.box.X) }
func (c *Board) holdY() string { return whole(c.opens.box.Y) }
func (c *Board) holdW() string { return whole(c.opens.box.W) }
func (c *Board) holdH() string { return whole(c.opens.box.H) }

func whole(v float64) string { return strconv.Itoa(int(v)) }
