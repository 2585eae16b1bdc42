package journeys

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/scripts/internal/browser"
)

func TestWhatTheMousePointsAtStaysWhereItIs(t *testing.T) {
	for _, game := range []struct {
		slug      string
		seats     []string
		decisions int
	}{
		{"sf2022", []string{"Person", "Person"}, 12},
		{"sf2000", []string{"Person", "Easy bot", "Easy bot"}, 8},
		{"ttrsf", []string{"Person", "Easy bot"}, 8},
	} {
		t.Run(game.slug, func(t *testing.T) { checkAllStays(t, game.slug, game.decisions, game.seats...) })
	}
}

// checkAllStays points at all that can be pressed in the first decisions, at
// most some at each.
func checkAllStays(t *testing.T, game string, decisions int, seats ...string) {
	const most = 12
	p := arriveAt(t, game)
	for _, width := range []int{768, 1280} {
		p.SetViewport(width, 800, false)
		p.begin("STAYS", seats...)
		for range decisions {
			c := p.next()
			n := browser.Eval[int](p.Page, `person.legal().map((e, i) => e.setAttribute("data-point", i)).length`)
			for i := range min(n, most) {
				p.checkStays(fmt.Sprintf("[data-point='%d']", i*max(1, n/most)), width)
			}
			browser.Eval[any](p.Page, `document.querySelectorAll("[data-point]").forEach(e => e.removeAttribute("data-point"))`)
			browser.Eval[any](p.Page, `document.querySelector("[data-journey]").dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}))`)
			p.done(c.Position)
		}
	}
}

func (p *person) checkStays(one string, width int) {
	p.t.Helper()
	if !p.Visible(one) {
		return // the look at another took it away
	}
	if _, _, stays := p.Hover(one); !stays {
		said := browser.Eval[string](p.Page, "person.text('.say')")
		assert.Fail(p.t, "it moves away", "%q when %q at %d px", p.Attr(one, "aria-label")+p.Text(one), said, width)
	}
}

// lengthen gives the bar a long word on what an action does, and tells how far
// the buttons of the bar were moved by it, in pixels.
const lengthen = `(() => {
	const all = [...document.querySelectorAll(".act-r button, .act-r a")].filter(e => e.getClientRects().length > 0);
	const tops = all.map(e => e.getBoundingClientRect().top);
	let does = document.querySelector(".act-s .does");
	if (!does) {
		does = document.querySelector(".act-s").appendChild(document.createElement("p"));
		does.className = "does";
	}
	const said = does.textContent;
	does.textContent = "A marker spreads to the next building of the row. ".repeat(8);
	const moved = Math.max(...all.map((e, i) => Math.abs(e.getBoundingClientRect().top - tops[i])));
	does.textContent = said;
	return all.length === 0 ? -1 : moved;
})()`

func TestALongWordOnAnActionMovesNoButtonOfTheBar(t *testing.T) {
	for game, seats := range map[string][]string{
		"sf2022": {"Person", "Easy bot"},
		"sf2000": {"Person", "Easy bot", "Easy bot"},
		"ttrsf":  {"Person", "Easy bot"},
	} {
		t.Run(game, func(t *testing.T) {
			p := arriveAt(t, game)
			p.begin("LONG", seats...)
			seen := 0
			for range 8 {
				c := p.next()
				for _, width := range []int{768, 1280} {
					p.SetViewport(width, 800, false)
					moved := browser.Eval[float64](p.Page, lengthen)
					if moved >= 0 {
						seen++
					}
					assert.LessOrEqual(t, moved, 1.0, "after %v at %d px", c, width)
				}
				browser.Eval[any](p.Page, `document.querySelector("[data-journey]").dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}))`)
				p.done(c.Position)
			}
			assert.Positive(t, seen, "no bar with buttons")
		})
	}
}
