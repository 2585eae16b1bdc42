package manual

import (
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// blockAnchors reads {#id} at the end of paragraphs and list items; goldmark
// itself reads it in headings only.
type blockAnchors struct{}

var trailingID = regexp.MustCompile(`\s*\{#([a-z0-9][a-z0-9-]*)\}\s*$`)

func (blockAnchors) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	source := reader.Source()
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n.Kind() {
		case ast.KindParagraph, ast.KindTextBlock:
			if id := cutID(n, source); id != "" {
				owner(n).SetAttributeString("id", []byte(id))
			}
		}
		return ast.WalkContinue, nil
	})
}

// owner is the element that carries the id: the list item for its first
// block, since the text of a tight list has no element of its own.
func owner(n ast.Node) ast.Node {
	if p := n.Parent(); p != nil && p.Kind() == ast.KindListItem && p.FirstChild() == n {
		return p
	}
	return n
}

// cutID removes a trailing {#id} from the node's last text.
func cutID(n ast.Node, source []byte) string {
	last, ok := n.LastChild().(*ast.Text)
	if !ok {
		return ""
	}
	// Inline parsing may have cut the text at '{', '#' or '}': look at all
	// texts at the end of the node together.
	first := last
	for {
		prev, ok := first.PreviousSibling().(*ast.Text)
		if !ok || prev.Segment.Stop != first.Segment.Start {
			break
		}
		first = prev
	}
	start, stop := first.Segment.Start, last.Segment.Stop
	m := trailingID.FindSubmatchIndex(source[start:stop])
	if m == nil {
		return ""
	}
	id := string(source[start+m[2] : start+m[3]])
	cut := start + m[0]
	for t := last; t != nil; {
		prev, _ := t.PreviousSibling().(*ast.Text)
		if t.Segment.Start < cut {
			t.Segment = t.Segment.WithStop(min(cut, t.Segment.Stop))
			break
		}
		n.RemoveChild(n, t)
		if t == first {
			break
		}
		t = prev
	}
	return id
}
