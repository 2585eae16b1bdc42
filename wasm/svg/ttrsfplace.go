package svg

import (
	"math"
	"strconv"

	"bayboard/wasm/escape"
)

// PlaceStateTTRSF is what lies at a location and how it is marked.
type PlaceStateTTRSF struct {
	Symbol string // of the token stack
	Left   int    // tokens in the stack
	End    bool   // an end of the picked route
	Goal   bool   // an end of a shown ticket
	Can    bool   // may be chosen now
}

// PlaceClassTTRSF is the class of a location's <g>.
func PlaceClassTTRSF(s PlaceStateTTRSF) string {
	class := "tt-place"
	if s.End {
		class += " tt-end"
	}
	if s.Goal {
		class += " tt-goal"
	}
	if s.Can {
		class += " tt-can"
	}
	return class
}

// PlaceMarkup is the content of a location's <g>: its dot, its name and its
// stack of tokens.
func (m *MapTTRSF) PlaceMarkup(i int, s PlaceStateTTRSF) string {
	var p pen
	at := m.places[i].at
	if s.Can {
		p.circle(at.x, at.y, 22, "tt-hit-dot")
	}
	stack := m.places[i].stack
	if s.Left > 0 {
		p.put(`<path d="M%sL%s" class="tt-tie"/>`, at.String(), stack.String())
	}
	p.circle(at.x, at.y, 17, "tt-ring")
	p.circle(at.x, at.y, 9.5, "tt-dot")
	p.circle(at.x, at.y, 4, "tt-dot-in")
	if s.Left > 0 {
		p.stack(stack, s)
	}
	p.label(m.places[i].label)
	return p.String()
}

func (p *pen) label(l labelTTRSF) {
	p.put(`<text class="tt-name" text-anchor="%s">`, l.anchor)
	for k, line := range l.lines {
		p.put(`<tspan x="%s" y="%s">%s</tspan>`, number(l.at.x), number(l.at.y+labelLine*float64(k)), escape.HTML(line))
	}
	p.WriteString("</text>")
}

// stack draws tokens on each other, with their number.
func (p *pen) stack(at vec, s PlaceStateTTRSF) {
	for k := s.Left - 1; k >= 0; k-- {
		p.circle(at.x+3.5*float64(k), at.y+3*float64(k), stackRadius, "tt-token")
	}
	p.use(TokenTTRSF(s.Symbol), "tt-token-s", at.x-10, at.y-10, 20, 20)
	p.circle(at.x+13, at.y-12, 9.5, "tt-count")
	p.text(at.x+13, at.y-7.2, "tt-count-n", strconv.Itoa(s.Left))
}

// LinkTTRSF is how a ticket stands that is shown on the map.
type LinkTTRSF uint8

// The states of a ticket: open, done, done by the claim that is looked at.
const (
	LinkOpen LinkTTRSF = iota
	LinkDone
	LinkSoon
)

// Link is a ticket's line between its two locations.
func (m *MapTTRSF) Link(a, b int, s LinkTTRSF) string {
	c := m.link(a, b)
	rim := 15 / max(30, c.length())
	d := c.path(rim, 1-rim, 0)
	var p pen
	p.path(d, "tt-link-bed")
	p.path(d, [...]string{"tt-link", "tt-link tt-link-done", "tt-link tt-link-soon"}[s])
	return p.String()
}

// link is the curve between two locations of those that bend little which
// crosses the fewest names and stacks.
func (m *MapTTRSF) link(a, b int) curve {
	best, least := curve{}, math.Inf(1)
	for _, bend := range [...]float64{linkBend, .08, .16, .04, .2, -.04, -.08, .24, -.12, .28, -.16, -.2, -.24, -.28} {
		c := link(m.places[a].at, m.places[b].at, bend)
		if cost := m.crossed(&c) + 8*math.Abs(bend-linkBend); cost < least {
			best, least = c, cost
		}
	}
	return best
}

// crossed is at how many of its steps a curve lies on a name or a stack.
func (m *MapTTRSF) crossed(c *curve) float64 {
	const air = 6
	n := 0.0
	for i := range curveSteps + 1 {
		p := c.at(float64(i) / curveSteps)
		for k := range m.places {
			for _, b := range [...]BoxTTRSF{m.LabelBox(k), m.StackBox(k)} {
				if p.x > b.X-air && p.x < b.X+b.W+air && p.y > b.Y-air && p.y < b.Y+b.H+air {
					n++
				}
			}
		}
	}
	return n
}

// PlaceBox is what a location covers, without its name.
func (m *MapTTRSF) PlaceBox(i int) BoxTTRSF {
	const rim = 18
	at := m.places[i].at
	return BoxTTRSF{at.x - rim, at.y - rim, 2 * rim, 2 * rim}
}

// LabelBox is what a location's name covers.
func (m *MapTTRSF) LabelBox(i int) BoxTTRSF { return m.places[i].label.box() }

// StackBox is what a location's stack of tokens covers.
func (m *MapTTRSF) StackBox(i int) BoxTTRSF { return stackBox(m.places[i].stack) }
