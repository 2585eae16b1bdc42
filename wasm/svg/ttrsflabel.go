package svg

import (
	"math"
	"strings"
)

const (
	labelSize = 14.5 // of names, as in the style sheet
	labelLine = 16.0 // from line to line
	labelRise = 11.0 // of capitals above the base line
	labelDrop = 3.5  // below it
)

// labelTTRSF is a name on the map.
type labelTTRSF struct {
	at     vec // of the first base line
	anchor string
	lines  []string
}

// widthTTRSF is an estimate of a text's width, rather too wide.
func widthTTRSF(s string) float64 {
	em := 0.0
	for _, c := range s {
		switch {
		case strings.ContainsRune("iljtfrI.,'’- ", c):
			em += .42
		case strings.ContainsRune("mwMW", c):
			em += 1
		case c >= 'A' && c <= 'Z' || c > 0x2e80:
			em += .78
		default:
			em += .66
		}
	}
	return em * labelSize
}

// box is what the name covers.
func (l labelTTRSF) box() BoxTTRSF {
	w := 0.0
	for _, s := range l.lines {
		w = max(w, widthTTRSF(s))
	}
	b := BoxTTRSF{l.at.x, l.at.y - labelRise, w, labelRise + labelDrop + labelLine*float64(len(l.lines)-1)}
	switch l.anchor {
	case "end":
		b.X -= w
	case "middle":
		b.X -= w / 2
	}
	return b
}

// setLabels places the names: where the table has them, if nothing is there,
// else where they cover least.
func (m *MapTTRSF) setLabels() {
	var set []block
	var free []int
	for i := range m.places {
		p := &m.places[i]
		l, ok := tableLabel(p)
		if !ok || m.covered(l.box(), set) > 1 {
			free = append(free, i)
			continue
		}
		p.label = l
		set = append(set, upright(l.box()))
	}
	for _, i := range free {
		m.places[i].label = m.bestLabel(i, set)
		set = append(set, upright(m.places[i].label.box()))
	}
}

func tableLabel(p *spotTTRSF) (labelTTRSF, bool) {
	t := anchorOf(p.name)
	if t == nil {
		return labelTTRSF{}, false
	}
	return labelTTRSF{p.at.add(vec{t.dx, t.dy}), t.anchor, strings.Split(t.name, "|")}, true
}

// bestLabel tries the name in one and in two lines on all sides.
func (m *MapTTRSF) bestLabel(i int, set []block) labelTTRSF {
	p := &m.places[i]
	forms := [][]string{{p.name}}
	if two := halves(p.name); two != nil {
		forms = append(forms, two)
	}
	best, least := labelTTRSF{}, math.Inf(1)
	for _, lines := range forms {
		high := labelLine * float64(len(lines)-1)
		for step, far := range [...]float64{15, 21, 28, 36, 46} {
			for _, side := range [...]struct {
				x, y   float64
				anchor string
			}{
				{1, 0, "start"}, {-1, 0, "end"}, {0, -1, "middle"}, {0, 1, "middle"},
				{.7, -.7, "start"}, {-.7, -.7, "end"}, {.7, .7, "start"}, {-.7, .7, "end"},
			} {
				// The middle of the name's height goes to where the side points.
				y := side.y*(far+labelRise/2+high/2) - high/2 + labelRise/2
				l := labelTTRSF{p.at.add(vec{side.x * far, y}), side.anchor, lines}
				cost := m.covered(l.box(), set) + .4*float64(step) + .1*float64(len(lines))
				if cost < least {
					best, least = l, cost
				}
			}
		}
	}
	return best
}

// halves splits a name at the space nearest to its middle.
func halves(name string) []string {
	best := -1
	for i, c := range name {
		if c == ' ' && (best < 0 || abs(2*i-len(name)) < abs(2*best-len(name))) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	return []string{name[:best], name[best+1:]}
}

func abs(n int) int { return max(n, -n) }

// covered is how much a box covers of spaces, locations and other blocks, or
// lies outside.
func (m *MapTTRSF) covered(b BoxTTRSF, set []block) float64 {
	me, sum := upright(b), 3*b.outside(m.box)
	for i := range m.routes {
		for _, s := range m.routes[i].blocks {
			sum += me.overlap(s)
		}
	}
	for _, p := range m.places {
		sum += me.overlap(around(p.at, 10))
	}
	for _, s := range set {
		sum += 1.5 * me.overlap(s)
	}
	return sum
}

const (
	stackRadius = 14
	goalRim     = 19 // of a location which a ticket names
)

// setStacks finds a place for a stack of tokens beside each location.
func (m *MapTTRSF) setStacks() {
	var set []block
	for i := range m.places {
		set = append(set, upright(m.places[i].label.box()))
	}
	for i := range m.places {
		p := &m.places[i]
		least := math.Inf(1)
		for step, far := range [...]float64{30, 34, 38, 44, 52} {
			for k := range 24 {
				turn := float64(k) * math.Pi / 12
				at := p.at.add(vec{math.Cos(turn), math.Sin(turn)}.times(far))
				cost := m.covered(stackBox(at), set) + upright(stackBox(at)).overlap(around(p.at, goalRim)) + .8*float64(step)
				if cost < least-1e-6 {
					p.stack, least = at, cost
				}
			}
		}
		set = append(set, upright(stackBox(p.stack)))
	}
}

// stackBox is what a stack covers, with its number.
func stackBox(at vec) BoxTTRSF {
	return BoxTTRSF{at.x - stackRadius, at.y - stackRadius - 6, 2*stackRadius + 7, 2*stackRadius + 11}
}
