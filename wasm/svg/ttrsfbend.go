package svg

import (
	"iter"
	"math"
)

var (
	// bendsTried are for routes that the table does not know.
	bendsTried = [...]float64{0, .08, -.08, .16, -.16, .24, -.24, .34, -.34}
	// marginsTried are for routes that touch others.
	marginsTried = [...]float64{marginTTRSF, 25, 29, 34, 39, 45}
)

// bend lays all routes: those of the table first, then the others where they
// fit best, twice, because the first ones did not know the later ones; then
// it moves spaces away from each other.
func (m *MapTTRSF) bend() {
	var free []int
	for i := 0; i < len(m.lines); i += m.twins(i) {
		how := courseTTRSF{0, marginTTRSF, marginTTRSF}
		var ok bool
		if how.bend, ok = m.tableBend(m.lines[i]); !ok {
			free = append(free, i)
		}
		m.set(i, how)
	}
	for range 2 {
		for _, i := range free {
			m.try(i, func(yield func(courseTTRSF, float64) bool) {
				for _, b := range bendsTried {
					if !yield(courseTTRSF{b, marginTTRSF, marginTTRSF}, 6*math.Abs(b)) {
						return
					}
				}
			})
		}
	}
	for range 2 {
		for i := 0; i < len(m.lines); i += m.twins(i) {
			m.moveSpaces(i)
		}
	}
}

// moveSpaces keeps a route's spaces farther from one of its ends, or both,
// if they touch others.
func (m *MapTTRSF) moveSpaces(i int) {
	if m.crowding(i) == 0 {
		return
	}
	bend := m.routes[i].how.bend
	m.try(i, func(yield func(courseTTRSF, float64) bool) {
		for _, a := range marginsTried {
			for _, b := range marginsTried {
				if !yield(courseTTRSF{bend, a, b}, .05*(a+b)) {
					return
				}
			}
		}
	})
}

// twins is 2 for a route whose twin follows it, else 1.
func (m *MapTTRSF) twins(i int) int {
	if m.lines[i].Side < 0 && i+1 < len(m.lines) && m.lines[i+1].Side > 0 {
		return 2
	}
	return 1
}

// set lays a route and its twin.
func (m *MapTTRSF) set(i int, how courseTTRSF) {
	for k := range m.twins(i) {
		m.routes[i+k] = m.lay(i+k, how)
	}
}

// try sets the course that is least crowded, with what it costs beside.
func (m *MapTTRSF) try(i int, courses iter.Seq2[courseTTRSF, float64]) {
	best, least := m.routes[i].how, math.Inf(1)
	for how, cost := range courses {
		m.set(i, how)
		cost += m.crowding(i)
		for k := range m.twins(i) {
			// Short spaces are worse than long ones.
			cost += .1 * (spaceTTRSF - m.routes[i+k].Spaces[0].W)
		}
		if cost < least {
			best, least = how, cost
		}
	}
	m.set(i, best)
}

// tableBend is the bend of the table; the picture's other routes are straight.
func (m *MapTTRSF) tableBend(l LineTTRSF) (float64, bool) {
	a, b := m.places[l.A].name, m.places[l.B].name
	for _, t := range bendsTTRSF {
		switch {
		case t.a == a && t.b == b:
			return t.bend, true
		case t.a == b && t.b == a:
			return -t.bend, true
		}
	}
	return 0, m.city
}

// crowding is how much the spaces of a route and its twin overlap others and
// locations.
func (m *MapTTRSF) crowding(i int) float64 {
	sum, n := 0.0, m.twins(i)
	for k := range n {
		for _, s := range m.routes[i+k].blocks {
			for j := range m.routes {
				if j >= i && j < i+n {
					continue
				}
				for _, t := range m.routes[j].blocks {
					sum += s.overlap(t.grown(1.5))
				}
			}
			for _, p := range m.places {
				sum += 2 * s.overlap(around(p.at, 10))
			}
		}
	}
	return sum
}
