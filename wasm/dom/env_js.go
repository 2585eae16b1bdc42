//go:build js && wasm

package dom

// eventEnv implements vugu.EventEnv on the renderer's lock.
type eventEnv struct{ r *Renderer }

func (e *eventEnv) Lock()       { e.r.mu.Lock() }
func (e *eventEnv) UnlockOnly() { e.r.mu.Unlock() }
func (e *eventEnv) RLock()      { e.r.mu.RLock() }
func (e *eventEnv) RUnlock()    { e.r.mu.RUnlock() }

func (e *eventEnv) UnlockRender() {
	e.r.mu.Unlock()
	e.r.RequestRender()
}
