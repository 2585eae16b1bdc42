//go:build js && wasm

package dom

import "syscall/js"

// hiddenDelay is how long a render waits for an animation frame, in
// milliseconds: none come while the tab is hidden.
const hiddenDelay = 100

// schedule lets f run once in the next animation frame, or after the delay; or
// soon, as a task of its own.
type schedule struct {
	tick, task   js.Func
	window       js.Value
	port         js.Value // a message to it is a task
	pending      bool
	posted       bool // the task is on its way
	urgent       bool // f runs in it
	frame, timer js.Value
}

func newSchedule(f func(urgent bool)) *schedule {
	s := &schedule{window: js.Global()}
	run := func() any {
		if s.pending {
			urgent := s.urgent
			s.cancel()
			f(urgent)
		}
		return nil
	}
	s.tick = js.FuncOf(func(js.Value, []js.Value) any { return run() })
	s.task = js.FuncOf(func(js.Value, []js.Value) any {
		s.posted = false
		return run()
	})
	channel := s.window.Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", s.task)
	s.port = channel.Get("port2")
	return s
}

func (s *schedule) request() {
	if s.pending {
		return
	}
	s.pending = true
	s.frame = s.window.Call("requestAnimationFrame", s.tick)
	s.timer = s.window.Call("setTimeout", s.tick, hiddenDelay)
}

// soon is request for what need not wait for a frame.
func (s *schedule) soon() {
	s.request()
	s.urgent = true
	if !s.posted {
		s.posted = true
		s.port.Call("postMessage", js.Null())
	}
}

func (s *schedule) cancel() {
	if s.pending {
		s.pending, s.urgent = false, false
		s.window.Call("cancelAnimationFrame", s.frame)
		s.window.Call("clearTimeout", s.timer)
	}
}

func (s *schedule) release() {
	s.cancel()
	s.port.Call("close")
	s.tick.Release()
	s.task.Release()
}
