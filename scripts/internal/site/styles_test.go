package site

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/manual"
	"bayboard/scripts/internal/picture"
)

func TestStyleSheetsComeInOneOrder(t *testing.T) {
	all := []string{"css/rules.css", "css/tokens.css", "css/sf2022.css", "css/pictures.css", "css/sf2000.css", "boot.js", "css/shell.css",
		"css/landing.css", "css/base.css", "css/sheet.css", "css/phone.css"}
	every := []string{"css/tokens.css", "css/base.css", "css/shell.css"}
	for _, c := range []struct {
		page, game string
		want       []string
	}{
		{"landing", "", []string{"css/landing.css"}},
		{"rules", "", []string{"css/rules.css"}},
		{"rules", "sf2022", []string{"css/rules.css", "css/sf2022.css", "css/pictures.css"}},
		{"sheet", "sf2000", []string{"css/sf2000.css", "css/pictures.css", "css/sheet.css"}},
		{"app", "", []string{"css/sf2000.css", "css/sf2022.css", "css/phone.css"}},
	} {
		assert.Equal(t, append(slices.Clone(every), c.want...), sheets(all, c.page, c.game), c.page+c.game)
	}
}

// Each file of styles is one more request before anything is seen.
func TestAPageHasOneStyleSheetThatHoldsAllOfItsOwn(t *testing.T) {
	b := staged(t)
	for page, html := range pages(t, b) {
		assert.Equal(t, 1, strings.Count(html, `rel="stylesheet"`), page)
	}
	css := b.read(t, b.assets["rules-sf2022.css"])
	assert.Contains(t, b.read(t, "rules/sf2022/index.html"), b.assets["rules-sf2022.css"])
	for _, name := range []string{"css/tokens.css", "css/rules.css", "css/sf2022.css", "css/pictures.css"} {
		assert.Contains(t, css, string(b.styles[name]), name)
	}
	assert.NotContains(t, css, string(b.styles["css/ttrsf.css"]))
	assert.Less(t, strings.Index(css, string(b.styles["css/base.css"])), strings.Index(css, string(b.styles["css/sf2022.css"])))
}

func TestPagesAreOfASCII(t *testing.T) {
	for page, html := range pages(t, staged(t)) {
		assert.Equal(t, -1, strings.IndexFunc(html, func(r rune) bool { return r > 0x7e }), page)
	}
	assert.Equal(t, "L&#246;pmann &#8212; 8", string(ascii([]byte("Löpmann — 8"))))
}

func TestARulesPageKeepsRoomForEachSection(t *testing.T) {
	b := staged(t)
	css := b.read(t, b.assets["rules-sf2022.css"])
	for _, id := range []string{"turn", "end"} {
		assert.Len(t, regexp.MustCompile(`aria-labelledby="`+id+`"\] { contain-intrinsic-size: auto \d+rem`).FindAllString(css, -1), 2, id)
	}
}

// The heights were measured in a browser, 412 and 1280 pixels wide.
func TestTheRoomForASectionIsAboutItsHeight(t *testing.T) {
	for _, c := range []struct {
		slug, id     string
		narrow, wide float64
	}{
		{"sf2022", "setup", 5306, 4039},
		{"sf2022", "values", 2546, 1776},
		{"sf2022", "examples", 11906, 9329},
		{"ttrsf", "your-turn", 4690, 3493},
		{"ttrsf", "examples", 8916, 7784},
		{"sf2000", "points", 1149, 724},
		{"sf2000", "actions", 3411, 2378},
		{"sf2000", "examples", 10798, 8322},
	} {
		book, err := picture.New(treeRoot, c.slug, "../../app/")
		require.NoError(t, err)
		m, err := readManual(manualPath(treeRoot, c.slug), book)
		require.NoError(t, err)
		i := slices.IndexFunc(m.Sections, func(s manual.Section) bool { return s.ID == c.id })
		require.GreaterOrEqual(t, i, 0, c.id)
		html := string(m.Sections[i].HTML)
		assert.InEpsilon(t, c.narrow, narrow.height(html), .25, fmt.Sprint(c.slug, " ", c.id, ", narrow"))
		assert.InEpsilon(t, c.wide, wide.height(html), .25, fmt.Sprint(c.slug, " ", c.id, ", wide"))
	}
}
