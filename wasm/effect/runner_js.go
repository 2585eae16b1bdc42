package effect

import (
	"strings"
	"time"

	"github.com/hack-pad/safejs"

	"bayboard/wasm/store"
	"bayboard/wasm/worker"
)

// Runner carries out effects. Answers come through send, each from a goroutine
// of its own, so that they never come within the message that asked.
type Runner struct {
	storage Storage
	send    func(store.Msg)
	guard   func(func())
	worker  *worker.Client
	waiting map[uint64]*waiting // by request
	writes  writes
}

// New makes a runner. guard runs a function and reports its panic.
func New(send func(store.Msg), guard func(func())) *Runner {
	return &Runner{
		storage: localStorage{}, send: send, guard: guard,
		worker: worker.Page(guard), waiting: map[uint64]*waiting{}, writes: writes{},
	}
}

func (r *Runner) answer(msg store.Msg) { go r.guard(func() { r.send(msg) }) }

// Run carries out effects in their order.
func (r *Runner) Run(effects []store.Effect) {
	for _, e := range effects {
		r.run(e)
	}
}

func (r *Runner) run(e store.Effect) {
	switch e := e.(type) {
	case store.LoadSaves:
		r.answer(Load(r.storage))
	case store.WriteSave:
		if waits, own := r.writes.add(e); own {
			locked(func() { r.write(r.writes.take(waits)) })
		}
	case store.DeleteSave:
		r.writes.close(e.ID)
		locked(func() { Delete(r.storage, e.ID) })
	case store.PutAside:
		r.writes.close(e.ID)
		locked(func() { PutAside(r.storage, e) })
	case store.WritePrefs:
		WritePrefs(r.storage, e)
		tell("bayboard:prefs", e.Text)
	case store.WriteLearned:
		r.answer(store.LearnedWritten{Result: WriteLearned(r.storage, e)})
	case store.ReadReview:
		r.answer(ReadReview(r.storage, e.ID))
	case store.WriteReview:
		r.answer(WriteReview(r.storage, e))
	case store.ReadText:
		askText("read", e.Name, func(text string, ok bool) { r.answer(store.TextRead{Name: e.Name, Text: text, OK: ok}) })
	case store.PushAddress:
		changeAddress("pushState", e.Fragment)
	case store.ReplaceAddress:
		changeAddress("replaceState", e.Fragment)
	case store.CopyText:
		copyText(e.Text, func(ok bool) { r.answer(store.Copied{Text: e.Text, OK: ok}) })
	case store.DrawCode:
		askText("draw", e.Text, func(drawing string, _ bool) {
			size, path, _ := strings.Cut(drawing, " ")
			r.answer(store.CodeDrawn{Text: e.Text, Size: size, Path: path})
		})
	case store.SaveFile:
		saveFile(e.Name, e.Text)
	case store.FocusOn:
		go focusOn(e.ID)
	case store.ShowProgress:
		showProgress(e.Percent)
	case store.ShowMotion:
		tell("bayboard:moved", nil)
	case store.ScrollUp:
		scrollUp()
	case store.Think:
		r.think(e)
	case store.Hurry:
		r.hurry(e.Request)
	case store.Forget:
		r.forget(e.Request)
	case store.Wait:
		go r.guard(func() {
			time.Sleep(time.Duration(e.Milliseconds) * time.Millisecond)
			r.send(store.Waited{Request: e.Request})
		})
	}
}

func (r *Runner) write(e store.WriteSave) {
	text := e.Text()
	e.Text = func() string { return text }
	result := Write(r.storage, e)
	r.answer(store.SaveWritten{ID: e.ID, Counter: store.CounterOf(text), Result: result})
}

// Listen tells of what happens to the page as a whole: the address changed, or
// another tab wrote a saved game.
func (r *Runner) Listen() {
	on("hashchange", func(safejs.Value) { r.answer(store.AddressChanged{Fragment: Fragment()}) })
	on("pagehide", func(safejs.Value) { flush() })
	on("storage", func(safejs.Value) { r.answer(store.SavesChanged{}) })
}
