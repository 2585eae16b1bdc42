//go:build js && wasm

package dom

import "syscall/js"

// actAsFocusedWindow makes elements fire focus events in a window that has no
// focus itself, as that of a headless browser: there the focus moves silently.
// As in a focused window, the events come while the call is under way.
func actAsFocusedWindow() {
	if doc.Call("hasFocus").Bool() {
		return
	}
	wrap("HTMLElement", "focus", true, nil)
	wrap("HTMLElement", "blur", true, nil)
	wrap("Element", "remove", false, func(this js.Value, _ []js.Value) js.Value { return this })
	wrap("Node", "insertBefore", false, func(_ js.Value, args []js.Value) js.Value { return args[0] })
}

// wrap replaces a method. after: the events follow the call; leaving: what the
// call takes off the page for a moment, so that a focused element in it blurs.
func wrap(class, method string, after bool, leaving func(js.Value, []js.Value) js.Value) {
	proto := js.Global().Get(class).Get("prototype")
	real := proto.Get(method)
	proto.Set(method, js.FuncOf(func(this js.Value, args []js.Value) any {
		was := active()
		if !after && leaving(this, args).Call("contains", was).Bool() {
			fire(was, "blur", "focusout")
		}
		list := make([]any, 0, len(args)+1)
		list = append(list, this)
		for _, a := range args {
			list = append(list, a)
		}
		result := real.Call("call", list...)
		if now := active(); after && !now.Equal(was) {
			fire(was, "blur", "focusout")
			fire(now, "focus", "focusin")
		}
		return result
	}))
}

func fire(el js.Value, plain, bubbling string) {
	if el.Equal(doc.Get("body")) {
		return
	}
	el.Call("dispatchEvent", js.Global().Get("FocusEvent").New(plain))
	el.Call("dispatchEvent", js.Global().Get("FocusEvent").New(bubbling, map[string]any{"bubbles": true}))
}
