package svg

import "math"

// block is a rectangle that may be turned: a space, a dot, a name.
type block struct {
	at     vec
	w, h   float64 // half of its sides
	facing vec     // of length 1, along w
}

func upright(b BoxTTRSF) block {
	return block{at: vec{b.X + b.W/2, b.Y + b.H/2}, w: b.W / 2, h: b.H / 2, facing: vec{1, 0}}
}

func around(at vec, r float64) block { return block{at: at, w: r, h: r, facing: vec{1, 0}} }

// grown has more on every side.
func (a block) grown(d float64) block {
	a.w, a.h = a.w+d, a.h+d
	return a
}

// overlap is how far two blocks would have to be moved apart, 0 if they do not
// touch.
func (a block) overlap(b block) float64 {
	d := b.at.sub(a.at)
	if most := a.w + a.h + b.w + b.h; math.Abs(d.x) > most || math.Abs(d.y) > most {
		return 0
	}
	least := math.Inf(1)
	for _, axis := range [...]vec{a.facing, a.facing.left(), b.facing, b.facing.left()} {
		deep := a.reach(axis) + b.reach(axis) - math.Abs(d.dot(axis))
		if deep <= 0 {
			return 0
		}
		least = min(least, deep)
	}
	return least
}

// reach is how far the block extends from its middle along an axis.
func (a block) reach(axis vec) float64 {
	return a.w*math.Abs(a.facing.dot(axis)) + a.h*math.Abs(a.facing.left().dot(axis))
}

// distance is how far a point is from the block.
func (a block) distance(p vec) float64 {
	d := p.sub(a.at)
	return math.Hypot(max(0, math.Abs(d.dot(a.facing))-a.w), max(0, math.Abs(d.dot(a.facing.left()))-a.h))
}

// outside is how much of a box lies beyond another, in units of length.
func (b BoxTTRSF) outside(of BoxTTRSF) float64 {
	return max(0, of.X-b.X) + max(0, of.Y-b.Y) + max(0, b.X+b.W-of.X-of.W) + max(0, b.Y+b.H-of.Y-of.H)
}
