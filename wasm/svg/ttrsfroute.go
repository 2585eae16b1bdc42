package svg

import "math"

const (
	marginTTRSF = 21   // of a route's spaces from the middle of a location
	twinTTRSF   = 11.5 // of a double's spaces from the middle line
	spaceTTRSF  = 52.0 // a space's longest side
	highTTRSF   = 19.0 // its short side
	gapTTRSF    = 4.0  // between spaces
	pitchTTRSF  = 64.0 // from space to space at most
	hitOut      = 1.5  // how far the strip of one of a double lies outside
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
	Band     string  // path along the spaces, for marks
	Hit      string  // path of a strip that takes clicks
	HitWidth float64 // of the strip

	course      curve
	how         courseTTRSF
	from, to    float64 // the ends of Band on the course
	off, hitOff float64 // of spaces and strip from the course
	blocks      []block
}

// Box is what the spaces cover.
func (r *RouteTTRSF) Box() (box BoxTTRSF) {
	for i, s := range r.Spaces {
		const reach = 18
		b := BoxTTRSF{s.X - reach, s.Y - reach, 2 * reach, 2 * reach}
		if i > 0 {
			b = box.With(b)
		}
		box = b
	}
	return box
}

// courseTTRSF is how a route, or both of a double, may run: its bend and how far
// its spaces stay from the locations at its ends.
type courseTTRSF struct{ bend, fromA, fromB float64 }

// lay finds the places of a route's spaces.
func (m *MapTTRSF) lay(i int, how courseTTRSF) RouteTTRSF {
	l := m.lines[i]
	r := RouteTTRSF{A: l.A, B: l.B, Color: l.Color, Double: l.Side != 0, how: how}
	r.off = twinTTRSF * float64(l.Side)
	r.hitOff = r.off + hitOut*float64(l.Side)
	r.course = newCurve(m.places[l.A].at, m.places[l.B].at, how.bend)
	n := float64(l.Length)
	long := r.course.length()
	free := max(9*n, long-how.fromA-how.fromB+gapTTRSF)
	pitch := min(pitchTTRSF, free/n)
	w := min(spaceTTRSF, pitch-gapTTRSF)
	start := how.fromA + (free-gapTTRSF-pitch*(n-1))/2
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
	r.Hit = r.course.path(r.from, r.to, r.hitOff)
	return r
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
