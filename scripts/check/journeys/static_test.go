package journeys

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
	"bayboard/scripts/internal/manual"
	"bayboard/scripts/internal/server"
)

func TestTheLandingPageShowsThreeGamesAtEveryWidth(t *testing.T) {
	p, url := visit(t, nil)
	for _, width := range []int{360, 768, 1280} {
		for _, dark := range []bool{false, true} {
			p.SetViewport(width, 800, dark)
			p.Open(url)
			assert.Equal(t, 3, p.Count("article.game"))
			assert.Equal(t, "Three games, one city.", p.Text("h1"))
			overflow := browser.Eval[int](p, "document.documentElement.scrollWidth - document.documentElement.clientWidth")
			assert.LessOrEqual(t, overflow, 0, "at %d px the page is wider than the window", width)
		}
	}
}

func TestEveryLinkOfTheStaticPagesLeadsSomewhere(t *testing.T) {
	p, url := visit(t, nil)
	p.Open(url)
	pages := browser.Eval[[]string](p, `[...document.querySelectorAll("a[href]")].map(a => a.href)`)
	require.NotEmpty(t, pages)
	for _, link := range pages {
		resp, err := http.Get(strings.SplitN(link, "#", 2)[0])
		require.NoError(t, err)
		resp.Body.Close()
		assert.Equal(t, http.StatusOK, resp.StatusCode, link)
	}
}

func TestARulesPageHasAnAnchorForEachRuleOfItsManual(t *testing.T) {
	p, url := visit(t, nil)
	files, err := filepath.Glob(filepath.Join(root, "core/game/*/manual.en.md"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, name := range files {
		source, err := os.ReadFile(name)
		require.NoError(t, err)
		m, err := manual.Parse(source, nil)
		require.NoError(t, err)
		p.Open(url + "rules/" + filepath.Base(filepath.Dir(name)) + "/")
		for _, m := range regexp.MustCompile(`\{#([a-z0-9-]+)\}`).FindAllSubmatch(source, -1) {
			assert.Equal(t, 1, p.Count("[id='"+string(m[1])+"']"), "%s in %s", m[1], name)
		}
		assert.Equal(t, len(m.Sections), p.Count("main section"))
		if width := browser.Eval[int](p, "document.documentElement.scrollWidth - innerWidth"); width > 0 {
			t.Errorf("%s is %d px wider than the window", name, width)
		}
	}
}

func TestALinkWithItsHashWrittenAsPercentSignsLeadsThere(t *testing.T) {
	skipShort(t)
	s := httptest.NewServer(server.New(dist, rules)) // at the root, where the error page's scripts are
	t.Cleanup(s.Close)
	p := open(t)
	p.Expect("404")
	p.Open(s.URL + "/app/%23/settings")
	p.Wait("the address", `location.href.endsWith("/app/#/settings")`)
	p.WaitFor(screens["settings"])
}

func TestAnUnknownAddressShowsTheErrorPage(t *testing.T) {
	p, url := visit(t, nil)
	p.Expect("404")
	// Its links name the host's base, which is not the sub-path of this test.
	p.Expect("/assets/")
	p.Expect("/icons/")
	p.Expect("/manifest")
	p.Open(url + "no/such/page")
	assert.Equal(t, "There is no such page.", p.Text("h1"))
}
