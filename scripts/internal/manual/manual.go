// Package manual turns a game's manual (core/game/<slug>/manual.en.md) into
// the parts of its rules page: a title, an introduction, and one section per
// second-level heading. Every rule id is an anchor.
//
// An anchor is written {#rule-id} at the end of a heading, of a paragraph or
// of a list item. A quotation that begins with **Ruling.** gets a label.
// Images and some fenced blocks are drawn by an Artist. Raw HTML in a manual
// is dropped.
package manual

import (
	"bytes"
	"errors"
	"fmt"
	"html/template"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Manual is one rules page.
type Manual struct {
	Title    string
	Intro    template.HTML // what stands before the first section
	Sections []Section
	Anchors  []string // all ids, in the order of the text
	Entries  []Entry  // its text, to be searched
}

// Section is a second-level heading and what follows it.
type Section struct {
	ID    string
	Title string
	HTML  template.HTML // without the section's own heading
	Items []Item        // its third-level headings
}

// Item is a line of the table of contents below a section.
type Item struct {
	ID    string
	Title string
}

// Parse reads a manual. It refuses one without a title and one in which an
// id occurs twice. Without an artist images are their text, and blocks of
// pictures are shown as they are written.
func Parse(source []byte, artist Artist) (*Manual, error) {
	md := markdown(artist)
	doc := md.Parser().Parse(text.NewReader(source))
	m := &Manual{}
	if err := m.collectAnchors(doc); err != nil {
		return nil, err
	}
	m.collectEntries(doc, source)
	var groups [][]ast.Node // [0] is the introduction
	groups = append(groups, nil)
	for n := doc.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok {
			switch {
			case h.Level == 1 && m.Title == "":
				m.Title = plain(h, source)
				continue
			case h.Level == 2:
				m.Sections = append(m.Sections, Section{ID: anchor(h), Title: plain(h, source)})
				groups = append(groups, nil)
				continue
			case h.Level == 3 && len(m.Sections) > 0:
				s := &m.Sections[len(m.Sections)-1]
				s.Items = append(s.Items, Item{ID: anchor(h), Title: plain(h, source)})
			}
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], n)
	}
	if m.Title == "" {
		return nil, errors.New("the manual has no first-level heading")
	}
	for i, nodes := range groups {
		var buf bytes.Buffer
		for _, n := range nodes {
			if err := md.Renderer().Render(&buf, source, n); err != nil {
				return nil, err
			}
		}
		html := template.HTML(buf.String()) // goldmark escapes text and drops raw HTML
		if i == 0 {
			m.Intro = html
		} else {
			m.Sections[i-1].HTML = html
		}
	}
	return m, nil
}

func markdown(artist Artist) goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(
			extension.Table,
			extension.DefinitionList,
		),
		goldmark.WithParserOptions(
			parser.WithAutoHeadingID(),
			parser.WithAttribute(),
			parser.WithASTTransformers(util.Prioritized(blockAnchors{}, 100), util.Prioritized(rulings{}, 110), util.Prioritized(bonds{}, 120)),
		),
		goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(drawer{artist}, 50))),
	)
}

func (m *Manual) collectAnchors(doc ast.Node) error {
	seen := map[string]bool{}
	return ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		id := anchor(n)
		if !entering || id == "" {
			return ast.WalkContinue, nil
		}
		if seen[id] {
			return ast.WalkStop, fmt.Errorf("the id %q occurs twice", id)
		}
		seen[id] = true
		m.Anchors = append(m.Anchors, id)
		return ast.WalkContinue, nil
	})
}

// anchor returns the node's id, or "".
func anchor(n ast.Node) string {
	v, ok := n.AttributeString("id")
	if !ok {
		return ""
	}
	switch v := v.(type) {
	case []byte:
		return string(v)
	case string:
		return v
	}
	return ""
}

// plain returns the text of a node without markup.
func plain(n ast.Node, source []byte) string {
	var buf bytes.Buffer
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			buf.Write(n.Value(source))
			if n.SoftLineBreak() {
				buf.WriteByte(' ')
			}
		case *ast.String:
			if !n.IsCode() {
				buf.Write(n.Value)
			}
		}
		return ast.WalkContinue, nil
	})
	return buf.String()
}
