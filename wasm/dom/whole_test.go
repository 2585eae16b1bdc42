//go:build !js

package dom

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

// holder is a component that gives the same output until it is told another.
type holder struct{ out *vugu.BuildOut }

func (c *holder) Build(*vugu.BuildIn) *vugu.BuildOut { return c.out }

// say gives it a new output: nodes and, where they stand, other components.
func (c *holder) say(n *vugu.VGNode, comps ...vugu.Builder) *holder {
	c.out = &vugu.BuildOut{Out: []*vugu.VGNode{n}, Components: comps}
	return c
}

func at(c vugu.Builder) *vugu.VGNode { return &vugu.VGNode{Component: c} }

func TestAnOutputThatIsTheSameIsNotComparedAgain(t *testing.T) {
	kept := new(holder).say(h("p", "class", "a", h("i"), txt("x")))
	tree := func(class string) *vugu.BuildResults { return built(t, h("div", "class", class, at(kept)), kept) }
	s := &screen{page: newFakePage()}
	s.mount(tree("1"))
	s.update(tree("2"))
	assert.Equal(t, 1, s.page.ops)
	assert.Len(t, s.spare, 3, "mount, div and p: nothing was made for what is in it")
	kept.say(h("p", "class", "b", h("i"), txt("y")))
	s.update(tree("2"))
	assert.Equal(t, 2, s.page.ops)
	assert.Equal(t, `<mount><div class="2"><p class="b"><i></>y</></></>`, s.html())
}

func TestAComponentInAnOutputThatIsTheSameChanges(t *testing.T) {
	inner := new(holder).say(h("i", "class", "a"))
	outer := new(holder).say(h("p", at(inner)), inner)
	tree := func() *vugu.BuildResults { return built(t, h("div", at(outer)), outer) }
	s := &screen{page: newFakePage()}
	s.mount(tree())
	inner.say(h("i", "class", "b"))
	s.update(tree())
	assert.Equal(t, `<mount><div><p><i class="b"></></></></>`, s.html())
}

func TestAFieldInAnOutputThatIsTheSameIsWrittenAgain(t *testing.T) {
	kept := new(holder).say(h("p", h("b", field("input"))))
	tree := func() *vugu.BuildResults { return built(t, h("div", at(kept)), kept) }
	s := &screen{page: newFakePage()}
	s.mount(tree())
	s.root.kids[0].kids[0].kids[0].kids[0].touch()
	s.update(tree())
	assert.Equal(t, 1, s.page.ops)
	s.update(tree())
	assert.Zero(t, s.page.ops)
}

// randomWhole places some components of some that come and go, move and stay,
// in a tree. They hold each other as their places allow.
func randomWhole(r *rand.Rand, comps []*holder) (*vugu.VGNode, []vugu.Builder) {
	n := h("main", "class", fmt.Sprint(r.IntN(2)))
	var used []vugu.Builder
	for _, i := range r.Perm(len(comps))[:r.IntN(len(comps)+1)] {
		used = append(used, comps[i])
		if r.IntN(3) == 0 {
			n.AppendChild(h("div", at(comps[i])))
		} else {
			n.AppendChild(at(comps[i]))
		}
		if r.IntN(3) == 0 {
			n.AppendChild(h("hr"))
		}
	}
	return n, used
}

func TestComponentsThatStayTheSameAmongOthers(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 3))
		deep := []*holder{new(holder).say(randomTree(r, 1)), new(holder).say(randomTree(r, 1))}
		comps := make([]*holder, 5)
		fresh := func(i int) {
			n := randomTree(r, 2)
			if i < len(deep) && n.InnerHTML == nil {
				n.AppendChild(at(deep[i]))
				comps[i].say(n, deep[i])
				return
			}
			comps[i].say(n)
		}
		for i := range comps {
			comps[i] = new(holder)
			fresh(i)
		}
		n, used := randomWhole(r, comps)
		s := &screen{page: newFakePage()}
		s.mount(built(t, n, used...))
		for range 6 {
			if i := r.IntN(len(comps) + 1); i < len(comps) {
				fresh(i)
			}
			if r.IntN(3) == 0 {
				deep[r.IntN(2)].say(randomTree(r, 1))
			}
			n, used = randomWhole(r, comps)
			br := built(t, n, used...)
			s.update(br)
			other := &screen{page: newFakePage()}
			other.mount(br)
			require.Equal(t, other.html(), s.html(), "seed %d", seed)
			s.update(br)
			require.Zero(t, s.page.ops, "seed %d: nothing changed", seed)
			require.Equal(t, countHandled(s.root), len(s.page.live), "seed %d", seed)
		}
	}
}
