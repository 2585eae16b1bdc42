//go:build !js

package dom

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestAnyTreeBecomesAnyOther(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		s := newScreen(randomTree(r, 3))
		for range 4 {
			next := r.Uint64()
			tree := func() *vugu.VGNode { return randomTree(rand.New(rand.NewPCG(next, 2)), 3) }
			s.show(tree())
			require.Equal(t, newScreen(tree()).html(), s.html(), "seed %d", seed)
			s.show(tree())
			require.Zero(t, s.page.ops, "seed %d: nothing changed", seed)
			require.Equal(t, countHandled(s.root), len(s.page.live), "seed %d: handlers of removed nodes are dropped", seed)
		}
	}
}

func countHandled(n *node) int {
	c := 0
	if len(n.on) > 0 {
		c++
	}
	for _, k := range n.kids {
		c += countHandled(k)
	}
	return c
}

func list(keys string) *vugu.VGNode {
	ul := h("ul")
	for _, k := range strings.Split(keys, "") {
		ul.AppendChild(h("li", "data-key", k, txt(k)))
	}
	return ul
}

func TestKeyedChildrenMoveAsLittleAsPossible(t *testing.T) {
	for _, c := range []struct {
		from, to    string
		moves, made int
	}{
		{"abcdef", "abcdef", 0, 0},
		{"abcdef", "fabcde", 1, 0},
		{"abcdef", "bcdefa", 1, 0},
		{"abcdef", "abdef", 0, 0},
		{"abdef", "abcdef", 0, 2},
		{"abcdef", "badcfe", 3, 0},
		{"abcdef", "fedcba", 5, 0},
		{"abc", "xaybz", 0, 6},
	} {
		s := newScreen(list(c.from))
		was := map[string]*fakeNode{}
		for _, k := range fake(s.root.el).kids[0].kids {
			was[k.attrs["data-key"]] = k
		}
		s.show(list(c.to))
		assert.Equal(t, c.moves, s.page.moves, "%s to %s", c.from, c.to)
		assert.Equal(t, c.made, s.page.made, "%s to %s", c.from, c.to)
		for i, k := range strings.Split(c.to, "") {
			if was[k] != nil {
				assert.Same(t, was[k], s.kid(i), "%s to %s: %s is the same node", c.from, c.to, k)
			}
		}
	}
}

func TestFocusedChildIsNotTheOneThatMoves(t *testing.T) {
	s := newScreen(list("abcdef"))
	s.page.focused = s.kid(0)
	s.show(list("bcdefa"))
	assert.Equal(t, 5, s.page.moves, "the others move around it")
	assert.Equal(t, "a", s.page.focused.attrs["data-key"])
}

func TestUnkeyedBannerThatComesAndGoesShiftsNobody(t *testing.T) {
	board := func() *vugu.VGNode { return h("div", "class", "board") }
	s := newScreen(h("main", board(), h("div", "class", "log")))
	b, l := s.kid(0), s.kid(1)
	s.show(h("main", h("div", "class", "banner"), board(), h("div", "class", "log")))
	assert.Same(t, b, s.kid(1))
	assert.Same(t, l, s.kid(2))
	s.show(h("main", board(), h("div", "class", "log")))
	assert.Same(t, b, s.kid(0))
	assert.Same(t, l, s.kid(1))
}

func TestUnkeyedChildKeepsItsPlaceWhenItsClassChanges(t *testing.T) {
	row := func(sel int) *vugu.VGNode {
		n := h("div")
		for i := range 5 {
			c := "cell"
			if i == sel {
				c = "cell selected"
			}
			n.AppendChild(h("i", "class", c))
		}
		return n
	}
	s := newScreen(row(1))
	s.show(row(2))
	assert.Equal(t, 2, s.page.ops, "two class attributes")
	assert.Zero(t, s.page.moves+s.page.made)
}

func TestOneAttributeOfAThousandNodesIsOneOperation(t *testing.T) {
	board := func(marked int) *vugu.VGNode {
		svg := h("svg")
		for i := range 1000 {
			svg.AppendChild(h("rect", "x", fmt.Sprint(i), "class", fmt.Sprint(i == marked)))
		}
		return svg
	}
	s := newScreen(board(-1))
	s.show(board(500))
	assert.Equal(t, 1, s.page.ops)
}

