package picture

import (
	"slices"
	"strconv"
	"strings"
)

// join makes one shape of shapes that look the same and do not lie on each
// other: of a route's spaces, and of the lines of a ruin's outline.
func (n *node) join() error {
	for _, kid := range n.kids {
		if err := kid.join(); err != nil {
			return err
		}
	}
	switch {
	case n.is("tt-route"):
		return n.joinSpaces()
	case n.is("sf-trace"):
		n.joinLines()
	}
	return nil
}

// joinLines joins paths that follow each other: in an outline roofs are drawn as
// walls are.
func (n *node) joinLines() {
	var kids []*node
	for _, kid := range n.kids {
		last := len(kids) - 1
		if line(kid) && last >= 0 && line(kids[last]) {
			kids[last].set("d", kids[last].attr("d")+kid.attr("d"))
			continue
		}
		kids = append(kids, kid)
	}
	n.kids = kids
}

func line(n *node) bool {
	return n.name == "path" && (n.is("sf-w") || n.is("sf-d")) && n.without("class", "d") == "" && strings.HasPrefix(n.attr("d"), "M")
}

// joinSpaces joins the spaces of a route, and what is on them, kind by kind.
// Spaces with cars stay as they are.
func (n *node) joinSpaces() error {
	var kids, joined []*node
	for _, space := range n.kids {
		p, ok := placeOf(space.attr("transform"))
		if space.name != "g" || !ok || space.without("transform") != "" || slices.ContainsFunc(space.kids, occupied) {
			kids = append(kids, space)
			continue
		}
		for _, kid := range space.kids {
			shapes, in := []*node{kid}, place{scale: 1}
			if kid.name == "g" {
				shapes = kid.kids
				in, _ = placeOf(kid.attr("transform"))
			}
			for _, shape := range shapes {
				drawn, err := shape.baked(p.of(in))
				if err != nil {
					return err
				}
				if kid.name == "g" {
					drawn.set("class", strings.TrimSpace(shape.attr("class")+" "+kid.attr("class")))
				}
				joined = drawn.add(joined)
			}
		}
	}
	n.kids = append(kids, joined...)
	return nil
}

func occupied(n *node) bool { return n.is("tt-car") || n.is("car-small") }

// add appends a path to a list, or to the path in it that looks the same.
func (n *node) add(list []*node) []*node {
	for _, other := range list {
		if other.without("d") == n.without("d") {
			other.set("d", other.attr("d")+n.attr("d"))
			return list
		}
	}
	return append(list, n)
}

// baked is a shape as a path at its place. Its scale stays a transform, since
// lines are scaled by it.
func (n *node) baked(p place) (*node, error) {
	d, err := p.apart().path(n.outline())
	if err != nil {
		return nil, err
	}
	out := &node{name: "path"}
	for _, a := range n.attrs {
		if !slices.Contains([]string{"d", "x", "y", "width", "height", "rx", "cx", "cy", "r"}, a.name) {
			out.set(a.name, a.value)
		}
	}
	out.set("transform", place{scale: p.scale}.transform())
	out.set("d", d)
	return out, nil
}

// outline is the data of a path that draws the shape, beginning where the
// shape begins.
func (n *node) outline() string {
	size := func(name string) float64 {
		v, _ := strconv.ParseFloat(n.attr(name), 64)
		return v
	}
	switch n.name {
	case "rect":
		x, y, w, h, r := size("x"), size("y"), size("width"), size("height"), size("rx")
		arc := "a" + number(r) + " " + number(r) + " 0 0 1 "
		return "M" + number(x+r) + " " + number(y) + "h" + number(w-2*r) + arc + number(r) + " " + number(r) +
			"v" + number(h-2*r) + arc + number(-r) + " " + number(r) + "h" + number(2*r-w) + arc + number(-r) + " " + number(-r) +
			"v" + number(2*r-h) + arc + number(r) + " " + number(-r) + "z"
	case "circle":
		x, y, r := size("cx"), size("cy"), size("r")
		half := "a" + number(r) + " " + number(r) + " 0 0 1 "
		return "M" + number(x+r) + " " + number(y) + half + number(-2*r) + " 0" + half + number(2*r) + " 0z"
	}
	return n.attr("d")
}
