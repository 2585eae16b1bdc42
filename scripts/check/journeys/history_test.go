package journeys

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

const (
	undo = `.top-n button[aria-label^=Undo]`
	redo = `.top-n button[aria-label^=Redo]`
)

// all presses a button of the bar until it is off, and says how often.
func (p *person) all(button string) int {
	p.t.Helper()
	n := 0
	for p.Attr(button, "aria-disabled") != "true" {
		from := p.position()
		p.Click(button)
		p.done(from)
		n++
		require.Less(p.t, n, 500)
	}
	return n
}

// table is what lies on the table: all but what the log marks.
func (p *person) table() map[string]any {
	p.t.Helper()
	look := p.look()
	delete(look, "log")
	return look
}

func TestUndoToTheStartAndRedoToTheEndComeBackToTheSame(t *testing.T) {
	p := arrive(t)
	p.begin("TRAVE1", "Person", "Easy bot")
	p.play(14, "")
	p.next()
	before := p.table()
	back := p.all(undo)
	require.GreaterOrEqual(t, back, 14)
	p.checkReload("all was taken back")
	assert.Equal(t, back, p.all(redo))
	assert.Equal(t, before, p.table())
	assert.Equal(t, "true", p.Attr(redo, "aria-disabled"))
}

func TestATakebackAfterARevealedCardIsMarkedInTheLog(t *testing.T) {
	p := arrive(t)
	p.begin("MARKED", "Person", "Person")
	realize := ".area button[aria-label^=Realize][aria-disabled=false]"
	for !p.Visible(realize) {
		p.play(1, "")
	}
	assert.Zero(t, p.Count(".log .note"))
	for _, button := range []string{".act-b .btn-p", undo, realize} {
		from := p.position()
		p.Click(button)
		p.done(from)
	}
	p.WaitText(".log .note", "A move was taken back here after a card was seen.")
}

func TestTheTimeLineLeadsToAnyMomentAndBack(t *testing.T) {
	p := arrive(t)
	p.begin("T1ME", "Person", "Easy bot")
	p.play(20, "")
	p.next()
	now := p.look()
	at := map[int]map[string]any{}
	for _, ply := range []int{0, 5, 11, 3} {
		p.slide(ply)
		at[ply] = p.look()
	}
	assert.NotEqual(t, at[0], at[11])
	for _, ply := range []int{3, 11, 0, 5} {
		p.slide(ply)
		assert.Equal(t, at[ply], p.look(), "ply %d", ply)
	}
	p.checkReload("looking back")
	p.ClickText(".tl button", "Now")
	p.Wait("the present", `document.querySelector(".tl-t")`)
	assert.Equal(t, now, p.look())
}

func TestTheLogLeadsToTheMomentItTellsOf(t *testing.T) {
	p := arrive(t)
	p.begin("M0MENT", "Person", "Person")
	p.play(12, "")
	p.Click(".log li:nth-child(3) button")
	p.Wait("an earlier moment", `!document.querySelector(".tl-t")`)
	assert.Equal(t, "step", p.Attr(".log li:nth-child(3)", "aria-current"))
	assert.Contains(t, p.Attr(".log li:nth-child(2)", "class"), "later")
}

func TestGoingOnFromAnEarlierMomentDropsWhatCameAfter(t *testing.T) {
	p := arrive(t)
	p.begin("BACKT0", "Person", "Easy bot")
	p.play(16, "")
	p.next()
	n := browser.Eval[int](p.Page, `Number(document.querySelector(".tl-r").max)`)
	ply := 0
	for at := n / 2; at > 0 && ply == 0; at-- {
		p.slide(at)
		if p.Visible(".act-o") {
			ply = at // a bot's turn
		}
	}
	require.NotZero(t, ply)
	p.ClickText(".act-o button", "Go on from here")
	p.next()
	assert.Less(t, browser.Eval[int](p.Page, `Number(document.querySelector(".tl-r").max)`), n)
	assert.Equal(t, "true", p.Attr(redo, "aria-disabled"))
	p.checkReload("going on from an earlier moment")
	assert.Len(t, p.play(3, "").Kinds, 3)
}

func TestAnotherMoveFromAnEarlierMomentReplacesWhatCameAfter(t *testing.T) {
	p := arrive(t)
	p.begin("AN0THR", "Person", "Person")
	p.play(20, "")
	p.slide(4)
	p.dice = 5 // the same moves again would keep what came after them
	p.play(8, "")
	assert.Equal(t, "12/12", p.position())
	p.checkReload("another move was made")
}
