package journeys

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
	"bayboard/scripts/internal/site"
)

// host publishes one build, and later another.
type host struct {
	*httptest.Server
	files atomic.Pointer[http.Handler]
}

func (h *host) publish(files http.Handler) { h.files.Store(&files) }

func (h *host) address() string { return h.URL + below + "/" }

func newHost(t *testing.T) *host {
	t.Helper()
	skipShort(t)
	h := &host{}
	h.publish(publish(dist))
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		(*h.files.Load()).ServeHTTP(w, r)
	}))
	t.Cleanup(h.Close)
	return h
}

// gone ends the host: nothing answers at its address any more.
func (h *host) gone() {
	h.CloseClientConnections()
	h.Close()
}

// keeps opens an address and waits until the site is kept on the device.
func keeps(p *browser.Page, address string) {
	p.AllowServiceWorkers()
	p.Open(address)
	p.Wait("the site to be kept", "navigator.serviceWorker.controller")
}

func TestAfterOneVisitEveryPageWorksWithoutNetwork(t *testing.T) {
	h := newHost(t)
	page := open(t)
	page.Expect("ERR_CONNECTION_REFUSED") // of the look for a new build
	page.BeforeLoad(quick)
	p := meet(t, page, h.address()+"app/")
	keeps(page, h.address())
	h.gone()
	p.Reload()
	assert.Equal(t, 3, p.Count("article.game"))
	for _, slug := range []string{"sf2022", "sf2000", "ttrsf"} {
		p.Open(h.address() + "rules/" + slug + "/summary/")
		p.WaitFor("h1")
		p.Open(h.address() + "rules/" + slug) // without the slash
		p.WaitFor(".r-text h1")
		assert.Equal(t, h.address()+"rules/"+slug+"/", p.URL())
	}
	p.Click(".r-search input")
	p.Press("skyscraper")
	p.WaitFor(".r-found [role=option]")
	p.begin("0FF11NE", "Person", "Hard bot")
	p.play(2, "")
	before := p.look()
	p.again()
	p.WaitFor(".p-board")
	assert.Equal(t, before, p.look())
	p.at("#/ttrsf/learn")
	p.WaitFor(".crs-p")
}

// newer makes a build whose pages say so and whose search has another index.
func newer(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	index, err := filepath.Glob(filepath.Join(dist, "assets", "rules.*.json"))
	require.NoError(t, err)
	require.Len(t, index, 1)
	name := filepath.Base(index[0])
	changes := strings.NewReplacer("</head>", `<meta name="newer"></head>`, name, "newer."+name)
	require.NoError(t, filepath.WalkDir(dist, func(name string, d fs.DirEntry, err error) error {
		rel, _ := filepath.Rel(dist, name)
		switch ext := filepath.Ext(name); {
		case err != nil:
			return err
		case d.IsDir():
			return os.MkdirAll(filepath.Join(dir, rel), 0o755)
		case ext == ".br" || ext == ".gz":
			return nil
		case name == index[0]:
			rel = filepath.Join("assets", "newer."+filepath.Base(name))
		}
		data, err := os.ReadFile(name)
		if err == nil && filepath.Ext(name) == ".html" {
			data = []byte(changes.Replace(string(data)))
		}
		require.NoError(t, err)
		return os.WriteFile(filepath.Join(dir, rel), data, 0o644)
	}))
	require.NoError(t, site.WriteWorker(root, dir))
	return dir
}

// lookForABuild lets a page look for a new build, and says what became of it.
const lookForABuild = `navigator.serviceWorker.getRegistration().then(r => r.update()).then(r => r.installing
	? new Promise(done => r.installing.addEventListener("statechange", e => done(e.target.state))) : "none")`

func isNewer(p *browser.Page) bool { return p.Count("meta[name=newer]") > 0 }

func TestANewBuildIsOfferedAndTakenByReloadOnly(t *testing.T) {
	h := newHost(t)
	page := open(t)
	p := meet(t, page, h.address()+"app/")
	keeps(page, h.address()+"rules/")
	p.begin("NEWBV1D", "Person", "Person")
	p.play(5, "")
	before := p.look()
	reader := p.Another()
	reader.AllowServiceWorkers()
	reader.Open(h.address() + "rules/sf2022/")

	build := publish(newer(t))
	h.publish(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/rules/ttrsf/") { // not everything has been published
			publish(dist).ServeHTTP(w, r)
			return
		}
		build.ServeHTTP(w, r)
	}))
	assert.Equal(t, "redundant", browser.Await[string](p.Page, lookForABuild), "files of two builds are not kept")
	assert.False(t, p.Visible("#update"))

	h.publish(build)
	assert.Equal(t, "installed", browser.Await[string](p.Page, lookForABuild))
	p.WaitText("#update", "A new version of Bayboard is ready.")
	p.again()
	p.WaitFor("#update")
	assert.False(t, isNewer(p.Page), "a reload by the browser takes what was there")
	assert.Equal(t, before, p.look())
	assert.Empty(t, axe(p.Page, axeSource(t), ""))
	p.Click("#update-later")
	p.WaitGone("#update")
	p.again()
	p.Click("#update-reload")
	p.Wait("the new build", `document.querySelector("meta[name=newer]")`)
	p.WaitGone("#boot")
	p.WaitFor(".p-board")
	assert.Equal(t, before, p.look())
	assert.False(t, p.Visible("#update"))

	assert.False(t, isNewer(reader), "the other tab is left alone")
	reader.Click(".r-search input")
	reader.Press("market")
	reader.WaitFor(".r-found [role=option]") // by the index of its own build
	assert.Equal(t, 2, browser.Await[int](p.Page, "caches.keys().then(k => k.length)"))
	reader.Reload()
	assert.True(t, isNewer(reader))
	browser.Await[any](reader, `new Promise(done => { const look = () => caches.keys().then(k => k.length === 1 ? done(null) : setTimeout(look, 25)); look(); })`)
}
