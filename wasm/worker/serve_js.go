package worker

import "syscall/js"

// Inside reports whether the program runs in a worker.
func Inside() bool { return js.Global().Get("document").IsUndefined() }

// Serve answers requests for good.
func Serve() {
	self := js.Global()
	post := func(text string) { self.Call("postMessage", text) }
	requests := make(chan Request, 16)
	var stop uint64 // the request that was stopped last
	self.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := args[0].Get("data").String()
		if id, ok := parseStop(text); ok {
			stop = id
		} else if r, ok := ParseRequest(text); ok {
			requests <- r
		}
		return nil
	}))
	clock := newThread()
	post(wordReady)
	for r := range requests {
		stopped := func() bool { return stop == r.ID }
		post(Run(r, clock, workerSlice, stopped, func(a Answer) { post(a.String()) }).String())
	}
}
