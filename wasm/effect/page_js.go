package effect

import (
	"strings"

	"github.com/hack-pad/safejs"
)

// path reads a property of a property of the global object.
func path(names ...string) (safejs.Value, error) {
	v := safejs.Global()
	for _, name := range names {
		var err error
		if v, err = v.Get(name); err != nil {
			return v, err
		}
		if t := v.Type(); t == safejs.TypeUndefined || t == safejs.TypeNull {
			return v, nil
		}
	}
	return v, nil
}

// Fragment is that of the page's address, Base the address without it.
func Fragment() string {
	_, fragment, _ := strings.Cut(href(), "#")
	return "#" + fragment
}

// Base is beside Fragment.
func Base() string {
	base, _, _ := strings.Cut(href(), "#")
	return base
}

func href() string {
	v, err := path("location", "href")
	if err != nil {
		return ""
	}
	text, _ := v.String()
	return text
}

// changeAddress calls a method of the history.
func changeAddress(method, fragment string) {
	if fragment == Fragment() && method == "pushState" {
		return
	}
	if history, err := path("history"); err == nil {
		_, _ = history.Call(method, nil, "", fragment)
	}
}

// on listens to an event of the window for good.
func on(event string, f func(safejs.Value)) {
	callback, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		f(args[0])
		return nil
	})
	if err == nil {
		_, _ = safejs.Global().Call("addEventListener", event, callback)
	}
}

// copyText asks for the clipboard; done tells whether it took the text.
func copyText(text string, done func(bool)) {
	clipboard, err := path("navigator", "clipboard")
	if err != nil || clipboard.Type() != safejs.TypeObject {
		done(false)
		return
	}
	promise, err := clipboard.Call("writeText", text)
	if err != nil {
		done(false)
		return
	}
	var yes, no safejs.Func
	settle := func(ok bool) func(safejs.Value, []safejs.Value) any {
		return func(safejs.Value, []safejs.Value) any {
			yes.Release()
			no.Release()
			done(ok)
			return nil
		}
	}
	yes, err1 := safejs.FuncOf(settle(true))
	no, err2 := safejs.FuncOf(settle(false))
	if err1 != nil || err2 != nil {
		done(false)
		return
	}
	if _, err = promise.Call("then", yes, no); err != nil {
		done(false)
	}
}

// askText asks a function of site/boot.js for a text that belongs to another.
func askText(method, about string, done func(text string, ok bool)) {
	var callback safejs.Func
	callback, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		callback.Release()
		text, err := args[0].String()
		done(text, err == nil && args[0].Type() == safejs.TypeString)
		return nil
	})
	if err != nil {
		done("", false)
		return
	}
	boot, err := path("bayboard")
	if err == nil {
		_, err = boot.Call(method, about, callback)
	}
	if err != nil {
		callback.Release()
		done("", false)
	}
}

// saveFile offers a text for download.
func saveFile(name, text string) {
	blobs, err := path("Blob")
	if err != nil {
		return
	}
	blob, err := blobs.New([]any{text}, map[string]any{"type": "text/plain"})
	if err != nil {
		return
	}
	urls, err := path("URL")
	if err != nil {
		return
	}
	address, err := urls.Call("createObjectURL", blob)
	if err != nil {
		return
	}
	document, err := path("document")
	if err != nil {
		return
	}
	if link, err := document.Call("createElement", "a"); err == nil {
		_ = link.Set("href", address)
		_ = link.Set("download", name)
		_, _ = link.Call("click")
	}
	_, _ = urls.Call("revokeObjectURL", address)
}

func scrollUp() {
	if window, err := path("window"); err == nil {
		_, _ = window.Call("scrollTo", 0, 0)
	}
}

// showProgress moves the bar of the action panel, if there is one.
func showProgress(percent int) {
	document, err := path("document")
	if err != nil {
		return
	}
	if bar, err := document.Call("querySelector", ".think"); err == nil && bar.Type() == safejs.TypeObject {
		_ = bar.Set("value", percent)
	}
}

// focusOn moves the focus to an element, if there is one of this id.
func focusOn(id string) {
	document, err := path("document")
	if err != nil {
		return
	}
	if el, err := document.Call("getElementById", id); err == nil && el.Type() == safejs.TypeObject {
		_, _ = el.Call("focus")
	}
}

// tell fires an event of the window: bayboard:prefs with the settings is for
// site/look.js, bayboard:moved for site/motion.js.
func tell(name string, detail any) {
	kind, err := path("CustomEvent")
	if err != nil {
		return
	}
	if event, err := kind.New(name, map[string]any{"detail": detail}); err == nil {
		_, _ = safejs.Global().Call("dispatchEvent", event)
	}
}
