package picture

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/scripts/internal/manual"
	"bayboard/wasm/escape"
)

// Book draws for the manual of one game.
type Book struct {
	Slug string

	game    engine.Game
	dir     string // of the game
	app     string // address of the application, from the page
	artist  artist
	symbols map[string]*node
	lessons []step
	tries   []string
	lists   []string
}

// artist draws what belongs to a game.
type artist interface {
	// part draws a part of a figure.
	part(m moment, words []string) (part, error)
	// inline draws a small picture: a scheme and a word.
	inline(scheme, word string) (part, error)
	// face is the address of the picture that stands in a column of a row of a
	// component list, empty for none.
	face(list, column string, row []string) string
	// defs are the symbols that the pictures refer to.
	defs() string
}

// wide is the width in pixels from which on a picture is not made small for a
// phone, where its names could not be read, but has wideClass.
const (
	wide      = 500
	wideClass = " pic-w"
)

// part is a picture with its box and how many pixels a unit of it has.
type part struct {
	x, y, w, h float64
	scale      float64
	class, art string
	find       func(words []string) (box, bool) // for marks and labels, may be nil
	busy       []box                            // what no number covers; if any, numbers stand beside their things
	fine       []box                            // what no line of a number crosses either, even to end there
	end        float64                          // how much of the end of such a line may lie on what is busy
}

type box struct{ x, y, w, h float64 }

// New is the book of a game of the tree at root. App is the address of the
// application's page, relative to the pages that the pictures stand on.
func New(root, slug, app string) (*Book, error) {
	g, _ := catalog.Games{}.BySlug(slug)
	if g == nil {
		return nil, fmt.Errorf("no game %q", slug)
	}
	b := &Book{Slug: slug, game: g, dir: filepath.Join(root, "core/game", slug), app: app}
	switch slug {
	case "sf2022":
		b.artist = sf2022{}
	case "sf2000":
		b.artist = sf2000{}
	case "ttrsf":
		b.artist = newTTRSF()
	default:
		return nil, fmt.Errorf("nobody draws %q", slug)
	}
	var err error
	if b.symbols, err = symbolsOf(b.artist.defs()); err != nil {
		return nil, err
	}
	b.lessons = readLessons(g, filepath.Join(root, "core/lesson/courses", slug, "en"))
	return b, nil
}

// Defs is an element that must stand once on a page with pictures, or nothing:
// what they refer to, apart from the symbols that they have drawn.
func (b *Book) Defs() string {
	var clips strings.Builder
	for _, id := range slices.Sorted(maps.Keys(b.symbols)) {
		if n := b.symbols[id]; n.name == "clipPath" {
			n.write(&clips)
		}
	}
	if clips.Len() == 0 {
		return ""
	}
	return `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>` + clips.String() + `</defs></svg>`
}

// Tries are the addresses that figures lead to, in the order of the drawing.
func (b *Book) Tries() []string { return b.tries }

// Lists are the files of component lists that are shown, to stand beside the
// page.
func (b *Book) Lists() []string { return b.lists }

// Inline draws a small picture; ok is false if the address is of no picture.
func (b *Book) Inline(address, alt string) (html string, ok bool, err error) {
	scheme, word, ok := strings.Cut(address, ":")
	if !ok || strings.Contains(word, "/") {
		return "", false, nil
	}
	p, err := b.artist.inline(scheme, word)
	if err != nil {
		return "", true, fmt.Errorf("%s: %w", address, err)
	}
	if alt == "" {
		html, err = b.svg(p, "pic-i", `aria-hidden="true"`)
	} else {
		html, err = b.svg(p, "pic-i", `role="img" aria-label="`+escape.HTML(alt)+`"`)
	}
	return html, true, err
}

// Block draws a fenced block; ok is false if its language is another one.
func (b *Book) Block(language, text string) (html string, ok bool, err error) {
	switch language {
	case "picture":
		html, err = b.figure(text)
	case "list":
		html, err = b.list(text)
	default:
		return "", false, nil
	}
	if err != nil {
		err = fmt.Errorf("%s: %w:\n%s", language, err, text)
	}
	return html, true, err
}

func (b *Book) figure(text string) (string, error) {
	f, err := parseFigure(text)
	if err != nil {
		return "", err
	}
	s := scenario{position: f.position}
	if f.example > 0 {
		if s, err = b.scenario(f.example, f.scenario); err != nil {
			return "", err
		}
	}
	var shown strings.Builder
	for i, n := range f.after {
		m := moment{}
		if s.position != "" {
			if m, err = b.play(s, n); err != nil {
				return "", err
			}
		}
		shown.WriteString(`<div class="pic-m">`)
		if len(f.heads) > 0 {
			shown.WriteString(head(f.heads[i]))
		}
		if err := b.parts(&shown, m, f.shows); err != nil {
			return "", err
		}
		shown.WriteString(`</div>`)
	}
	var out strings.Builder
	scrolls := "" // by keys, where it is too wide
	if strings.Contains(shown.String(), wideClass) {
		scrolls = ` tabindex="0"`
	}
	out.WriteString(`<figure class="pic"><div class="pic-b" role="img"` + scrolls + ` aria-label="` + escape.HTML(f.alt) + `">` + shown.String() + `</div>`)
	if err := b.below(&out, f, s); err != nil {
		return "", err
	}
	out.WriteString("</figure>\n")
	return out.String(), nil
}

