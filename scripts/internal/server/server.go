// Package server serves a built site on this machine as a host would: with
// the headers of netlify.toml and with the precompressed copies.
package server

import (
	"bytes"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
	"time"
)

// kinds are the media types by extension; the system's table may lack some.
var kinds = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".webmanifest": "application/manifest+json",
	".wasm":        "application/wasm",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".ico":         "image/x-icon",
	".txt":         "text/plain; charset=utf-8",
}

// codings are looked for in this order beside a file.
var codings = []struct{ name, suffix string }{{"br", ".br"}, {"gzip", ".gz"}}

type handler struct {
	files fs.FS
	rules Rules
}

// New serves the folder dist.
func New(dist string, rules Rules) http.Handler {
	return &handler{files: os.DirFS(dist), rules: rules}
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.rules.Apply(w.Header(), r.URL.Path)
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	if name == "" {
		name = "."
	}
	info, err := fs.Stat(h.files, name)
	if err == nil && info.IsDir() {
		if _, err := fs.Stat(h.files, path.Join(name, "index.html")); err == nil {
			if !strings.HasSuffix(r.URL.Path, "/") {
				// Relative, so that it holds below any path.
				w.Header().Set("Location", path.Base(name)+"/")
				w.WriteHeader(http.StatusMovedPermanently)
				return
			}
			h.send(w, r, path.Join(name, "index.html"), http.StatusOK)
			return
		}
		err = fs.ErrNotExist
	}
	if err != nil || strings.HasSuffix(r.URL.Path, "/") {
		h.notFound(w, r)
		return
	}
	h.send(w, r, name, http.StatusOK)
}

func (h *handler) notFound(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-cache")
	if _, err := fs.Stat(h.files, "404.html"); err != nil {
		http.Error(w, "no such page", http.StatusNotFound)
		return
	}
	h.send(w, r, "404.html", http.StatusNotFound)
}

// send writes one file, compressed when a copy exists and the client takes it.
func (h *handler) send(w http.ResponseWriter, r *http.Request, name string, status int) {
	head := w.Header()
	if kind := kinds[path.Ext(name)]; kind != "" {
		head.Set("Content-Type", kind)
	} else {
		head.Set("Content-Type", "application/octet-stream")
	}
	head.Set("Vary", "Accept-Encoding")
	for _, c := range codings {
		if !accepts(r.Header.Get("Accept-Encoding"), c.name) {
			continue
		}
		if data, err := fs.ReadFile(h.files, name+c.suffix); err == nil {
			head.Set("Content-Encoding", c.name)
			h.body(w, r, data, status)
			return
		}
	}
	data, err := fs.ReadFile(h.files, name)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	h.body(w, r, data, status)
}

func (h *handler) body(w http.ResponseWriter, r *http.Request, data []byte, status int) {
	if status == http.StatusOK && w.Header().Get("Content-Encoding") == "" {
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data)) // knows ranges
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(data)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(data)
	}
}

// accepts reads an Accept-Encoding header; a coding with q=0 is refused.
func accepts(header, coding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), coding) {
			continue
		}
		key, value, ok := strings.Cut(strings.TrimSpace(params), "=")
		if !ok || key != "q" {
			return true
		}
		q, err := strconv.ParseFloat(value, 64)
		return err == nil && q > 0
	}
	return false
}
