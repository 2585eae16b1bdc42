package picture

import (
	"math"
	"slices"
	"strconv"
)

// cull leaves out what lies outside of a picture: of the streets around a part
// of a map only the edge is seen. What it cannot measure stays.
func (n *node) cull(p place, view box) {
	n.kids = slices.DeleteFunc(n.kids, func(kid *node) bool {
		q, ok := placeOf(kid.attr("transform"))
		if !ok || kid.name == "" {
			return false
		}
		at := p.of(q)
		if kid.name == "g" {
			kid.cull(at, view)
			return len(kid.kids) == 0
		}
		e, ok := kid.extent(at)
		return ok && !view.meets(e)
	})
}

// extent is a box that an element surely lies in; ok is false if it is unknown.
func (n *node) extent(p place) (e box, ok bool) {
	size := func(name string) float64 {
		v, _ := strconv.ParseFloat(n.attr(name), 64)
		return v
	}
	room := 4 + size("stroke-width")*p.scale/2 // for lines
	switch n.name {
	case "path", "rect", "circle":
		t := tracer{place: p, loX: math.Inf(1), loY: math.Inf(1), hiX: math.Inf(-1), hiY: math.Inf(-1)}
		if err := t.trace(n.outline()); err != nil || t.loX > t.hiX {
			return e, false
		}
		e = box{t.loX, t.loY, t.hiX - t.loX, t.hiY - t.loY}
	case "text":
		if n.attr("x") == "" || n.attr("y") == "" {
			return e, false // its lines may stand anywhere
		}
		x, y := p.at(size("x"), size("y"))
		e = box{x, y, 0, 0}
		room = 14 * float64(2+n.letters()) * p.scale
	default:
		return e, false
	}
	return box{e.x - room, e.y - room, e.w + 2*room, e.h + 2*room}, true
}

func (n *node) letters() int {
	sum := len(n.text)
	for _, kid := range n.kids {
		sum += kid.letters()
	}
	return sum
}
