package journeys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// link opens the share panel, takes the link and closes the panel.
func (p *person) link() string {
	p.t.Helper()
	p.panel("Share or save")
	link := browser.Eval[string](p.Page, `document.querySelector("dialog#share .share-l input").value`)
	p.close("share")
	return link
}

// panel opens a panel from the menu.
func (p *person) panel(name string) {
	p.t.Helper()
	p.Click(".top-n button[aria-haspopup]")
	p.ClickText("dialog#menu .menu-i", name)
	p.WaitGone("dialog#menu")
	p.WaitText("dialog h2", name)
}

// slide moves the time line to a ply, as a hand or the keys do.
func (p *person) slide(ply int) {
	p.t.Helper()
	browser.Eval[any](p.Page, fmt.Sprintf(`(r => {
		r.value = %d;
		r.dispatchEvent(new Event("input", {bubbles: true}));
		r.dispatchEvent(new Event("change", {bubbles: true}));
		return null;
	})(document.querySelector(".tl-r"))`, ply))
	p.Wait(fmt.Sprintf("ply %d", ply), fmt.Sprintf(`person.position().startsWith("%d/")`, ply))
}

// asSeen is what two people at different seats see alike.
func asSeen(look map[string]any) map[string]any {
	same := map[string]any{}
	for _, part := range []string{"board", "values", "projects", "supply", "line"} {
		same[part] = look[part]
	}
	same["moves"] = len(look["log"].([]any))
	return same
}

func TestASharedGameIsTheSameForTheFriendWithItsWholeHistory(t *testing.T) {
	p := arrive(t)
	p.begin("SHARE", "Person", "Person")
	p.play(30, "")
	link := p.link()
	require.Contains(t, link, "#/sf2022/open/")
	before := p.look()
	p.slide(0)
	first := p.look()

	page := chromium.NewPage(t)
	page.ShotDir = p.ShotDir
	friend := meet(t, page, p.app)
	friend.Open(link)
	friend.WaitText("h1", "San Francisco")
	friend.ClickText(".picks button", deciding(before))
	friend.WaitFor(".p-board")
	assert.Equal(t, asSeen(before), asSeen(friend.look()))
	friend.slide(0)
	assert.Equal(t, first["line"], friend.look()["line"])
	assert.Equal(t, first["projects"], friend.look()["projects"])
	friend.ClickText("button", "Now")
	friend.Wait("the present", fmt.Sprintf("person.position() === %s", js(before["line"])))
	assert.Equal(t, asSeen(before), asSeen(friend.look()))
	got := friend.play(1, "")
	assert.Len(t, got.Kinds, 1, "the friend goes on with the game")
}

// deciding is the seat whose turn the bar tells: "Seat 2".
func deciding(look map[string]any) string {
	_, whose, _ := strings.Cut(look["status"].(string), "· ")
	whose = strings.ToUpper(whose[:1]) + whose[1:]
	return strings.TrimSuffix(whose, "’s turn")
}

func TestAFinishedGameIsSharedWithItsWholeHistory(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	p.begin("F1N1SH", "Person", "Person")
	p.toTheEnd()
	p.close("score")
	link := p.link()
	assert.Less(t, len(link), 400)
	before := p.look()
	page := chromium.NewPage(t)
	page.ShotDir = p.ShotDir
	friend := meet(t, page, p.app)
	friend.Open(link)
	friend.WaitFor(".p-board")
	assert.Equal(t, before["projects"], friend.look()["projects"])
	assert.Equal(t, before["line"], friend.look()["line"])
	friend.slide(0)
	friend.ClickText("button", "Now")
	friend.Wait("the present", fmt.Sprintf("person.position() === %s", js(before["line"])))
}

func TestALinkOpenedTwiceIsTheSameGame(t *testing.T) {
	p := arrive(t)
	p.begin("TW1CE", "Person", "Person")
	p.play(8, "")
	link := p.link()
	for range 2 {
		p.at(link[strings.Index(link, "#"):])
		p.Wait("the game or the choice of a seat", `document.querySelector(".picks, .p-board")`)
		if p.Visible(".picks") {
			p.ClickText(".picks-o button", "Play all seats")
			p.WaitFor(".p-board")
		}
	}
	p.notice("You have opened this link before")
	games := 0
	for key := range p.kept() {
		if strings.HasPrefix(key, "bayboard:game:") {
			games++
		}
	}
	assert.Equal(t, 2, games, "the game and one copy of it")
}
