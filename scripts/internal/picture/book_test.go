package picture

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	ttrsfgame "bayboard/core/game/ttrsf"
	"bayboard/core/lesson/courses"
	"bayboard/core/replay"
	"bayboard/scripts/internal/manual"
	"bayboard/wasm/address"
)

const root = "../../.."

func slugs() (list []string) {
	for _, g := range catalog.All() {
		list = append(list, g.Slug())
	}
	return list
}

// page is a game's manual as it is rendered, with its book.
type page struct {
	*Book
	html string
}

var pages = map[string]page{}

func drawn(t *testing.T, slug string) (*Book, string) {
	t.Helper()
	if p, ok := pages[slug]; ok {
		return p.Book, p.html
	}
	b, err := New(root, slug, "../../app/")
	require.NoError(t, err)
	source, err := os.ReadFile(filepath.Join(root, "core/game", slug, "manual.en.md"))
	require.NoError(t, err)
	m, err := manual.Parse(source, b)
	require.NoError(t, err, slug)
	html := string(m.Intro)
	for _, s := range m.Sections {
		html += string(s.HTML)
	}
	pages[slug] = page{b, html}
	return b, html
}

func TestEveryExampleHasAPictureThatLeadsIntoTheApp(t *testing.T) {
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		parts := regexp.MustCompile(`<h3 id="example-\d+">`).Split(html, -1)[1:]
		files, err := filepath.Glob(filepath.Join(root, "core/game", slug, "testdata/scenarios/example-*.txt"))
		require.NoError(t, err)
		assert.Len(t, parts, len(files), slug)
		for _, part := range parts {
			part, _, _ = strings.Cut(part, "<h2")
			name, _, _ := strings.Cut(part, "</h3>")
			assert.Contains(t, part, `<figure class="pic">`, slug+" "+name)
			assert.Contains(t, part, `<p class="pic-t"><a href="../../app/#/`+slug+"/", slug+" "+name)
		}
	}
}

func TestPicturesHaveNothingThatOnlyAPointerMeets(t *testing.T) {
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		assert.NotContains(t, html, "-hit", slug)
	}
}

func TestNoWayToTryIsDead(t *testing.T) {
	for _, slug := range slugs() {
		b, _ := drawn(t, slug)
		require.NotEmpty(t, b.Tries(), slug)
		for _, to := range b.Tries() {
			p, err := address.Parse(to)
			require.NoError(t, err, to)
			if p.Kind == address.Open {
				m, err := replay.DecodeLink(p.Code, catalog.Games{})
				require.NoError(t, err, to)
				assert.Equal(t, slug, m.Game().Slug())
				continue
			}
			parts := strings.Split(to, "/")
			require.Len(t, parts, 5, to)
			course := courses.Of(slug)
			require.NotNil(t, course)
			_, ok := course.Find(parts[3])
			assert.True(t, ok, to)
		}
	}
}

func TestAStepThatBeginsAtAnExampleIsFound(t *testing.T) {
	g, _ := catalog.Games{}.BySlug("sf2022")
	b := &Book{Slug: "sf2022", game: g, dir: filepath.Join(root, "core/game/sf2022")}
	s, err := b.scenario(4, 1)
	require.NoError(t, err)
	to, err := b.try(s, "")
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(to, "#/sf2022/open/"), to)
	b.lessons = stepsIn(g, "chapter A\n\nlesson tracks Tracks\n\nstep\ngoal x\nplay\n  layout\n\nstep\nposition\n  "+
		strings.ReplaceAll(strings.TrimSpace(s.position), "\n", "\n  ")+"\nplay\n  place 1\n")
	to, err = b.try(s, "")
	require.NoError(t, err)
	assert.Equal(t, "#/sf2022/learn/tracks/2", to)
	to, err = b.try(s, "network/1")
	require.NoError(t, err)
	assert.Equal(t, "#/sf2022/learn/network/1", to)
	for _, none := range []string{"network/9", "network/0", "network", "bridges/1", "network/1/1"} {
		_, err = b.try(s, none)
		assert.ErrorContains(t, err, "no step of a lesson: "+none)
	}
}

func TestEachExampleLeadsToALesson(t *testing.T) {
	for _, slug := range slugs() {
		b, _ := drawn(t, slug)
		for _, to := range b.Tries() {
			assert.True(t, strings.HasPrefix(to, "#/"+slug+"/learn/"), to)
		}
	}
}

func TestPicturesAreWellFormedAndHaveNoStyle(t *testing.T) {
	for _, slug := range slugs() {
		b, html := drawn(t, slug)
		html += b.Defs()
		assert.NotContains(t, html, "style", slug)
		d := xml.NewDecoder(strings.NewReader("<page>" + html + "</page>"))
		for {
			_, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			require.NoError(t, err, slug)
		}
	}
}

