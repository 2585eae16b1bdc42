package svg

import "math"

const (
	hitTTRSF = 34.0 // widest strip that takes clicks
	hitTwin  = 30.0 // the same for one of a double
	hitLeast = 22.0 // narrowest
)

// widenHits gives each route the widest strip for clicks that covers no
// space of another route, along a part of it; the spaces themselves take
// clicks too.
func (m *MapTTRSF) widenHits() {
	for i := range m.routes {
		r := &m.routes[i]
		wide := hitTTRSF
		if r.Double {
			wide = hitTwin
		}
		clear := m.clearances(i)
		for ; wide > hitLeast; wide-- {
			from, to := longest(clear, wide/2-.5)
			if r.course.length()*(to-from) >= wide {
				r.Hit = r.course.path(from, to, r.hitOff)
				break
			}
		}
		r.HitWidth = wide
	}
}

// clearances is how far other routes' spaces are from the middle of a route's
// strip, at steps from the one end of its spaces to the other.
func (m *MapTTRSF) clearances(i int) (steps []clearance) {
	const n = 32
	r := &m.routes[i]
	for k := range n + 1 {
		t := r.from + (r.to-r.from)*float64(k)/n
		c := clearance{t, math.Inf(1)}
		at := r.course.beside(t, r.hitOff)
		for j := range m.routes {
			if j == i {
				continue
			}
			for _, b := range m.routes[j].blocks {
				c.far = min(c.far, b.distance(at))
			}
		}
		steps = append(steps, c)
	}
	return steps
}

type clearance struct{ t, far float64 }

// longest is the longest part whose steps all are clear enough.
func longest(steps []clearance, far float64) (from, to float64) {
	start := 0
	for k, c := range steps {
		if c.far < far {
			start = k + 1
		} else if c.t-steps[start].t > to-from {
			from, to = steps[start].t, c.t
		}
	}
	return from, to
}
