//go:build js && wasm

package dom

import (
	"strconv"
	"strings"
	"syscall/js"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestPanicInHandlerIsReportedAndPageStaysAlive(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		return one(el("p", el("a", at("class", "bad"), on("click", func(vugu.DOMEvent) {
			n++
			_ = strings.Split("a", ",")[n]
		})), el("b", on("click", func(vugu.DOMEvent) { n++ }), strconv.Itoa(n))))
	})
	s.find("a").Call("click")
	require.Len(t, s.got, 1)
	rep := s.got[0]
	assert.Equal(t, InHandler, rep.Where)
	assert.Equal(t, "click on <a class=bad>", rep.What)
	assert.Contains(t, rep.Message, "index out of range")
	assert.Contains(t, rep.Stack, "TestPanicInHandler")
	assert.True(t, strings.HasPrefix(rep.String(), "handler (click on <a class=bad>): runtime error: index out of range [1] with length 1\n"))
	s.find("b").Call("click")
	settle()
	assert.Equal(t, "2", s.find("b").Get("textContent").String())
}

func TestPanicInBuildKeepsThePageAndItsHandlers(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		if n == 1 {
			panic("no view of 1")
		}
		return one(el("a", on("click", func(vugu.DOMEvent) { n++ }), strconv.Itoa(n)))
	})
	s.find("a").Call("click")
	settle()
	require.Len(t, s.got, 1)
	assert.Equal(t, InBuild, s.got[0].Where)
	assert.Equal(t, "0", s.find("a").Get("textContent").String())
	s.find("a").Call("click")
	settle()
	assert.Equal(t, "2", s.find("a").Get("textContent").String())
	assert.Len(t, s.got, 1)
}

func TestFailedRenderKeepsThePageUntilTheNextOneSucceeds(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		tag := "b"
		if n == 1 {
			tag = "no tag"
		}
		return one(el("div", el("a", on("click", func(vugu.DOMEvent) { n++ }), strconv.Itoa(n)), el(tag)))
	})
	s.find("a").Call("click")
	settle()
	require.Len(t, s.got, 2, "the change, and the attempt to make all anew")
	assert.Equal(t, InRender, s.got[0].Where)
	s.find("a").Call("click")
	settle()
	assert.Equal(t, "<div><a>2</a><b></b></div>", s.html())
	assert.Len(t, s.got, 2)
	assert.Len(t, s.r.page.live, 1)
}

func TestPageThatAnotherScriptChangedIsMadeAnew(t *testing.T) {
	keys := "ab"
	s := show(t, func() []*vugu.VGNode { return one(keyed(keys)) })
	s.find("ul").Call("replaceChildren")
	keys = "bac"
	s.r.Flush()
	assert.Equal(t, "bac", s.find("ul").Get("textContent").String())
	require.NotEmpty(t, s.got)
	assert.Equal(t, InRender, s.got[0].Where)
}

func TestPanicInTheReceiverOfReportsIsStopped(t *testing.T) {
	s := show(t, func() []*vugu.VGNode { return one(el("a")) })
	s.r.OnPanic(func(PanicReport) { panic("twice") })
	s.r.Guard("effect", func() { panic("once") })
	s.r.OnPanic(func(p PanicReport) { s.got = append(s.got, p) })
	s.r.Guard("effect", func() { panic("again") })
	require.Len(t, s.got, 1)
	assert.Equal(t, "effect", s.got[0].Where)
}

func TestGoroutineCanRequestARender(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode { return one(el("a", strconv.Itoa(n))) })
	for range 20 {
		go func() {
			env := s.r.EventEnv()
			env.Lock()
			n++
			env.UnlockRender()
		}()
	}
	settle()
	assert.Equal(t, "20", s.find("a").Get("textContent").String())
	assert.Equal(t, 2, s.r.renders)
}