func TestEverySymbolThatIsUsedIsDefined(t *testing.T) {
	for _, slug := range slugs() {
		b, html := drawn(t, slug)
		defs := b.Defs()
		for _, m := range regexp.MustCompile(`(?:<use href="#|url\(#)([^")]+)`).FindAllStringSubmatch(html, -1) {
			require.Contains(t, defs, `id="`+m[1]+`"`, slug)
		}
	}
}

func TestTheListsOfAGameAreShownWhole(t *testing.T) {
	for slug, want := range map[string][]string{
		"sf2022": {"deck.csv"}, "sf2000": {"requests.csv", "actions.csv"}, "ttrsf": {"locations.csv", "routes.csv", "tickets.csv"},
	} {
		b, html := drawn(t, slug)
		assert.Equal(t, want, b.Lists())
		lines := 0
		for _, name := range want {
			data, err := os.ReadFile(filepath.Join(root, "core/game", slug, "data", name))
			require.NoError(t, err)
			lines += strings.Count(strings.TrimSpace(string(data)), "\n")
		}
		shown := 0
		for _, body := range regexp.MustCompile(`(?s)<details class="r-list-d">.*?</details>`).FindAllString(html, -1) {
			shown += strings.Count(body, "<tr>") - 1
		}
		assert.Equal(t, lines, shown, slug)
	}
}

func TestMistakesInAPictureAreNamed(t *testing.T) {
	b, err := New(root, "sf2022", "")
	require.NoError(t, err)
	for text, want := range map[string]string{
		"show areas":                                          "without alt",
		"alt x":                                               "shows nothing",
		"alt x\nmark area 2":                                  "nothing is shown before",
		"alt x\nshow areas\nexample 99":                       "example-99.txt",
		"alt x\nshow areas\nexample 4 2":                      "no scenario 2",
		"alt x\nshow areas\nexample 4\nafter 7":               "only 1 actions",
		"alt x\nshow towers\nexample 4":                       "unknown part",
		"alt x\nshow city 3\nexample 4":                       "no such seat",
		"alt x\nshow city 1 blue\nmark green 1\nexample 4":    "not in the picture",
		"alt x\nshow areas\nhue red":                          "unknown word",
		"alt x\nshow areas\nexample 4\nafter 0 1\nheads Only": "as many heads",
	} {
		_, ok, err := b.Block("picture", text)
		assert.True(t, ok)
		assert.ErrorContains(t, err, want, text)
	}
	_, _, err = b.Inline("card:mauve9", "")
	assert.ErrorContains(t, err, "mauve9")
	_, ok, err := b.Block("go", "x")
	assert.False(t, ok)
	assert.NoError(t, err)
}

func TestLinksWithinAManualAndFromItsSheetLeadToAnchors(t *testing.T) {
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		b, err := New(root, slug, "")
		require.NoError(t, err)
		source, err := os.ReadFile(filepath.Join(root, "core/game", slug, "sheet.en.md"))
		require.NoError(t, err)
		sheet, err := manual.Parse(source, b)
		require.NoError(t, err)
		text := html + string(sheet.Intro)
		for _, s := range sheet.Sections {
			text += string(s.HTML)
		}
		anchors := anchorsOf(t, slug)
		for _, m := range regexp.MustCompile(`<a (?:class="r-label" )?href="#([^"]+)"`).FindAllStringSubmatch(text, -1) {
			assert.Contains(t, anchors, m[1], slug)
		}
	}
}

func anchorsOf(t *testing.T, slug string) []string {
	source, err := os.ReadFile(filepath.Join(root, "core/game", slug, "manual.en.md"))
	require.NoError(t, err)
	m, err := manual.Parse(source, nil)
	require.NoError(t, err)
	return m.Anchors
}

func TestEveryRuleHasOneAnchor(t *testing.T) {
	for _, g := range catalog.All() {
		_, html := drawn(t, g.Slug())
		anchors := anchorsOf(t, g.Slug())
		for _, r := range g.Rules() {
			n := strings.Count(html, `id="`+string(r.ID)+`"`)
			if n == 0 { // an anchor of a section is its heading, which the page writes
				n = strings.Count(" "+strings.Join(anchors, "  ")+" ", " "+string(r.ID)+" ")
			}
			assert.Equal(t, 1, n, "%s in %s", r.ID, g.Slug())
		}
	}
}

func TestNumbersOfAPictureLieBesideEachOther(t *testing.T) {
	dot := regexp.MustCompile(`class="pic-n" transform="translate\(([\d.-]+) ([\d.-]+)\)scale\(([\d.]+)\)"`)
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		for _, svg := range strings.Split(html, `<svg class="pic-s`)[1:] {
			var dots []box
			for _, m := range dot.FindAllStringSubmatch(svg, -1) {
				var n [3]float64
				for i := range n {
					var err error
					n[i], err = strconv.ParseFloat(m[i+1], 64)
					require.NoError(t, err)
				}
				at := box{n[0] - tagSide*n[2], n[1] - tagSide*n[2], 2 * tagSide * n[2], 2 * tagSide * n[2]}
				assert.False(t, slices.ContainsFunc(dots, at.meets), "%s: number %d covers another", slug, len(dots)+1)
				dots = append(dots, at)
			}
		}
	}
}

