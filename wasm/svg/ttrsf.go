package svg

// PlaceTTRSF is a location on the map of Ticket to Ride: San Francisco, with
// its place on the edition's own plane.
type PlaceTTRSF struct {
	Name string
	X, Y float64
}

// LineTTRSF is a route as the edition lists it.
type LineTTRSF struct {
	A, B    int // indices of locations
	Length  int
	Ferries int
	Color   string // as in texts: gray, blue …
	// Side tells the two routes of a double apart: -1 the first, 1 the second,
	// 0 a route without a twin.
	Side int
}

// BoxTTRSF is a rectangle on the map.
type BoxTTRSF struct{ X, Y, W, H float64 }

// ViewBox is the box as an attribute.
func (b BoxTTRSF) ViewBox() string {
	return number(b.X) + " " + number(b.Y) + " " + number(b.W) + " " + number(b.H)
}

// With is the box around two.
func (b BoxTTRSF) With(o BoxTTRSF) BoxTTRSF {
	x, y := min(b.X, o.X), min(b.Y, o.Y)
	return BoxTTRSF{x, y, max(b.X+b.W, o.X+o.W) - x, max(b.Y+b.H, o.Y+o.H) - y}
}

// MapTTRSF is the layout of a map: where spaces, names and token stacks lie.
// It is computed once for an edition and does not change.
//
// It is drawn from below in this order: Background, each Route, the Links of
// tickets, each Place. Each is the inner markup of a <g>, whose classes are
// told by the methods of the states.
type MapTTRSF struct {
	box    BoxTTRSF
	city   bool // the locations lie where our picture of the city has them
	places []spotTTRSF
	routes []RouteTTRSF
	lines  []LineTTRSF
}

// spotTTRSF is a location with its name and its token stack.
type spotTTRSF struct {
	name  string
	at    vec
	label labelTTRSF
	stack vec
}

// NewMapTTRSF lays a map out. Bends of routes and places of names come from a
// table where it knows them and fit; others are found by trying.
func NewMapTTRSF(places []PlaceTTRSF, lines []LineTTRSF) *MapTTRSF {
	m := &MapTTRSF{lines: append([]LineTTRSF(nil), lines...)}
	k := scaleTTRSF(places, lines)
	for _, p := range places {
		m.places = append(m.places, spotTTRSF{name: p.Name, at: vec{k * p.X, k * p.Y}})
	}
	m.city = m.known()
	m.box = m.around()
	m.routes = make([]RouteTTRSF, len(lines))
	m.bend()
	m.widenHits()
	m.setLabels()
	m.setStacks()
	m.grow()
	return m
}

// grow makes room for names and stacks that reach beyond the box.
func (m *MapTTRSF) grow() {
	for i := range m.places {
		for _, b := range [...]BoxTTRSF{m.LabelBox(i), m.StackBox(i)} {
			x, y := min(m.box.X, b.X-6), min(m.box.Y, b.Y-6)
			m.box.W = max(m.box.X+m.box.W, b.X+b.W+6) - x
			m.box.H = max(m.box.Y+m.box.H, b.Y+b.H+6) - y
			m.box.X, m.box.Y = x, y
		}
	}
}

// Box is the map's view box.
func (m *MapTTRSF) Box() BoxTTRSF { return m.box }

// Place is where a location lies.
func (m *MapTTRSF) Place(i int) (x, y float64) { return m.places[i].at.x, m.places[i].at.y }

// Route is the layout of a route.
func (m *MapTTRSF) Route(i int) *RouteTTRSF { return &m.routes[i] }

// known reports whether all locations are those of the picture.
func (m *MapTTRSF) known() bool {
	for _, p := range m.places {
		t := anchorOf(p.name)
		if t == nil || p.at.sub(t.at).length() > 30 {
			return false
		}
	}
	return len(m.places) > 0
}

// around is the box of the picture, or one around all locations.
func (m *MapTTRSF) around() BoxTTRSF {
	if m.city || len(m.places) == 0 {
		return BoxTTRSF{-22, -4, 930, 692}
	}
	const edge = 110
	lo, hi := m.places[0].at, m.places[0].at
	for _, p := range m.places {
		lo = vec{min(lo.x, p.at.x), min(lo.y, p.at.y)}
		hi = vec{max(hi.x, p.at.x), max(hi.y, p.at.y)}
	}
	return BoxTTRSF{lo.x - edge, lo.y - edge, hi.x - lo.x + 2*edge, hi.y - lo.y + 2*edge}
}

// scaleTTRSF is the factor that brings an edition's plane to a size on which
// spaces fit; planes like the built-in one stay as they are.
func scaleTTRSF(places []PlaceTTRSF, lines []LineTTRSF) float64 {
	var ratios []float64
	for _, l := range lines {
		a, b := places[l.A], places[l.B]
		d := vec{a.X, a.Y}.sub(vec{b.X, b.Y}).length()
		ratios = append(ratios, d/float64(2*marginTTRSF+34*l.Length))
	}
	r := lowFifth(ratios)
	if r > .85 && r < 2.5 || r == 0 {
		return 1
	}
	return 1.2 / r
}
