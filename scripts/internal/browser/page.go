package browser

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// patience is how long a page may take for what a test waits for.
const patience = 30 * time.Second

// Page is a tab that a test drives. Its methods end the test when they do not
// succeed. When the test ends, the page fails it for every error in the
// console, uncaught exception and violation of the security policy that
// Expect did not announce.
type Page struct {
	tb  testing.TB
	ctx context.Context

	problems problems
	touch    bool // the window is a phone's
	moves    bool // the system allows motion

	keepWorkers func() // lets pages have service workers

	// ShotDir is where a failing test leaves a screenshot; none when empty.
	ShotDir string
}

// NewPage opens a tab for one test, with storage of its own.
func (b *Browser) NewPage(tb testing.TB) *Page {
	tb.Helper()
	ctx, cancel, err := b.NewTab()
	if err != nil {
		tb.Fatal(err)
	}
	return newPage(tb, ctx, cancel)
}

// Another opens a second tab of the same person: it has the page's storage,
// but not its scripts of BeforeLoad.
func (p *Page) Another() *Page {
	p.tb.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		p.tb.Fatal(err)
	}
	other := newPage(p.tb, ctx, cancel)
	other.ShotDir = p.ShotDir
	return other
}

func newPage(tb testing.TB, ctx context.Context, cancel context.CancelFunc) *Page {
	tb.Helper()
	p := &Page{tb: tb, ctx: ctx}
	p.problems.collect(ctx)
	p.SetViewport(1280, 800, false)
	p.keepWorkers = p.BeforeLoad("delete Navigator.prototype.serviceWorker")
	tb.Cleanup(func() {
		defer cancel()
		p.finish()
	})
	return p
}

// finish reports problems, and leaves a screenshot of a failure.
func (p *Page) finish() {
	_, _ = run(p, chromedp.Evaluate[int]("1")) // what happened before has been told after this
	time.Sleep(50 * time.Millisecond)
	for _, text := range p.problems.unexpected() {
		p.tb.Error("in the page: " + text)
	}
	if p.tb.Failed() && p.ShotDir != "" {
		if data, err := run(p, chromedp.CaptureScreenshot()); err == nil {
			name := filepath.Join(p.ShotDir, filepath.Base(p.tb.Name())+".png")
			if os.MkdirAll(p.ShotDir, 0o755) == nil && os.WriteFile(name, data, 0o644) == nil {
				p.tb.Log("screenshot: " + name)
			}
		}
	}
}

// run limits an action in time, but not the tab.
func run[T any](p *Page, a chromedp.Action[T]) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, a)
}

func must[T any](p *Page, what string, a chromedp.Action[T]) T {
	p.tb.Helper()
	v, err := run(p, a)
	if err != nil {
		p.tb.Fatalf("%s: %v", what, err)
	}
	return v
}

// Context is for chromedp's own actions.
func (p *Page) Context() context.Context { return p.ctx }

// Expect announces a problem: one whose text contains part does not fail the
// test.
func (p *Page) Expect(part string) { p.problems.expect(part) }

// AllowServiceWorkers lets the pages that are opened from now on have service
// workers. Otherwise the browser seems to know none: what a page loads then
// comes from the test's own site.
func (p *Page) AllowServiceWorkers() { p.tb.Helper(); p.keepWorkers() }

// Open loads an address and waits for the load event.
func (p *Page) Open(url string) {
	p.tb.Helper()
	must(p, "open "+url, chromedp.Navigate(url))
}

// Reload loads the page again.
func (p *Page) Reload() { p.tb.Helper(); must(p, "reload", chromedp.Reload()) }

// Back goes back in history, also within the page.
func (p *Page) Back() { p.tb.Helper(); Eval[any](p, "history.back(), null") }

// Forward is beside Back.
func (p *Page) Forward() { p.tb.Helper(); Eval[any](p, "history.forward(), null") }

// BeforeLoad runs a script in every page before its own scripts, until the
// returned function is called.
func (p *Page) BeforeLoad(script string) (stop func()) {
	p.tb.Helper()
	added, err := chromedp.Call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument,
		cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	if err != nil {
		p.tb.Fatal(err)
	}
	return func() {
		p.tb.Helper()
		_, err := chromedp.Call(p.ctx, cdppage.RemoveScriptToEvaluateOnNewDocument,
			cdppage.RemoveScriptToEvaluateOnNewDocumentParams(added))
		if err != nil {
			p.tb.Fatal(err)
		}
	}
}

// SetViewport sets the window's size in css pixels and the preferred colours.
func (p *Page) SetViewport(width, height int, dark bool) {
	p.tb.Helper()
	var options []chromedp.EmulateViewportOption
	if p.touch {
		options = append(options, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	must(p, "viewport", chromedp.EmulateViewport(int64(width), int64(height), options...))
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	p.setMedia("prefers-color-scheme", scheme)
}

// LetMove has the system allow motion. Pages begin with as little as can be,
// so that nothing is on its way when it is looked for.
func (p *Page) LetMove() {
	p.tb.Helper()
	p.moves = true
	p.setMedia("prefers-reduced-motion", "no-preference")
}

// ForceColors makes the system choose the colours.
func (p *Page) ForceColors() {
	p.tb.Helper()
	p.setMedia("forced-colors", "active")
}

func (p *Page) setMedia(feature, value string) {
	p.tb.Helper()
	features := []*emulation.MediaFeature{{Name: feature, Value: value}}
	if !p.moves {
		features = append(features, &emulation.MediaFeature{Name: "prefers-reduced-motion", Value: "reduce"})
	}
	_, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
	if err != nil {
		p.tb.Fatal(err)
	}
}

// Screenshot writes what the window shows as PNG.
func (p *Page) Screenshot(path string) {
	p.tb.Helper()
	data := must(p, "screenshot", chromedp.CaptureScreenshot())
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		p.tb.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		p.tb.Fatal(err)
	}
}

// Eval evaluates an expression in the page.
func Eval[T any](p *Page, expression string) T {
	p.tb.Helper()
	return must(p, expression, chromedp.Evaluate[T](expression))
}

// Await evaluates an expression that is a promise, and waits for it.
func Await[T any](p *Page, expression string) T {
	p.tb.Helper()
	return must(p, expression, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// quote makes a JavaScript string.
func quote(s string) string {
	data, _ := json.Marshal(s) // of a string it cannot fail
	return string(data)
}
