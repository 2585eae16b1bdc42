//go:build js && wasm

package dom

import (
	"syscall/js"

	"github.com/vugu/vugu"
)

// call is an event on its way to the handlers of a node.
type call struct {
	n       *node
	event   string
	capture bool
	ev      *event
}

// onEvent is where all events arrive. While the lock is held (a handler or a
// render causes an event, or a goroutine changes the model) it must not wait,
// as nothing else runs meanwhile: the event then queues.
func (r *Renderer) onEvent(this js.Value, ev js.Value, capture bool) {
	id := this.Get(idName)
	if id.Type() != js.TypeNumber {
		return
	}
	n := r.page.live[id.Int()]
	if n == nil || n.gone {
		return
	}
	c := call{n, ev.Get("type").String(), capture, &event{ev: ev, current: this, env: r.env}}
	if r.rendering && r.ownDoing(c) {
		return
	}
	r.touch(c)
	if len(r.queue) > 0 || !r.mu.TryLock() {
		c.ev.EventSummary()
		r.queue = append(r.queue, c)
		if len(r.queue) == 1 {
			go r.drain()
		}
		return
	}
	r.handle(c)
}

// ownDoing: a render moves and removes elements, and these lose the focus; it
// gives the focus back. Nobody should take that for a person's doing.
func (r *Renderer) ownDoing(c call) bool {
	switch c.event {
	case "blur", "focusout":
		return !r.settling
	case "focus", "focusin":
		return r.kept != nil && val(r.kept).Equal(c.ev.ev.Get("target"))
	}
	return false
}

// touch notes that a property of the target may no longer be what was rendered.
func (r *Renderer) touch(c call) {
	switch c.event {
	case "input", "change", "click", "toggle", "close", "reset":
		target := ref(c.ev.ev.Get("target"))
		hit := c.n.find(func(n *node) bool { return n.el != nil && r.page.equal(n.el, target) })
		if hit != nil {
			hit.touch()
			touchGroup(r.root, hit, c.event)
		}
	}
}

func (r *Renderer) drain() {
	for len(r.queue) > 0 {
		r.mu.Lock()
		c := r.queue[0]
		r.queue = r.queue[1:]
		if c.n.gone {
			r.mu.Unlock()
			continue
		}
		r.handle(c)
	}
}

// handle runs the handlers with the lock held, and gives it back.
func (r *Renderer) handle(c call) {
	var reports []*PanicReport
	for _, s := range handlersFor(c) {
		what := c.event + " on " + c.n.label()
		if rep := catch(InHandler, what, func() { s.Func(c.ev) }); rep != nil {
			reports = append(reports, rep)
		}
	}
	for n := c.n; n != nil; n = n.parent {
		if n.ident.comp != nil {
			r.haste.Act(n.ident.comp)
		}
	}
	r.answering = true
	r.mu.Unlock()
	r.RequestRender()
	for _, rep := range reports {
		r.report(rep)
	}
}

func handlersFor(c call) []vugu.DOMEventHandlerSpec {
	var list []vugu.DOMEventHandlerSpec
	for _, s := range c.n.on {
		if s.EventType == c.event && s.Capture == c.capture && s.Func != nil {
			list = append(list, s)
		}
	}
	return list
}