func TestPropertiesOrTypeThatDifferMakeAnotherElement(t *testing.T) {
	s := newScreen(h("div", h("input", "type", "text")))
	was := s.kid(0)
	s.show(h("div", h("input", "type", "checkbox")))
	assert.NotSame(t, was, s.kid(0))
}

func TestTouchedPropertyIsWrittenAgain(t *testing.T) {
	s := newScreen(field("input"))
	s.root.kids[0].touch()
	s.show(field("input"))
	assert.Equal(t, 1, s.page.ops)
	s.show(field("input"))
	assert.Zero(t, s.page.ops)
}

// field is an element with a property.
func field(tag string, parts ...any) *vugu.VGNode {
	n := h(tag, parts...)
	n.Prop = []vugu.VGProperty{{Key: "value", JSONVal: []byte(`"x"`)}}
	return n
}

func TestSiblingsWithOneKeyAreReported(t *testing.T) {
	s := newScreen(list("aba"))
	require.Len(t, s.faults, 1)
	assert.Contains(t, s.faults[0], "data-key a")
	s.show(list("baa"))
	assert.Equal(t, newScreen(list("baa")).html(), s.html(), "and shown all the same")
}

func TestSelectionIsGivenBackWithTheFocus(t *testing.T) {
	s := newScreen(h("div", h("input", "data-key", "a"), h("input", "data-key", "b")))
	marked := selection{known: true, start: 1, end: 2, direction: "forward"}
	s.page.focused, s.page.selected = s.kid(0), marked
	p := s.patcher(nil)
	p.focus.root = s.root
	p.focus.arm(s.page)
	s.page.focused, s.page.selected = nil, selection{}
	p.settle()
	assert.Same(t, s.kid(0), s.page.focused)
	assert.Equal(t, marked, s.page.selected)
}

func TestRadioButtonsAndFieldsOfAFormChangeTogether(t *testing.T) {
	radio := func() *vugu.VGNode { return field("input", "type", "radio") }
	s := newScreen(h("div", h("p", radio()), radio(), h("form", field("input"))))
	div := s.root.kids[0]
	touchGroup(s.root, div.kids[1], "click")
	assert.True(t, div.kids[0].kids[0].touched)
	assert.True(t, div.kids[0].touched, "something below is")
	assert.False(t, div.kids[2].kids[0].touched)
	touchGroup(s.root, div.kids[2], "reset")
	assert.True(t, div.kids[2].kids[0].touched)
}

func TestFocusGoesToTheNearestFocusableAncestorThatIsLeft(t *testing.T) {
	tree := func(full bool) *vugu.VGNode {
		panel := h("div", "tabindex", "-1")
		if full {
			panel.AppendChild(h("div", "tabindex", "0", h("button")))
		}
		return h("main", h("section", panel))
	}
	s := newScreen(tree(true))
	panel := s.kid(0).kids[0]
	s.page.focused = panel.kids[0].kids[0]
	s.show(tree(false))
	assert.Same(t, panel, s.page.focused)
}

func TestTheFocusIsTakenAwayBeforeAnythingAroundItIsRemoved(t *testing.T) {
	s := newScreen(h("main", h("i"), h("p", h("button")), h("b")))
	s.page.focused = s.kid(1).kids[0]
	s.show(h("main", h("ul")))
	assert.Equal(t, "focus", s.page.gone[0])
	assert.ElementsMatch(t, []string{"i", "p", "b"}, s.page.gone[1:])
}

func TestTheNodesOfARenderServeTheNextOne(t *testing.T) {
	list := func(word string) *vugu.VGNode {
		return h("ul", h("li", "data-key", "b", txt(word)), h("li", "data-key", "c"))
	}
	s := newScreen(h("ul", h("li", "data-key", "a"), h("li", "data-key", "b", txt("x"))))
	s.show(list("y"))
	s.show(list("z"))
	before := map[*node]bool{}
	for _, n := range s.spare {
		before[n] = true
	}
	s.root.find(func(n *node) bool {
		require.False(t, before[n], "a node of the page is spare: %s", n.label())
		return false
	})
	s.show(list("w"))
	require.Len(t, s.spare, len(before))
	for _, n := range s.spare {
		require.True(t, before[n], "a new node: %s", n.label())
	}
	require.Contains(t, s.html(), "w")
}
