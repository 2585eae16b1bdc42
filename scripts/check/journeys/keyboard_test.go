package journeys

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// tabTo presses Tab until the focus is on an element of a selector.
func (p *person) tabTo(selector string) {
	p.t.Helper()
	for range 120 {
		if browser.Eval[bool](p.Page, fmt.Sprintf("document.activeElement.matches(%s)", js(selector))) {
			return
		}
		p.Press(kb.Tab)
	}
	p.t.Fatalf("the Tab key does not lead to %s", selector)
}

// reached marks the focused element if it is one that can be pressed to act,
// and tells how many are left to be reached.
const reached = `(() => {
	const e = document.activeElement, list = person.legal();
	if (list.includes(e)) { e.setAttribute("data-reached", ""); }
	return list.filter(e => !e.hasAttribute("data-reached") && !(e.matches(".cell") && document.querySelector("[data-reached].cell"))).length;
})()`

// checkReach goes through the page with Tab: it must lead to everything that
// can be done, on the board to one of the spaces.
func (p *person) checkReach() {
	p.t.Helper()
	left := 1
	for i := 0; i < 120 && left > 0; i++ {
		p.Press(kb.Tab)
		left = browser.Eval[int](p.Page, reached)
	}
	if left > 0 {
		missed := browser.Eval[[]string](p.Page, `person.legal().filter(e => !e.hasAttribute("data-reached")).map(e => e.outerHTML.slice(0, 120))`)
		assert.Fail(p.t, "the Tab key does not reach it", "%q: %v", p.Text(".say"), missed)
	}
	browser.Eval[any](p.Page, `document.querySelectorAll("[data-reached]").forEach(e => e.removeAttribute("data-reached")), null`)
}

// walk goes to the marked control with Tab and, on the board, the arrow keys or
// those from street to street, and says how many keys that took.
func (p *person) walk() int {
	p.t.Helper()
	for n := range 200 {
		key := browser.Eval[string](p.Page, `(() => {
			const e = document.activeElement, to = document.querySelector("[data-journey]");
			if (e === to) { return ""; }
			if (to.matches(".sf-street") && e.matches(".p-board [data-spot]")) { return "Next"; }
			if (!to.matches(".cell") || !e.matches(".p-board .cell")) { return "Tab"; }
			const [a, b] = [e, to].map(x => Number(x.dataset.cell));
			if (Math.floor(a / 5) !== Math.floor(b / 5)) { return a < b ? "Down" : "Up"; }
			return a < b ? "Right" : "Left";
		})()`)
		switch key {
		case "":
			return n
		case "Tab":
			p.Press(kb.Tab)
		default:
			p.Press(map[string]string{"Down": kb.ArrowDown, "Up": kb.ArrowUp, "Left": kb.ArrowLeft, "Right": kb.ArrowRight, "Next": kb.PageDown}[key])
			browser.Await[any](p.Page, "person.frame().then(person.frame).then(() => null)")
		}
	}
	p.t.Fatalf("the keys do not lead to %q", p.Attr("[data-journey]", "aria-label")+p.Text("[data-journey]"))
	return 0
}

// setUpByKeys fills in the form with keys: easy bots, a seed.
func (p *person) setUpByKeys(seed string, seats int) {
	p.t.Helper()
	p.tabTo("a[href='#/" + p.game + "/new']")
	p.Press(kb.Enter)
	p.WaitFor(".chair")
	for seat := 2; seat <= seats; seat++ {
		chair := fmt.Sprintf(".chair:nth-of-type(%d) ", seat)
		p.tabTo(chair + "input[type=radio]")
		p.Press(kb.ArrowLeft)
		p.Wait("an easy bot", fmt.Sprintf(`/Easy/.test(document.querySelector(%q).innerText)`, chair+".seg-on"))
	}
	p.tabTo(".seed summary")
	p.Press(kb.Enter)
	p.tabTo(".seed input")
	p.Press(seed)
	p.tabTo(".form button[type=submit]")
	p.Press(kb.Enter)
	p.WaitFor(".p-board")
}