// head is what stands over a picture.
func head(text string) string {
	return `<p class="pic-h">` + escape.HTML(manual.Bound(text)) + `</p>`
}

func (b *Book) parts(out *strings.Builder, m moment, shows []show) error {
	number := 0
	framed := slices.ContainsFunc(shows, func(s show) bool { return len(s.marks) > 0 })
	for _, s := range shows {
		var dots []box
		p, err := b.artist.part(m, s.words)
		if err != nil {
			return fmt.Errorf("show %s: %w", strings.Join(s.words, " "), err)
		}
		if p.art == "" { // an empty hand
			continue
		}
		if s.over != "" {
			out.WriteString(head(s.over))
		}
		for _, words := range s.marks {
			at, err := p.at(words)
			if err != nil {
				return err
			}
			class, air := "pic-mark", 4.0
			if min(at.w, at.h) < 20 { // a street: beside it lie tiles
				class, air = "pic-mark pic-mark-s", 2.5
			}
			at = at.grown(air)
			p.art += rect(at.x, at.y, at.w, at.h, 10, class)
		}
		if framed { // room for the frames, beside all of them: they stand in line
			p.x, p.w = p.x-8, p.w+16
		}
		if len(s.marks) > 0 {
			p.y, p.h = p.y-8, p.h+16
		}
		for _, l := range s.labels {
			at, err := p.at(l.at)
			if err != nil {
				return err
			}
			number++
			t := p.tag(at, dots)
			dots = append(dots, t.box)
			p.art += t.draw(number)
		}
		class := "pic-s"
		if p.w*p.scale > wide {
			class += wideClass
		}
		if p.h > p.w {
			class += " pic-up" // upright: alone it has its text beside it
		}
		drawn, err := b.svg(p, class, `aria-hidden="true"`)
		if err != nil {
			return err
		}
		out.WriteString(drawn)
	}
	return nil
}

// below is what stands under a figure: caption, list of its numbers, the way
// to try it.
func (b *Book) below(out *strings.Builder, f figure, s scenario) error {
	var list string
	for _, show := range f.shows {
		for _, l := range show.labels {
			list += "<li>" + escape.HTML(manual.Bound(l.text)) + "</li>"
		}
	}
	if f.caption == "" && list == "" && f.example == 0 {
		return nil
	}
	out.WriteString("<figcaption>")
	if f.caption != "" {
		out.WriteString("<p>" + escape.HTML(manual.Bound(f.caption)) + "</p>")
	}
	if list != "" {
		out.WriteString(`<ol class="pic-l">` + list + `</ol>`)
	}
	if f.example > 0 {
		to, err := b.try(s, f.lesson)
		if err != nil {
			return err
		}
		b.tries = append(b.tries, to)
		out.WriteString(`<p class="pic-t"><a href="` + escape.HTML(b.app+to) + `">Try it<span class="vh">: example ` + strconv.Itoa(f.example) + `</span></a></p>`)
	}
	out.WriteString("</figcaption>")
	return nil
}

func (p part) at(words string) (box, error) {
	if p.find != nil {
		if at, ok := p.find(strings.Fields(words)); ok {
			return at, nil
		}
	}
	return box{}, fmt.Errorf("%q is not in the picture", words)
}

// free is where a number stands at a box: at the first of its corners, from
// the lower left one, that no other number covers; at what is as small as a
// number it stands outside, so that both are seen.
func (p part) free(at box, taken []box) box {
	r := tagSide / p.scale
	in := r / 3
	if min(at.w, at.h) < 3*r {
		in = -.8 * r
	}
	var first box
	for i, corner := range [...][2]float64{{at.x + in, at.y + at.h - in}, {at.x + at.w - in, at.y + at.h - in}, {at.x + in, at.y + in}, {at.x + at.w - in, at.y + in}} {
		x := min(max(corner[0], p.x+r+1), p.x+p.w-r-1)
		y := min(max(corner[1], p.y+r+1), p.y+p.h-r-1)
		dot := box{x - r, y - r, 2 * r, 2 * r}
		if i == 0 {
			first = dot
		}
		if !slices.ContainsFunc(taken, dot.meets) {
			return dot
		}
	}
	return first
}

// svg is a picture as an element.
func (b *Book) svg(p part, class, attributes string) (string, error) {
	view := &box{p.x, p.y, p.w, p.h}
	if class == "pic-i" {
		view = nil // css lets it overflow
	}
	art, err := still(p.art, b.symbols, view)
	if err != nil {
		return "", err
	}
	if p.class != "" {
		class += " " + p.class
	}
	return `<svg class="` + class + `" viewBox="` + number(p.x) + " " + number(p.y) + " " + number(p.w) + " " + number(p.h) +
		`" width="` + number(p.w*p.scale) + `" height="` + number(p.h*p.scale) + `" ` + attributes + `>` + art + `</svg>`, nil
}
