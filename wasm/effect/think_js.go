package effect

import (
	"syscall/js"
	"time"

	"bayboard/core/search"
	"bayboard/wasm/store"
	"bayboard/wasm/worker"
)

// waiting is a question that was asked and not answered yet.
type waiting struct {
	think  store.Think
	pause  *time.Timer // nil when it is over
	answer *worker.Answer
}

// think asks the worker, or the page for bots that do not search, which are
// quick. The answer waits until the pause is over.
func (r *Runner) think(t store.Think) {
	w := &waiting{think: t}
	r.waiting[t.Request] = w
	if t.Pause > 0 {
		w.pause = time.AfterFunc(time.Duration(t.Pause)*time.Millisecond, func() {
			r.guard(func() { r.resume(t.Request) })
		})
	}
	go r.guard(func() {
		if r.waiting[t.Request] != w {
			return
		}
		ask := r.worker.Here
		if search.Searches(t.Level) {
			ask = r.worker.Ask
		}
		ask(worker.Request{
			ID: t.Request, Game: t.View.Game().Slug(), Level: t.Level, Seed: t.Seed, Ply: t.Ply,
			Nodes: t.Nodes, Limit: t.Limit, Position: worker.Seen(t.View), Also: t.Also,
		}, r.heard)
	})
}

// heard takes what comes of a question.
func (r *Runner) heard(a worker.Answer) {
	w := r.waiting[a.ID]
	if w == nil {
		return
	}
	if !a.Done {
		r.answer(store.Progressed{Request: a.ID, Progress: store.Progress{Nodes: a.Nodes, Budget: a.Budget, Best: a.Best}})
		return
	}
	if a.Err != "" {
		// The game goes on: a beginner's choice is made at once.
		js.Global().Get("console").Call("error", "search: "+a.Err)
		bot := search.New(search.Easy, w.think.Seed)
		a.Thought = search.Thought{Action: bot.Choose(w.think.View, w.think.Legal, w.think.Ply)}
	}
	w.answer = &a
	r.deliver(w)
}

// resume is called when the pause of a question is over.
func (r *Runner) resume(request uint64) {
	if w := r.waiting[request]; w != nil {
		w.pause = nil
		r.deliver(w)
	}
}

func (r *Runner) deliver(w *waiting) {
	if w.answer != nil && w.pause == nil {
		delete(r.waiting, w.answer.ID)
		r.answer(store.Decided{Request: w.answer.ID, Thought: w.answer.Thought})
	}
}

// hurry ends a search and its pause.
func (r *Runner) hurry(request uint64) {
	w := r.waiting[request]
	if w == nil {
		return
	}
	if w.pause != nil {
		w.pause.Stop()
	}
	r.later(func() {
		r.worker.Stop(request)
		r.resume(request)
	})
}

func (r *Runner) forget(request uint64) {
	if w := r.waiting[request]; w != nil {
		if w.pause != nil {
			w.pause.Stop()
		}
		delete(r.waiting, request)
		r.later(func() { r.worker.Drop(request) })
	}
}

// later runs a function after the message that asked for it.
func (r *Runner) later(f func()) { go r.guard(f) }
