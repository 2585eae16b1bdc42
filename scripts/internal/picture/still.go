package picture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// still is a drawing of the application as a picture that is only looked at,
// of as few elements as will do: a page has a hundred pictures. What nobody
// sees is left out, symbols are drawn where they are used (each <use> costs the
// browser a tree), and the spaces of a route become one shape. View is the box
// that cuts it, nil if nothing does.
func still(art string, symbols map[string]*node, view *box) (string, error) {
	root, err := parse(art)
	if err != nil {
		return "", err
	}
	if err := root.draw(symbols); err != nil {
		return "", err
	}
	root.drop(false)
	if err := root.join(); err != nil {
		return "", err
	}
	if view != nil {
		root.cull(place{scale: 1}, *view)
	}
	root.flatten()
	var out strings.Builder
	root.write(&out)
	return out.String(), nil
}

// symbolsOf finds the elements with an id.
func symbolsOf(defs string) (map[string]*node, error) {
	root, err := parse(defs)
	if err != nil {
		return nil, err
	}
	symbols := map[string]*node{}
	for _, n := range root.kids {
		if id := n.attr("id"); id != "" {
			symbols[id] = n
		}
	}
	return symbols, nil
}

var (
	// unseen are the classes of what takes clicks, or is shown by a state that
	// no picture has: see stateful.
	unseen = []string{"tt-hit", "tt-hit-dot", "sf-hit", "tt-mark", "tt-mark-in", "tt-ring", "sf-ring-in", "sf-slot"}
	// stateful are the classes of states that show what is unseen.
	stateful = []string{
		"tt-can", "tt-picked", "tt-fresh", "tt-asked", "tt-goal", "tt-end", "tt-key",
		"sf-aim", "sf-look", "sf-can", "sf-fresh", "sf-pick", "sf-asked", "sf-ghost", "sf-gone",
	}
	// untraced have only a fill: in the outline of a ruin there is none.
	untraced = []string{"sf-x", "sf-l", "sf-ls", "sf-smoke"}
)

func (n *node) drop(traced bool) {
	traced = traced || n.is("sf-trace")
	n.kids = slices.DeleteFunc(n.kids, func(kid *node) bool {
		return slices.ContainsFunc(unseen, kid.is) || traced && slices.ContainsFunc(untraced, kid.is)
	})
	for _, kid := range n.kids {
		kid.drop(traced)
	}
}

// draw puts the shapes of symbols where they are used.
func (n *node) draw(symbols map[string]*node) error {
	for i, kid := range n.kids {
		if kid.name == "use" {
			drawn, err := kid.drawn(symbols)
			if err != nil {
				return err
			}
			n.kids[i], kid = drawn, drawn
		}
		if err := kid.draw(symbols); err != nil {
			return err
		}
	}
	return nil
}

// drawn is a group instead of a <use>.
func (n *node) drawn(symbols map[string]*node) (*node, error) {
	id := strings.TrimPrefix(n.attr("href"), "#")
	symbol := symbols[id]
	if symbol == nil {
		return nil, fmt.Errorf("no symbol %q", id)
	}
	size := func(name string) float64 {
		v, _ := strconv.ParseFloat(n.attr(name), 64)
		return v
	}
	p := place{x: size("x"), y: size("y"), scale: 1}
	group := &node{name: "g", kids: symbol.clone().kids}
	if symbol.name == "symbol" {
		box := numbers(symbol.attr("viewBox"))
		if len(box) != 4 {
			return nil, fmt.Errorf("the box of %q", id)
		}
		p.scale = min(size("width")/box[2], size("height")/box[3])
		p.x += (size("width")-box[2]*p.scale)/2 - box[0]*p.scale
		p.y += (size("height")-box[3]*p.scale)/2 - box[1]*p.scale
	} else {
		group.kids = []*node{symbol.clone()}
		group.kids[0].set("id", "")
	}
	group.set("transform", p.transform())
	for _, a := range n.attrs {
		if !slices.Contains([]string{"href", "x", "y", "width", "height"}, a.name) {
			group.set(a.name, a.value)
		}
	}
	return group, nil
}

// flatten removes groups that do nothing, and gives a group's way to the only
// group in it.
func (n *node) flatten() {
	var kids []*node
	for _, kid := range n.kids {
		kid.flatten()
		if p, ok := placeOf(kid.attr("transform")); ok && p == (place{scale: 1}) {
			kid.set("transform", "")
		}
		switch {
		case kid.name != "g":
			kids = append(kids, kid)
		case len(kid.attrs) == 0:
			kids = append(kids, kid.kids...)
		case len(kid.kids) == 1 && kid.kids[0].name == "g" && kid.without("transform") == "":
			kids = append(kids, kid.inner())
		default:
			kids = append(kids, kid)
		}
	}
	n.kids = kids
}

// inner is the only group of a group, moved as that one is, or the group
// itself where that cannot be said.
func (n *node) inner() *node {
	outer, ok := placeOf(n.attr("transform"))
	inner, ok2 := placeOf(n.kids[0].attr("transform"))
	if !ok || !ok2 || n.kids[0].attr("clip-path") != "" {
		return n
	}
	n.kids[0].set("transform", outer.of(inner).transform())
	return n.kids[0]
}
