package manual

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// Entry is what can be found below one anchor: all text up to the next one.
type Entry struct {
	ID      string
	Section string   // the second-level heading that it stands under
	Title   string   // the nearest heading
	Text    []string // paragraphs, list items, rows of tables
}

// collectEntries reads the text of a manual for searching.
func (m *Manual) collectEntries(doc ast.Node, source []byte) {
	var e *Entry
	begin := func(id, section, title string) {
		m.Entries = append(m.Entries, Entry{ID: id, Section: section, Title: title})
		e = &m.Entries[len(m.Entries)-1]
	}
	section, title := "", ""
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Heading:
			title = plain(n, source)
			if n.Level < 3 {
				section = title
			}
			begin(anchor(n), section, title)
			return ast.WalkSkipChildren, nil
		case *ast.Paragraph, *ast.TextBlock, *extast.TableRow, *extast.TableHeader:
			if e == nil {
				return ast.WalkSkipChildren, nil
			}
			if id := anchor(owner(n)); id != "" && id != rulingID {
				begin(id, section, title)
			}
			if text := strings.TrimSpace(cells(n, source)); text != "" {
				e.Text = append(e.Text, text)
			}
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
}

// cells is the text of a block; the cells of a row stand apart.
func cells(n ast.Node, source []byte) string {
	switch n.Kind() {
	case extast.KindTableRow, extast.KindTableHeader:
		var list []string
		for c := n.FirstChild(); c != nil; c = c.NextSibling() {
			if text := strings.TrimSpace(plain(c, source)); text != "" {
				list = append(list, text)
			}
		}
		return strings.Join(list, " · ")
	}
	return plain(n, source)
}
