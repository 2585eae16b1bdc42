package journeys

import (
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"bayboard/scripts/internal/browser"
	"bayboard/scripts/internal/repo"
	"bayboard/scripts/internal/server"
	"bayboard/scripts/internal/site"
)

// What all journeys share: one browser, one built site.
var (
	chromium *browser.Browser
	root     string
	dist     string
	built    string // a folder to remove in the end, if any
	rules    server.Rules
)

func TestMain(m *testing.M) {
	flag.Parse()
	code, err := 0, error(nil)
	if testing.Short() {
		os.Exit(m.Run())
	}
	if err = prepare(); err == nil {
		code = m.Run()
	}
	if chromium != nil {
		chromium.Close()
	}
	if built != "" {
		os.RemoveAll(built)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func prepare() error {
	var err error
	if root, err = repo.Root(); err != nil {
		return err
	}
	if rules, err = server.ReadRules(filepath.Join(root, "netlify.toml")); err != nil {
		return err
	}
	if dist = os.Getenv("BAYBOARD_DIST"); dist == "" {
		if built, err = os.MkdirTemp("", "bayboard-journeys-"); err != nil {
			return err
		}
		dist = filepath.Join(built, "dist")
		_, err = site.Build(site.Options{Root: root, Out: dist, Program: os.Getenv("BAYBOARD_PROGRAM")})
		if err != nil {
			return err
		}
	} else if !filepath.IsAbs(dist) {
		dist = filepath.Join(root, dist)
	}
	chromium, err = browser.Start()
	return err
}

// intercept may answer a request in place of the site; it says whether it did.
type intercept func(w http.ResponseWriter, r *http.Request) bool

// visit opens a tab on a site of the test's own, served below a sub-path:
// nothing may depend on being at the root. It returns the page and the site's
// address, which ends in a slash.
func visit(t *testing.T, first intercept) (*browser.Page, string) {
	t.Helper()
	skipShort(t)
	files := publish(dist)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if first == nil || !first(w, r) {
			files.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(s.Close)
	return open(t), s.URL + below + "/"
}

// below is where the sites of the tests are mounted.
const below = "/some/where"

// publish serves the site in a folder.
func publish(dist string) http.Handler { return http.StripPrefix(below, server.New(dist, rules)) }

// open opens a tab.
func open(t *testing.T) *browser.Page {
	t.Helper()
	p := chromium.NewPage(t)
	p.ShotDir = filepath.Join(root, ".cache", "journeys")
	return p
}

// program returns the bytes of the site's program.
func program(t *testing.T) []byte {
	t.Helper()
	skipShort(t)
	r, err := site.ReadReport(dist)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dist, r.Wasm.File))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func skipShort(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("journeys need a browser")
	}
}
