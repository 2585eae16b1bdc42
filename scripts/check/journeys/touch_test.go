package journeys

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/scripts/internal/browser"
)

// checkWidths: at no width the page is wider than the window.
func (p *person) checkWidths(when string) {
	p.t.Helper()
	for _, width := range []int{768, 1280, 360} {
		p.SetViewport(width, 740, false)
		browser.Await[any](p.Page, "person.frame().then(person.frame).then(() => null)")
		over := browser.Eval[int](p.Page, "document.documentElement.scrollWidth - innerWidth")
		assert.LessOrEqual(p.t, over, 0, "%s, at %d px", when, width)
		inside := browser.Eval[int](p.Page, `Math.max(0, ...person.all("dialog").map(d => d.scrollWidth - d.clientWidth))`)
		assert.LessOrEqual(p.t, inside, 0, "the panel of %s, at %d px", when, width)
	}
}

// touch taps what is marked; on the board the first tap shows what it would
// cause, the second does it.
func (p *person) touch(c choice) {
	p.t.Helper()
	onBoard := browser.Eval[bool](p.Page, `document.querySelector("[data-journey]").matches("[data-cell], [data-place], [data-spot]")`)
	p.Tap("[data-journey]")
	if onBoard {
		p.WaitText(".does", "Tap again")
		assert.Equal(p.t, c.Position, p.position())
		p.Tap("[data-journey]")
	}
	p.done(c.Position)
}

func TestAGameIsPlayedToTheEndByTouchOnAPhone(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	p.SetTouch(360, 740)
	p.at("#/")
	p.checkWidths("the lobby")
	p.Tap("a[href='#/sf2022/new']")
	p.WaitFor(".chair")
	p.checkWidths("a new game")
	p.Tap(".form button[type=submit]")
	p.WaitFor(".p-board")
	asked := map[string]bool{}
	for {
		c := p.next()
		if c.Kind == "" {
			break
		}
		if !asked[c.Kind] {
			asked[c.Kind] = true
			p.checkWidths(p.Text(".say"))
		}
		p.touch(c)
	}
	p.checkScore(2)
	p.checkWidths("the score")
}

func TestNoPageIsWiderThanTheWindow(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	p.begin("W1DTHS", "Person", "Person", "Person", "Person")
	p.play(60, "")
	p.SetTouch(360, 740)
	for _, panel := range []string{"Score so far", "Players", "Share or save", "Keys"} {
		p.Tap(".top-n button[aria-haspopup]")
		p.WaitFor("dialog#menu")
		p.checkWidths("the menu")
		browser.Eval[any](p.Page, `person.all("dialog .menu-i").find(e => e.innerText.trim() === `+js(panel)+`).click(), null`)
		p.WaitText("dialog h2", panel)
		p.checkWidths(panel)
		p.Tap("dialog .dlg-h button")
		p.WaitGone("dialog")
	}
	p.Tap(".opp")
	p.WaitFor("dialog#city-of")
	p.checkWidths("another city")
	p.Tap("dialog .dlg-h button")
	p.WaitGone("dialog")
	p.Tap(".area button[aria-disabled=true]")
	p.WaitFor("#why")
	p.checkWidths("a reason")
	p.at("#/settings")
	p.checkWidths("the settings")
	p.at("#/where/is/this/page/that/has/a/very/long/address/which/cannot/be/broken/anywhere")
	p.WaitFor(".notice")
	p.checkWidths("a notice")
	p.at("#/sf2022/open/junk")
	p.checkWidths("a link that is none")
}
