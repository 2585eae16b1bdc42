package picture

import (
	"math"
	"slices"
	"strconv"
)

// tag is a number of a figure: a square, which looks like nothing of a game.
// With a line it stands beside its thing, and the line leads there.
type tag struct {
	box
	line     bool
	toX, toY float64
}

// tagSide is how large a tag is on the page, half of it.
const tagSide = 9

// tag is where the number of something stands, off other tags.
func (p part) tag(at box, taken []box) tag {
	if len(p.busy) > 0 {
		if t, ok := p.beside(at.core(), taken); ok {
			return t
		}
	}
	return tag{box: p.free(at, slices.Concat(p.busy, taken))}
}

// beside is the nearest place for a tag that covers nothing, and from which a
// line to the thing crosses nothing.
func (p part) beside(at box, taken []box) (best tag, ok bool) {
	r, step := tagSide/p.scale, 1/p.scale
	reach, least := 60/p.scale, math.Inf(1)
	apart := 6 / p.scale // so that the line is seen
	if min(at.w, at.h) > 4*r {
		apart = 0 // the line goes into it
	}
	for y := at.y - reach; y < at.y+at.h+reach; y += step {
		for x := at.x - reach; x < at.x+at.w+reach; x += step {
			t := tag{box: box{x - r, y - r, 2 * r, 2 * r}, line: true}
			t.toX, t.toY = at.nearest(x, y)
			far := math.Hypot(x-t.toX, y-t.toY)
			if far >= least || t.grown(apart).meets(at) || !p.holds(t.grown(1)) || slices.ContainsFunc(p.busy, t.meets) || slices.ContainsFunc(taken, t.grown(2/p.scale).meets) {
				continue
			}
			if apart == 0 { // the middle of a side, well inside
				t.toX, t.toY = at.grown(-11/p.scale).nearest(x, y)
			}
			if p.clear(at, t, taken) {
				best, least, ok = t, far, true
			}
		}
	}
	return best, ok
}

// clear reports whether the line of a tag crosses nothing but its thing.
func (p part) clear(at box, t tag, taken []box) bool {
	x, y := t.middle()
	long := math.Hypot(t.toX-x, t.toY-y)
	dot := 2.5 / p.scale
	for d := 0.0; d <= long; d += 1.5 {
		on := box{x + (t.toX-x)*d/long - dot/2, y + (t.toY-y)*d/long - dot/2, dot, dot}
		crossed := func(b box) bool { return !b.has(at) && b.meets(on) && long-d > p.end }
		if slices.ContainsFunc(p.busy, crossed) || slices.ContainsFunc(p.fine, on.meets) || slices.ContainsFunc(taken, on.meets) {
			return false
		}
	}
	return true
}

func (p part) holds(b box) bool {
	return b.x >= p.x && b.y >= p.y && b.x+b.w <= p.x+p.w && b.y+b.h <= p.y+p.h
}

func (b box) middle() (x, y float64) { return b.x + b.w/2, b.y + b.h/2 }

func (b box) grown(by float64) box { return box{b.x - by, b.y - by, b.w + 2*by, b.h + 2*by} }

// core is the middle part of what is long: at its end it may meet others.
func (b box) core() box {
	if max(b.w, b.h) > 3*min(b.w, b.h) {
		return box{b.x + b.w/4, b.y + b.h/4, b.w / 2, b.h / 2}
	}
	return b
}

func (b box) has(o box) bool { return b.with(o) == b }

// nearest is the point of a box that is nearest to another point.
func (b box) nearest(x, y float64) (float64, float64) {
	return min(max(x, b.x), b.x+b.w), min(max(y, b.y), b.y+b.h)
}

// draw draws a tag with its number.
func (t tag) draw(n int) string {
	x, y := t.middle()
	scale := t.w / 2 / tagSide
	art := ""
	if t.line {
		dx, dy := number((t.toX-x)/scale), number((t.toY-y)/scale)
		line := `<path d="M0 0L` + dx + " " + dy + `" class="`
		art = line + `pic-n-u"/>` + line + `pic-n-l"/><circle cx="` + dx + `" cy="` + dy + `" r="2.5"/>`
	}
	return `<g class="pic-n" transform="translate(` + number(x) + " " + number(y) + `)scale(` + number(scale) + `)">` + art +
		`<rect x="-9" y="-9" width="18" height="18" rx="2.5"/><text y="5">` + strconv.Itoa(n) + `</text></g>`
}
