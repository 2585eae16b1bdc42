//go:build js && wasm

package dom

import (
	"errors"
	"sync"
	"syscall/js"

	"github.com/vugu/vugu"

	"bayboard/wasm/late"
)

// Renderer shows one tree of components below one element of the page.
type Renderer struct {
	page  *jsPage
	env   *eventEnv
	mu    sync.RWMutex // held by handlers, renders and who changes the model
	build func() *vugu.BuildResults
	frame *schedule

	root      *node   // what is on the page; nil before the first render
	spare     []*node // of the tree of the last render
	seen      seen
	broken    bool // a render failed halfway: root may not be what is there
	rendering bool
	settling  bool  // nodes are in place, the focus goes to where it belongs
	kept      ref   // what had the focus before the render
	lost      *node // where the focus was that no element has taken over yet
	queue     []call
	after     []func()
	renders   int
	haste     late.Haste
	answering bool // a handler asked for the render
	whole     bool // nothing is to be late

	onPanic func(PanicReport)
	faults  map[string]bool // markup faults that were reported
	done    chan struct{}
}

// New prepares to render below the first element that matches the selector.
// What the element shows stays until the first render.
func New(mount string) (*Renderer, error) {
	el := js.Global().Get("document").Call("querySelector", mount)
	if el.IsNull() {
		return nil, errors.New("dom: nothing on the page matches " + mount)
	}
	r := &Renderer{page: newJSPage(el), faults: map[string]bool{}, done: make(chan struct{})}
	r.env = &eventEnv{r}
	listen := func(capture bool) js.Func {
		return js.FuncOf(func(this js.Value, args []js.Value) any {
			if rep := catch(InHandler, "", func() { r.onEvent(this, args[0], capture) }); rep != nil {
				r.report(rep)
			}
			return nil
		})
	}
	r.page.bubble, r.page.capture = listen(false), listen(true)
	r.frame = newSchedule(r.onFrame)
	return r, nil
}

// EventEnv is for vugu.NewBuildEnv and for goroutines that change what the
// components show: Lock, change, UnlockRender.
func (r *Renderer) EventEnv() vugu.EventEnv { return r.env }

// OnPanic sets who is told of panics and of faults in the markup. It is
// called without the lock. Without it they are written to the console.
func (r *Renderer) OnPanic(f func(PanicReport)) { r.onPanic = f }

// Start renders for the first time and returns; from then on the page answers.
func (r *Renderer) Start(build func() *vugu.BuildResults) {
	r.build = build
	r.Flush()
}

// Run is Start, and then waits until Close. It is the last call of main.
func (r *Renderer) Run(build func() *vugu.BuildResults) {
	r.Start(build)
	<-r.done
}

// RequestRender asks for a render in the next animation frame. Any number of
// requests before it make one render. Any goroutine may call it, with or
// without the lock.
func (r *Renderer) RequestRender() {
	if r.build != nil {
		r.frame.request()
	}
}

// Flush renders now. The caller must not hold the lock.
func (r *Renderer) Flush() {
	r.mu.Lock()
	r.whole = true
	r.render()
}

// AfterRender calls f once after the next whole render, without the lock, and
// asks for a render. It is for what needs the page as it will be: focus, scroll.
func (r *Renderer) AfterRender(f func()) {
	r.after = append(r.after, f)
	r.RequestRender()
}

// Haste is for the components that are late.
func (r *Renderer) Haste() *late.Haste { return &r.haste }

// Guard runs f; if it panics that is reported like a panic of a handler. It
// is for goroutines, where a panic would otherwise end the program.
func (r *Renderer) Guard(where string, f func()) {
	if rep := catch(where, "", f); rep != nil {
		r.report(rep)
	}
}

// Close empties the mount and ends Run. The Renderer can't be used again. The
// caller must not hold the lock.
func (r *Renderer) Close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.build == nil {
		return
	}
	r.build = nil
	r.frame.cancel()
	if r.root != nil {
		(&patcher{page: r.page}).forgetKids(r.root)
	}
	r.page.mount.Call("replaceChildren")
	r.frame.tick.Release()
	r.page.bubble.Release()
	r.page.capture.Release()
	close(r.done)
}

// report delivers a report; who gets it may fail too.
func (r *Renderer) report(rep *PanicReport) {
	if r.onPanic != nil {
		if again := catch("OnPanic", "", func() { r.onPanic(*rep) }); again == nil {
			return
		}
	}
	js.Global().Get("console").Call("error", rep.String())
}
