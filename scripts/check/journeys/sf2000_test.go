package journeys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

func TestSanFrancisco2000IsPlayedToTheEndByMouse(t *testing.T) {
	p := arriveAt(t, "sf2000")
	p.begin("M0VSE", "Person", "Medium bot", "Medium bot")
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
	for _, kind := range []string{"keep", "value", "card", "street"} {
		assert.NotZero(t, kinds[kind], kind)
	}
	p.checkFinished(3)
}

func TestSanFrancisco2000IsPlayedToTheEndByFive(t *testing.T) {
	p := arriveAt(t, "sf2000")
	p.begin("F1VE", "Medium bot", "Person", "Easy bot", "Medium bot", "Medium bot")
	p.toTheEnd()
	p.checkFinished(5)
}

func TestSanFrancisco2000IsPlayedByTouchOnAPhone(t *testing.T) {
	p := arriveAt(t, "sf2000")
	p.SetTouch(360, 740)
	p.begin("T0VCH", "Person", "Medium bot", "Medium bot")
	asked := map[string]bool{}
	for range 40 {
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
	assert.True(t, asked["street"])
}

// A sealed choice must not be told by anything: whatever was chosen, the next
// person's page is the same to the letter.
func TestASealedChoiceLeavesNoTraceForTheNextPerson(t *testing.T) {
	for ask, where := range map[string]string{
		"choose an option card": ".sf-opts button",
		"choose influence for":  ".sf-opts button, .sf-vals button",
		"pay one of your":       ".sf-vals button:not([aria-disabled=true])",
	} {
		t.Run(ask, func(t *testing.T) {
			var covered, seen string
			for choice := range 2 {
				p := arriveAt(t, "sf2000")
				p.begin("SEA1ED", "Person", "Person", "Person")
				p.until(ask)
				n := browser.Eval[int](p.Page, `person.all(`+js(where)+`).map((e, i) => e.setAttribute("data-point", i)).length`)
				require.Greater(t, n, 1)
				before := p.position()
				p.Click(fmt.Sprintf("[data-point='%d']", choice*(n-1)))
				p.done(before)
				p.WaitFor(".cover")
				cover := p.html()
				p.Click(".cover .btn")
				p.WaitGone(".cover")
				require.Regexp(t, local, p.URL())
				page := p.html()
				if choice == 0 {
					covered, seen = cover, page
					continue
				}
				assert.True(t, covered == cover, "covered: %s", differ(covered, cover))
				assert.True(t, seen == page, "seen: %s", differ(seen, page))
			}
		})
	}
}

// until plays on, handing the device over, until somebody is asked for a thing.
func (p *person) until(ask string) {
	p.t.Helper()
	for range 150 {
		p.Wait("a seat to sit down at, or something to do", `document.querySelector(".cover") || person.legal().length > 0`)
		if p.Visible(".cover") {
			p.Click(".cover .btn")
			p.WaitGone(".cover")
			continue
		}
		if p.next(); strings.Contains(strings.ToLower(p.Text(".say")), ask) {
			return
		}
		p.move()
	}
	p.t.Fatalf("nobody was asked to %s", ask)
}

// differ is where two texts begin to differ.
func differ(a, b string) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	near := func(s string) string { return s[max(0, i-80):min(len(s), i+80)] }
	return near(a) + " | " + near(b)
}

// html is the page to the letter, but for marks of ours.
func (p *person) html() string {
	p.t.Helper()
	p.away()
	return browser.Eval[string](p.Page, `(document.querySelectorAll("[data-journey], [data-click-text], [data-point]").forEach(e => {
		e.removeAttribute("data-journey");
		e.removeAttribute("data-click-text");
		e.removeAttribute("data-point");
	}), document.documentElement.outerHTML)`)
}
