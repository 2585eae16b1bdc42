//go:build js && wasm

package dom

import (
	"syscall/js"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

// stage is a renderer on a mount of its own, with a view that a test changes.
type stage struct {
	t     *testing.T
	r     *Renderer
	mount js.Value
	view  func() []*vugu.VGNode
	comps []vugu.Builder // placed in the view
	got   []PanicReport
}

// Build makes the stage the root component.
func (s *stage) Build(*vugu.BuildIn) *vugu.BuildOut {
	s.comps = nil
	return &vugu.BuildOut{Out: s.view(), Components: s.comps}
}

// place puts a component in the view.
func (s *stage) place(b vugu.Builder) *vugu.VGNode {
	s.comps = append(s.comps, b)
	return &vugu.VGNode{Component: b}
}

var doc = js.Global().Get("document")

// show starts a renderer with a view and removes it after the test.
func show(t *testing.T, view func() []*vugu.VGNode) *stage {
	t.Helper()
	return start(t, &stage{view: view})
}

func start(t *testing.T, s *stage) *stage {
	t.Helper()
	s.t = t
	s.mount = doc.Call("createElement", "div")
	s.mount.Set("id", "stage")
	doc.Get("body").Call("append", s.mount)
	r, err := New("#stage")
	require.NoError(t, err)
	s.r, current = r, r
	r.OnPanic(func(p PanicReport) { s.got = append(s.got, p) })
	env, err := vugu.NewBuildEnv(r.EventEnv())
	require.NoError(t, err)
	r.Start(func() *vugu.BuildResults { return env.RunBuild(s) })
	t.Cleanup(func() {
		r.Close()
		s.mount.Call("remove")
	})
	return s
}

func (s *stage) html() string { return s.mount.Get("innerHTML").String() }

func (s *stage) find(selector string) js.Value {
	s.t.Helper()
	el := s.mount.Call("querySelector", selector)
	require.False(s.t, el.IsNull(), "nothing matches %s in %s", selector, s.html())
	return el
}

// current is the renderer of the running test.
var current *Renderer

// settle waits until all events are handled and shown. It looks with the lock
// held: a call that fires an event lets other goroutines run in mid-render.
func settle() {
	for range 400 {
		time.Sleep(5 * time.Millisecond)
		current.mu.Lock()
		idle := !current.frame.pending && len(current.queue) == 0
		current.mu.Unlock()
		if idle {
			time.Sleep(time.Millisecond) // reports come after the lock is free
			return
		}
	}
}

func active() js.Value { return doc.Get("activeElement") }

// el builds an element from attributes, handlers, properties and children.
func el(tag string, parts ...any) *vugu.VGNode {
	n := &vugu.VGNode{Type: vugu.ElementNode, Data: tag}
	for _, p := range parts {
		switch p := p.(type) {
		case vugu.VGAttribute:
			n.Attr = append(n.Attr, p)
		case vugu.VGProperty:
			n.Prop = append(n.Prop, p)
		case vugu.DOMEventHandlerSpec:
			n.DOMEventHandlerSpecList = append(n.DOMEventHandlerSpecList, p)
		case vugu.HTML:
			n.SetInnerHTML(p)
		case string:
			n.AppendChild(&vugu.VGNode{Type: vugu.TextNode, Data: p})
		case *vugu.VGNode:
			if p != nil {
				n.AppendChild(p)
			}
		}
	}
	return n
}

func at(key, val string) vugu.VGAttribute { return vugu.VGAttribute{Key: key, Val: val} }

func prop(key, json string) vugu.VGProperty {
	return vugu.VGProperty{Key: key, JSONVal: []byte(json)}
}

func on(event string, f func(vugu.DOMEvent)) vugu.DOMEventHandlerSpec {
	return vugu.DOMEventHandlerSpec{EventType: event, Func: f}
}

func one(n *vugu.VGNode) []*vugu.VGNode { return []*vugu.VGNode{n} }

// comp is a component made of a function.
type comp struct{ f func() *vugu.VGNode }

func (c *comp) Build(*vugu.BuildIn) *vugu.BuildOut {
	return &vugu.BuildOut{Out: []*vugu.VGNode{c.f()}}
}

func builder(f func() *vugu.VGNode) *comp { return &comp{f} }

// newEvent makes a bubbling, cancelable event; init adds to that.
func newEvent(class, name string, init ...map[string]any) js.Value {
	all := map[string]any{"bubbles": true, "cancelable": true}
	for _, m := range init {
		for k, v := range m {
			all[k] = v
		}
	}
	return js.Global().Get(class).New(name, all)
}
