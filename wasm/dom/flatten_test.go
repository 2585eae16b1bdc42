//go:build !js

package dom

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

// part is a component with a fixed output.
type part struct{ out []*vugu.VGNode }

func (p *part) Build(*vugu.BuildIn) *vugu.BuildOut { return &vugu.BuildOut{Out: p.out} }

// built runs a build of a root that holds n and the components in it.
func built(t *testing.T, n *vugu.VGNode, comps ...vugu.Builder) *vugu.BuildResults {
	t.Helper()
	env, err := vugu.NewBuildEnv()
	require.NoError(t, err)
	return env.RunBuild(vugu.NewBuilderFunc(func(*vugu.BuildIn) *vugu.BuildOut {
		return &vugu.BuildOut{Out: []*vugu.VGNode{n}, Components: comps}
	}))
}

func flat(t *testing.T, br *vugu.BuildResults) (string, []string) {
	t.Helper()
	s := &screen{page: newFakePage()}
	s.mount(br)
	return s.html(), s.faults
}

func TestComponentRootedInGIsSVG(t *testing.T) {
	c := &part{[]*vugu.VGNode{h("g", h("clippath", "clippathunits", "userSpaceOnUse"),
		h("foreignobject", h("div", h("svg", h("rect")))))}}
	html, faults := flat(t, built(t, h("svg", "viewbox", "0 0 1 1", &vugu.VGNode{Component: c}), c))
	assert.Empty(t, faults)
	assert.Equal(t, `<mount><svg:svg viewBox="0 0 1 1"><svg:g><svg:clipPath clipPathUnits="userSpaceOnUse"></>`+
		`<svg:foreignObject><div><svg:svg><svg:rect></></></></></></></>`, html)
}

func TestTemplatesAndComponentsLeaveOnlyWhatTheyHold(t *testing.T) {
	c := &part{[]*vugu.VGNode{h("", h("i"), h("b"))}}
	html, faults := flat(t, built(t, h("p", h(""), h("", h("", txt("x"))), &vugu.VGNode{Component: c}, h("u")), c))
	assert.Empty(t, faults)
	assert.Equal(t, `<mount><p>x<i></><b></><u></></></>`, html)
}

func TestWhiteSpace(t *testing.T) {
	html, _ := flat(t, results(h("p", txt("\n\t"), h("i"), txt(" "), h("b"), txt("\n "), h("pre", txt("\n x"), txt("\n")))))
	assert.Equal(t, "<mount><p><i></> <b></><pre>\n x\n</></></>", html)
}

func TestForbiddenMarkupIsLeftOutAndReported(t *testing.T) {
	for want, n := range map[string]*vugu.VGNode{
		"style attribute on <p class=a>": h("p", "class", "a", "style", "color:red"),
		"onclick attribute":              h("p", "onclick", "x()"),
		"<style> in a component":         h("style"),
	} {
		html, faults := flat(t, results(n))
		require.Len(t, faults, 1, want)
		assert.Contains(t, faults[0], want)
		assert.NotContains(t, html, "color")
	}
	raw := h("p")
	raw.SetInnerHTML(vugu.HTML(`<b class="x" style="color:red">x</b>`))
	_, faults := flat(t, results(raw))
	require.Len(t, faults, 1)
	assert.Contains(t, faults[0], "style attribute in the raw HTML of <p>")
}

func TestHooksInRawHTMLAreReported(t *testing.T) {
	raw := h("p")
	raw.SetInnerHTML(vugu.HTML(`<dialog data-modal="true"></dialog><i data-focus-fallback="b"></i>`))
	_, faults := flat(t, results(raw))
	require.Len(t, faults, 1)
	assert.Contains(t, faults[0], "data-modal in the raw HTML of <p>")
}

func TestRawHTMLThatOnlySpeaksOfStyleIsFine(t *testing.T) {
	for _, s := range []string{`<p>style=plain</p>`, `<p data-style="x">a</p>`, `<b>x</b> style=`} {
		assert.Empty(t, unsafeHTML(s), s)
	}
	for _, s := range []string{`<p style="x">`, "<p\nSTYLE=x>", `<p a="b"style=x>`, `<style>`} {
		assert.NotEmpty(t, unsafeHTML(s), s)
	}
}

func TestLastOfTwoEqualAttributesCounts(t *testing.T) {
	html, _ := flat(t, results(h("p", "class", "a", "class", "b")))
	assert.Equal(t, `<mount><p class="b"></></>`, html)
}

func TestComponentsThatWereNotBuiltAreReported(t *testing.T) {
	_, faults := flat(t, built(t, h("p", &vugu.VGNode{Component: &part{}})))
	require.Len(t, faults, 1)
	assert.Contains(t, faults[0], "BuildOut.Components")
}

func TestComponentInstanceIsAKey(t *testing.T) {
	a, b := &part{[]*vugu.VGNode{h("li", "class", "a")}}, &part{[]*vugu.VGNode{h("li", "class", "b")}}
	s := &screen{page: newFakePage()}
	tree := func(x, y *part) *vugu.BuildResults {
		return built(t, h("ul", &vugu.VGNode{Component: x}, &vugu.VGNode{Component: y}), x, y)
	}
	s.mount(tree(a, b))
	first := s.kid(0)
	s.update(tree(b, a))
	assert.Same(t, first, s.kid(1))
	assert.Equal(t, 1, s.page.moves)
}
