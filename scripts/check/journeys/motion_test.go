package journeys

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// held notes what motion begins, and holds it, also past the time after which
// all is at rest.
const held = `(() => {
	window.began = [];
	document.addEventListener("animationstart", e => {
		began.push(e.animationName);
		requestAnimationFrame(() => document.getAnimations().forEach(a => a.pause()));
	});
	const later = setTimeout;
	window.setTimeout = (f, ms, ...more) => ms === 1500 ? 1 : later(f, ms, ...more);
})()`

const (
	moving = `document.getAnimations().filter(a => a instanceof CSSAnimation).length > 0`
	moves  = `document.documentElement.classList.contains("moves")`
)

// moveOn does what comes next.
func (p *person) moveOn() {
	p.t.Helper()
	c := p.next()
	browser.Eval[any](p.Page, `document.querySelector("[data-journey]").dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}))`)
	p.done(c.Position)
}

func TestAnActionIsInMotionUntilAKeyIsPressed(t *testing.T) {
	p := arriveAt(t, "sf2022")
	p.LetMove()
	p.BeforeLoad(held)
	p.begin("M0T10N", "Person", "Person")
	assert.Empty(t, browser.Eval[[]string](p.Page, "began"), "nothing moves before something is done")
	p.moveOn()
	p.Wait("a card comes", moves+` && began.includes("mv-come") && `+moving)
	p.Press("x")
	p.Wait("all is at rest", "!("+moves+") && !("+moving+")")
	browser.Eval[any](p.Page, "began = []")
	p.ClickText(".top-n button", "Undo")
	p.Wait("the action is taken back", `person.position() === "0/1"`)
	p.again()
	p.WaitFor(".p-board")
	assert.Empty(t, browser.Eval[[]string](p.Page, "began"), "nor by an undo, nor by a reload")
}

// deck is the middle of the pile of cards of ttrsf, and the pile is what lies
// there.
const (
	deck  = `(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector(".tt-pile").getBoundingClientRect())`
	onTop = `document.querySelector(".tt-pile").contains(document.elementFromPoint(...` + deck + `))`
)

func TestWhatLiesUnderAPieceInMotionCanBePressed(t *testing.T) {
	p := arriveAt(t, "ttrsf")
	p.LetMove()
	p.BeforeLoad(held)
	p.begin("M0T10N", "Person", "Easy bot")
	const open = ".tt-row button:not([aria-disabled=true]):not(:has(.tt-wild))"
	for !p.Visible(open) {
		p.moveOn()
	}
	from := p.position()
	browser.Eval[any](p.Page, "document.querySelector("+js(open)+").click()")
	p.done(from)
	p.Wait("the next card comes from the pile", moves+" && !("+onTop+")")
	from = p.position()
	at := browser.Eval[[]float64](p.Page, deck)
	require.NoError(t, chromedp.Do(p.Context(), chromedp.MouseClickXY(at[0], at[1])))
	p.done(from)
}

func TestWithoutMotionNothingMoves(t *testing.T) {
	p := arriveAt(t, "sf2022")
	p.BeforeLoad(held)
	p.begin("M0T10N", "Person", "Person")
	for range 2 {
		p.moveOn()
		assert.Zero(t, browser.Eval[int](p.Page, "document.getAnimations().length"))
	}
	p.LetMove()
	p.at("#/settings")
	p.ClickText(".segs label", "None")
	p.begin("M0T10N", "Person", "Person")
	for range 2 {
		p.moveOn()
		assert.Zero(t, browser.Eval[int](p.Page, "document.getAnimations().length"), "by the settings")
	}
}