func TestAGameIsPlayedToTheEndByKeysAlone(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	p.at("#/")
	p.setUpByKeys("KEYS", 2)
	asked := map[string]bool{}
	moves, keys := 0, 0
	for {
		c := p.next()
		if c.Kind == "" {
			break
		}
		if !asked[c.Kind] {
			asked[c.Kind] = true
			p.checkReach()
		}
		keys += p.walk()
		p.Press(kb.Enter)
		p.done(c.Position)
		moves++
	}
	t.Logf("%d moves, %d keys", moves, keys)
	p.checkScore(2)
	require.True(t, browser.Eval[bool](p.Page, `document.querySelector("dialog#score").contains(document.activeElement)`), "the score has the focus")
	p.Press(kb.Escape)
	p.WaitGone("dialog#score")
	p.tabTo(".act-o .btn")
	p.Press(kb.Enter)
	p.checkScore(2)
}

// claimByKeys claims a route of ttrsf that can be paid for, if there is one: the
// Tab key leads to the first.
func (p *person) claimByKeys() bool {
	p.t.Helper()
	browser.Await[any](p.Page, "person.ready().then(() => null)")
	if !browser.Eval[bool](p.Page, `person.all(".tt-routes button[aria-disabled=false]").length > 0`) {
		return false
	}
	before := p.position()
	p.tabTo(".tt-lines [tabindex='0']")
	p.Press(kb.Enter)
	p.WaitFor(".tt-claim .tt-go .btn-p")
	p.tabTo(".tt-claim .tt-go .btn-p")
	p.Press(kb.Enter)
	p.done(before)
	return true
}

func TestTheOtherGamesArePlayedToTheEndByKeysAlone(t *testing.T) {
	for game, seats := range map[string]int{"sf2000": 3, "ttrsf": 2} {
		t.Run(game, func(t *testing.T) {
			p := arriveAt(t, game)
			p.at("#/")
			p.setUpByKeys("KEYS", seats)
			p.WaitFor(".p-board")
			// Nothing is pressed by a script.
			browser.Eval[any](p.Page, "person.games[location.hash.split('/')[1]].turn = () => undefined, null")
			kinds, keys := map[string]int{}, 0
			for {
				if game == "ttrsf" && p.claimByKeys() {
					kinds["claim"]++
					continue
				}
				c := p.next()
				if c.Kind == "" {
					break
				}
				keys += p.walk()
				p.Press(kb.Enter)
				p.done(c.Position)
				kinds[c.Kind]++
			}
			t.Log("actions: ", kinds, ", keys: ", keys)
			for _, kind := range map[string][]string{"sf2000": {"street", "value", "card"}, "ttrsf": {"claim", "deck", "open", "keep"}}[game] {
				assert.NotZero(t, kinds[kind], kind)
			}
			p.checkScore(seats)
		})
	}
}

func TestThePanelsTakeTheFocusAndGiveItBack(t *testing.T) {
	p := arrive(t)
	p.begin("PANE1S", "Person", "Person")
	p.play(4, "")
	for _, panel := range []string{"Score so far", "Players", "Share or save", "Keys"} {
		p.tabTo(".top-n button[aria-haspopup]")
		p.Press(kb.Enter)
		p.WaitFor("dialog#menu")
		for range 20 {
			if browser.Eval[string](p.Page, "document.activeElement.innerText.trim()") == panel {
				break
			}
			p.Press(kb.Tab)
		}
		p.Press(kb.Enter)
		p.WaitText("dialog h2", panel)
		p.Wait("focus in "+panel, `document.querySelector("dialog").contains(document.activeElement)`)
		p.Press(kb.Escape)
		p.WaitGone("dialog")
		p.Wait("focus back after "+panel, `document.activeElement.matches(".top-n button[aria-haspopup]")`)
	}
}

func TestTheTimeLineIsMovedByKeys(t *testing.T) {
	p := arrive(t)
	p.begin("ARR0WS", "Person", "Person")
	p.play(6, "")
	p.tabTo(".tl-r")
	for _, c := range []struct{ key, position string }{
		{kb.ArrowLeft, "5/6"}, {kb.ArrowLeft, "4/6"}, {kb.Home, "0/6"}, {kb.ArrowRight, "1/6"}, {kb.End, "6/6"},
	} {
		p.Press(c.key)
		p.Wait(c.position, fmt.Sprintf("person.position() === %q", c.position))
	}
}
