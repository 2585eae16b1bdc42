//go:build js && wasm

package dom

import "syscall/js"

// hiddenDelay is how long a render waits for an animation frame, in
// milliseconds: none come while the tab is hidden.
const hiddenDelay = 100

// schedule lets f run once in the next animation frame, or after the delay.
type schedule struct {
	tick         js.Func
	window       js.Value
	pending      bool
	frame, timer js.Value
}

func newSchedule(f func()) *schedule {
	s := &schedule{window: js.Global()}
	s.tick = js.FuncOf(func(js.Value, []js.Value) any {
		if s.pending {
			s.cancel()
			f()
		}
		return nil
	})
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

// requestRest lets f run once this frame is painted.
func (s *schedule) requestRest() {
	if !s.pending {
		s.pending = true
		s.timer = s.window.Call("setTimeout", s.tick, 0)
	}
}

func (s *schedule) cancel() {
	if s.pending {
		s.pending = false
		s.window.Call("cancelAnimationFrame", s.frame)
		s.window.Call("clearTimeout", s.timer)
	}
}