func TestStateIsShownWithoutAnimationFrames(t *testing.T) {
	g := js.Global()
	raf := g.Get("requestAnimationFrame")
	none := js.FuncOf(func(js.Value, []js.Value) any { return 0 })
	defer none.Release()
	g.Set("requestAnimationFrame", none)
	defer g.Set("requestAnimationFrame", raf)
	n := 0
	s := show(t, func() []*vugu.VGNode { return one(el("a", strconv.Itoa(n))) })
	n = 1
	s.r.RequestRender()
	time.Sleep(2 * hiddenDelay * time.Millisecond)
	assert.Equal(t, "1", s.find("a").Get("textContent").String())
}

func TestAfterRenderSeesTheNewPage(t *testing.T) {
	n, seen := 0, ""
	s := show(t, func() []*vugu.VGNode { return one(el("a", strconv.Itoa(n))) })
	n = 1
	s.r.AfterRender(func() { seen += s.find("a").Get("textContent").String() })
	settle()
	s.r.Flush()
	assert.Equal(t, "1", seen, "once")
}

// tracked is a component that notes its life.
type tracked struct {
	name string
	kids []*tracked
	log  *string
}

func (c *tracked) Init()    { *c.log += "+" + c.name + " " }
func (c *tracked) Destroy() { *c.log += "-" + c.name + " " }

func (c *tracked) Rendered(ctx vugu.RenderedCtx) {
	*c.log += c.name
	if ctx.First() {
		*c.log += "!"
	}
	*c.log += " "
}

func (c *tracked) Build(*vugu.BuildIn) *vugu.BuildOut {
	n := el("div")
	out := &vugu.BuildOut{Out: one(n)}
	for _, k := range c.kids {
		n.AppendChild(&vugu.VGNode{Component: k})
		out.Components = append(out.Components, k)
	}
	return out
}

func TestRenderedIsCalledInnerComponentsFirst(t *testing.T) {
	log := ""
	inner := &tracked{name: "inner", log: &log}
	outer := &tracked{name: "outer", kids: []*tracked{inner}, log: &log}
	s := &stage{}
	s.view = func() []*vugu.VGNode { return one(el("p", s.place(outer))) }
	start(t, s)
	assert.Equal(t, "+outer +inner inner! outer! ", log)
	log, outer.kids = "", nil
	s.r.Flush()
	assert.Equal(t, "-inner outer ", log)
	log, outer.kids = "", []*tracked{inner}
	s.r.Flush()
	assert.Equal(t, "+inner inner! outer ", log, "back again is the first time again")
}

func TestCloseEmptiesTheMountAndEndsRun(t *testing.T) {
	s := show(t, func() []*vugu.VGNode { return one(el("a", on("click", func(vugu.DOMEvent) {}))) })
	s.r.Close()
	assert.Equal(t, "", s.html())
	assert.Empty(t, s.r.page.live)
	<-s.r.done
	s.r.RequestRender()
	s.r.Flush()
	settle()
}

func TestPanicBannerNeedsNoComponents(t *testing.T) {
	words := BannerText{Message: "It broke. Your game is saved.", Reload: "Reload", Copy: "Copy report", Copied: "Copied"}
	ShowPanicBanner(words, "first")
	ShowPanicBanner(words, "the report")
	defer HidePanicBanner()
	require.Equal(t, 1, doc.Call("querySelectorAll", ".panic-banner").Length())
	box := doc.Call("querySelector", ".panic-banner")
	assert.Equal(t, "alert", box.Call("getAttribute", "role").String())
	assert.Equal(t, "It broke. Your game is saved.ReloadCopy report", box.Get("textContent").String())
	assert.True(t, box.Call("querySelector", "[style]").IsNull())
	box.Call("querySelector", ".panic-banner-copy").Call("click")
	answered := false
	for i := 0; i < 100 && !answered; i++ {
		time.Sleep(10 * time.Millisecond)
		area := box.Call("querySelector", "textarea")
		copied := box.Call("querySelector", ".panic-banner-copy").Get("textContent").String() == "Copied"
		answered = copied || area.Truthy() && area.Get("value").String() == "the report"
	}
	assert.True(t, answered, "on the clipboard, or shown to be copied by hand")
	HidePanicBanner()
	assert.True(t, doc.Call("querySelector", ".panic-banner").IsNull())
}
