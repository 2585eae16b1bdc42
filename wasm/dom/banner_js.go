//go:build js && wasm

package dom

import "syscall/js"

// BannerText holds the words of the panic banner.
type BannerText struct {
	Message string // what happened and what is safe
	Reload  string // label of the button that loads the page again
	Copy    string // label of the button that copies the report
	Copied  string // its label afterwards
}

// banner is the one that is shown, with its listeners.
var banner struct {
	el    js.Value
	funcs []js.Func
}

// ShowPanicBanner shows a message at the end of the page by plain DOM calls,
// so that it works when no component can be rendered. A banner that is there
// is replaced. Classes: panic-banner, panic-banner-text, panic-banner-reload,
// panic-banner-copy, panic-banner-report.
func ShowPanicBanner(words BannerText, report string) {
	HidePanicBanner()
	box := makeEl("div", "panic-banner", "")
	box.Call("setAttribute", "role", "alert")
	box.Call("append", makeEl("p", "panic-banner-text", words.Message),
		button("panic-banner-reload", words.Reload, func(js.Value) {
			js.Global().Get("location").Call("reload")
		}),
		button("panic-banner-copy", words.Copy, func(b js.Value) { copyReport(box, b, words, report) }))
	js.Global().Get("document").Get("body").Call("append", box)
	banner.el = box
}

// HidePanicBanner removes the banner if there is one.
func HidePanicBanner() {
	if banner.el.Truthy() {
		banner.el.Call("remove")
	}
	for _, f := range banner.funcs {
		f.Release()
	}
	banner.el, banner.funcs = js.Value{}, nil
}

func makeEl(tag, class, text string) js.Value {
	el := js.Global().Get("document").Call("createElement", tag)
	el.Set("className", class)
	el.Set("textContent", text)
	return el
}

func button(class, label string, pressed func(js.Value)) js.Value {
	b := makeEl("button", class, label)
	b.Set("type", "button")
	b.Call("addEventListener", "click", bannerFunc(func([]js.Value) { pressed(b) }))
	return b
}

func bannerFunc(f func([]js.Value)) js.Func {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args)
		return nil
	})
	banner.funcs = append(banner.funcs, fn)
	return fn
}

// copyReport uses the clipboard, or shows the report as marked text where
// there is none or it is refused.
func copyReport(box, b js.Value, words BannerText, report string) {
	show := func([]js.Value) {
		if box.Call("querySelector", "textarea").Truthy() {
			return
		}
		area := makeEl("textarea", "panic-banner-report", report)
		area.Set("readOnly", true)
		box.Call("append", area)
		area.Call("select")
	}
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		show(nil)
		return
	}
	clipboard.Call("writeText", report).Call("then",
		bannerFunc(func([]js.Value) { b.Set("textContent", words.Copied) }), bannerFunc(show))
}
