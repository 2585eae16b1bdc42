package server

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func dist(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"index.html":         "landing",
		"404.html":           "error page",
		"app/index.html":     "shell",
		"assets/a.1.wasm":    "raw",
		"assets/a.1.wasm.br": "brotli",
		"assets/a.1.wasm.gz": "gzip",
		"empty/file.txt":     "text",
		"sw.js":              "worker",
	} {
		name = filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	}
	return dir
}

func get(t *testing.T, h http.Handler, path, encoding string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, path, nil)
	if encoding != "" {
		r.Header.Set("Accept-Encoding", encoding)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestFoldersAreServedByTheirIndex(t *testing.T) {
	h := New(dist(t), nil)
	assert.Equal(t, "landing", get(t, h, "/", "").Body.String())
	w := get(t, h, "/app/", "")
	assert.Equal(t, "shell", w.Body.String())
	assert.Equal(t, "text/html; charset=utf-8", w.Header().Get("Content-Type"))
	w = get(t, h, "/app", "")
	assert.Equal(t, http.StatusMovedPermanently, w.Code)
	assert.Equal(t, "app/", w.Header().Get("Location"))
}

func TestWhatIsMissingGetsTheErrorPage(t *testing.T) {
	h := New(dist(t), nil)
	for _, path := range []string{"/no", "/empty/", "/index.html/", "/../server.go", "/app/../../x"} {
		w := get(t, h, path, "")
		assert.Equal(t, http.StatusNotFound, w.Code, path)
		assert.Equal(t, "error page", w.Body.String(), path)
	}
}

func TestCompressedCopiesGoToThoseWhoTakeThem(t *testing.T) {
	h := New(dist(t), nil)
	for encoding, want := range map[string]string{
		"gzip, deflate, br": "brotli", "gzip": "gzip", "br;q=0, gzip;q=0.5": "gzip", "": "raw", "identity": "raw",
	} {
		w := get(t, h, "/assets/a.1.wasm", encoding)
		assert.Equal(t, want, w.Body.String(), encoding)
		assert.Equal(t, "application/wasm", w.Header().Get("Content-Type"))
		assert.Equal(t, "Accept-Encoding", w.Header().Get("Vary"))
	}
}

func TestOnlyReadingIsAllowed(t *testing.T) {
	w := httptest.NewRecorder()
	New(dist(t), nil).ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/", nil))
	assert.Equal(t, http.StatusMethodNotAllowed, w.Code)
}

func TestHeadersFollowTheRules(t *testing.T) {
	rules, err := ParseRules(`
[build]
  command = "x"
[[headers]]
  for = "/*"
  [headers.values]
    X-All = "1"
[[headers]]
  for = "/assets/*"
  [headers.values]
    Cache-Control = "immutable"
[[headers]]
  for = "/"
  [headers.values]
    Cache-Control = "no-cache"
`)
	require.NoError(t, err)
	h := New(dist(t), rules)
	w := get(t, h, "/assets/a.1.wasm", "")
	assert.Equal(t, "1", w.Header().Get("X-All"))
	assert.Equal(t, "immutable", w.Header().Get("Cache-Control"))
	assert.Equal(t, "no-cache", get(t, h, "/", "").Header().Get("Cache-Control"))
	assert.Empty(t, get(t, h, "/app/", "").Header().Get("Cache-Control"))
}

func TestThePublishedPolicyHasNoUnsafeInlineAndNoEval(t *testing.T) {
	rules, err := ReadRules("../../../netlify.toml")
	require.NoError(t, err)
	h := http.Header{}
	rules.Apply(h, "/app/")
	assert.Equal(t, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "+
		"img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "+
		"base-uri 'none'; form-action 'none'; frame-ancestors 'none'", h.Get("Content-Security-Policy"))
	assert.Equal(t, "nosniff", h.Get("X-Content-Type-Options"))
	assert.Equal(t, "no-referrer", h.Get("Referrer-Policy"))
	assert.Equal(t, "no-cache", h.Get("Cache-Control"))
}

func TestWhatIsServedHasThePublishedHeaders(t *testing.T) {
	rules, err := ReadRules("../../../netlify.toml")
	require.NoError(t, err)
	h := New(dist(t), rules)
	for path, cache := range map[string]string{
		"/": "no-cache", "/app/": "no-cache", "/app": "no-cache", "/sw.js": "no-cache", "/no/such/page": "no-cache",
		"/assets/a.1.wasm": "public, max-age=31536000, immutable",
	} {
		head := get(t, h, path, "br").Header()
		assert.Contains(t, head.Get("Content-Security-Policy"), "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ", path)
		assert.Equal(t, "nosniff", head.Get("X-Content-Type-Options"), path)
		assert.Equal(t, "no-referrer", head.Get("Referrer-Policy"), path)
		assert.Equal(t, "camera=(), geolocation=(), microphone=(), payment=(), usb=()", head.Get("Permissions-Policy"), path)
		assert.Equal(t, "same-origin", head.Get("Cross-Origin-Opener-Policy"), path)
		assert.Equal(t, cache, head.Get("Cache-Control"), path)
	}
	assert.Equal(t, "text/javascript; charset=utf-8", get(t, h, "/sw.js", "").Header().Get("Content-Type"))
}

func TestNoTwoPublishedRulesSetOneHeaderForOnePath(t *testing.T) {
	rules, err := ReadRules("../../../netlify.toml")
	require.NoError(t, err)
	for _, path := range []string{"/", "/app/", "/rules/sf2022/", "/assets/app.1.wasm", "/icons/icon.svg", "/sw.js"} {
		seen := map[string]string{}
		for _, r := range rules {
			if !r.matches(path) {
				continue
			}
			for k := range r.Values {
				assert.Empty(t, seen[k], "%s for %s in %s", k, path, r.For)
				seen[k] = r.For
			}
		}
	}
}
