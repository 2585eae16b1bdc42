package journeys

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"

	"bayboard/scripts/internal/browser"
)

// checkBanner: the banner after a fault offers a report and a reload, after
// which the game goes on.
func (p *person) checkBanner(before map[string]any, kept map[string]string) {
	p.t.Helper()
	p.WaitText(".panic-banner", "Something went wrong inside Bayboard.")
	assert.Equal(p.t, kept, p.kept(), "the save is intact")
	p.Click(".panic-banner-copy")
	p.Wait("the report", `document.querySelector(".panic-banner-report") || document.querySelector(".panic-banner-copy").innerText === "Copied"`)
	if p.Visible(".panic-banner-report") {
		report := browser.Eval[string](p.Page, `document.querySelector(".panic-banner-report").value`)
		assert.Contains(p.t, report, "a fault of the browser")
		assert.Regexp(p.t, `bayboard/wasm/dom\.\S+\(.*\)\n\t\S+\.go:\d`, report, "functions and files")
	}
	browser.Eval[any](p.Page, "window.before = true, null")
	p.Click(".panic-banner-reload")
	p.Wait("the new page", "!window.before")
	p.WaitGone("#boot")
	p.WaitFor(".p-board")
	assert.False(p.t, p.Visible(".panic-banner"))
	assert.Equal(p.t, before, p.look())
	assert.Len(p.t, p.play(3, "").Kinds, 3)
}

func TestAPanicInAHandlerLeavesTheGameAndOffersAReload(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(refuse) // so that the report is shown
	p.begin("PAN1C", "Person", "Person")
	p.play(8, "")
	p.Expect("a fault of the browser")
	before, kept := p.look(), p.kept()
	p.tabTo(".p-board .cell")
	browser.Eval[any](p.Page, `Event.prototype.preventDefault = () => { throw new Error("a fault of the browser"); }, null`)
	p.Press(kb.ArrowRight)
	p.checkBanner(before, kept)
}

func TestAPanicWhileThePageIsChangedLeavesTheGameAndOffersAReload(t *testing.T) {
	p := arrive(t)
	p.begin("PAN1C2", "Person", "Person")
	p.play(8, "")
	p.Expect("a fault of the browser")
	before, kept := p.look(), p.kept()
	browser.Eval[any](p.Page, `HTMLDialogElement.prototype.showModal = () => { throw new Error("a fault of the browser"); }, null`)
	p.Click(".top-n button[aria-haspopup]")
	p.checkBanner(before, kept)
}

// What a setter of the browser throws is no panic in Go: it leaves the program
// half done, and the loader tells it.
func TestASetterThatThrowsIsToldAndLeavesTheGame(t *testing.T) {
	p := arrive(t)
	p.begin("PAN1C3", "Person", "Person")
	p.play(8, "")
	p.Expect("a fault of the browser")
	kept := p.kept()
	browser.Eval[any](p.Page, `Object.defineProperty(document, "title", { set() { throw new Error("a fault of the browser"); } }), null`)
	const told = `(person.text(".panic-banner") || person.text("#trouble"))`
	for !browser.Eval[bool](p.Page, told+` !== ""`) { // the title changes with the turn
		c := p.next()
		browser.Eval[any](p.Page, `document.querySelector("[data-journey]").click(), null`)
		p.Wait("a move or a message", told+` || person.position() !== `+js(c.Position))
	}
	for key := range kept {
		assert.NotEmpty(t, p.kept()[key], key)
	}
	browser.Eval[any](p.Page, "window.before = true, null")
	p.ClickText("button", "Reload")
	p.Wait("the new page", "!window.before")
	p.WaitGone("#boot")
	p.WaitFor(".p-board")
	assert.Len(t, p.play(3, "").Kinds, 3)
}

func TestAHistoryThatRefusesDoesNotEndTheGame(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(`history.replaceState = history.pushState = () => { throw new DOMException("too often", "SecurityError"); }`)
	p.begin("H1ST", "Person", "Person")
	p.play(12, "")
	p.slide(3)
	p.ClickText(".tl button", "Now")
	p.Wait("the present", `person.position() === "12/12"`)
	assert.False(t, p.Visible(".panic-banner"))
}
