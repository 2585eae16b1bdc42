package svg_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
)

// shape is a convex polygon, anticlockwise on a plane whose y goes up.
type shape [][2]float64

func spaceShape(s svg.SpaceTTRSF) shape {
	sin, cos := math.Sincos(s.Turn * math.Pi / 180)
	out := shape{}
	for _, c := range [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		x, y := c[0]*s.W/2, c[1]*s.H/2
		out = append(out, [2]float64{s.X + x*cos - y*sin, s.Y + x*sin + y*cos})
	}
	return out
}

func boxShape(b svg.BoxTTRSF) shape {
	return shape{{b.X, b.Y}, {b.X + b.W, b.Y}, {b.X + b.W, b.Y + b.H}, {b.X, b.Y + b.H}}
}

func (s shape) area() float64 {
	sum := 0.0
	for i, p := range s {
		q := s[(i+1)%len(s)]
		sum += p[0]*q[1] - p[1]*q[0]
	}
	return math.Abs(sum) / 2
}

// common is the area that two shapes share, by clipping one with the sides of
// the other.
func (s shape) common(o shape) float64 {
	for i, a := range o {
		b := o[(i+1)%len(o)]
		side := func(p [2]float64) float64 { return (b[0]-a[0])*(p[1]-a[1]) - (b[1]-a[1])*(p[0]-a[0]) }
		var cut shape
		for k, p := range s {
			q := s[(k+1)%len(s)]
			dp, dq := side(p), side(q)
			if dp >= 0 {
				cut = append(cut, p)
			}
			if dp*dq < 0 {
				t := dp / (dp - dq)
				cut = append(cut, [2]float64{p[0] + t*(q[0]-p[0]), p[1] + t*(q[1]-p[1])})
			}
		}
		s = cut
	}
	return s.area()
}

func TestRoutesHaveTheirSpaces(t *testing.T) {
	places, lines := listsTTRSF(t)
	m := svg.NewMapTTRSF(places, lines)
	for i, l := range lines {
		r := m.Route(i)
		assert.Len(t, r.Spaces, l.Length)
		boats := 0
		for k, s := range r.Spaces {
			if s.Boat {
				boats++
				assert.Less(t, k, l.Ferries, "boats come first")
			}
			assert.LessOrEqual(t, s.W, 52.0)
			assert.GreaterOrEqual(t, s.W, 25.0, lineName(places, l))
			assert.LessOrEqual(t, math.Abs(s.Turn), 90.0)
		}
		assert.Equal(t, l.Ferries, boats)
		d := parse(t, r.Markup(svg.RouteStateTTRSF{}))
		assert.Equal(t, l.Ferries, count(d.refs, svg.SymbolTTRSF("ferry")))
		if l.Color != "gray" {
			assert.Equal(t, l.Length-l.Ferries, count(d.refs, svg.SymbolTTRSF(l.Color)))
		}
		assert.Equal(t, l.Length, count(parse(t, r.Markup(svg.RouteStateTTRSF{Owner: 3})).refs, svg.Seat(2)))
	}
}

func lineName(places []svg.PlaceTTRSF, l svg.LineTTRSF) string {
	return places[l.A].Name + " to " + places[l.B].Name + " " + l.Color
}

func count(list []string, s string) int {
	n := 0
	for _, x := range list {
		if x == s {
			n++
		}
	}
	return n
}

// spot is something that lies on the map and should not cover other things.
type spot struct {
	name string
	shape
	of int // the route or place it belongs to
}

func spaceSpots(m *svg.MapTTRSF, places []svg.PlaceTTRSF, lines []svg.LineTTRSF) (list []spot) {
	for i, l := range lines {
		for _, s := range m.Route(i).Spaces {
			list = append(list, spot{lineName(places, l), spaceShape(s), i})
		}
	}
	return list
}

// crossings are the pairs that share more than an area.
func crossings(a, b []spot, most float64) (found []string) {
	for _, s := range a {
		for _, o := range b {
			if s.name < o.name || s.name == o.name && s.of < o.of {
				if c := s.common(o.shape); c > most {
					found = append(found, fmt.Sprintf("%s / %s: %.0f", s.name, o.name, c))
				}
			}
		}
	}
	return found
}

