//go:build js && wasm

package dom

import (
	"strconv"
	"syscall/js"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestFocusAndSelectionStayWhenTheElementMoves(t *testing.T) {
	for _, moves := range []bool{true, false} {
		keys, events := "ab", 0
		s := show(t, func() []*vugu.VGNode {
			p := el("p")
			for _, k := range keys {
				n := el("div", at("data-key", string(k)))
				if k == 'a' {
					count := func(vugu.DOMEvent) { events++ }
					n.AppendChild(el("input", at("id", "a"), prop("value", `"hello"`), on("blur", count), on("focus", count)))
				}
				p.AppendChild(n)
			}
			return one(p)
		})
		s.r.page.moves = s.r.page.moves && moves
		in := s.find("#a")
		in.Call("focus")
		in.Call("setSelectionRange", 1, 3)
		settle()
		events = 0
		for _, keys = range []string{"cba", "xa", "ayx", "zxa", "a"} {
			s.r.Flush()
			assert.True(t, active().Equal(in), keys)
			assert.Equal(t, 1, in.Get("selectionStart").Int(), keys)
			assert.Equal(t, 3, in.Get("selectionEnd").Int(), keys)
		}
		settle()
		assert.Zero(t, events, "a render's own moves are nobody's blur")
		s.r.Close()
		s.mount.Call("remove")
	}
}

func TestFocusComesBackWhereTheBrowserCantMoveNodes(t *testing.T) {
	swap := false
	s := show(t, func() []*vugu.VGNode {
		a, b := el("input", at("data-key", "a")), el("input", at("data-key", "b"))
		if swap {
			a, b = b, a
		}
		return one(el("p", a, b))
	})
	in := s.find("[data-key=a]")
	in.Set("value", "hello")
	in.Call("focus")
	in.Call("setSelectionRange", 2, 4, "backward")
	p := &patcher{page: s.r.page}
	p.focus.root = s.r.root
	p.focus.arm(p.page)
	in.Call("remove")
	s.find("p").Call("append", in)
	assert.False(t, active().Equal(in))
	p.settle()
	assert.True(t, active().Equal(in))
	assert.Equal(t, 2, in.Get("selectionStart").Int())
	assert.Equal(t, "backward", in.Get("selectionDirection").String())
}

func TestFocusedInputWithBlurHandlerCanBeRemoved(t *testing.T) {
	gone, blurs := false, 0
	s := show(t, func() []*vugu.VGNode {
		form := el("form")
		if !gone {
			form.AppendChild(el("input", on("blur", func(vugu.DOMEvent) { blurs++ }),
				on("keydown", func(vugu.DOMEvent) { gone = true })))
		}
		return one(form)
	})
	s.find("input").Call("focus")
	s.find("input").Call("dispatchEvent", newEvent("KeyboardEvent", "keydown", map[string]any{"key": "Enter"}))
	settle()
	assert.Equal(t, "<form></form>", s.html())
	assert.Zero(t, blurs, "it has left the page")
	assert.True(t, active().Equal(doc.Get("body")))
	assert.Empty(t, s.got)
	gone = false
	s.r.Flush()
	s.find("input").Call("focus")
	s.find("input").Call("blur")
	settle()
	assert.Equal(t, 1, blurs, "a person's blur is delivered")
}

func TestFocusOfARemovedElementGoesToItsFallback(t *testing.T) {
	for _, c := range []struct{ name, attr, val, want string }{
		{"tabindex", "tabindex", "-1", "main"},
		{"selector", "data-focus-fallback", ".next", ".next"},
		{"none", "title", "x", "body"},
	} {
		gone := false
		s := show(t, func() []*vugu.VGNode {
			dialog := el("div", el("button", at("class", "ok")))
			if gone {
				dialog = nil
			}
			return one(el("main", at(c.attr, c.val), dialog, el("button", at("class", "next"))))
		})
		s.find(".ok").Call("focus")
		gone = true
		s.r.Flush()
		assert.True(t, active().Call("matches", c.want).Bool(), c.name)
		s.r.Close()
		s.mount.Call("remove")
	}
}

func TestFocusInRawHTMLThatIsReplacedFallsBack(t *testing.T) {
	html := "<button>a</button>"
	s := show(t, func() []*vugu.VGNode { return one(el("div", at("tabindex", "-1"), vugu.HTML(html))) })
	s.find("button").Call("focus")
	html = "<button>b</button>"
	s.r.Flush()
	assert.True(t, active().Equal(s.find("div")))
}

func TestDataFocusMovesTheFocus(t *testing.T) {
	cell, turn := 0, "1"
	var blurred []string
	s := show(t, func() []*vugu.VGNode {
		grid := el("div")
		for i := range 3 {
			n := el("button", at("id", string(rune('a'+i))), on("blur", func(e vugu.DOMEvent) {
				blurred = append(blurred, e.PropString("target", "id"))
			}))
			if i == cell {
				n.Attr = append(n.Attr, at("data-focus", turn))
			}
			grid.AppendChild(n)
		}
		return one(grid)
	})
	assert.Equal(t, "a", active().Get("id").String(), "with the first render")
	cell = 2
	s.r.Flush()
	assert.Equal(t, "c", active().Get("id").String())
	s.find("#b").Call("focus")
	s.r.Flush()
	assert.Equal(t, "b", active().Get("id").String(), "the same request counts once")
	turn = "2"
	s.r.Flush()
	assert.Equal(t, "c", active().Get("id").String(), "another value is another request")
	settle()
	assert.Equal(t, []string{"a", "c", "b"}, blurred)
}

func TestModalDialogOpensAndGivesTheFocusBack(t *testing.T) {
	state, closed := "", 0
	s := show(t, func() []*vugu.VGNode {
		p := el("p", el("button", at("id", "opener")))
		if state != "" {
			p.AppendChild(el("dialog", at("data-modal", state), on("close", func(vugu.DOMEvent) { closed++ }), el("button", at("id", "inside"))))
		}
		return one(p)
	})
	s.find("#opener").Call("focus")
	for _, end := range []string{"false", ""} {
		state = "true"
		s.r.Flush()
		assert.True(t, s.find("dialog").Call("matches", ":modal").Bool())
		assert.Equal(t, "inside", active().Get("id").String())
		state = end
		s.r.Flush()
		assert.Equal(t, "opener", active().Get("id").String(), "closed by %q", end)
		time.Sleep(20 * time.Millisecond) // the close event is a task of its own
	}
	assert.Empty(t, s.got)
	assert.Equal(t, 1, closed, "a dialog that is gone closes for nobody")
}

func TestWhatAsksToBeSeenIsScrolledIntoItsPaneAlone(t *testing.T) {
	want := ""
	s := show(t, func() []*vugu.VGNode {
		pane := el("p", at("id", "pane"), at("data-pane", "map"), at("data-style", "width:100px; overflow-x:auto; white-space:nowrap"))
		for _, id := range []string{"a", "b", "c"} {
			n := el("button", at("id", id), at("data-style", "width:300px"))
			if id == want {
				n.Attr = append(n.Attr, at("data-reveal", "yes"))
			}
			pane.AppendChild(n)
		}
		return one(el("p", at("data-style", "padding-top:3000px"), pane))
	})
	at := func() int { return s.find("#pane").Get("scrollLeft").Int() }
	require.Zero(t, at())
	for _, id := range []string{"c", "a", "b"} {
		want = id
		s.r.Flush()
		box, pane := s.find("#"+id).Call("getBoundingClientRect"), s.find("#pane").Call("getBoundingClientRect")
		middle := box.Get("left").Float() + 150 - pane.Get("left").Float()
		assert.InDelta(t, 50, middle, 110, id)
	}
	before := at()
	s.find("#pane").Set("scrollLeft", 0)
	s.r.Flush()
	assert.Zero(t, at(), "the same request counts once, before at %d", before)
	assert.Zero(t, js.Global().Get("scrollY").Int(), "the page stays where it is")
}

func TestWhatIsAimedAtLiesOffTheEdgesOfItsPane(t *testing.T) {
	why := ""
	s := show(t, func() []*vugu.VGNode {
		pane := el("p", at("id", "pane"), at("data-pane", "map"), at("data-style", "width:200px; overflow-x:auto; white-space:nowrap"))
		n := el("button", at("id", "a"), at("data-style", "width:20px; margin-left:165px; margin-right:900px"))
		if why != "" {
			n.Attr = append(n.Attr, at("data-reveal", why))
		}
		pane.AppendChild(n)
		return one(pane)
	})
	at := func() int { return s.find("#pane").Get("scrollLeft").Int() }
	for _, c := range []struct {
		why  string
		want int
	}{{"seen", 0}, {"aim 1", 75}, {"aim 2", 75}} {
		why = c.why
		s.r.Flush()
		assert.InDelta(t, c.want, at(), 10, c.why)
	}
}

// Where the focus is taken away the browser works out the style of all that has
// changed, also of what is about to go: it is little if that comes first.
func TestTheFocusIsTakenAwayBeforeWhatFollowsChanges(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		first := el("div", at("tabindex", "-1"), at("class", "first"), el("b", strconv.Itoa(n)))
		if n == 0 {
			first.InsertBefore(el("button", at("data-key", "go"), "go"), first.FirstChild)
		}
		return one(el("div", first, el("p", strconv.Itoa(n)), el("i", at("title", strconv.Itoa(n)))))
	})
	page := ""
	s.find("button").Call("focus")
	blurred := js.FuncOf(func(js.Value, []js.Value) any {
		page = s.find("p").Get("textContent").String() + s.find("i").Get("title").String() + s.find("b").Get("textContent").String()
		return nil
	})
	defer blurred.Release()
	s.find("button").Call("addEventListener", "blur", blurred)
	n = 1
	s.r.Flush()
	assert.Equal(t, "000", page, "nothing has changed yet")
	assert.True(t, active().Equal(s.find(".first")))
	assert.Equal(t, `<div tabindex="-1" class="first"><b>1</b></div><p>1</p><i title="1"></i>`, s.find("div").Get("innerHTML").String())
}
