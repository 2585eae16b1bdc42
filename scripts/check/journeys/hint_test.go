package journeys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// hintText waits for a hint that has been found and says as many lines.
func (p *person) hintText(button string) string {
	p.t.Helper()
	p.WaitText(".hint-b", button)
	return p.Text(".hint > p:first-child")
}

func TestAHintShowsThePlaceThenTheMoveThenWhy(t *testing.T) {
	for _, game := range []string{"sf2022", "sf2000", "ttrsf"} {
		t.Run(game, func(t *testing.T) {
			p := arriveAt(t, game)
			seats := []string{"Person", "Easy bot", "Medium bot"}
			p.begin("H1NT", seats...)
			for range 2 {
				p.play(5, "")
				p.Click(".top-n button")
				place := p.hintText("Show the move")
				assert.True(t, strings.HasPrefix(place, "Look "), place)
				assert.Equal(t, 1, p.Count(".hint-hand, .hint-board, .hint-supply"))
				before := p.position()
				p.ClickText(".hint-b button", "Show the move")
				move := p.hintText("Why?")
				p.ClickText(".hint-b button", "Why?")
				p.Wait("the reason", `document.querySelectorAll(".hint > p").length === 2`)
				why := p.Text(".hint > p:nth-child(2)")
				assert.Regexp(t, `wins about \d+ of 100 games|nothing else to do`, why)
				p.ClickText(".hint-b button", "Hide")
				p.WaitGone(".hint")
				require.Equal(t, before, p.position(), "a hint is no move")

				p.Press("h") // the same again
				require.Equal(t, place, p.hintText("Show the move"))
				p.Press("h")
				require.Equal(t, move, p.hintText("Why?"))
				p.Press(kb.Escape)
				p.WaitGone(".hint")
			}
		})
	}
}

func TestABotsMoveOpensToItsReason(t *testing.T) {
	for game, want := range map[string][]string{
		"sf2022": {"at random", "expects to win about"}, "sf2000": {"at random", "expects to win about"}, "ttrsf": {"at random", "expects to win about"},
	} {
		t.Run(game, func(t *testing.T) {
			p := arriveAt(t, game)
			p.begin("WHY1", "Person", "Easy bot", "Hard bot")
			p.play(6, "")
			p.again() // what was thought is thought again
			p.WaitFor(".log-y")
			said := ""
			for i := range min(p.Count(".log-y"), 5) {
				browser.Eval[any](p.Page, fmt.Sprintf(`document.querySelectorAll(".log-y")[%d].focus(), null`, i))
				p.Press(kb.Enter)
				p.WaitFor(".log-r")
				p.Wait("the reason", `!/Going over it/.test(document.querySelector(".log-r").textContent)`)
				said += p.Text(".log-r") + "\n"
				assert.Equal(t, 1, p.Count(`.log-y[aria-expanded="true"]`))
				p.Press(kb.Enter)
				p.WaitGone(".log-r")
			}
			for _, w := range want {
				assert.Contains(t, said, w)
			}
		})
	}
}
