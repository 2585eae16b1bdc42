package worker

import (
	"syscall/js"
	"time"
)

// Page makes a client for the page that the program runs in.
func Page(guard func(func())) *Client {
	p := &page{thread: newThread(), guard: guard}
	p.client = NewClient(p)
	p.rang = js.FuncOf(func(js.Value, []js.Value) any {
		p.client.Rang()
		return nil
	})
	return p.client
}

// page is the Host of a page.
type page struct {
	thread
	client *Client
	guard  func(func())
	rang   js.Func
	timer  js.Value
}

func (p *page) Go(f func()) { go p.guard(f) }

func (p *page) Alarm(milliseconds int64) {
	js.Global().Call("clearTimeout", p.timer)
	p.timer = js.Global().Call("setTimeout", p.rang, milliseconds)
}

// worker is one that was started, with what listens to it.
type worker struct {
	value       js.Value
	heard, died js.Func
}

func (p *page) Start(number int) (w Worker, ok bool) {
	defer func() {
		if recover() != nil { // what JavaScript throws
			w, ok = nil, false
		}
	}()
	boot := js.Global().Get("bayboard")
	class, assets := js.Global().Get("Worker"), boot.Get("assets")
	address := assets.Get("worker").String()
	if !class.Truthy() || address == "" {
		return nil, false
	}
	value := class.New(address)
	started := &worker{value: value}
	started.heard = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("data"); data.Type() == js.TypeString {
			p.client.Heard(number, data.String())
		} else {
			p.client.Died(number)
		}
		return nil
	})
	started.died = js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.client.Died(number)
		return nil
	})
	value.Set("onmessage", started.heard)
	value.Set("onerror", started.died)
	value.Set("onmessageerror", started.died)
	if !begin(value, assets, boot.Get("module")) {
		started.End()
		return nil, false
	}
	return started, true
}

// begin tells a worker where the program is: compiled already, if that can be
// handed over.
func begin(worker, assets, module js.Value) bool {
	post := func(module js.Value) (ok bool) {
		defer func() { ok = recover() == nil }()
		worker.Call("postMessage", map[string]any{
			"loader": assets.Get("loader"), "program": assets.Get("program"), "module": module,
		})
		return true
	}
	return post(module) || post(js.Undefined())
}

func (w *worker) Post(text string) { w.value.Call("postMessage", text) }

func (w *worker) End() {
	w.value.Set("onmessage", js.Null())
	w.value.Set("onerror", js.Null())
	w.value.Set("onmessageerror", js.Null())
	w.value.Call("terminate")
	// A callback may be running, so they are released after it.
	time.AfterFunc(time.Second, func() {
		w.heard.Release()
		w.died.Release()
	})
}
