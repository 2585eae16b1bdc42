package journeys

import (
	"embed"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// personScript defines window.person: what can be seen and done at the table.
//
//go:embed testdata/person.js
var personScript string

// tableScripts are the tables of the games.
//
//go:embed testdata/sf2022.js testdata/sf2000.js testdata/ttrsf.js testdata/lessons.js
var tableScripts embed.FS

// quick lets bots move without a pause.
const quick = `try { localStorage.getItem("bayboard:prefs") ?? localStorage.setItem("bayboard:prefs", "pause 0") } catch {}`

// steady makes the names of games, and so the bots, the same every time.
const steady = `(() => {
	let dice = 7;
	crypto.getRandomValues = a => {
		const bytes = new Uint8Array(a.buffer, a.byteOffset, a.byteLength);
		for (let i = 0; i < bytes.length; i++) {
			dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
			bytes[i] = dice >>> 24;
		}
		return a;
	};
})()`

// person is somebody at a tab of the app.
type person struct {
	*browser.Page
	t    *testing.T
	app  string // the app's address
	game string // the slug of what is played
	dice uint32 // decides what to do
}

// arrive gives a tab on a site of the test's own, where nothing is loaded yet.
func arrive(t *testing.T) *person {
	t.Helper()
	page, url := visit(t, nil)
	page.BeforeLoad(quick)
	return meet(t, page, url+"app/")
}

// meet makes a person of a tab.
func meet(t *testing.T, page *browser.Page, app string) *person {
	t.Helper()
	page.BeforeLoad(personScript + script("sf2022") + script("sf2000") + script("ttrsf"))
	return &person{Page: page, t: t, app: app, game: "sf2022", dice: 2022}
}

// script is the table of a game.
func script(game string) string {
	text, err := tableScripts.ReadFile("testdata/" + game + ".js")
	if err != nil {
		panic(err)
	}
	return string(text)
}

// at opens an address of the app afresh and waits until it is there.
func (p *person) at(fragment string) {
	p.t.Helper()
	p.Open("about:blank") // another fragment alone would not load the page
	p.Open(p.app + fragment)
	p.WaitGone("#boot")
}

// written waits until all that is to be kept is written: the page asks for the
// lock soon after an action, and the browser grants it in the order of asking.
func (p *person) written() {
	p.t.Helper()
	browser.Await[any](p.Page, `new Promise(done => setTimeout(done, 200)).then(() => navigator.locks.request("bayboard", () => null))`)
}

// goTo changes the address of the open page.
func (p *person) goTo(fragment string) {
	p.t.Helper()
	browser.Eval[any](p.Page, "location.hash = "+js(fragment))
}

// again loads the page anew.
func (p *person) again() {
	p.t.Helper()
	p.written()
	p.Reload()
	p.WaitGone("#boot")
}

// begin sets up a game in the form and starts it. Each seat is the label of
// who sits there.
func (p *person) begin(seed string, seats ...string) {
	p.t.Helper()
	p.at("#/" + p.game + "/new")
	p.fill(seed, seats...)
}

// fill fills in the form with the mouse.
func (p *person) fill(seed string, seats ...string) {
	p.t.Helper()
	p.WaitFor(".chair")
	p.ClickText(".form > .part:first-child label", fmt.Sprint(len(seats)))
	p.Wait("the chairs", fmt.Sprintf(`document.querySelectorAll(".chair").length === %d`, len(seats)))
	for i, who := range seats {
		p.ClickText(fmt.Sprintf(".chair:nth-of-type(%d) label", i+1), who)
	}
	p.Click(".seed summary")
	p.Click(".seed input")
	p.Press(seed)
	p.Click(".form button[type=submit]")
	p.WaitFor(".p-board, .cover")
}

// played is what came of some actions.
type played struct {
	Dice    uint32
	Kinds   []string
	Over    bool
	Mistake string
}

// play does at most some actions by clicks of the page's own, not of a mouse;
// it stops before a kind of action, if one is given.
func (p *person) play(most int, stop string) played {
	p.t.Helper()
	const once = 10 // so that a slow machine does not take too long for one
	var all played
	for len(all.Kinds) < most {
		n := min(once, most-len(all.Kinds))
		got := browser.Await[played](p.Page, fmt.Sprintf("person.play(%d, %d, %q)", p.dice, n, stop))
		require.Empty(p.t, got.Mistake)
		p.dice, all.Over = got.Dice, got.Over
		all.Kinds = append(all.Kinds, got.Kinds...)
		if len(got.Kinds) < n {
			break
		}
	}
	return all
}

// toTheEnd plays until the game is over.
func (p *person) toTheEnd() []string {
	p.t.Helper()
	all := p.play(1000, "")
	require.True(p.t, all.Over, "the game should be over after %d actions", len(all.Kinds))
	return all.Kinds
}

// choice is what to press next.
type choice struct {
	Dice     uint32
	Kind     string // empty when the game is over
	Mistake  string
	Position string
}

// next waits for the person's turn and marks what to press next with
// data-journey.
func (p *person) next() choice {
	p.t.Helper()
	c := browser.Await[choice](p.Page, fmt.Sprintf("person.next(%d)", p.dice))
	require.Empty(p.t, c.Mistake)
	p.dice = c.Dice
	return c
}

// done waits until the game went on from a position.
func (p *person) done(from string) {
	p.t.Helper()
	browser.Await[any](p.Page, fmt.Sprintf("person.moved(%q).then(() => null)", from))
}

// look is all that the table shows once all of it is up to date, for
// comparing. What the mouse points at shows what it would do.
func (p *person) look() map[string]any {
	p.t.Helper()
	return browser.Await[map[string]any](p.Page, "person.frame().then(person.frame).then(person.frame).then(person.look)")
}

// away takes the mouse away from all that it could point at.
func (p *person) away() {
	p.t.Helper()
	p.Hover(".top-t")
}

// position is the shown ply and the number of plies: "12/40".
func (p *person) position() string {
	p.t.Helper()
	return browser.Eval[string](p.Page, "person.position()")
}

// kept is all that the browser keeps.
func (p *person) kept() map[string]string {
	p.t.Helper()
	p.written()
	return browser.Eval[map[string]string](p.Page, "({...localStorage})")
}

// keep puts a text into the browser's storage.
func (p *person) keep(key, value string) {
	p.t.Helper()
	browser.Eval[any](p.Page, fmt.Sprintf("localStorage.setItem(%s, %s), null", js(key), js(value)))
}

// close closes a panel.
func (p *person) close(panel string) {
	p.t.Helper()
	p.Click("dialog#" + panel + " .dlg-h button")
	p.WaitGone("dialog#" + panel)
}

// notice waits for a notice with a text.
func (p *person) notice(text string) {
	p.t.Helper()
	p.WaitText(".notice", text)
}

// js is a value as an expression.
func js(v any) string {
	data, _ := json.Marshal(v) // of strings it cannot fail
	return string(data)
}
