package browse

import (
	"context"
	_ "embed"
	"encoding/json"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// pageScript defines window.bench.
//
//go:embed page.js
var pageScript string

// patience is how long one step in the page may take.
const patience = 3 * time.Minute

// tab is a page that is measured.
type tab struct{ ctx context.Context }

// prepare gives a tab its size and its script.
func prepare(ctx context.Context) (tab, error) {
	err := addScript(ctx, pageScript)
	if err == nil {
		_, err = chromedp.Call(ctx, emulation.SetFocusEmulationEnabled,
			emulation.SetFocusEmulationEnabledParams{Enabled: true})
	}
	if err == nil {
		_, err = chromedp.Call(ctx, performance.Enable,
			performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	}
	if err == nil {
		err = chromedp.Do(ctx, chromedp.EmulateViewport(1280, 800))
	}
	return tab{ctx}, err
}

// addScript runs a script in each page before the page's own.
func addScript(ctx context.Context, source string) error {
	_, err := chromedp.Call(ctx, cdppage.AddScriptToEvaluateOnNewDocument,
		cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: source})
	return err
}

// cpu is the processor time that the page's own thread has had, in
// milliseconds.
type cpu struct{ all, script, style float64 }

func (t tab) cpu() (cpu, error) {
	var c cpu
	got, err := chromedp.Call(t.ctx, performance.GetMetrics, struct{}{})
	if err != nil {
		return c, err
	}
	for _, m := range got.Metrics {
		switch m.Name {
		case "TaskDuration":
			c.all = 1000 * m.Value
		case "ScriptDuration":
			c.script = 1000 * m.Value
		case "LayoutDuration", "RecalcStyleDuration":
			c.style += 1000 * m.Value
		}
	}
	return c, nil
}

func (c cpu) minus(d cpu) cpu { return cpu{c.all - d.all, c.script - d.script, c.style - d.style} }

// eval evaluates an expression, and waits if it is a promise.
func eval[T any](t tab, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// do evaluates an expression for what it does.
func (t tab) do(expression string) error {
	_, err := eval[any](t, "(async () => { await "+expression+"; return 0; })()")
	return err
}

// point is a place in the window.
type point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

func (t tab) mouse(kind input.DispatchMouseEventType, at point) error {
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	button := func(p *input.DispatchMouseEventParams) {
		if kind != chromedp.MouseMoved {
			p.Button, p.ClickCount = input.MouseButtonLeft, 1
		}
	}
	return chromedp.Do(ctx, chromedp.MouseEvent(kind, at.X, at.Y, button))
}

// quote makes a JavaScript string.
func quote(s string) string {
	data, _ := json.Marshal(s) // of a string it cannot fail
	return string(data)
}
