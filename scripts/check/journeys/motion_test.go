package journeys

import (
	"testing"

	"github.com/stretchr/testify/assert"

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
	browser.Eval[any](p.Page, `document.querySelector("[data-journey]").click()`)
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