func TestTheHeadOfAColumnOfNumbersStandsAtTheRightToo(t *testing.T) {
	_, html := drawn(t, "ttrsf")
	_, list, found := strings.Cut(html, `<details class="r-list-d">`)
	require.True(t, found)
	assert.Contains(t, list, `<th scope="col" class="r-num">Spaces</th>`)
	assert.Contains(t, list, `<th scope="col">From</th>`)
}

func TestWhatIsTooWideForAPhoneCanBeScrolledByKeys(t *testing.T) {
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		assert.Equal(t, slug != "sf2022", strings.Contains(html, wideClass), "%s has a map", slug)
		for _, figure := range strings.Split(html, `<figure class="pic">`)[1:] {
			figure, _, _ = strings.Cut(figure, "</figure>")
			open, _, _ := strings.Cut(figure, ">")
			assert.Equal(t, strings.Contains(figure, wideClass), strings.Contains(open, `tabindex="0"`), slug)
		}
	}
}

func TestAnEmptyHandTakesNoRoom(t *testing.T) {
	narrow := regexp.MustCompile(`<svg class="pic-s[^>]* width="\d(?:\.\d*)?"`)
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		assert.Empty(t, narrow.FindAllString(html, -1), slug)
	}
}

func TestANumberStandsBesideWhatIsSmallAndOffNames(t *testing.T) {
	p := part{w: 400, h: 400, scale: 1}
	small, name := box{200, 200, 24, 24}, box{150, 220, 50, 30}
	assert.False(t, p.free(small, nil).meets(box{206, 206, 12, 12}), "the thing itself is seen")
	assert.False(t, p.free(small, []box{name}).meets(name))
	large := box{100, 100, 90, 90}
	assert.True(t, p.free(large, nil).meets(large), "in the corner of what is large")
}

func TestANumberOfAMapCoversNothingAndALineLeadsToItsThing(t *testing.T) {
	p := part{w: 400, h: 400, scale: 1, end: 40, busy: []box{{150, 150, 60, 60}, {150, 214, 60, 30}, {90, 150, 56, 100}}}
	for _, at := range []box{{150, 150, 60, 60}, {174, 174, 12, 12}} {
		tag, ok := p.beside(at, nil)
		require.True(t, ok)
		assert.False(t, slices.ContainsFunc(p.busy, tag.meets), "it covers nothing")
		assert.True(t, at.grown(1).meets(box{tag.toX, tag.toY, 1, 1}), "its line ends at the thing")
		next, ok := p.beside(at, []box{tag.box})
		require.True(t, ok)
		assert.False(t, next.meets(tag.box))
	}
	_, ok := p.beside(box{100, 190, 20, 20}, []box{{0, 0, 400, 400}})
	assert.False(t, ok, "where nothing is free")
	for _, slug := range slugs() {
		_, html := drawn(t, slug)
		for _, figure := range strings.Split(html, `<figure class="pic">`)[1:] {
			if figure, _, _ = strings.Cut(figure, "</figure>"); strings.Contains(figure, wideClass) {
				assert.Equal(t, strings.Count(figure, `class="pic-n"`), strings.Count(figure, `class="pic-n-l"`), "%s: each has a line", slug)
			}
		}
	}
}

func TestAPartOfAMapCutsNoNameOfAPlaceInIt(t *testing.T) {
	d := newTTRSF()
	for i := range d.ed.Routes() {
		r := d.ed.Route(ttrsfgame.RouteID(i))
		view, err := d.around(&ttrsfgame.State{}, []string{d.ed.Location(r.A).Slug, d.ed.Location(r.B).Slug})
		require.NoError(t, err)
		for k := range d.ed.Locations() {
			x, y := d.layout.Place(k)
			if name := d.layout.LabelBox(k); view.meets(box{x, y, 0, 0}) {
				assert.True(t, view.has(box{name.X, name.Y, name.W, name.H}), "%s in the part around route %d", d.ed.Location(ttrsfgame.Loc(k)).Slug, i)
			}
		}
	}
}

func TestTheLineOfANumberEndsInTheMiddleOfWhatIsLong(t *testing.T) {
	street := box{100, 100, 88, 14}
	p := part{w: 400, h: 400, scale: 1, busy: []box{street, {100, 120, 88, 88}, {100, 8, 88, 88}}}
	tag := p.tag(street, nil)
	require.True(t, tag.line)
	assert.True(t, street.core().grown(1).meets(box{tag.toX, tag.toY, 1, 1}))
}
