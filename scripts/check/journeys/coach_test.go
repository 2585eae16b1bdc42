package journeys

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tip is what the coach says.
func (p *person) tip() string {
	p.t.Helper()
	p.WaitFor(".coach a")
	return p.Text(".coach-t")
}

// switchCoach chooses the entry of the menu.
func (p *person) switchCoach(entry string) {
	p.t.Helper()
	p.Click(".top-n button[aria-haspopup]")
	p.ClickText("dialog#menu .menu-i", entry)
	p.WaitGone("dialog#menu")
}

func TestTheCoachTellsEachRuleOnceAndCanBeSwitchedOff(t *testing.T) {
	for game, from := range map[string]string{"sf2022": "learn", "sf2000": "new", "ttrsf": "new"} {
		t.Run(game, func(t *testing.T) {
			p := arriveAt(t, game)
			p.BeforeLoad(steady)
			p.SetTouch(360, 800)
			p.at("#/" + game + "/" + from)
			p.ClickText(".first .btn", "First game with a coach")
			p.WaitFor(".p-board")
			p.checkWidths("the coach speaks")
			said := map[string]bool{}
			for range 3 {
				said[p.tip()] = true
				place := p.Text(".say")
				p.Press(kb.Escape)
				p.WaitGone(".coach a")
				assert.Equal(t, place, p.Text(".say"))
				require.Len(t, p.play(1, "").Kinds, 1)
			}
			assert.Len(t, said, 3, "%v", said)

			p.switchCoach("Switch the coach off")
			p.WaitGone(".coach")
			p.again()
			p.WaitFor(".p-board")
			require.Zero(t, p.Count(".coach"))
			p.switchCoach("Switch the coach on")
			for p.next(); p.Count(".coach a") == 0; p.next() {
				require.Len(t, p.play(1, "").Kinds, 1)
			}
			assert.NotContains(t, said, p.tip())
		})
	}
}
