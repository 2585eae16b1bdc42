package picture

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Before the pictures had elements of their own a page had 4,500 to 6,900
// elements, and trees for hundreds of symbols beside them.
func TestPicturesHaveFewElementsAndNoSymbols(t *testing.T) {
	most := map[string]int{"sf2022": 4200, "ttrsf": 4400, "sf2000": 5400}
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		assert.Less(t, len(regexp.MustCompile(`<[a-z]`).FindAllString(html, -1)), most[slug], slug)
		assert.NotContains(t, html, "<use", slug)
		assert.NotContains(t, html, "<g>", slug)
	}
}

func TestWhatAPageRefersToStandsOnItAndNothingElse(t *testing.T) {
	for _, slug := range slugs() {
		b, html := drawn(t, slug)
		wanted, given := map[string]bool{}, map[string]bool{}
		for _, m := range regexp.MustCompile(`url\(#([^)]*)\)`).FindAllStringSubmatch(html, -1) {
			wanted[m[1]] = true
		}
		for _, m := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(b.Defs(), -1) {
			given[m[1]] = true
		}
		assert.Equal(t, wanted, given, slug)
	}
}

func TestPicturesHaveNoStateThatShowsWhatIsLeftOut(t *testing.T) {
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		for _, m := range regexp.MustCompile(` class="([^"]*)"`).FindAllStringSubmatch(html, -1) {
			for _, class := range strings.Fields(m[1]) {
				assert.NotContains(t, stateful, class, slug)
				assert.NotContains(t, unseen, class, slug)
			}
		}
	}
}

func TestADrawingIsMadeStill(t *testing.T) {
	symbols, err := symbolsOf(`<symbol id="sun" viewBox="-10 -10 20 20"><circle r="4" fill="currentColor"/><path d="M0-9V-7" class="tt-s"/></symbol>` +
		`<clipPath id="cut"><path d="M0 0h1v1z"/></clipPath><g id="back"><rect width="4" height="4"/></g>`)
	require.NoError(t, err)
	for _, c := range []struct{ name, art, want string }{
		{"a click's target", `<path d="M0 0" class="tt-hit" stroke-width="2"/><path d="M1 1" class="tt-rail"/>`, `<path d="M1 1" class="tt-rail"/>`},
		{"text", `<text x="1" class="n">A &amp; &lt;B&gt;</text> <text>c</text>`, `<text x="1" class="n">A &amp; &lt;B&gt;</text> <text>c</text>`},
		{"groups", `<g transform="translate(0 0)"><g><path d="M0 0"/></g></g>`, `<path d="M0 0"/>`},
		{"a group in a group", `<g transform="translate(107 0)"><g transform="translate(1 2)scale(2)" class="card"><path d="M0 0"/></g></g>`,
			`<g transform="translate(108 2)scale(2)" class="card"><path d="M0 0"/></g>`},
		{"a class is kept", `<g transform="translate(1 0)" class="a"><g class="b"><path d="M0 0"/></g></g>`, `<g transform="translate(1 0)" class="a"><g class="b"><path d="M0 0"/></g></g>`},
		{"a clipped group", `<g transform="translate(1 0)"><g clip-path="url(#cut)"><path d="M0 0"/></g></g>`, `<g transform="translate(1 0)"><g clip-path="url(#cut)"><path d="M0 0"/></g></g>`},
		{"a symbol", `<use href="#sun" x="10" y="20" width="30" height="30" class="c"/>`,
			`<g transform="translate(25 35)scale(1.5)" class="c"><circle r="4" fill="currentColor"/><path d="M0-9V-7" class="tt-s"/></g>`},
		{"a symbol in the middle", `<use href="#sun" width="20" height="40"/>`, `<g transform="translate(10 20)"><circle r="4" fill="currentColor"/><path d="M0-9V-7" class="tt-s"/></g>`},
		{"an element", `<use href="#back" x="3" y="4"/>`, `<g transform="translate(3 4)"><rect width="4" height="4"/></g>`},
		{"a ruin", `<g class="sf-trace"><path class="sf-d" d="M0 0h2z"/><path class="sf-w" d="M5 5h2z"/><path class="sf-x" d="M6 6h1z"/></g><g clip-path="url(#cut)"><path class="sf-x" d="M6 6h1z"/></g>`,
			`<g class="sf-trace"><path class="sf-d" d="M0 0h2zM5 5h2z"/></g><g clip-path="url(#cut)"><path class="sf-x" d="M6 6h1z"/></g>`},
		{"a route", `<g class="tt-route"><path d="M0 0" class="tt-rail"/>` +
			`<g transform="translate(10 20) rotate(90)"><rect x="-4" y="-2" width="8" height="4" rx="1" class="tt-space"/><path d="M-1 0h.1" class="tt-dots"/></g>` +
			`<g transform="translate(30 20)"><rect x="-4" y="-2" width="8" height="4" rx="1" class="tt-space"/><path d="M-1 0h.1" class="tt-dots"/></g></g>`,
			`<g class="tt-route"><path d="M0 0" class="tt-rail"/>` +
				`<path class="tt-space" d="M12 17l0 6a1 1 0 0 1 -1 1l-2 0a1 1 0 0 1 -1 -1l0 -6a1 1 0 0 1 1 -1l2 0a1 1 0 0 1 1 1z` +
				`M27 18l6 0a1 1 0 0 1 1 1l0 2a1 1 0 0 1 -1 1l-6 0a1 1 0 0 1 -1 -1l0 -2a1 1 0 0 1 1 -1z"/>` +
				`<path class="tt-dots" d="M10 19l0 0.1M29 20l0.1 0"/></g>`},
		{"a symbol on a route", `<g class="tt-route"><g transform="translate(30 20)"><use href="#sun" x="-5" y="-5" width="10" height="10" class="tt-sym"/></g></g>`,
			`<g class="tt-route"><path fill="currentColor" transform="scale(0.5)" d="M64 40a4 4 0 0 1 -8 0a4 4 0 0 1 8 0z" class="tt-sym"/>` +
				`<path class="tt-s tt-sym" transform="scale(0.5)" d="M60 31l0 2"/></g>`},
		{"a claimed route", `<g class="tt-route"><g transform="translate(30 20)"><path d="M1 1" class="tt-car"/></g></g>`,
			`<g class="tt-route"><g transform="translate(30 20)"><path d="M1 1" class="tt-car"/></g></g>`},
	} {
		got, err := still(c.art, symbols, nil)
		require.NoError(t, err, c.name)
		assert.Equal(t, c.want, got, c.name)
	}
	_, err = still(`<use href="#moon" width="1" height="1"/>`, symbols, nil)
	assert.ErrorContains(t, err, `no symbol "moon"`)
	_, err = still(`<g><path d="M0 0"/>`, symbols, nil)
	assert.Error(t, err, "an open group")
}

