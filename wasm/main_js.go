package main

import (
	"math/rand/v2"
	"runtime/debug"
	"syscall/js"
	"time"

	"github.com/vugu/vugu"

	"bayboard/wasm/dom"
	"bayboard/wasm/effect"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/page"
	"bayboard/wasm/view/sf2000"
	"bayboard/wasm/view/sf2022"
	"bayboard/wasm/view/ttrsf"
	"bayboard/wasm/view/ui"
	"bayboard/wasm/worker"
)

// newGame makes a game's part of the play screen.
func newGame(slug string) ui.Game {
	switch slug {
	case "sf2022":
		return sf2022.New()
	case "sf2000":
		return sf2000.New()
	case "ttrsf":
		return ttrsf.New()
	}
	return nil
}

// spareMemory is how much may gather before the collector runs, in percent of
// what is in use, which is little: it runs the less between a click and its
// answer.
const spareMemory = 400

func main() {
	debug.SetGCPercent(spareMemory)
	if worker.Inside() {
		worker.Serve()
		return
	}
	boot := js.Global().Get("bayboard")
	r, err := dom.New("#app")
	if err != nil {
		boot.Call("failed", err.Error())
		return
	}
	r.OnPanic(func(p dom.PanicReport) {
		js.Global().Get("console").Call("error", p.String())
		if p.Stack != "" {
			dom.ShowPanicBanner(dom.BannerText(text.Panic()), p.String())
		}
	})
	env, err := vugu.NewBuildEnv(r.EventEnv())
	if err != nil {
		boot.Call("failed", err.Error())
		return
	}

	model, title := store.Start(), ""
	var effects *effect.Runner
	send := func(msg store.Msg) { // with the lock held
		model.Now = time.Now().UnixMilli()
		var todo []store.Effect
		model, todo = store.Update(model, msg)
		effects.Run(todo)
		if now := page.Title(&model); now != title {
			title = now
			js.Global().Get("document").Set("title", title)
		}
	}
	effects = effect.New(func(msg store.Msg) {
		r.EventEnv().Lock()
		unlock := r.EventEnv().UnlockRender
		if model.Quiet(msg) {
			unlock = r.EventEnv().UnlockOnly
		}
		defer unlock()
		send(msg)
	}, func(f func()) { r.Guard("effect", f) })
	effects.Listen()
	send(store.Booted{Fragment: effect.Fragment(), Base: effect.Base(), Entropy: rand.Uint64()})

	root := &page.Root{Model: &model, Send: send, NewGame: newGame, Haste: r.Haste()}
	addGallery(root)
	r.AfterRender(func() { boot.Call("ready") })
	r.Run(func() *vugu.BuildResults { return env.RunBuild(root) })
}
