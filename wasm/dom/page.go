package dom

import "github.com/vugu/vugu"

// page is what rendering needs of a document; tests on the host have their own.
type page interface {
	createElement(s space, tag string) ref
	createText(s string) ref
	createComment(s string) ref
	setText(r ref, s string)

	setAttr(r ref, a vugu.VGAttribute)
	removeAttr(r ref, a vugu.VGAttribute)
	setStyle(r ref, d declaration)
	removeStyle(r ref, name string)
	// setHTML sets raw HTML in an element of a space, and reports whether it was
	// known: set before.
	setHTML(r ref, s space, html string) (known bool)
	// styled hands over the data-style of each element below r that has one.
	styled(r ref, each func(r ref, style string))
	// setProp sets a property unless it has that value.
	setProp(r ref, name string, json []byte)

	// insert places new nodes before another, or at the end where that is nil.
	insert(parent ref, kids []ref, before ref)
	// move is insert for a node that is on the page and keeps its state.
	move(parent, kid, before ref)
	remove(r ref)

	listen(n *node, l listener)
	unlisten(n *node, l listener)
	// forget drops what is held for a node that has left the page, or that has
	// no handler any more.
	forget(n *node)
	hand(r ref, h vugu.JSValueHandler)

	// active returns what has the focus, or nil if that is the body.
	active() ref
	parent(r ref) ref
	equal(a, b ref) bool
	selection(r ref) selection
	focus(r ref, s selection)
	blur(r ref)
	// focusInside focuses the first match of a selector below r.
	focusInside(r ref, selector string) bool
	setModal(r ref, open bool)
	// reveal scrolls the pane around an element until all of it is seen.
	reveal(r ref)
}

// selection is the marked part of a text field's content.
type selection struct {
	known      bool
	start, end int
	direction  string
}

// listener is one listener as the page knows it. A page holds at most one for
// a type and capture, so passive is a property of it.
type listener struct {
	event            string
	capture, passive bool
}

// listeners returns what must be listened to for a list of handlers, which
// may hold several for one event. Only if all of them are passive it is.
func listeners(specs []vugu.DOMEventHandlerSpec) []listener {
	var list []listener
next:
	for _, s := range specs {
		for i := range list {
			if l := &list[i]; l.event == s.EventType && l.capture == s.Capture {
				l.passive = l.passive && s.Passive
				continue next
			}
		}
		list = append(list, listener{s.EventType, s.Capture, s.Passive})
	}
	return list
}

func sameListeners(a, b []vugu.DOMEventHandlerSpec) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].EventType != b[i].EventType || a[i].Capture != b[i].Capture || a[i].Passive != b[i].Passive {
			return false
		}
	}
	return true
}
