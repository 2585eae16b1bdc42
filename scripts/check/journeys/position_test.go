package journeys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// refuse makes the clipboard say no, as browsers do without permission.
const refuse = `Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } })`

func TestASharedPositionIsTheSameTableWithoutHistoryAndSaysWhatIsMadeUp(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(refuse)
	p.begin("P0S", "Person", "Person")
	p.play(30, "")
	before := p.look()
	p.panel("Share or save")
	p.ClickText("dialog#share button", "position only")
	p.WaitFor(".notice input")
	link := browser.Eval[string](p.Page, `document.querySelector(".notice input").value`)
	require.Contains(t, link, "#/sf2022/open/", "refused by the clipboard, it is shown to be copied by hand")
	_, code, _ := strings.Cut(link, "/open/")
	assert.LessOrEqual(t, len(code), 600)

	page := chromium.NewPage(t)
	page.ShotDir = p.ShotDir
	friend := meet(t, page, p.app)
	friend.Open(link)
	friend.WaitText("main", "made up")
	friend.ClickText("button", "Play all seats")
	friend.WaitFor(".p-board")
	assert.Equal(t, "0/0", friend.position())
	assert.Contains(t, friend.Text(".logs"), "made up")
	after := friend.look()
	for _, part := range []string{"board", "values", "projects", "supply"} {
		assert.Equal(t, before[part], after[part], part)
	}
	assert.Len(t, friend.play(6, "").Kinds, 6, "the game goes on from there")
}

func TestAGameIsPlayedAgainFromTheStartUntilSomethingElseIsPressed(t *testing.T) {
	p := arrive(t)
	p.begin("AGA1N", "Person", "Person")
	p.play(20, "")
	before := p.table()
	end := p.position()
	p.slide(0)
	p.Click(`.tl button[aria-label="Play the game from here"]`)
	p.Wait("the end of the replay", fmt.Sprintf("person.position() === %s", js(end)))
	assert.Equal(t, before, p.table())
	assert.Len(t, p.play(2, "").Kinds, 2)
}
