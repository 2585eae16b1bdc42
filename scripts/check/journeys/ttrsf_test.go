package journeys

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// arriveAt is arrive for a game.
func arriveAt(t *testing.T, game string) *person {
	t.Helper()
	p := arrive(t)
	p.BeforeLoad(steady)
	p.game = game
	return p
}

func TestTicketToRideIsPlayedToTheEndByMouse(t *testing.T) {
	p := arriveAt(t, "ttrsf")
	p.begin("M0VSE", "Person", "Easy bot")
	kinds := map[string]int{}
	for {
		c := p.next()
		if c.Kind == "" {
			break
		}
		p.Click("[data-journey]")
		p.done(c.Position)
		kinds[c.Kind]++
	}
	t.Log("actions: ", kinds)
	for _, kind := range []string{"keep", "stack", "claim", "open", "deck"} {
		assert.NotZero(t, kinds[kind], kind)
	}
	p.checkFinished(2)
}

func TestTicketToRideIsPlayedToTheEndAgainstThreeBots(t *testing.T) {
	p := arriveAt(t, "ttrsf")
	p.begin("F0VR", "Medium bot", "Person", "Easy bot", "Medium bot")
	p.toTheEnd()
	p.checkFinished(4)
}

func TestTicketToRideIsPlayedByTouchOnAPhone(t *testing.T) {
	p := arriveAt(t, "ttrsf")
	p.SetTouch(360, 740)
	p.at("#/")
	p.Tap("a[href='#/ttrsf/new']")
	p.WaitFor(".chair")
	p.checkWidths("a new game")
	p.Tap(".form button[type=submit]")
	p.WaitFor(".p-board")
	asked := map[string]bool{}
	for {
		c := p.next()
		if c.Kind == "" {
			break
		}
		if !asked[c.Kind] {
			asked[c.Kind] = true
			p.checkWidths(p.Text(".say"))
		}
		p.touch(c)
	}
	p.checkScore(2)
	p.checkWidths("the score")
}

// drawn is a line of the log that names a card from the deck.
var drawn = regexp.MustCompile(`drew (a|an) (blue|green|black|purple|red|orange|ferry)`)

// local is the address of a game on this device, with nothing else in it.
var local = regexp.MustCompile(`#/[a-z0-9]+/play/[0-9a-z]+(/[0-9]+)?$`)

func TestTheDeviceIsHandedOverWithoutShowingTheOthersTicketsAndCards(t *testing.T) {
	p := arriveAt(t, "ttrsf")
	p.begin("HANDS", "Person", "Person", "Easy bot")
	tickets := map[string][]string{} // kept, by who keeps them
	handed, named := 0, 0
	for range 70 {
		p.Wait("a seat to sit down at, or something to do", `document.querySelector(".cover") || person.over() || person.legal().length > 0`)
		if p.Visible(".cover") {
			handed++
			p.checkHides(tickets, "")
			p.Click(".cover .btn")
			p.WaitGone(".cover")
			continue
		}
		c := p.next()
		if c.Kind == "" {
			break
		}
		who := browser.Eval[string](p.Page, "person.who()")
		require.NotEmpty(t, who)
		tickets[who] = browser.Eval[[]string](p.Page, "person.games.ttrsf.tickets()")
		named += p.checkHides(tickets, who)
		p.Click("[data-journey]")
		p.done(c.Position)
	}
	require.Greater(t, handed, 8)
	require.NotZero(t, named, "who drew a card reads which")
	for who, kept := range tickets {
		require.GreaterOrEqual(t, len(kept), 1, who)
	}
	require.Len(t, tickets, 2)
}

// tag is a tag of HTML.
var tag = regexp.MustCompile(`<[^>]*>`)

// plainly is a text with plain spaces only.
func plainly(s string) string { return strings.NewReplacer("&nbsp;", " ", "\u00a0", " ").Replace(s) }

// checkHides: no ticket and no card from the deck of anybody but one, who may
// be nobody, is anywhere in the page or in its address. It counts the cards
// from the deck that this one is told of.
func (p *person) checkHides(tickets map[string][]string, butOf string) (named int) {
	p.t.Helper()
	page := browser.Eval[string](p.Page, "document.documentElement.outerHTML")
	page = plainly(page) + plainly(tag.ReplaceAllString(page, "")) // a name may be in parts
	require.Regexp(p.t, local, p.URL())
	for who, kept := range tickets {
		for _, ticket := range kept {
			if at := strings.Index(page, plainly(ticket)); (at >= 0) != (who == butOf) {
				near := page[max(0, at-200):min(len(page), max(0, at)+100)]
				p.t.Fatalf("%q of %s, shown to %q: %s", ticket, who, butOf, near)
			}
		}
	}
	if butOf == "" {
		assert.False(p.t, p.Visible(".tt-hand, .tt-mine, .log-t"), "the table is covered")
		return 0
	}
	for _, line := range browser.Eval[[]string](p.Page, `person.texts(".log-t")`) {
		switch {
		case !strings.HasPrefix(line, butOf):
			assert.NotRegexp(p.t, drawn, line)
		case drawn.MatchString(line):
			named++
		}
	}
	return named
}
