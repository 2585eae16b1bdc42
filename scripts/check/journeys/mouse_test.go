package journeys

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/scripts/internal/browser"
)

func TestWhatTheMousePointsAtStaysWhereItIs(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	for _, width := range []int{768, 1280} {
		p.SetViewport(width, 800, false)
		p.begin("STAYS", "Person", "Person")
		for range 12 {
			c := p.next()
			n := browser.Eval[int](p.Page, `person.legal().map((e, i) => e.setAttribute("data-point", i)).length`)
			for i := range n {
				p.checkStays(fmt.Sprintf("[data-point='%d']", i), width)
			}
			browser.Eval[any](p.Page, `document.querySelectorAll("[data-point]").forEach(e => e.removeAttribute("data-point"))`)
			browser.Eval[any](p.Page, `document.querySelector("[data-journey]").click()`)
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
