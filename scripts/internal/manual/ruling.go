package manual

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// rulings marks each quotation that begins with "Ruling." in bold type by a
// label, which leads to what is said before the first of them: what a ruling
// is.
type rulings struct{}

// rulingID is the anchor of the explanation.
const rulingID = "what-a-ruling-is"

const explanation = `<span class="r-label">Ruling</span> This label marks what the printed rules leave open or say in two ways, and how Bayboard plays it. At your own table you may agree on something else.`

func (rulings) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	var found []ast.Node
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering && n.Kind() == ast.KindBlockquote && mark(n, reader.Source()) {
			found = append(found, n)
		}
		return ast.WalkContinue, nil
	})
	if len(found) == 0 {
		return
	}
	p := ast.NewParagraph()
	p.SetAttributeString("id", []byte(rulingID))
	p.SetAttributeString("class", []byte("r-what"))
	p.AppendChild(p, markup(explanation))
	found[0].Parent().InsertBefore(found[0].Parent(), found[0], p)
}

// mark puts the label in the place of the bold word.
func mark(quote ast.Node, source []byte) bool {
	first := quote.FirstChild()
	if first == nil {
		return false
	}
	strong, ok := first.FirstChild().(*ast.Emphasis)
	if !ok || strong.Level != 2 || plain(strong, source) != "Ruling." {
		return false
	}
	quote.SetAttributeString("class", []byte("r-ruling"))
	first.ReplaceChild(first, strong, markup(`<a class="r-label" href="#`+rulingID+`">Ruling</a>`))
	return true
}

// markup is a node that is rendered as it is.
func markup(html string) ast.Node {
	s := ast.NewString([]byte(html))
	s.SetCode(true)
	return s
}