func TestAPathIsMovedToItsPlace(t *testing.T) {
	quarter := place{x: 10, y: 20, scale: 1, turn: 90}
	for _, c := range []struct{ d, want string }{
		{"M1 2L3 4", "M8 21l-2 2"},
		{"m1 2 2 2", "M8 21l-2 2"},
		{"M0 0H5V5h-5z", "M10 20l0 5l-5 0l0 -5z"},
		{"M0 0C1 0 2 0 3 0S5 0 6 0", "M10 20c0 1 0 2 0 3s0 2 0 3"},
		{"M0 0q1 1 2 0t2 0", "M10 20q-1 1 0 2t0 2"},
		{"M0 0a3 2 0 0 1 1-.5", "M10 20a3 2 90 0 1 0.5 1"},
		{"M0 0zM2 0l1 0zl0 1", "M10 20zM10 22l0 1zl-1 0"},
	} {
		got, err := quarter.path(c.d)
		require.NoError(t, err, c.d)
		assert.Equal(t, c.want, got, c.d)
	}
	_, err := quarter.path("M0 0L1")
	assert.Error(t, err)
}

func TestWhatLiesOutsideOfAPictureIsLeftOut(t *testing.T) {
	view := &box{0, 0, 100, 100}
	for _, c := range []struct {
		art  string
		kept bool
	}{
		{`<path d="M90 90h40"/>`, true},
		{`<path d="M110 90h40"/>`, false},
		{`<path d="M110 90h-20"/>`, true},
		{`<path d="M103 50v9"/>`, true},                               // its line reaches into it
		{`<path d="M-50 110C0 40 50 40 150 110"/>`, true},             // it is bent into it
		{`<path d="M-50 110Q-40 120 0 130T60 130"/>`, false},          //
		{`<path d="M-50 110Q-20 160 0 110T50 110"/>`, true},           // the second bend goes up
		{`<path d="M40 110a10 10 0 0 1 20 0"/>`, true},                // so does the arc
		{`<path d="M110 110" stroke-width="30"/>`, true},              //
		{`<rect x="101" y="10" width="9" height="9" rx="1"/>`, true},  // nearly
		{`<rect x="106" y="10" width="9" height="9" rx="1"/>`, false}, //
		{`<g transform="translate(-20 0)"><rect x="106" y="10" width="9" height="9"/></g>`, true},
		{`<g transform="translate(20 0)"><rect x="86" y="10" width="9" height="9"/></g>`, false},
		{`<g transform="matrix(1 0 0 1 500 0)"><path d="M300 0h1"/></g>`, true}, // not measured
		{`<circle cx="50" cy="120" r="17"/>`, true},
		{`<circle cx="50" cy="120" r="5"/>`, false},
		{`<text x="150" y="50">Chinatown</text>`, true}, // may end at x
		{`<text x="300" y="50">Pier</text>`, false},
		{`<text class="n"><tspan x="50" y="50">Twin</tspan></text>`, true},
		{`<g transform="translate(200 200)"><text><tspan x="-150" y="-150">Twin</tspan></text></g>`, true},
	} {
		got, err := still(c.art, nil, view)
		require.NoError(t, err)
		assert.Equal(t, c.kept, got != "", c.art)
	}
}

// Names stand in lines of their own.
func TestTheNamesOfPlacesStayInPicturesOfAPart(t *testing.T) {
	_, html := drawn(t, "ttrsf")
	_, example, _ := strings.Cut(html, `id="example-1"`)
	example, _, _ = strings.Cut(example, "</figure>")
	for _, name := range []string{"Twin Peaks", "Castro", "Mission"} {
		assert.Equal(t, 2, strings.Count(regexp.MustCompile(`</tspan><tspan[^>]*>`).ReplaceAllString(example, " "), ">"+name+"<"), name)
	}
}

func TestOnlyTurnsScalesAndMovesAreAPlace(t *testing.T) {
	p, ok := placeOf("translate(1 2) rotate(30)scale(.5)")
	assert.True(t, ok)
	assert.Equal(t, place{1, 2, .5, 30}, p)
	for _, transform := range []string{"matrix(1 0 0 1 0 0)", "skewX(45)", "scale(1 2)", "rotate(45 1 1)"} {
		_, ok := placeOf(transform)
		assert.False(t, ok, transform)
	}
}
