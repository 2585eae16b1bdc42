package svg

import (
	"math"
	"slices"
	"sort"
)

// Background is what lies under the routes: the city between ocean and bay;
// for a map of other places, a plain island.
func (m *MapTTRSF) Background() string {
	var p pen
	p.put(`<rect x="%s" y="%s" width="%s" height="%s" class="tt-water"/>`,
		number(m.box.X), number(m.box.Y), number(m.box.W), number(m.box.H))
	if m.city {
		p.WriteString(cityTTRSF)
		return p.String()
	}
	p.path(m.island(74), "tt-shelf")
	p.path(m.island(58), "tt-land")
	return p.String()
}

// Thumb is the land in small, for pictures of tickets, with the ticket's two
// locations; its box is the map's.
func (m *MapTTRSF) Thumb(a, b int, s LinkTTRSF) string {
	var p pen
	p.put(`<rect x="%s" y="%s" width="%s" height="%s" class="tt-water"/>`,
		number(m.box.X), number(m.box.Y), number(m.box.W), number(m.box.H))
	if m.city {
		p.path(coastTTRSF, "tt-land")
		p.path(marinTTRSF, "tt-land")
		p.path(alcatrazTTRSF, "tt-land")
		p.path(presidioTTRSF+parkTTRSF, "tt-park")
	} else {
		p.path(m.island(58), "tt-land")
	}
	from, to := m.places[a].at, m.places[b].at
	c := link(from, to, linkBend)
	p.path(c.path(0, 1, 0), [...]string{"tt-thumb", "tt-thumb tt-link-done", "tt-thumb tt-link-soon"}[s])
	p.circle(from.x, from.y, 36, "tt-thumb-dot")
	p.circle(to.x, to.y, 36, "tt-thumb-dot")
	return p.String()
}

// island is a coast around all locations: their hull, pushed out and rounded.
func (m *MapTTRSF) island(out float64) string {
	var around []vec
	for _, p := range m.places {
		for k := range 12 {
			turn := float64(k) * math.Pi / 6
			around = append(around, p.at.add(vec{math.Cos(turn), math.Sin(turn)}.times(out)))
		}
	}
	h := hull(around)
	if len(h) < 3 {
		return ""
	}
	mid := func(i int) vec { return h[i%len(h)].add(h[(i+1)%len(h)]).times(.5) }
	d := "M" + mid(0).String()
	for i := range h {
		d += "Q" + h[(i+1)%len(h)].String() + " " + mid(i+1).String()
	}
	return d + "Z"
}

// hull is the convex hull, by the monotone chain.
func hull(points []vec) []vec {
	points = slices.Clone(points)
	sort.Slice(points, func(i, j int) bool {
		a, b := points[i], points[j]
		return a.x < b.x || a.x == b.x && a.y < b.y
	})
	var h []vec
	half := func(base int, p vec) {
		for len(h) >= base+2 && h[len(h)-1].sub(h[len(h)-2]).left().dot(p.sub(h[len(h)-1])) <= 0 {
			h = h[:len(h)-1]
		}
		h = append(h, p)
	}
	for _, p := range points {
		half(0, p)
	}
	base := len(h) - 1
	for i := len(points) - 2; i >= 0; i-- {
		half(base, points[i])
	}
	return h[:max(0, len(h)-1)]
}
