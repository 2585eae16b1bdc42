package journeys

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// ownParts are what a seat sees of its own and of the table, without names of
// players, in the games with secrets.
var ownParts = map[string][]string{
	"ttrsf":  {"cards", "tickets", "row", "list", "left"},
	"sf2000": {"purse", "years", "bank"},
}

// friendOf opens a link in a browser of its own and takes the seat that
// decides.
func (p *person) friendOf(link string, before map[string]any) *person {
	p.t.Helper()
	page := chromium.NewPage(p.t)
	page.ShotDir = p.ShotDir
	friend := meet(p.t, page, p.app)
	friend.game = p.game
	friend.Open(link)
	friend.WaitFor(".picks")
	friend.ClickText(".picks button", "Seat 2")
	friend.WaitFor(".p-board")
	for _, part := range ownParts[p.game] {
		assert.Equal(p.t, before[part], friend.look()[part], part)
	}
	return friend
}

// move decides once.
func (p *person) move() {
	p.t.Helper()
	c := p.next()
	require.NotEmpty(p.t, c.Kind)
	browser.Eval[any](p.Page, `document.querySelector("[data-journey]").dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true})), null`)
	p.done(c.Position)
}

func TestAGameWithSecretsIsSharedWithWhoSitsAtTheSeat(t *testing.T) {
	for game := range ownParts {
		t.Run(game, func(t *testing.T) {
			p := arriveAt(t, game)
			p.begin("SECRET", "Medium bot", "Person", "Medium bot")
			p.play(8, "")
			before := p.look()
			friend := p.friendOf(p.link(), before)
			ply, _, _ := strings.Cut(before["line"].(string), "/") // without what was taken back
			assert.Equal(t, ply+"/"+ply, friend.position())
			friend.move()
		})
	}
}

func TestASharedPositionShowsTheOwnCardsAndMakesUpTheOthers(t *testing.T) {
	for game := range ownParts {
		t.Run(game, func(t *testing.T) {
			p := arriveAt(t, game)
			p.BeforeLoad(refuse)
			p.begin("SECRET", "Medium bot", "Person", "Medium bot")
			p.play(8, "")
			before := p.look()
			p.panel("Share or save")
			p.ClickText("dialog#share button", "position only")
			p.WaitFor(".notice input")
			link := browser.Eval[string](p.Page, `document.querySelector(".notice input").value`)
			_, code, _ := strings.Cut(link, "/open/")
			require.NotEmpty(t, code)
			assert.LessOrEqual(t, len(code), 600)
			friend := p.friendOf(link, before)
			assert.Equal(t, "0/0", friend.position())
			assert.Contains(t, friend.Text(".logs"), "made up")
			friend.move()
		})
	}
}
