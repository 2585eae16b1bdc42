package svg

import (
	"math"
	"slices"
	"sort"
)

// vec is a point or a step on the plane.
type vec struct{ x, y float64 }

func (a vec) add(b vec) vec       { return vec{a.x + b.x, a.y + b.y} }
func (a vec) sub(b vec) vec       { return vec{a.x - b.x, a.y - b.y} }
func (a vec) times(k float64) vec { return vec{a.x * k, a.y * k} }
func (a vec) dot(b vec) float64   { return a.x*b.x + a.y*b.y }
func (a vec) length() float64     { return math.Hypot(a.x, a.y) }
func (a vec) left() vec           { return vec{-a.y, a.x} }

func (a vec) unit() vec {
	if l := a.length(); l > 0 {
		return a.times(1 / l)
	}
	return vec{1, 0}
}

func (a vec) String() string { return number(a.x) + " " + number(a.y) }

func lowFifth(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	list = slices.Clone(list)
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list[len(list)/5]
}

// curve is a quadratic Bézier curve with its length along steps.
type curve struct {
	a, c, b vec
	arc     [curveSteps + 1]float64
}

const curveSteps = 48

// newCurve leads from a to b, with a control point beside the middle: bend is
// its distance as a part of the length, to the left seen from a.
func newCurve(a, b vec, bend float64) curve {
	c := curve{a: a, b: b, c: a.add(b).times(.5).add(b.sub(a).left().times(-bend))}
	last := a
	for i := 1; i <= curveSteps; i++ {
		p := c.at(float64(i) / curveSteps)
		c.arc[i] = c.arc[i-1] + p.sub(last).length()
		last = p
	}
	return c
}

func (c *curve) length() float64 { return c.arc[curveSteps] }

func (c *curve) at(t float64) vec {
	u := 1 - t
	return c.a.times(u * u).add(c.c.times(2 * u * t)).add(c.b.times(t * t))
}

// heading is the direction at t, of length 1.
func (c *curve) heading(t float64) vec {
	return c.c.sub(c.a).times(1 - t).add(c.b.sub(c.c).times(t)).unit()
}

// along is the t at a distance from a.
func (c *curve) along(s float64) float64 {
	for i := 1; i <= curveSteps; i++ {
		if c.arc[i] >= s {
			part := (s - c.arc[i-1]) / max(c.arc[i]-c.arc[i-1], 1e-9)
			return (float64(i-1) + part) / curveSteps
		}
	}
	return 1
}

// beside is the point at t, moved to the right of the heading.
func (c *curve) beside(t, off float64) vec { return c.at(t).add(c.heading(t).left().times(off)) }

// path is the part from t0 to t1, moved to the right.
func (c *curve) path(t0, t1, off float64) string {
	a, b, mid := c.beside(t0, off), c.beside(t1, off), c.beside((t0+t1)/2, off)
	ctl := mid.times(2).sub(a.add(b).times(.5))
	return "M" + a.String() + "Q" + ctl.String() + " " + b.String()
}
