package site

import (
	"bytes"
	"fmt"
	"html/template"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"bayboard/scripts/internal/manual"
)

// page is what every template gets.
type page struct {
	Name  string // decides which style sheets are joined for it
	Up    string // "", "../" or "../../": from the page to the site's root
	Base  string
	Games []Game

	Game   Game // of a rules page
	Manual *manual.Manual
	Others []Game // with a rules page
	Defs   template.HTML
	Sheet  bool // there is a summary for printing

	WasmSize int

	assets map[string]string
	style  string // path
}

// Asset gives the relative address of a file of site/ that is hashed.
func (p page) Asset(name string) (string, error) {
	hashed, ok := p.assets[name]
	if !ok {
		return "", fmt.Errorf("no asset %q", name)
	}
	return p.Up + hashed, nil
}

// Has says whether Asset knows the name.
func (p page) Has(name string) bool { return p.assets[name] != "" }

// Style gives the address of the page's style sheet.
func (p page) Style() string { return p.Up + p.style }

// Texts are the addresses of the texts that the program fetches.
func (p page) Texts() string {
	var list []string
	for _, hashed := range p.assets {
		if path.Ext(hashed) == ".txt" {
			list = append(list, p.Up+hashed)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// Before and After give the sections around the i-th, or nil.
func (p page) Before(i int) *manual.Section { return p.section(i - 1) }
func (p page) After(i int) *manual.Section  { return p.section(i + 1) }

func (p page) section(i int) *manual.Section {
	if i < 0 || i >= len(p.Manual.Sections) {
		return nil
	}
	return &p.Manual.Sections[i]
}

// Manuals lists the games that have a rules page.
func (p page) Manuals() []Game {
	return slices.DeleteFunc(slices.Clone(p.Games), func(g Game) bool { return !g.Rules })
}

// renderPages executes the templates of site/.
func (b *builder) renderPages() error {
	t, err := parseTemplates(filepath.Join(b.Root, "site"))
	if err != nil {
		return err
	}
	if err := b.readRulebooks(); err != nil {
		return err
	}
	for _, p := range []struct{ template, out, name string }{
		{"index.html", "index.html", "landing"},
		{"404.html", "404.html", "rules"},
		{"app/index.html", "app/index.html", "app"},
		{"rules/index.html", "rules/index.html", "rules"},
	} {
		if err := b.render(t, p.template, p.out, page{Name: p.name}); err != nil {
			return err
		}
	}
	return b.renderRules(t)
}

func (b *builder) render(t *template.Template, name, out string, p page) error {
	p.Up = strings.Repeat("../", strings.Count(out, "/"))
	p.Base, p.Games, p.assets, p.WasmSize = b.Base, b.games, b.assets, b.report.Wasm.Raw
	if name == "404.html" {
		p.Up = b.Base // it is shown at any depth
	}
	var err error
	if p.style, err = b.styleSheet(p); err != nil {
		return err
	}
	var buf bytes.Buffer
	if err := t.ExecuteTemplate(&buf, name, p); err != nil {
		return err
	}
	return b.write(out, ascii(buf.Bytes()))
}

// ascii writes every other character of a page as a reference: browsers read
// a long page several times as fast if it holds only ASCII.
func ascii(html []byte) []byte {
	out := make([]byte, 0, len(html))
	for _, r := range string(html) {
		if r < utf8.RuneSelf {
			out = append(out, byte(r))
		} else {
			out = fmt.Appendf(out, "&#%d;", r)
		}
	}
	return out
}

// parseTemplates reads all HTML and SVG files of site/ under their path; the
// parts are named by their path, too.
func parseTemplates(dir string) (*template.Template, error) {
	t := template.New("site")
	err := filepath.WalkDir(dir, func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if ext := path.Ext(rel); ext != ".html" && (ext != ".svg" || !strings.HasPrefix(rel, "parts/")) {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		_, err = t.New(rel).Parse(strings.TrimSpace(string(text)) + "\n")
		return err
	})
	return t, err
}
