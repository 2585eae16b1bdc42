package site

import (
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strings"

	"bayboard/scripts/internal/manual"
	"bayboard/scripts/internal/picture"
)

// rulebook is the manual of a game, and its summary for printing.
type rulebook struct {
	Game
	manual, sheet *manual.Manual // no sheet: nil
	defs          template.HTML  // symbols of its pictures
	lists         []string       // files of component lists
}

// readRulebooks reads the manuals, draws their pictures, and makes the index
// of the search.
func (b *builder) readRulebooks() error {
	for _, g := range (page{Games: b.games}).Manuals() {
		book, err := picture.New(b.Root, g.Slug, "../../app/")
		if err != nil {
			return err
		}
		r := rulebook{Game: g, defs: template.HTML(book.Defs())}
		if r.manual, err = readManual(manualPath(b.Root, g.Slug), book); err != nil {
			return err
		}
		r.lists = book.Lists()
		if name := sheetPath(b.Root, g.Slug); exists(name) {
			if r.sheet, err = readManual(name, book); err != nil {
				return err
			}
		}
		b.rulebooks = append(b.rulebooks, r)
	}
	index, err := searchIndex(b.rulebooks)
	if err != nil {
		return err
	}
	return b.addAsset(indexAsset, index)
}

func readManual(name string, book *picture.Book) (*manual.Manual, error) {
	source, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	m, err := manual.Parse(source, book)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return m, nil
}

func sheetPath(root, slug string) string {
	return filepath.Join(root, "core/game", slug, "sheet.en.md")
}

// renderRules makes the pages of each rulebook, with its lists as files.
func (b *builder) renderRules(t *template.Template) error {
	for i, r := range b.rulebooks {
		dir := "rules/" + r.Slug + "/"
		p := page{Name: "rules", Game: r.Game, Manual: r.manual, Defs: r.defs, Sheet: r.sheet != nil}
		for k, other := range b.rulebooks {
			if k != i {
				p.Others = append(p.Others, other.Game)
			}
		}
		if err := b.render(t, "rules/page.html", dir+"index.html", p); err != nil {
			return err
		}
		for _, name := range r.lists {
			data, err := os.ReadFile(filepath.Join(b.Root, "core/game", r.Slug, "data", name))
			if err != nil {
				return err
			}
			if err := b.write(dir+name, data); err != nil {
				return err
			}
		}
		if r.sheet == nil {
			continue
		}
		p.Name, p.Manual = "sheet", above(r.sheet)
		if err := b.render(t, "rules/sheet.html", dir+"summary/index.html", p); err != nil {
			return err
		}
	}
	return nil
}

// above is a sheet whose links lead to the anchors of the page above it.
func above(m *manual.Manual) *manual.Manual {
	lift := func(h template.HTML) template.HTML {
		return template.HTML(strings.ReplaceAll(string(h), `<a href="#`, `<a href="../#`))
	}
	up := *m
	up.Intro, up.Sections = lift(m.Intro), nil
	for _, s := range m.Sections {
		s.HTML = lift(s.HTML)
		up.Sections = append(up.Sections, s)
	}
	return &up
}
