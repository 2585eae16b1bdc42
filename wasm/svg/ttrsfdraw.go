package svg

import "strconv"

// RouteStateTTRSF is what a route shows beyond its colour.
type RouteStateTTRSF struct {
	Owner  int  // the seat that claimed it, from 1; 0 while it is open
	Can    bool // may be claimed and paid now
	Picked bool // the one that a payment is chosen for
	Closed bool // open, but nobody who looks may claim it any more
	Fresh  bool // claimed lately
}

// Class is the class of the route's <g>.
func (r *RouteTTRSF) Class(s RouteStateTTRSF) string {
	class := "tt-route " + ColorTTRSF(r.Color)
	if r.Double {
		class += " tt-double"
	}
	if s.Owner > 0 {
		class += " tt-taken s" + strconv.Itoa(s.Owner)
	}
	for _, f := range [...]struct {
		on   bool
		name string
	}{{s.Can, " tt-can"}, {s.Picked, " tt-picked"}, {s.Closed, " tt-closed"}, {s.Fresh, " tt-fresh"}} {
		if f.on {
			class += f.name
		}
	}
	return class
}

// Markup is the content of the route's <g>: the strip that takes clicks, the
// mark that classes show, the rail and the spaces. Only the owner changes it.
func (r *RouteTTRSF) Markup(s RouteStateTTRSF) string {
	var p pen
	p.put(`<path d="%s" class="tt-hit" stroke-width="%s"/>`, r.Hit, number(r.HitWidth))
	p.path(r.Rail, "tt-rail")
	p.path(r.Band, "tt-mark")
	p.path(r.Band, "tt-mark-in")
	for _, sp := range r.Spaces {
		p.put(`<g transform="translate(%s %s) rotate(%s)">`, number(sp.X), number(sp.Y), number(sp.Turn))
		p.space(sp, r.Color, s.Owner)
		p.WriteString("</g>")
	}
	return p.String()
}

// space draws a space around the origin, lying.
func (p *pen) space(sp SpaceTTRSF, color string, owner int) {
	p.rect(-sp.W/2, -sp.H/2, sp.W, sp.H, 5, "tt-space")
	switch {
	case owner > 0:
		p.car(owner, min(1, (sp.W-5)/36))
	case sp.Boat:
		p.use(SymbolTTRSF("ferry"), "tt-boat", -9.5, -9.5, 19, 19)
	case color == "gray":
		p.path(dotsTTRSF, "tt-dots")
	default:
		p.use(SymbolTTRSF(color), "tt-sym", -7.5, -7.5, 15, 15)
	}
}

const dotsTTRSF = "M-7 0h.01M0 0h.01M7 0h.01"

// car draws a cable car with the seat's shape, 36 units long at full size.
func (p *pen) car(owner int, size float64) {
	if size < 1 {
		p.put(`<g class="car-small" transform="scale(%s)">`, number(size))
		defer p.WriteString("</g>")
	}
	p.path(`M-17 5.5v-10l2.5-3h29l2.5 3v10z`, "tt-car")
	p.path(`M-13.5-3h5v4h-5zM8.5-3h5v4h-5z`, "tt-car-w")
	p.path(`M-18-5H18`, "tt-car-r")
	p.use(Seat(owner-1), "tt-car-m", -4.8, -4.4, 9.6, 9.6)
	p.put(`<circle cx="-9" cy="6.5" r="2.2" class="tt-car-o"/><circle cx="9" cy="6.5" r="2.2" class="tt-car-o"/>`)
}

// CarTTRSF is a cable car of a seat, from 1, in a box of "-20 -11 40 22"; the
// classes tt-taken and of the seat colour it.
func CarTTRSF(seat int) string {
	var p pen
	p.car(seat, 1)
	return p.String()
}

// KeySpaceTTRSF is a space for legends and lists, in a box of "-20 -11 40 22":
// of a colour, with a boat, or claimed by a seat, from 1.
func KeySpaceTTRSF(color string, boat bool, owner int) string {
	var p pen
	p.space(SpaceTTRSF{W: 38, H: 20, Boat: boat}, color, owner)
	return p.String()
}
