package journeys

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// checkReload: after a reload the table shows exactly the same.
func (p *person) checkReload(when string) {
	p.t.Helper()
	p.away()
	before := p.look()
	p.again()
	p.WaitFor(".p-board")
	assert.Equal(p.t, before, p.look(), "when %s", when)
}

// upTo plays until a kind of action is the next, and says whether it came.
func (p *person) upTo(kind string) bool {
	p.t.Helper()
	got := p.play(1000, kind)
	return !got.Over
}

func TestAReloadInTheMiddleOfATurnChangesNothing(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	p.begin("RE10AD", "Person", "Person")
	p.checkReload("nothing has happened")
	require.True(t, p.upTo("area"))
	assert.Contains(t, p.Text(".say"), "hoose an area")
	p.checkReload("a card is revealed")
	require.True(t, p.upTo("place"))
	p.checkReload("a card is to be placed")
	p.play(1, "")
	p.checkReload("a card was placed")
}

func TestAReloadWhileABonusIsChosenOrLaidChangesNothing(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	laid, chosen := false, false
	for _, seed := range []string{"B0NVS1", "B0NVS2", "B0NVS3", "B0NVS4"} {
		p.begin(seed, "Person", "Person", "Person")
		if !laid && p.upTo("lay") {
			p.checkReload("a bonus is laid")
			laid = true
		}
		if !chosen && p.upTo("bonus") {
			p.checkReload("a bonus is chosen")
			chosen = true
		}
		if laid && chosen {
			return
		}
	}
	assert.True(t, laid, "no game had a bonus to lay")
	assert.True(t, chosen, "no game had a bonus to choose")
}

// The browser grants the lock of the storage only after the click; leaving the
// page must not lose what waits for it.
func TestAReloadRightAfterAMoveKeepsIt(t *testing.T) {
	p := arrive(t)
	p.begin("ATQNCE", "Person", "Person")
	p.written()
	p.next()
	// The reload asked for by the same click: nothing comes in between.
	browser.Eval[any](p.Page, `window.before = true, document.querySelector("[data-journey]").click(), location.reload(), null`)
	p.Wait("the new page", "!window.before")
	p.WaitGone("#boot")
	p.WaitFor(".p-board")
	assert.Equal(t, "1/1", p.position())
}
