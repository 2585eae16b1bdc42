//go:build js && wasm

package dom

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestClickHandlerChangesThePageInTheNextFrame(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		return one(el("button", at("class", "b"), on("click", func(vugu.DOMEvent) { n++ }), strconv.Itoa(n)))
	})
	assert.Equal(t, `<button class="b">0</button>`, s.html())
	s.find("button").Call("click")
	s.find("button").Call("click")
	assert.Equal(t, "0", s.find("button").Get("textContent").String())
	settle()
	assert.Equal(t, "2", s.find("button").Get("textContent").String())
	assert.Equal(t, 2, s.r.renders, "two events in one frame make one render")
}

func keyed(keys string) *vugu.VGNode {
	ul := el("ul")
	for _, k := range strings.Split(keys, "") {
		ul.AppendChild(el("li", at("data-key", k), k))
	}
	return ul
}

func TestKeyedNodesMoveInsteadOfBeingRebuilt(t *testing.T) {
	keys := "abcd"
	s := show(t, func() []*vugu.VGNode { return one(keyed(keys)) })
	b := s.find("[data-key=b]")
	b.Set("mark", "mine")
	for _, keys = range []string{"dbca", "xbya", "b", "cbaxd"} {
		s.r.Flush()
		assert.Equal(t, keys, s.find("ul").Get("textContent").String())
		assert.Equal(t, "mine", s.find("[data-key=b]").Get("mark").String(), keys)
	}
}

func TestInputKeepsTextAcrossRenders(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		n++
		return one(el("p", at("title", strconv.Itoa(n)), el("input"), el("input", prop("value", `"start"`))))
	})
	s.find("input").Set("value", "typed")
	s.find("input + input").Set("value", "typed too")
	s.r.Flush()
	assert.Equal(t, "2", s.find("p").Get("title").String())
	assert.Equal(t, "typed", s.find("input").Get("value").String())
	assert.Equal(t, "typed too", s.find("input + input").Get("value").String(), "no handler: the field is the person's")
}

func TestInputThatIsHandledShowsWhatTheModelSays(t *testing.T) {
	model := "ab"
	s := show(t, func() []*vugu.VGNode {
		return one(el("input", prop("value", strconv.Quote(model)), on("input", func(e vugu.DOMEvent) {
			if v := e.PropString("target", "value"); len(v) <= 3 {
				model = v
			}
		})))
	})
	in := s.find("input")
	typed := func(v string) {
		in.Set("value", v)
		in.Call("dispatchEvent", newEvent("InputEvent", "input"))
		settle()
	}
	typed("abc")
	assert.Equal(t, "abc", model)
	typed("abcd")
	assert.Equal(t, "abc", in.Get("value").String(), "a refused character goes away, though the model is as before")
	model = `a"b` + "\n"
	s.r.Flush()
	assert.Equal(t, `a"b`, in.Get("value").String())
}

func TestCheckboxAndSelectFollowTheirProperties(t *testing.T) {
	checked, choice, names := "true", `"b"`, "ab"
	s := show(t, func() []*vugu.VGNode {
		sel := el("select", prop("value", choice))
		for _, o := range strings.Split(names, "") {
			sel.AppendChild(el("option", at("value", o), o))
		}
		return one(el("p", el("input", at("type", "checkbox"), prop("checked", checked)), sel))
	})
	assert.True(t, s.find("input").Get("checked").Bool())
	assert.Equal(t, "b", s.find("select").Get("value").String())
	checked, choice, names = "false", `"c"`, "abc"
	s.r.Flush()
	assert.False(t, s.find("input").Get("checked").Bool())
	assert.Equal(t, "c", s.find("select").Get("value").String())
}

func TestDetailsStaysOpen(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		n++
		return one(el("div", at("title", strconv.Itoa(n)),
			el("section", vugu.HTML(`<details><summary>x</summary><input></details>`)),
			el("details", at("class", "own"), el("summary", "y"))))
	})
	s.find("details").Set("open", true)
	s.find(".own").Set("open", true)
	s.find("section input").Set("value", "typed")
	s.r.Flush()
	assert.True(t, s.find("details").Get("open").Bool(), "raw HTML that is the same is not set again")
	assert.True(t, s.find(".own").Get("open").Bool())
	assert.Equal(t, "typed", s.find("section input").Get("value").String())
}

func TestComponentRootedInGLandsInSvgNamespace(t *testing.T) {
	g := builder(func() *vugu.VGNode {
		return el("g", el("circle"), el("foreignobject", el("p", "html")), el("text", el("tspan", "a"), " ", el("tspan", "b")))
	})
	s := &stage{}
	s.view = func() []*vugu.VGNode { return one(el("svg", at("viewbox", "0 0 9 9"), at("xmlns", "x"), s.place(g))) }
	start(t, s)
	const svg, html = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"
	for selector, want := range map[string]string{"svg": svg, "g": svg, "circle": svg, "foreignObject": svg, "p": html, "tspan": svg} {
		assert.Equal(t, want, s.find(selector).Get("namespaceURI").String(), selector)
	}
	assert.Equal(t, "0 0 9 9", s.find("svg").Call("getAttribute", "viewBox").String())
	assert.Equal(t, "a b", s.find("text").Get("textContent").String())
	assert.Empty(t, s.got)
}

func TestXlinkAttributeHasItsNamespace(t *testing.T) {
	href := "#a"
	s := show(t, func() []*vugu.VGNode {
		use := el("use")
		if href != "" {
			use.Attr = []vugu.VGAttribute{{Namespace: "xlink", Key: "href", Val: href}}
		}
		return one(el("svg", use))
	})
	assert.Equal(t, "#a", s.find("use").Get("href").Get("baseVal").String())
	href = ""
	s.r.Flush()
	assert.Equal(t, "<use></use>", s.find("svg").Get("innerHTML").String())
}

