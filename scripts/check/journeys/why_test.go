package journeys

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

func TestAGreyedRealizeGivesItsReasonWithALinkToTheRule(t *testing.T) {
	p := arrive(t)
	p.begin("WHYN0T", "Person", "Person")
	p.Click(".area button[aria-disabled=true]")
	p.WaitFor("#why")
	t.Log(p.Text("#why"))
	assert.NotEmpty(t, p.Text("#why .why-t"))
	assert.Equal(t, "0/0", p.position())
	assert.Equal(t, "why", p.Attr(".area button[aria-describedby]", "aria-describedby"))
	assert.Equal(t, "_blank", p.Attr("#why a", "target"))
	link := browser.Eval[string](p.Page, `document.querySelector("#why a").href`)
	p.Click("#why button")
	p.WaitGone("#why")

	rule := chromium.NewPage(t)
	rule.Open(link)
	require.True(t, browser.Eval[bool](rule, `Boolean(document.querySelector(":target"))`), link)
	assert.True(t, browser.Eval[bool](rule, `(r => r.bottom > 0 && r.top < innerHeight)(document.querySelector(":target").getBoundingClientRect())`))
}

func TestWhateverIsGreyedCanBeAskedWhyAndChangesNothing(t *testing.T) {
	p := arrive(t)
	p.BeforeLoad(steady)
	p.begin("WHYALL", "Person", "Person")
	anchors := map[string]bool{}
	for range 40 {
		c := p.next()
		for _, href := range browser.Await[[]string](p.Page, `(async () => {
			const links = [];
			const off = ".area button[aria-disabled=true], .act-b button[aria-disabled=true], .p-board .cell:not(.target)[aria-disabled=false]";
			for (let i = 0; i < person.all(off).length; i++) {
				person.all(off)[i].click();
				await person.frame();
				await person.frame();
				const why = document.querySelector("#why a");
				if (!why) { throw new Error("no reason for " + (person.all(off)[i].getAttribute("aria-label") ?? person.all(off)[i].innerText)); }
				links.push(why.href);
			}
			return links;
		})()`) {
			anchors[href] = true
		}
		require.Equal(t, c.Position, p.position())
		p.play(1, "")
	}
	rule := chromium.NewPage(t)
	for href := range anchors {
		t.Log(href)
		rule.Open("about:blank")
		rule.Open(href)
		assert.True(t, browser.Eval[bool](rule, `Boolean(document.querySelector(":target"))`), href)
	}
	assert.NotEmpty(t, anchors)
}
