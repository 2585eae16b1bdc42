package svg

import "math"

const (
	marginTTRSF = 21   // of a route's spaces from the middle of a location
	twinTTRSF   = 11.5 // of a double's spaces from the middle line
	spaceTTRSF  = 52.0 // a space's longest side
	highTTRSF   = 19.0 // its short side
	gapTTRSF    = 4.0  // between spaces
	pitchTTRSF  = 64.0 // from space to space at most
	hitTTRSF    = 34.0 // widest strip that takes clicks
	hitTwin     = 29.0 // the same for one of a double
)

// SpaceTTRSF is one space of a route: a rectangle around a point, turned.
type SpaceTTRSF struct {
	X, Y, Turn float64 // degrees, between -90 and 90
	W, H       float64
	Boat       bool // takes a ferry
}

// RouteTTRSF is where a route lies.
type RouteTTRSF struct {
	A, B     int
	Color    string
	Double   bool
	Spaces   []SpaceTTRSF
	Rail     string  // path from location to location
	Band     string  // path along the spaces, for marks and clicks
	HitWidth float64 // of the strip along Band that takes clicks

	course   curve
	from, to float64 // the ends of Band on the course
	off      float64 // of the spaces from the course
	blocks   []block
}

// lay finds the places of a route's spaces for a bend.
func (m *MapTTRSF) lay(i int, bend float64) RouteTTRSF {
	l := m.lines[i]
	r := RouteTTRSF{A: l.A, B: l.B, Color: l.Color, Double: l.Side != 0, off: twinTTRSF * float64(l.Side)}
	r.course = newCurve(m.places[l.A].at, m.places[l.B].at, bend)
	n := float64(l.Length)
	long := r.course.length()
	pitch := min(pitchTTRSF, max(8, long-2*marginTTRSF+gapTTRSF)/n)
	w := min(spaceTTRSF, pitch-gapTTRSF)
	start := (long - pitch*(n-1)) / 2
	for k := range l.Length {
		t := r.course.along(start + pitch*float64(k))
		at, h := r.course.beside(t, r.off), r.course.heading(t)
		if h.x < 0 || h.x == 0 && h.y < 0 {
			h = h.times(-1)
		}
		r.blocks = append(r.blocks, block{at: at, w: w / 2, h: highTTRSF / 2, facing: h})
		r.Spaces = append(r.Spaces, SpaceTTRSF{
			X: at.x, Y: at.y, Turn: math.Atan2(h.y, h.x) * 180 / math.Pi,
			W: w, H: highTTRSF, Boat: k < l.Ferries,
		})
	}
	r.Rail = r.course.path(0, 1, 0)
	r.from = r.course.along(start - w/2)
	r.to = r.course.along(start + pitch*(n-1) + w/2)
	r.Band = r.course.path(r.from, r.to, r.off)
	return r
}

// bendsTried are the bends that are tried for a route that the table does not
// know.
var bendsTried = [...]float64{0, .08, -.08, .16, -.16, .24, -.24, .34, -.34}

// bend lays all routes: those of the table first, then the others where they
// fit best, twice, because the first ones did not know the later ones.
func (m *MapTTRSF) bend() {
	var free []int
	for i, l := range m.lines {
		if b, ok := m.tableBend(l); ok {
			m.routes[i] = m.lay(i, b)
		} else {
			free = append(free, i)
		}
	}
	for range 2 {
		for _, i := range free {
			m.routes[i] = m.bestBend(i)
		}
	}
}

// tableBend is the bend of the table; the picture's other routes are straight.
func (m *MapTTRSF) tableBend(l LineTTRSF) (float64, bool) {
	a, b := m.places[l.A].name, m.places[l.B].name
	if bend, ok := bendsTTRSF[[2]string{a, b}]; ok {
		return bend, true
	}
	if bend, ok := bendsTTRSF[[2]string{b, a}]; ok {
		return -bend, true
	}
	return 0, m.city
}

func (m *MapTTRSF) bestBend(i int) RouteTTRSF {
	var best RouteTTRSF
	least := math.Inf(1)
	for _, bend := range bendsTried {
		r := m.lay(i, bend)
		if cost := m.crowding(i, &r) + 6*math.Abs(bend); cost < least {
			least, best = cost, r
		}
	}
	return best
}

// crowding is how much a route's spaces overlap others and locations. The
// twin lies where it lies and does not count.
func (m *MapTTRSF) crowding(i int, r *RouteTTRSF) float64 {
	sum := 0.0
	for _, s := range r.blocks {
		for j := range m.routes {
			o := &m.routes[j]
			if j == i || r.Double && o.A == r.A && o.B == r.B {
				continue
			}
			for _, t := range o.blocks {
				sum += s.overlap(t.grown(2))
			}
		}
		for _, p := range m.places {
			sum += 2 * s.overlap(around(p.at, 12))
		}
	}
	return sum
}

// widenHits gives each route as wide a strip for clicks as does not cover
// another one's spaces.
func (m *MapTTRSF) widenHits() {
	for i := range m.routes {
		r := &m.routes[i]
		r.HitWidth = hitTTRSF
		if r.Double {
			r.HitWidth = hitTwin
		}
		for j := range m.routes {
			if j != i {
				r.HitWidth = min(r.HitWidth, 2*r.clearance(&m.routes[j]))
			}
		}
		r.HitWidth = max(r.HitWidth, highTTRSF+2)
	}
}

// clearance is how far another route's spaces are from the middle of this.
func (r *RouteTTRSF) clearance(o *RouteTTRSF) float64 {
	least := math.Inf(1)
	for k := range 17 {
		p := r.course.beside(r.from+(r.to-r.from)*float64(k)/16, r.off)
		for _, b := range o.blocks {
			least = min(least, b.distance(p))
		}
	}
	return least
}

// Bounds is the box of a route with its ends, for bringing it into view.
func (m *MapTTRSF) Bounds(i int) BoxTTRSF {
	r := &m.routes[i]
	lo, hi := r.course.a, r.course.a
	for k := range 9 {
		p := r.course.at(float64(k) / 8)
		lo = vec{min(lo.x, p.x), min(lo.y, p.y)}
		hi = vec{max(hi.x, p.x), max(hi.y, p.y)}
	}
	const edge = 30
	return BoxTTRSF{lo.x - edge, lo.y - edge, hi.x - lo.x + 2*edge, hi.y - lo.y + 2*edge}
}
