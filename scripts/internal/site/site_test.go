package site

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const treeRoot = "../../.."

// staged renders the real templates around a stand-in program and a tree that
// holds one game with course and manual.
func staged(t *testing.T) *builder {
	t.Helper()
	root := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(root, "site"), os.DirFS(filepath.Join(treeRoot, "site"))))
	for name, text := range map[string]string{
		"core/lesson/courses/sf2022/en/1-a.txt":   "chapter A\n",
		"core/lesson/courses/sf2022/en/2-b.txt":   "chapter B\n",
		"core/lesson/courses/sf2022/coach.en.txt": "tell a\n",
		"core/game/sf2022/manual.en.md":           "# SF\n\n## Turn {#turn}\n\n### Lay out {#layout}\n\nText.\n\n## End {#end}\n\nText.\n\n```list\ndeck.csv The list\n```\n",
		"core/game/sf2022/data/deck.csv":          "count,color,value,symbols\n3,blue,3,\n",
		"core/game/sf2022/sheet.en.md":            "# SF on one page\n\n## Turn\n\nSee [lay out](#layout).\n\n![](card:blue3)\n",
		"core/game/ttrsf/manual.en.md":            "# TTR\n\n## Claim {#claim}\n\nText.\n",
		"core/game/sf2000/not-a-manual.txt":       "",
	} {
		name = filepath.Join(root, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	}
	b := &builder{
		Options: Options{Root: root, Base: "/", Log: io.Discard, Out: filepath.Join(root, "dist")},
		stage:   filepath.Join(root, "stage"), assets: map[string]string{}, styles: map[string][]byte{}, games: findGames(root),
	}
	require.NoError(t, b.addAsset(programAsset, []byte("\x00asm")))
	require.NoError(t, b.addAsset(loaderAsset, []byte("loader")))
	b.report.Wasm.File, b.report.Wasm.Raw = b.assets[programAsset], 4
	require.NoError(t, b.copyAssets())
	require.NoError(t, b.writeCourses())
	require.NoError(t, b.copyPlain())
	require.NoError(t, b.renderPages())
	require.NoError(t, b.offline())
	return b
}

func (b *builder) read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(b.stage, path))
	require.NoError(t, err)
	return string(data)
}

func pages(t *testing.T, b *builder) map[string]string {
	t.Helper()
	all := map[string]string{}
	require.NoError(t, filepath.WalkDir(b.stage, func(name string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(name) == ".html" {
			rel, _ := filepath.Rel(b.stage, name)
			all[filepath.ToSlash(rel)] = b.read(t, rel)
		}
		return err
	}))
	return all
}

var linkAttr = regexp.MustCompile(`(?:href|src|data-program|data-loader|data-worker|data-texts)="([^"]*)"`)

// links are the addresses in a page; one of its attributes has several.
func links(html string) (list []string) {
	for _, m := range linkAttr.FindAllStringSubmatch(html, -1) {
		list = append(list, strings.Split(m[1], " ")...)
	}
	return list
}

func TestAllLinksAreRelativeAndLeadToFiles(t *testing.T) {
	b := staged(t)
	all := pages(t, b)
	assert.Len(t, all, 7)
	for page, html := range all {
		if page == "404.html" {
			continue // shown at any depth, so it names the base
		}
		for _, m := range links(html) {
			link, fragment, _ := strings.Cut(m, "#")
			assert.False(t, strings.HasPrefix(link, "/") || strings.Contains(link, ":"), "%s in %s", m, page)
			target := filepath.Join(b.stage, filepath.Dir(page), filepath.FromSlash(link))
			if link == "" {
				target = filepath.Join(b.stage, page)
			} else if strings.HasSuffix(link, "/") {
				target = filepath.Join(target, "index.html")
			}
			assert.FileExists(t, target, "%s in %s", m, page)
			if link == "" && !strings.HasPrefix(fragment, "/") {
				assert.Contains(t, html, `id="`+fragment+`"`, page)
			}
		}
	}
}

func TestNoPageHasInlineScriptOrStyle(t *testing.T) {
	inline := regexp.MustCompile(`(?i)<style|\sstyle=|\son[a-z]+=|<script(?:>|[^>]*[^>]>[^<])|javascript:`)
	for page, html := range pages(t, staged(t)) {
		assert.Empty(t, inline.FindString(html), page)
	}
}

func TestTheLandingPageLinksOnlyWhatExists(t *testing.T) {
	html := staged(t).read(t, "index.html")
	assert.Contains(t, html, `href="app/#/sf2022/learn"`)
	assert.Contains(t, html, `href="app/#/sf2022/new"`)
	assert.Contains(t, html, `href="rules/ttrsf/"`)
	assert.NotContains(t, html, `#/ttrsf/learn`)
	assert.NotContains(t, html, `rules/sf2000/`)
}

func TestTheShellTellsTheProgramsSizeAndOffersTheGames(t *testing.T) {
	b := staged(t)
	html := b.read(t, "app/index.html")
	assert.Contains(t, html, `data-bytes="4"`)
	assert.Contains(t, html, `data-program="../`+b.assets[programAsset]+`"`)
	assert.Contains(t, html, `href="#/sf2022/new"`)
	assert.NotContains(t, html, `href="#/ttrsf/learn`)
	assert.Contains(t, html, `<noscript>`)
}

