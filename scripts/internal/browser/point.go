package browser

import (
	"fmt"

	"github.com/chromedp/chromedp"
)

// SetTouch makes the window a phone's, of a size in css pixels: Tap works, and
// there is no mouse.
func (p *Page) SetTouch(width, height int) {
	p.tb.Helper()
	p.touch = true
	p.SetViewport(width, height, false)
}

// at is an expression for the middle of the selector's first visible element,
// scrolled to the middle of the window if asked; empty when something else
// lies there. The middle of a drawing may be blank: then it is that of one of
// its parts.
func at(selector string, scroll bool) string {
	into := ""
	if scroll {
		into = `e.scrollIntoView({block: "center", inline: "center", behavior: "instant"});`
	}
	return fmt.Sprintf(`(() => {
		const e = %s;
		if (!e) return [];
		%s
		const middles = [e, ...e.children].map(e => e.getClientRects()[0]).filter(Boolean).map(r => [r.x + r.width / 2, r.y + r.height / 2]);
		const hits = middles.filter(m => e.contains(document.elementFromPoint(...m)));
		if (hits.length > 0) return hits[0];
		const top = document.elementFromPoint(...middles[0]);
		return top && (top.contains(e) || top.closest("label")?.control === e) ? middles[0] : [];
	})()`, shown(selector), into)
}

// Hover moves the mouse to the middle of the selector's first visible
// element, and reports whether the element is still under the mouse after what
// that caused. It ends the test when something else lies there.
func (p *Page) Hover(selector string) (x, y float64, stays bool) {
	p.tb.Helper()
	p.WaitFor(selector)
	point := Eval[[]float64](p, at(selector, true))
	if len(point) != 2 {
		p.tb.Fatalf("%s cannot be reached: something covers it", selector)
	}
	x, y = point[0], point[1]
	must(p, "hover over "+selector, chromedp.MouseEvent(chromedp.MouseMoved, x, y))
	Await[any](p, frames)
	stays = Eval[bool](p, fmt.Sprintf(`(e => Boolean(e) && [...e.getClientRects()].some(r =>
		r.left <= %[2]f && %[2]f <= r.right && r.top <= %[3]f && %[3]f <= r.bottom))(%[1]s)`, shown(selector), x, y))
	return x, y, stays
}

// frames waits until the page was drawn after what happened before.
const frames = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))`

// Click moves the mouse to the middle of the selector's first visible element
// and presses it there. Like a person it follows an element that moves away,
// but not for long.
func (p *Page) Click(selector string) {
	p.tb.Helper()
	for range 3 {
		if x, y, stays := p.Hover(selector); stays {
			must(p, "click "+selector, chromedp.MouseClickXY(x, y))
			return
		}
	}
	p.tb.Fatalf("%s moves away from the mouse that points at it", selector)
}

// Tap touches the middle of the selector's first visible element. It ends the
// test when something else lies there.
func (p *Page) Tap(selector string) {
	p.tb.Helper()
	p.WaitFor(selector)
	point := Eval[[]float64](p, at(selector, true))
	if len(point) != 2 {
		p.tb.Fatalf("%s cannot be touched: something covers it", selector)
	}
	must(p, "tap "+selector, chromedp.TapXY(point[0], point[1]))
}