func TestDataStyleGoesThroughCSSOM(t *testing.T) {
	style := "--x:12px; width:30%"
	s := show(t, func() []*vugu.VGNode { return one(el("p", at("data-style", style))) })
	css := s.find("p").Get("style")
	assert.Equal(t, "12px", css.Call("getPropertyValue", "--x").String())
	assert.Equal(t, "30%", css.Get("width").String())
	style = "--x:13px"
	s.r.Flush()
	assert.Equal(t, "13px", css.Call("getPropertyValue", "--x").String())
	assert.Equal(t, "", css.Get("width").String())
	assert.True(t, s.find("p").Call("getAttribute", "data-style").IsNull())
}

func TestDataStyleInRawHTMLWorksToo(t *testing.T) {
	s := show(t, func() []*vugu.VGNode {
		return one(el("div", vugu.HTML(`<p data-style="--x:1px">a</p><svg><g data-style="--y:2"></g></svg>`)))
	})
	assert.Equal(t, "1px", s.find("p").Get("style").Call("getPropertyValue", "--x").String())
	assert.Equal(t, "2", s.find("g").Get("style").Call("getPropertyValue", "--y").String())
	assert.Empty(t, s.got)
}

func TestStyleAttributeIsLeftOutAndReported(t *testing.T) {
	s := show(t, func() []*vugu.VGNode { return one(el("p", at("style", "color:red"))) })
	s.r.Flush()
	assert.Equal(t, "<p></p>", s.html())
	if assert.Len(t, s.got, 1, "once, not with every render") {
		assert.Equal(t, InMarkup, s.got[0].Where)
	}
}

func TestTextCommentsAndAttributesFollow(t *testing.T) {
	step := 0
	s := show(t, func() []*vugu.VGNode {
		if step == 0 {
			return []*vugu.VGNode{el("p", at("a", "1"), at("b", "2"), el("i", "x"), " ", el("b", "y")),
				{Type: vugu.CommentNode, Data: "one"}}
		}
		return []*vugu.VGNode{el("p", at("b", "3"), at("c", "4"), el("i", "z"), " & ", el("b", "y")),
			{Type: vugu.CommentNode, Data: "two"}}
	})
	assert.Equal(t, `<p a="1" b="2"><i>x</i> <b>y</b></p><!--one-->`, s.html())
	step = 1
	s.r.Flush()
	assert.Equal(t, `<p b="3" c="4"><i>z</i> &amp; <b>y</b></p><!--two-->`, s.html())
}

func TestRenderWithoutChangeMakesNoCall(t *testing.T) {
	marked := -1
	s := show(t, func() []*vugu.VGNode {
		svg := el("svg")
		for i := range 1000 {
			svg.AppendChild(el("rect", at("class", strconv.FormatBool(i == marked)), at("data-key", strconv.Itoa(i)),
				at("data-style", "--i:1"), on("click", func(vugu.DOMEvent) {})))
		}
		return one(el("div", svg, el("input", prop("value", `"x"`))))
	})
	s.r.page.calls = 0
	s.r.Flush()
	assert.Zero(t, s.r.page.calls)
	marked = 500
	s.r.Flush()
	assert.Equal(t, 1, s.r.page.calls, "one attribute of one of 1000 nodes")
}

func TestMountKeepsItsContentUntilTheFirstRenderSucceeds(t *testing.T) {
	mount := doc.Call("createElement", "div")
	mount.Set("id", "early")
	mount.Set("textContent", "lobby")
	doc.Get("body").Call("append", mount)
	defer mount.Call("remove")
	r, err := New("#early")
	assert.NoError(t, err)
	defer r.Close()
	r.OnPanic(func(PanicReport) {})
	fail := true
	env, _ := vugu.NewBuildEnv(r.EventEnv())
	root := builder(func() *vugu.VGNode {
		if fail {
			panic("not yet")
		}
		return el("p", "ready")
	})
	r.Start(func() *vugu.BuildResults { return env.RunBuild(root) })
	assert.Equal(t, "lobby", mount.Get("innerHTML").String())
	fail = false
	r.Flush()
	assert.Equal(t, "<p>ready</p>", mount.Get("innerHTML").String())
}

func TestNewWithoutMountIsAnError(t *testing.T) {
	_, err := New("#nowhere")
	assert.ErrorContains(t, err, "#nowhere")
}

func TestAPictureThatComesAgainIsTheSame(t *testing.T) {
	part := `<g class="a"><path d="M0 0h1"/><text x="1">&lt;b&gt; &amp; c</text></g>`
	pictures := []string{strings.Repeat(part, 4), strings.Repeat(part, 5) + `<circle r="1"/>`, "<path/>"}
	now := 0
	s := show(t, func() []*vugu.VGNode {
		n, in := el("svg"), el("g")
		n.SetInnerHTML(vugu.HTML(pictures[now]))
		in.SetInnerHTML(vugu.HTML(pictures[(now+1)%3]))
		return []*vugu.VGNode{n, el("svg", in)}
	})
	for round := range 12 {
		now = round % 3
		s.r.Flush()
		for i, at := range []string{"svg", "svg > g:only-child"} {
			got := s.find(at)
			want := doc.Call("createElementNS", "http://www.w3.org/2000/svg", "svg")
			want.Set("innerHTML", pictures[(now+i)%3])
			require.Equal(t, want.Get("innerHTML").String(), got.Get("innerHTML").String(), "round %d", round)
			require.Equal(t, "http://www.w3.org/2000/svg", got.Get("firstChild").Get("namespaceURI").String())
		}
	}
	require.Len(t, s.r.page.pictures, 2, "the short one is not kept")
	require.Empty(t, s.got)
}
