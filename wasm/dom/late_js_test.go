//go:build js && wasm

package dom

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/vugu/vugu"

	"bayboard/wasm/late"
)

// lateStage has a button that counts, and two late components with the count.
// seen is the page at the beginning of each build.
func lateStage(t *testing.T) (s *stage, seen *[]string) {
	n, list := 0, []string{}
	var first, second late.Part
	shown := func() *vugu.VGNode { return el("p", strconv.Itoa(n), on("click", func(vugu.DOMEvent) { n++ })) }
	a, b := builder(shown), builder(shown)
	s = &stage{}
	s.view = func() []*vugu.VGNode {
		list = append(list, s.mount.Get("textContent").String())
		h := s.r.Haste()
		return one(el("div", el("button", strconv.Itoa(n), on("click", func(vugu.DOMEvent) { n++ })),
			el("div", at("class", "a"), s.place(first.Place(h, a))), el("div", at("class", "b"), s.place(second.Place(h, b)))))
	}
	return start(t, s), &list
}

func TestWhatIsLateIsShownAfterTheRest(t *testing.T) {
	s, seen := lateStage(t)
	whole := false
	s.find("button").Call("click")
	s.r.AfterRender(func() { whole = s.mount.Get("textContent").String() == "111" })
	settle()
	assert.Equal(t, []string{"", "000", "100"}, *seen)
	assert.Equal(t, "111", s.mount.Get("textContent").String())
	assert.True(t, whole, "AfterRender waits for all")
}

func TestWhereAPersonClicksIsNotLate(t *testing.T) {
	s, seen := lateStage(t)
	s.find(".b p").Call("click")
	settle()
	assert.Equal(t, []string{"", "000", "101"}, *seen)
	assert.Equal(t, "111", s.mount.Get("textContent").String())
}

func TestNothingIsLateThatIsNoAnswer(t *testing.T) {
	s, seen := lateStage(t)
	s.r.EventEnv().Lock()
	s.r.EventEnv().UnlockRender()
	settle()
	assert.Equal(t, []string{"", "000"}, *seen)
	s.find("button").Call("click")
	s.r.Flush()
	settle()
	assert.Equal(t, []string{"", "000", "000"}, *seen, "Flush shows all")
	assert.Equal(t, "111", s.mount.Get("textContent").String())
}

func TestWhatIsLateIsLateByOneRenderOnly(t *testing.T) {
	s, _ := lateStage(t)
	s.find("button").Call("click")
	s.r.onFrame()
	assert.Equal(t, "100", s.mount.Get("textContent").String())
	s.find("button").Call("click")
	s.r.onFrame()
	assert.Equal(t, "222", s.mount.Get("textContent").String())
	settle()
}

func TestTheFocusOfWhatIsRemovedGoesOnWhenAllIsShown(t *testing.T) {
	n := 0
	var late late.Part
	waits := builder(func() *vugu.VGNode { return el("p", strconv.Itoa(n)) })
	s := &stage{}
	s.view = func() []*vugu.VGNode {
		act := el("div", at("tabindex", "-1"), at("class", "act"))
		if n == 0 {
			act.AppendChild(el("button", on("click", func(vugu.DOMEvent) { n++ })))
		}
		return one(el("div", act, el("div", s.place(late.Place(s.r.Haste(), waits)))))
	}
	start(t, s)
	s.find("button").Call("focus")
	settle()
	s.find("button").Call("click")
	s.r.onFrame()
	assert.Equal(t, "0", s.find("p").Get("textContent").String())
	assert.True(t, active().Equal(doc.Get("body")), "the browser need not lay out the page for it")
	settle()
	assert.Equal(t, "1", s.find("p").Get("textContent").String())
	assert.True(t, active().Equal(s.find(".act")))
}