func labelSpots(m *svg.MapTTRSF, places []svg.PlaceTTRSF) (list []spot) {
	for i, p := range places {
		list = append(list, spot{"~name " + p.Name, boxShape(m.LabelBox(i)), i})
	}
	return list
}

func TestNothingOnTheMapCoversAnother(t *testing.T) {
	places, lines := listsTTRSF(t)
	m := svg.NewMapTTRSF(places, lines)
	spaces, labels := spaceSpots(m, places, lines), labelSpots(m, places)
	assert.Empty(t, crossings(spaces, spaces, 4), "spaces of two routes")
	assert.Empty(t, crossings(spaces, labels, 1), "a name on a space")
	assert.Empty(t, crossings(labels, labels, 0), "two names")
	var dots, stacks []spot
	for i, p := range places {
		x, y := m.Place(i)
		dots = append(dots, spot{"!dot " + p.Name, boxShape(svg.BoxTTRSF{X: x - 9, Y: y - 9, W: 18, H: 18}), i})
		stacks = append(stacks, spot{"~~stack " + p.Name, boxShape(m.StackBox(i)), i})
	}
	assert.Empty(t, crossings(dots, spaces, 1), "a space on a location")
	assert.Empty(t, crossings(dots, labels, 0), "a name on a location")
	assert.Empty(t, crossings(labels, stacks, 20), "a stack on a name")
	assert.Empty(t, crossings(spaces, stacks, 60), "a stack on a space")
	assert.Empty(t, crossings(dots, stacks, 1), "a stack on a location")
	box := m.Box()
	for _, s := range append(append(spaces, labels...), stacks...) {
		for _, p := range s.shape {
			assert.True(t, p[0] >= box.X && p[0] <= box.X+box.W && p[1] >= box.Y && p[1] <= box.Y+box.H, "%s lies outside", s.name)
		}
	}
}

// On a phone the map is 780 px wide, so that a strip of 29 units is 24 px.
func TestRoutesAreWideEnoughForFingers(t *testing.T) {
	places, lines := listsTTRSF(t)
	m := svg.NewMapTTRSF(places, lines)
	narrow := []string{}
	for i, l := range lines {
		if w := m.Route(i).HitWidth; w < 28.6 {
			narrow = append(narrow, fmt.Sprintf("%s: %.1f", lineName(places, l), w))
		}
		assert.GreaterOrEqual(t, m.Route(i).HitWidth*1248/m.Box().W, 24.0, lineName(places, l))
	}
	assert.LessOrEqual(t, len(narrow), 12, strings.Join(narrow, "\n"))
}

// onNames is how much of a ticket's line lies on names, of 100 points on it.
func onNames(t *testing.T, m *svg.MapTTRSF, places int, markup string) (n int) {
	t.Helper()
	var ax, ay, cx, cy, bx, by float64
	_, d, _ := strings.Cut(markup, `d="M`)
	_, err := fmt.Sscanf(strings.Replace(d, "Q", " ", 1), "%g %g %g %g %g %g", &ax, &ay, &cx, &cy, &bx, &by)
	require.NoError(t, err, markup)
	for k := range 101 {
		s := float64(k) / 100
		x := (1-s)*(1-s)*ax + 2*s*(1-s)*cx + s*s*bx
		y := (1-s)*(1-s)*ay + 2*s*(1-s)*cy + s*s*by
		for i := range places {
			if b := m.LabelBox(i); x > b.X && x < b.X+b.W && y > b.Y && y < b.Y+b.H {
				n++
			}
		}
	}
	return n
}

func TestLinesOfTicketsLeaveNamesReadable(t *testing.T) {
	ed := game.Builtin()
	m := svg.MapOfTTRSF(ed)
	for id := game.TicketID(1); int(id) <= ed.Tickets(); id++ {
		x := ed.Ticket(id)
		n := onNames(t, m, ed.Locations(), m.Link(int(x.A), int(x.B), svg.LinkOpen))
		assert.LessOrEqual(t, n, 10, "%s to %s", ed.Location(x.A).Name, ed.Location(x.B).Name)
	}
}