func TestACourseIsOneTextThatTheShellTellsTheAddressOf(t *testing.T) {
	b := staged(t)
	path := b.assets["course-sf2022-en.txt"]
	assert.Regexp(t, `^assets/course-sf2022-en\.[0-9a-f]+\.txt$`, path)
	assert.Equal(t, "chapter A\n\nchapter B\n\n", b.read(t, path))
	coach := b.assets["coach-sf2022-en.txt"]
	assert.Equal(t, "tell a\n", b.read(t, coach))
	assert.Contains(t, b.read(t, "app/index.html"), ` data-texts="../`+coach+` ../`+path+`"`)
}

func TestRulesPagesHaveAnchorsContentsAndNeighbours(t *testing.T) {
	html := staged(t).read(t, "rules/sf2022/index.html")
	for _, want := range []string{
		`id="turn"`, `<h3 id="layout">`, `<a href="#layout">Lay out</a>`,
		`<a rel="next" href="#end">`, `<a rel="prev" href="#turn">`, `href="../ttrsf/"`,
	} {
		assert.Contains(t, html, want)
	}
}

func TestAGameOnOneSheetLeadsToTheAnchorsOfItsRules(t *testing.T) {
	b := staged(t)
	html := b.read(t, "rules/sf2022/summary/index.html")
	assert.Contains(t, html, `<a href="../#layout">lay out</a>`)
	assert.Contains(t, html, b.assets["sheet-sf2022.css"])
	assert.Contains(t, html, `class="pic-i card c-blue"`)
	assert.Contains(t, b.read(t, "rules/sf2022/index.html"), `href="summary/"`)
	assert.NotContains(t, b.read(t, "rules/ttrsf/index.html"), `href="summary/"`)
}

func TestAComponentListIsShownAndCanBeTaken(t *testing.T) {
	b := staged(t)
	html := b.read(t, "rules/sf2022/index.html")
	assert.Contains(t, html, "<summary>The list</summary>")
	assert.Contains(t, html, `href="deck.csv"`)
	assert.Equal(t, "count,color,value,symbols\n3,blue,3,\n", b.read(t, "rules/sf2022/deck.csv"))
}

func TestTheIndexOfTheSearchHoldsTheRulesOfAllGames(t *testing.T) {
	b := staged(t)
	var x index
	require.NoError(t, json.Unmarshal([]byte(b.read(t, b.assets[indexAsset])), &x))
	require.Len(t, x.Games, 2)
	assert.Equal(t, "ttrsf", x.Games[1].Slug)
	assert.Contains(t, x.Entries, indexEntry{Game: 0, ID: "layout", Title: "Lay out", Section: "Turn", Text: []string{"Text."}})
	assert.Contains(t, x.Entries, indexEntry{Game: 1, ID: "claim", Title: "Claim", Text: []string{"Text."}})
	for _, page := range []string{"rules/index.html", "rules/ttrsf/index.html"} {
		html := b.read(t, page)
		assert.Contains(t, html, b.assets[indexAsset])
		assert.Regexp(t, `<search class="r-search"[^>]* hidden>`, html, "without scripts it is not shown")
	}
}

func TestAHashedNameChangesWithTheContent(t *testing.T) {
	one, two := hashedPath("css/base.css", []byte("a")), hashedPath("css/base.css", []byte("b"))
	assert.Regexp(t, `^assets/base\.[0-9a-f]{10}\.css$`, one)
	assert.NotEqual(t, one, two)
	assert.Equal(t, one, hashedPath("css/base.css", []byte("a")))
}

func TestCompressedCopiesGiveBackTheFileAndComeFromTheCacheTheSecondTime(t *testing.T) {
	b := staged(t)
	require.NoError(t, b.listFiles())
	require.NoError(t, b.compressAll())
	html := b.read(t, "index.html")
	fromBr, err := io.ReadAll(brotli.NewReader(strings.NewReader(b.read(t, "index.html.br"))))
	require.NoError(t, err)
	assert.Equal(t, html, string(fromBr))
	zr, err := gzip.NewReader(strings.NewReader(b.read(t, "index.html.gz")))
	require.NoError(t, err)
	fromGz, err := io.ReadAll(zr)
	require.NoError(t, err)
	assert.Equal(t, html, string(fromGz))
	assert.NotZero(t, b.report.Wasm.Brotli)

	broken := coding{"br", func([]byte) ([]byte, error) { t.Fatal("encoded again"); return nil, nil }}
	again, err := b.compressed([]byte(html), broken)
	require.NoError(t, err)
	assert.True(t, bytes.Equal([]byte(b.read(t, "index.html.br")), again))
}

func TestTheReportIsReadBackAsWritten(t *testing.T) {
	b := staged(t)
	require.NoError(t, b.listFiles())
	require.NoError(t, b.writeReport())
	require.NoError(t, b.install())
	r, err := ReadReport(b.Out)
	require.NoError(t, err)
	assert.Equal(t, &b.report, r)
	assert.Contains(t, r.Files, File{Path: r.Wasm.File, Size: 4})
}
