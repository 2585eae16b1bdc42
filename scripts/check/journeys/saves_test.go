package journeys

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// ID is the name of the open game.
func (p *person) id() string {
	p.t.Helper()
	_, rest, _ := strings.Cut(p.URL(), "/play/")
	id, _, _ := strings.Cut(rest, "/")
	require.NotEmpty(p.t, id)
	return id
}

func TestADamagedSaveIsPutAsideAndItsLastGoodCopyRestored(t *testing.T) {
	p := arrive(t)
	p.begin("SAVES", "Person", "Person")
	p.play(10, "")
	id, kept := p.id(), p.kept()
	last := kept["bayboard:last:"+id]
	require.NotEmpty(t, last)
	damaged := strings.Replace(kept["bayboard:game:"+id], "counter", "count", 1)
	p.at("#/settings")
	p.keep("bayboard:game:"+id, damaged)
	p.at("#/")
	p.notice("1 saved game restored")
	after := p.kept()
	assert.Equal(t, damaged, after["bayboard:broken:"+id])
	assert.Equal(t, last, after["bayboard:game:"+id])
	p.Click(".save-a")
	p.WaitFor(".p-board")
	assert.Equal(t, "9/9", p.position())
	assert.Len(t, p.play(1, "").Kinds, 1)
}

func TestADamagedSaveWithoutACopyIsPutAsideAndTheOthersStay(t *testing.T) {
	p := arrive(t)
	p.begin("SAVES", "Person", "Person")
	p.play(4, "")
	good := p.kept()
	p.at("#/settings")
	p.keep("bayboard:game:zzzzzz", "bayboard save 1 junk\nnothing")
	p.at("#/")
	p.notice("1 saved game could not be read")
	good["bayboard:broken:zzzzzz"] = "bayboard save 1 junk\nnothing"
	assert.Equal(t, good, p.kept())
	assert.Equal(t, 1, p.Count(".save"))
}

// Reading the property itself throws, as browsers do that block all cookies.
func TestWithoutStorageAGameCanBePlayed(t *testing.T) {
	page, url := visit(t, nil)
	page.BeforeLoad(`Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })`)
	p := meet(t, page, url+"app/")
	p.at("#/")
	p.notice("Games cannot be saved here")
	p.at("#/settings")
	p.WaitText(".bad", "does not let Bayboard store anything")
	p.begin("B10CK", "Person", "Person")
	p.play(12, "")
	link := p.link()
	before := p.look()
	p.Click("header a[href='#/']")
	p.WaitFor(".saves")
	p.Click(".save-a")
	p.WaitFor(".p-board")
	assert.Equal(t, before, p.look(), "the game lives as long as the page")
	assert.Contains(t, link, "/open/")
}

func TestWithoutRoomTheGameGoesOnAndSaysSo(t *testing.T) {
	p := arrive(t)
	p.begin("F0RTY", "Person", "Person")
	p.play(4, "")
	before := p.kept()
	browser.Eval[any](p.Page, `Storage.prototype.setItem = () => { throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); }, null`)
	p.play(1, "")
	p.notice("No room to save this game")
	p.play(5, "")
	assert.Equal(t, "10/10", p.position())
	key := "bayboard:game:" + p.id()
	assert.Equal(t, before[key], p.kept()[key], "what was kept stays")
}

func TestTwoTabsOfTheSameGameDoNotOverwriteEachOther(t *testing.T) {
	p := arrive(t)
	p.begin("TWQTAB", "Person", "Person")
	p.play(6, "")
	p.written()
	other := meet(t, p.Another(), p.app)
	other.Open(p.URL())
	other.WaitFor(".p-board")
	p.play(2, "")
	p.written()
	mine := p.kept()["bayboard:game:"+p.id()]
	other.dice = 99
	other.play(1, "")
	other.notice("Another tab plays this game too")
	assert.NotEqual(t, p.id(), other.id())
	assert.Equal(t, "7/7", other.position())
	other.play(3, "")
	kept := other.kept()
	assert.Equal(t, mine, kept["bayboard:game:"+p.id()], "the first tab's game is as it left it")
	require.Contains(t, kept, "bayboard:game:"+other.id())
	other.checkReload("it goes on as a copy")
	p.play(1, "")
	assert.Equal(t, "9/9", p.position())
	assert.False(t, p.Visible(".notice"), "the first tab is not disturbed")
	p.at("#/")
	p.WaitFor(".saves")
	assert.Equal(t, 2, p.Count(".save"))
}

func TestASavedGameThatVanishedIsWrittenAnew(t *testing.T) {
	p := arrive(t)
	p.begin("GQNE", "Person", "Person")
	p.play(3, "")
	p.written()
	browser.Eval[any](p.Page, "localStorage.clear(), null")
	p.play(1, "")
	p.notice("The saved game had disappeared")
	assert.Contains(t, p.kept(), "bayboard:game:"+p.id())
}

func TestADeletedGameCanBeBroughtBack(t *testing.T) {
	p := arrive(t)
	p.begin("DE1", "Person", "Easy bot")
	p.play(5, "")
	p.written()
	p.at("#/")
	p.Click(".save .ib")
	p.notice("Game deleted")
	assert.Equal(t, 0, p.Count(".save"))
	p.ClickText(".notice button", "Bring it back")
	p.WaitFor(".save")
	p.again()
	p.Click(".save-a")
	p.WaitFor(".p-board")
}
