package journeys

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/scripts/internal/browser"
)

// screens are what shows that a page is there.
var screens = map[string]string{
	"lobby": ".shell-games", "new": ".chair", "play": ".p-board", "settings": "input[name=pause]",
}

func TestBackAndForwardLeadThroughThePages(t *testing.T) {
	p := arrive(t)
	p.at("#/")
	p.WaitFor(screens["lobby"])
	p.Click(".shell-games a[href='#/sf2022/new']")
	p.WaitFor(screens["new"])
	p.Click(".form button[type=submit]")
	p.WaitFor(screens["play"])
	p.play(3, "")
	p.next()
	before := p.look()
	p.Click(".top-n button[aria-haspopup]")
	p.ClickText("dialog#menu .menu-i", "Settings")
	for _, page := range []string{"settings", "play", "new", "lobby"} {
		p.WaitFor(screens[page])
		if page == "play" {
			p.WaitGone("dialog")
			assert.Equal(t, before, p.look())
		}
		if page != "lobby" {
			p.Back()
		}
	}
	for _, page := range []string{"new", "play", "settings"} {
		p.Forward()
		p.WaitFor(screens[page])
	}
	p.Back()
	p.WaitFor(screens["play"])
	assert.Equal(t, before, p.look())
	assert.Len(t, p.play(2, "").Kinds, 2)
}

func TestEveryPageOpensByItsAddress(t *testing.T) {
	p := arrive(t)
	p.begin("0PEN", "Person", "Person")
	p.play(9, "")
	p.written()
	game := "#/sf2022/play/" + p.id()
	for _, c := range []struct{ fragment, page, title string }{
		{"", "lobby", "Bayboard"},
		{"#/", "lobby", "Bayboard"},
		{"#/settings", "settings", "Settings"},
		{"#/sf2022/new", "new", "New game"},
		{game, "play", "Turn"},
		{game + "/4", "play", "Turn"},
	} {
		p.at(c.fragment)
		p.WaitFor(screens[c.page])
		assert.Contains(t, browser.Eval[string](p.Page, "document.title"), c.title, c.fragment)
		assert.False(t, p.Visible(".notice"), c.fragment)
	}
	assert.Equal(t, "4/9", p.position())
}

func TestMovesDoNotFillTheHistory(t *testing.T) {
	p := arrive(t)
	p.begin("H1ST0R", "Person", "Person")
	before := browser.Eval[int](p.Page, "history.length")
	p.play(6, "")
	p.slide(2)
	assert.Equal(t, before, browser.Eval[int](p.Page, "history.length"))
}

func TestLightOrDarkAndMotionAreAsChosenOnEveryPage(t *testing.T) {
	page, url := visit(t, nil)
	page.LetMove()
	p := meet(t, page, url+"app/")
	p.SetViewport(390, 844, false)
	const back, fast = `getComputedStyle(document.documentElement).getPropertyValue("--bg")`, `getComputedStyle(document.documentElement).getPropertyValue("--fast")`
	look := func() [2]string { return [2]string{browser.Eval[string](page, back), browser.Eval[string](page, fast)} }
	p.at("#/settings")
	light := look()
	p.ClickText(".segs label", "Dark")
	p.Wait("the dark page", back+` !== "`+light[0]+`"`)
	p.ClickText(".segs label", "None")
	p.Wait("a page without motion", fast+` !== "`+light[1]+`"`)
	dark := look()
	p.again()
	assert.Equal(t, dark, look())
	p.Open(url)
	assert.Equal(t, dark, look(), "the landing page")
	p.SetViewport(390, 844, true)
	p.at("#/settings")
	p.ClickText(".segs label", "Light")
	p.Wait("the light page on a dark system", back+` === "`+light[0]+`"`)
	p.Click(".form > p button")
	p.Wait("as the system says", back+` === "`+dark[0]+`" && `+fast+` === "`+light[1]+`"`)
	assert.NotContains(t, p.kept()["bayboard:prefs"], "theme")
}
