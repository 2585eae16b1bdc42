package site

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// workerList is the list of files in the text of a service worker.
func workerList(t *testing.T, text string) map[string]string {
	t.Helper()
	_, rest, ok := strings.Cut(text, "const files = ")
	require.True(t, ok)
	list, _, ok := strings.Cut(rest, ";\n")
	require.True(t, ok)
	var files map[string]string
	require.NoError(t, json.Unmarshal([]byte(list), &files))
	return files
}

func TestAllThatPagesLeadToIsKeptForUseWithoutNetwork(t *testing.T) {
	b := staged(t)
	files := workerList(t, b.read(t, "sw.js"))
	for page, html := range pages(t, b) {
		if page == "404.html" {
			continue
		}
		assert.Contains(t, files, strings.TrimSuffix(page, "index.html"))
		for _, m := range regexp.MustCompile(`(?:href|src|data-program|data-loader|data-index|data-worker)="([^"#:]*[a-z/][^"#:]*)`).FindAllStringSubmatch(html, -1) {
			target := filepath.ToSlash(filepath.Join(filepath.Dir(page), m[1]))
			if strings.HasSuffix(m[1], "/") {
				target = strings.TrimPrefix(target+"/", "./")
			}
			if target != workerFile {
				assert.Contains(t, files, target, "%s in %s", m[1], page)
			}
		}
	}
	for _, asset := range b.assets {
		assert.Contains(t, files, asset)
	}
	assert.Contains(t, files, "icons/icon-512.png")
	for _, name := range []string{"404.html", "sw.js", "build.json", "index.html"} {
		assert.NotContains(t, files, name)
	}
	assert.Equal(t, digest([]byte(b.read(t, "app/index.html"))), files["app/"])
}

func TestTheNameOfABuildChangesWithAnyFileAndNotWithTheirCopies(t *testing.T) {
	b := staged(t)
	first := b.read(t, workerFile)
	require.NoError(t, b.write("index.html.br", []byte("copy")))
	require.NoError(t, b.offline())
	assert.Equal(t, first, b.read(t, workerFile))
	require.NoError(t, b.write("rules/ttrsf/index.html", []byte("other")))
	require.NoError(t, b.offline())
	name := regexp.MustCompile(`const build = "[0-9a-f]{16}"`)
	require.Regexp(t, name, first)
	assert.NotEqual(t, name.FindString(first), name.FindString(b.read(t, workerFile)))
}

func TestEveryPageAsksToBeKept(t *testing.T) {
	b := staged(t)
	for page, html := range pages(t, b) {
		if page != "404.html" {
			assert.Contains(t, html, b.assets["offline.js"], page)
		}
	}
}

func TestTheManifestLetsTheAppBeInstalled(t *testing.T) {
	b := staged(t)
	var m struct {
		Name, Display, Scope string
		Start                string `json:"start_url"`
		Icons                []struct{ Src, Sizes, Purpose string }
	}
	require.NoError(t, json.Unmarshal([]byte(b.read(t, "manifest.webmanifest")), &m))
	assert.Equal(t, "Bayboard", m.Name)
	assert.Equal(t, "standalone", m.Display)
	assert.Equal(t, "app/", m.Start)
	assert.Equal(t, "./", m.Scope, "below any path")
	sizes, maskable := "", false
	for _, icon := range m.Icons {
		assert.FileExists(t, filepath.Join(b.stage, icon.Src))
		sizes += icon.Sizes + " "
		maskable = maskable || strings.Contains(icon.Purpose, "maskable")
	}
	assert.Contains(t, sizes, "192x192")
	assert.Contains(t, sizes, "512x512")
	assert.True(t, maskable)
}

func TestTheQRCodesLibraryIsFoundByItsHashedNameAndKeepsItsLicence(t *testing.T) {
	b := staged(t)
	assert.Contains(t, b.read(t, b.assets[qrAsset]), `from "./`+filepath.Base(b.assets["lean-qr.js"])+`"`)
	library := b.read(t, b.assets["lean-qr.js"])
	assert.Contains(t, library, "Copyright (c) 2021-2025 David Evans")
	assert.Contains(t, library, "export{")
}

// The security policy forbids it, too; this finds it before a browser does.
func TestNothingIsAskedOfAnotherOrigin(t *testing.T) {
	b := staged(t)
	files, err := keptFiles(b.stage)
	require.NoError(t, err)
	other := regexp.MustCompile(`https?://[a-z0-9.-]+[^"' )]*`)
	for path := range files {
		name := filepath.Join(b.stage, path)
		if path == "" || strings.HasSuffix(path, "/") {
			name = filepath.Join(name, "index.html")
		}
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		for _, found := range other.FindAllString(string(data), -1) {
			assert.Contains(t, []string{"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}, found, path)
		}
	}
}
