package journeys

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// screensScript defines window.screens: what a look at a page finds.
//
//go:embed testdata/screens.js
var screensScript string

// size is a window.
type size struct{ width, height int }

// sizes are the windows that each screen is seen in.
var sizes = []size{{360, 800}, {768, 1024}, {1280, 800}}

// schemes are the names of light and dark.
var schemes = map[bool]string{false: "light", true: "dark"}

// tallest is how high a window gets, in pixels: a longer page is scrolled.
const tallest = 8000

// overlap is how much of a window is seen again in the next one: what stays at
// its top hides some of it.
const overlap = 400

// looker takes pictures of screens and finds what is wrong with them.
type looker struct {
	*person
	folder string // for the pictures, none if empty
}

// looking is a looker in a tab without motion, and the site's address.
func looking(t *testing.T, first intercept) (*looker, string) {
	t.Helper()
	page, url := visit(t, first)
	page.BeforeLoad(quick)
	page.BeforeLoad(steady)
	p := meet(t, page, url+"app/")
	page.BeforeLoad(script("lessons"))
	page.BeforeLoad(screensScript)
	folder := os.Getenv("BAYBOARD_SCREENS")
	if folder != "" && !filepath.IsAbs(folder) {
		folder = filepath.Join(root, folder)
	}
	return &looker{person: p, folder: folder}, url
}

// window sets the size and the colours, without motion.
func (p *looker) window(width, height int, dark bool) {
	p.t.Helper()
	p.SetViewport(width, height, dark)
	_, err := chromedp.Call(p.Context(), emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: schemes[dark]}, {Name: "prefers-reduced-motion", Value: "reduce"}},
	})
	require.NoError(p.t, err)
	browser.Await[any](p.Page, settled)
}

// see looks at a screen in all sizes, light and dark.
func (p *looker) see(name string) {
	p.t.Helper()
	for _, fault := range p.faults(name, sizes...) {
		p.t.Errorf("%s %s", name, fault)
	}
}

// faults finds what does not fit in each of the sizes, what is pale in the
// first one light and dark, and in the last one dark: colours are much the same
// in all. It keeps pictures of all if there is a folder for them.
func (p *looker) faults(name string, sizes ...size) []string {
	p.t.Helper()
	var found []string
	for i, s := range sizes {
		p.window(s.width, s.height, false)
		at := fmt.Sprintf("at %d px: ", s.width)
		for _, fault := range browser.Eval[[]string](p.Page, "screens.fits()") {
			found = append(found, at+fault)
		}
		if i == 0 {
			p.keepAll(fmt.Sprintf("%s-%d-first", name, s.width), p.shot())
		}
		height := p.whole(s)
		for _, dark := range []bool{false, true} {
			looks := i == 0 || i == len(sizes)-1 && dark
			if !looks && p.folder == "" {
				continue
			}
			p.window(s.width, height, dark)
			for _, fault := range p.along(fmt.Sprintf("%s-%d-%s", name, s.width, schemes[dark]), height, looks) {
				found = append(found, at+schemes[dark]+": "+fault)
			}
		}
	}
	return found
}

// whole is how high a window shows the whole page: some parts are as high as
// the window lets them.
func (p *looker) whole(s size) int {
	p.t.Helper()
	height := s.height
	for range 3 {
		was := height
		if height = min(max(height, browser.Eval[int](p.Page, "screens.height()")), tallest); height == was {
			break
		}
		p.window(s.width, height, false)
	}
	return height
}

// along goes down a page from window to window, keeps pictures of all of it, and
// looks for what is pale if it is to.
func (p *looker) along(name string, height int, looks bool) []string {
	p.t.Helper()
	var found []string
	var parts [][]byte
	for top, seen := 0, 0; ; {
		top = browser.Eval[int](p.Page, fmt.Sprintf("screens.to(%d)", top))
		if top+height <= seen {
			break // it is where it was: the page ends there
		}
		if p.folder != "" {
			parts = append(parts, split(p.t, p.shot(), max(0, seen-top))...)
		}
		if looks {
			found = append(found, p.pale()...)
		}
		seen = top + height
		top = seen - overlap
	}
	browser.Eval[any](p.Page, "screens.to(0), null")
	p.keepAll(name, parts...)
	slices.Sort(found)
	return slices.Compact(found)
}

// keepAll keeps the pictures of a screen for those who want to see it; there is
// a number in their names if there are several.
func (p *looker) keepAll(name string, pictures ...[]byte) {
	p.t.Helper()
	if p.folder == "" {
		return
	}
	require.NoError(p.t, os.MkdirAll(p.folder, 0o755))
	for i, data := range pictures {
		file := name + ".png"
		if len(pictures) > 1 {
			file = fmt.Sprintf("%s-%d.png", name, i+1)
		}
		require.NoError(p.t, os.WriteFile(filepath.Join(p.folder, file), data, 0o644))
	}
}

// pale finds the texts that do not stand out enough from what they stand on.
func (p *looker) pale() []string {
	p.t.Helper()
	texts := browser.Eval[[]letters](p.Page, "screens.letters()")
	browser.Eval[any](p.Page, "screens.bare(true), null")
	g := decode(p.t, p.shot())
	browser.Eval[any](p.Page, "screens.bare(false), null")
	var found []string
	for _, l := range texts {
		if c := l.contrast(g); c < l.Needs {
			found = append(found, fmt.Sprintf("“%s” (%s, %g px) has a contrast of %.2f, not %g", l.Text, l.Where, l.Size, c, l.Needs))
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

func (p *looker) shot() []byte {
	p.t.Helper()
	shot, err := chromedp.Call(p.Context(), cdppage.CaptureScreenshot, cdppage.CaptureScreenshotParams{OptimizeForSpeed: new(true)})
	require.NoError(p.t, err)
	return shot.Data
}
