package journeys

import (
	"fmt"
	"regexp"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/scripts/internal/browser"
)

// staticPages are the pages that are made by the build, from the site's root.
func staticPages() []string {
	list := []string{"", "rules/"}
	for _, g := range catalog.All() {
		list = append(list, "rules/"+g.Slug()+"/", "rules/"+g.Slug()+"/summary/")
	}
	return list
}

func TestStaticPagesFitEveryWidthAndHaveNoStyles(t *testing.T) {
	p, url := visit(t, nil)
	for _, path := range staticPages() {
		for i, width := range []int{360, 768, 1280} {
			p.SetViewport(width, 800, i == 1)
			p.Open(url + path)
			overflow := browser.Eval[int](p, "document.documentElement.scrollWidth - document.documentElement.clientWidth")
			assert.LessOrEqual(t, overflow, 0, "%q at %d px", path, width)
		}
		assert.Zero(t, p.Count("[style], style"), path)
	}
}

func TestStaticPagesHaveNoFaultThatAxeFinds(t *testing.T) {
	p, url := visit(t, nil)
	source := axeSource(t)
	for i, path := range staticPages() {
		p.SetViewport(360, 800, i%2 == 1)
		p.Open(url + path)
		// What is inside of a picture is not heard: the picture has a name.
		faults := axe(p, source, `[".pic-b > *"]`)
		assert.Empty(t, faults, path)
	}
}

func TestASummaryIsOneSheetOfPaper(t *testing.T) {
	p, url := visit(t, nil)
	for _, g := range catalog.All() {
		p.Open(url + "rules/" + g.Slug() + "/summary/")
		printed, err := chromedp.Call(p.Context(), cdppage.PrintToPDF, cdppage.PrintToPDFParams{PreferCSSPageSize: new(true)})
		require.NoError(t, err)
		assert.Len(t, regexp.MustCompile(`/Type\s*/Page[^s]`).FindAll(printed.Data, -1), 1, g.Slug())
		assert.Regexp(t, `/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]`, string(printed.Data), "A4")
	}
}

func TestTheSearchAnswersAsOneTypes(t *testing.T) {
	p, url := visit(t, nil)
	p.Open(url + "rules/sf2022/")
	p.WaitFor(".r-search")
	p.Press("/")
	assert.Equal(t, "q", browser.Eval[string](p, "document.activeElement.id"))
	p.Press("skyscrapper") // one letter too many
	p.WaitFor("#q-0")
	assert.NotContains(t, p.Text("#q-0 small"), "San Francisco", "this game needs no name")
	assert.Regexp(t, `(?i)skyscraper`, p.Text("#q-0 mark"))
	assert.Equal(t, "true", p.Attr("#q", "aria-expanded"))

	p.Press(kb.ArrowDown)
	p.Wait("the first is chosen", `document.querySelector("#q").getAttribute("aria-activedescendant") === "q-0"`)
	to := p.Attr("#q-0", "href")
	p.Press(kb.Enter)
	p.Wait("it is opened", fmt.Sprintf("location.href === new URL(%q, location.href).href && !!document.querySelector(':target')", to))

	browser.Eval[any](p, `document.querySelector("#q").value = "xyzzy"; document.querySelector("#q").dispatchEvent(new Event("input")); null`)
	p.WaitFor(".r-nothing")
	assert.Contains(t, p.Text(".r-nothing"), "xyzzy")
	assert.Contains(t, p.Text("#q-said"), "Nothing found")
}

func TestTheSearchLeadsToOtherGames(t *testing.T) {
	p, url := visit(t, nil)
	p.Open(url + "rules/")
	p.WaitFor(".r-search")
	p.Click("#q")
	p.Press("tourist tok")
	p.WaitFor("#q-0")
	assert.Contains(t, p.Text("#q-0 small"), "San Francisco", "the name of the game")
	p.Click("#q-0")
	p.Wait("the page of the game", `location.pathname.endsWith("/rules/ttrsf/") && location.hash.length > 1`)
}

func TestWithoutJavaScriptTheRulesAreWhole(t *testing.T) {
	p, url := visit(t, nil)
	_, err := chromedp.Call(p.Context(), emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	require.NoError(t, err)
	for _, g := range catalog.All() {
		p.Open(url + "rules/" + g.Slug() + "/")
		assert.False(t, p.Visible(".r-search"), "a search that cannot search")
		assert.True(t, p.Visible("main h1"))
		assert.Positive(t, p.Count("figure.pic svg"))
		assert.Positive(t, p.Count(".r-ruling .r-label"))
		assert.Equal(t, 1, p.Count("#what-a-ruling-is"))
	}
}
