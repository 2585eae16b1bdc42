package browser

import (
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// shown is a script's expression for the first element of a selector that has
// a place on the page.
func shown(selector string) string {
	return fmt.Sprintf(`[...document.querySelectorAll(%s)].find(e => e.getClientRects().length > 0)`, quote(selector))
}

// Wait waits until an expression is true.
func (p *Page) Wait(what, expression string) {
	p.tb.Helper()
	var err error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(25 * time.Millisecond) {
		var ok bool
		// An error may only mean that the page is changing just now.
		if ok, err = run(p, chromedp.Evaluate[bool]("Boolean("+expression+")")); ok && err == nil {
			return
		}
	}
	p.tb.Fatalf("waited in vain for %s (last error: %v); the page says:\n%s", what, err, p.excerpt())
}

func (p *Page) excerpt() string {
	text, err := run(p, chromedp.Evaluate[string]("document.body ? document.body.innerText : ''"))
	if err != nil {
		return err.Error()
	}
	return text[:min(len(text), 1500)]
}

// WaitFor waits until an element of the selector is visible.
func (p *Page) WaitFor(selector string) { p.tb.Helper(); p.Wait(selector, shown(selector)) }

// WaitGone waits until no element of the selector is visible.
func (p *Page) WaitGone(selector string) {
	p.tb.Helper()
	p.Wait("no "+selector, "!"+shown(selector))
}

// WaitText waits until a visible element of the selector contains the text.
func (p *Page) WaitText(selector, text string) {
	p.tb.Helper()
	p.Wait(fmt.Sprintf("%q in %s", text, selector), fmt.Sprintf(
		`[...document.querySelectorAll(%s)].some(e => e.getClientRects().length > 0 && e.innerText.replaceAll("\u00a0", " ").includes(%s))`,
		quote(selector), quote(text)))
}

// Text returns the visible text of the selector's first visible element.
func (p *Page) Text(selector string) string {
	p.tb.Helper()
	p.WaitFor(selector)
	return strings.ReplaceAll(Eval[string](p, shown(selector)+".innerText ?? ''"), "\u00a0", " ")
}

// Attr returns an attribute of the selector's first element, "" when it has
// none.
func (p *Page) Attr(selector, name string) string {
	p.tb.Helper()
	return Eval[string](p, fmt.Sprintf("document.querySelector(%s)?.getAttribute(%s) ?? ''", quote(selector), quote(name)))
}

// Count counts the elements of the selector, visible or not.
func (p *Page) Count(selector string) int {
	p.tb.Helper()
	return Eval[int](p, fmt.Sprintf("document.querySelectorAll(%s).length", quote(selector)))
}

// Visible says whether an element of the selector is visible now.
func (p *Page) Visible(selector string) bool {
	p.tb.Helper()
	return Eval[bool](p, "Boolean("+shown(selector)+")")
}

// ClickText clicks the first visible element of the selector whose text
// contains the given one.
func (p *Page) ClickText(selector, text string) {
	p.tb.Helper()
	p.WaitText(selector, text)
	Eval[any](p, fmt.Sprintf(`(() => {
		document.querySelectorAll("[data-click-text]").forEach(e => e.removeAttribute("data-click-text"));
		[...document.querySelectorAll(%s)].find(e => e.getClientRects().length > 0 && e.innerText.replaceAll("\u00a0", " ").includes(%s)).setAttribute("data-click-text", "");
		return null;
	})()`, quote(selector), quote(text)))
	p.Click("[data-click-text]")
}

// Press types keys where the focus is; see chromedp/kb for those without a
// character.
func (p *Page) Press(keys string) {
	p.tb.Helper()
	must(p, "press "+quote(keys), chromedp.KeyEvent(keys))
}

// URL returns the page's address with the fragment.
func (p *Page) URL() string { p.tb.Helper(); return Eval[string](p, "location.href") }
