//go:build js && wasm

package dom

import (
	"strconv"
	"syscall/js"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/vugu/vugu"
)

func TestEventTellsWhatHappened(t *testing.T) {
	var e vugu.DOMEvent
	var summary map[string]any
	s := show(t, func() []*vugu.VGNode {
		keep := func(ev vugu.DOMEvent) { e, summary = ev, ev.EventSummary() }
		return one(el("div", at("data-cell", "c3"), on("keydown", keep), on("pointerdown", keep), on("change", keep),
			el("input", at("type", "checkbox"), at("value", "v"))))
	})
	in := s.find("input")
	in.Call("dispatchEvent", newEvent("KeyboardEvent", "keydown",
		map[string]any{"key": "a", "code": "KeyA", "shiftKey": true, "ctrlKey": true, "repeat": true}))
	assert.Equal(t, "keydown", e.PropString("type"))
	assert.Equal(t, "a", e.PropString("key"))
	assert.Equal(t, "KeyA", summary["code"])
	assert.Equal(t, []bool{true, true, false, false}, []bool{e.PropBool("shiftKey"), e.PropBool("ctrlKey"), e.PropBool("altKey"), e.PropBool("metaKey")})
	assert.Equal(t, "c3", e.PropString("currentTarget", "dataset", "cell"))
	assert.Nil(t, e.Prop("nothing"))
	assert.Nil(t, e.Prop("key", "deeper"))

	in.Call("dispatchEvent", newEvent("PointerEvent", "pointerdown",
		map[string]any{"clientX": 7, "clientY": 8.5, "button": 2, "pointerType": "touch", "pointerId": 4}))
	assert.Equal(t, 7.0, e.PropFloat64("clientX"))
	assert.Equal(t, 8.5, summary["clientY"])
	assert.Equal(t, 2.0, summary["button"])
	assert.Equal(t, "touch", summary["pointerType"])

	in.Set("checked", true)
	in.Call("dispatchEvent", newEvent("Event", "change"))
	target := summary["target"].(map[string]any)
	assert.Equal(t, true, target["checked"])
	assert.Equal(t, "v", target["value"])
	assert.True(t, js.Value(e.JSEventTarget()).Equal(in))
	assert.True(t, js.Value(e.JSEventCurrentTarget()).Equal(s.find("div")))
	assert.Same(t, s.r.env, e.EventEnv())
}

func TestPreventDefaultAndStopPropagation(t *testing.T) {
	outer := 0
	s := show(t, func() []*vugu.VGNode {
		return one(el("div", on("click", func(vugu.DOMEvent) { outer++ }),
			el("input", at("type", "checkbox"), on("click", func(e vugu.DOMEvent) {
				e.PreventDefault()
				e.StopPropagation()
			})), el("a")))
	})
	s.find("input").Call("click")
	assert.False(t, s.find("input").Get("checked").Bool())
	assert.Zero(t, outer)
	s.find("a").Call("click")
	assert.Equal(t, 1, outer)
}

func TestCaptureComesFirstAndPassiveCantPrevent(t *testing.T) {
	order := ""
	s := show(t, func() []*vugu.VGNode {
		note := func(s string) func(vugu.DOMEvent) { return func(vugu.DOMEvent) { order += s } }
		capture := on("click", note("1"))
		capture.Capture = true
		passive := on("wheel", func(e vugu.DOMEvent) { e.PreventDefault() })
		passive.Passive = true
		return one(el("div", on("click", note("3")), capture, passive, el("a", on("click", note("2")))))
	})
	s.find("a").Call("click")
	assert.Equal(t, "123", order)
	wheel := newEvent("WheelEvent", "wheel")
	s.find("a").Call("dispatchEvent", wheel)
	assert.False(t, wheel.Get("defaultPrevented").Bool())
}

func TestHandlersOfTheLatestRenderAreCalledWithoutListeningAgain(t *testing.T) {
	n, got := 0, ""
	s := show(t, func() []*vugu.VGNode {
		mine := n
		return one(el("a", on("click", func(vugu.DOMEvent) { got += strconv.Itoa(mine) }),
			on("click", func(vugu.DOMEvent) { got += "+" })))
	})
	for n = 1; n < 4; n++ {
		s.r.page.calls = 0
		s.r.Flush()
		assert.Zero(t, s.r.page.calls)
		s.find("a").Call("click")
	}
	assert.Equal(t, "1+2+3+", got)
}

func TestHandlersComeAndGoWithTheirElements(t *testing.T) {
	handled, rows, clicks := true, 100, 0
	s := show(t, func() []*vugu.VGNode {
		list := el("ul")
		for i := range rows {
			li := el("li", at("data-key", strconv.Itoa(i)))
			if handled {
				li.DOMEventHandlerSpecList = append(li.DOMEventHandlerSpecList, on("click", func(vugu.DOMEvent) { clicks++ }))
			}
			list.AppendChild(li)
		}
		return one(el("div", list))
	})
	first, last := s.find("li"), s.find("li:last-child")
	click := func(want int, why string) {
		clicks = 0
		first.Call("click")
		last.Call("click")
		assert.Equal(t, want, clicks, why)
	}
	assert.Len(t, s.r.page.live, 100)
	click(2, "at first")
	handled = false
	s.r.Flush()
	assert.Empty(t, s.r.page.live)
	click(0, "without handlers")
	handled = true
	s.r.Flush()
	click(2, "with handlers again")
	rows = 3
	s.r.Flush()
	assert.Len(t, s.r.page.live, 3)
	click(1, "the last is removed")
	rows = 0
	s.r.Flush()
	assert.Empty(t, s.r.page.live)
}

func TestEventCausedByAHandlerIsHandledAfterIt(t *testing.T) {
	order, value := "", ""
	var s *stage
	s = show(t, func() []*vugu.VGNode {
		return one(el("p", el("a", on("click", func(vugu.DOMEvent) {
			order += "["
			in := s.find("input")
			in.Set("value", "then")
			in.Call("dispatchEvent", newEvent("Event", "change"))
			in.Set("value", "later")
			order += "]"
		})), el("input", on("change", func(e vugu.DOMEvent) {
			order += "c"
			value = e.PropString("target", "value")
		}))))
	})
	s.find("a").Call("click")
	settle()
	assert.Equal(t, "[]c", order)
	assert.Equal(t, "then", value, "as it was when the event came")
	assert.Empty(t, s.got)
}

func TestEventsWaitWhileAGoroutineHoldsTheLock(t *testing.T) {
	clicks := 0
	s := show(t, func() []*vugu.VGNode {
		return one(el("a", on("click", func(vugu.DOMEvent) { clicks++ }), strconv.Itoa(clicks)))
	})
	env := s.r.EventEnv()
	env.Lock()
	s.find("a").Call("click")
	s.find("a").Call("click")
	s.r.RequestRender()
	time.Sleep(2 * hiddenDelay * time.Millisecond)
	assert.Zero(t, clicks)
	env.UnlockRender()
	settle()
	assert.Equal(t, 2, clicks)
	assert.Equal(t, "2", s.find("a").Get("textContent").String())
}
