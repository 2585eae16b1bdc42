package worker

import "syscall/js"

// thread is the clock of a page or of a worker.
type thread struct {
	performance, port js.Value
	turn              chan struct{}
}

func newThread() thread {
	t := thread{performance: js.Global().Get("performance"), turn: make(chan struct{}, 64)}
	// A message to oneself is a task behind those that wait already. Timers
	// would be held back for some milliseconds.
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		t.turn <- struct{}{}
		return nil
	}))
	t.port = channel.Get("port2")
	return t
}

func (t thread) Now() int64 { return int64(t.performance.Call("now").Float()) }

func (t thread) Yield() {
	t.port.Call("postMessage", js.Null())
	<-t.turn
}
