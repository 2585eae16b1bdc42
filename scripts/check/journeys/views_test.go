package journeys

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/lesson/courses"
	"bayboard/scripts/internal/browser"
	"bayboard/scripts/internal/server"
	"bayboard/scripts/internal/site"
)

// figures leaves only the pictures of a rules page.
const figures = `document.querySelectorAll(".r-text section > :not(:has(svg text)), .r-text > :not(section), .r-text ~ *").forEach(e => e.remove()), null`

func TestTheStaticPagesAreSeenInAllSizesAndColours(t *testing.T) {
	t.Parallel()
	p, url := looking(t, nil)
	p.Open(url)
	p.see("landing")
	p.Open(url + "rules/")
	p.see("rules")
	for _, g := range catalog.All() {
		p.Open(url + "rules/" + g.Slug() + "/")
		p.see("rules-" + g.Slug())
		browser.Eval[any](p.Page, figures)
		for _, fault := range p.faults("pictures-"+g.Slug(), sizes[0]) {
			t.Errorf("pictures-%s %s", g.Slug(), fault)
		}
		p.Open(url + "rules/" + g.Slug() + "/summary/")
		p.see("summary-" + g.Slug())
	}
	p.Open(url + "rules/ttrsf/")
	p.WaitFor(".r-search")
	p.Click("#q")
	p.Press("ferry")
	p.WaitFor("#q-0")
	p.see("search")
}

func TestTheErrorPageIsSeenInAllSizesAndColours(t *testing.T) {
	t.Parallel()
	skipShort(t)
	s := httptest.NewServer(server.New(dist, rules)) // at the root, where the error page's styles are
	t.Cleanup(s.Close)
	p, _ := looking(t, nil)
	p.Expect("404")
	p.Open(s.URL + "/no/such/page")
	p.see("error")
}

func TestThePagesAreSeenInAllSizesAndColours(t *testing.T) {
	t.Parallel()
	p, _ := looking(t, nil)
	p.at("#/")
	p.WaitFor(".paste")
	p.see("lobby-empty")
	p.keep("bayboard:game:part22", partOfGame(t, "sf2022", 30, 1))
	p.keep("bayboard:game:part-t", partOfGame(t, "ttrsf", 30, 1))
	p.keep("bayboard:game:"+reviewed, finishedGame(t, "sf2000", 12))
	p.again()
	p.WaitFor(".saves")
	p.see("lobby")
	p.goTo("#/settings")
	p.WaitText("h1", "Settings")
	p.see("settings")
	p.goTo("#/sf2022/open/AAAA")
	p.WaitFor(".notice")
	p.see("link")
	p.goTo("#/sf2022/play/part22")
	p.WaitFor(".p-board")
	for _, panel := range []string{"Players", "Share or save", "Keys"} {
		p.panel(panel)
		p.see("panel-" + panel)
		p.Press("\x1b")
		p.WaitGone("dialog[open]")
	}
	p.ClickText(".log-all", "Show the whole game")
	p.see("log")
}

func TestTheGalleryIsSeenInAllSizesAndColours(t *testing.T) {
	t.Parallel()
	skipShort(t)
	// What is published has none.
	out := filepath.Join(t.TempDir(), "dist")
	_, err := site.Build(site.Options{Root: root, Out: out, Gallery: true})
	require.NoError(t, err)
	files := publish(out)
	p, _ := looking(t, func(w http.ResponseWriter, r *http.Request) bool {
		files.ServeHTTP(w, r)
		return true
	})
	p.at("#/gallery")
	p.WaitFor(".gal")
	p.see("gallery")
	for _, g := range catalog.All() {
		p.goTo("#/gallery/" + g.Slug())
		p.WaitFor(".gal .p-board, .gal .gal-l")
		p.see("gallery-" + g.Slug())
	}
}

func TestTheScreensOfEachGameAreSeenInAllSizesAndColours(t *testing.T) {
	t.Parallel()
	for _, g := range catalog.All() {
		t.Run(g.Slug(), func(t *testing.T) {
			t.Parallel()
			p, _ := looking(t, nil)
			p.tour(g.Slug())
		})
	}
}

// room says that so many pixels of a low phone are left between what stays at
// the top and the panel.
func (p *looker) room(least float64) {
	p.t.Helper()
	p.window(360, 640, false)
	left := browser.Eval[float64](p.Page, `document.querySelector(".act").getBoundingClientRect().top -
		Math.max(...[...document.querySelectorAll(".top, .coach")].map((e) => e.getBoundingClientRect().bottom))`)
	assert.GreaterOrEqual(p.t, left, least)
}

// tour goes from the set-up of a game to its review.
func (p *looker) tour(slug string) {
	p.at("#/settings")
	p.keep("bayboard:game:part26", partOfGame(p.t, slug, 40, 1))
	p.keep("bayboard:game:two026", partOfGame(p.t, slug, 40, 2))
	p.keep("bayboard:game:"+reviewed, finishedGame(p.t, slug, 12))
	p.at("#/" + slug + "/new")
	p.WaitFor(".chair")
	p.see(slug + "-new")
	p.ClickText(".first .btn", "First game with a coach")
	p.tip()
	p.see(slug + "-coach")
	p.room(220)
	p.goTo("#/" + slug + "/play/part26")
	p.WaitFor(".p-board")
	p.see(slug + "-play")
	p.room(280)
	p.panel("Score so far")
	p.see(slug + "-score")
	p.Press("\x1b")
	p.WaitGone("dialog[open]")
	p.goTo("#/" + slug + "/play/two026")
	p.WaitFor(".p-board, .cover")
	p.see(slug + "-two")
	p.goTo("#/" + slug + "/play/" + reviewed)
	p.WaitText(".top-s", "finished")
	p.see(slug + "-end")
	p.goTo("#/" + slug + "/review/" + reviewed)
	p.WaitText(".rv-k", "All decisions have been looked at.")
	p.see(slug + "-review")
	p.goTo("#/" + slug + "/learn")
	p.WaitFor(".course, .les")
	p.see(slug + "-course")
	p.stepAt(slug, courses.Of(slug).Lessons[1].ID, 1)
	p.see(slug + "-lesson")
	p.goTo("#/" + slug + "/quiz/3")
	p.WaitFor(".q-b")
	p.see(slug + "-quiz")
}
