package manual

import (
	"fmt"
	"strconv"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// Artist draws the pictures of a manual.
type Artist interface {
	// Inline draws an image: its address and its text. ok is false if the
	// address is of no picture.
	Inline(address, alt string) (html string, ok bool, err error)
	// Block draws a fenced block. ok is false if its language is of none.
	Block(language, text string) (html string, ok bool, err error)
}

// drawer renders what an artist draws, and tables that may be too wide.
type drawer struct{ artist Artist }

func (d drawer) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindFencedCodeBlock, d.block)
	r.Register(ast.KindImage, d.image)
	r.Register(extast.KindTable, table)
}

func (d drawer) block(w util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	n := node.(*ast.FencedCodeBlock)
	text := lines(n, source)
	if d.artist != nil {
		html, ok, err := d.artist.Block(string(n.Language(source)), text)
		if ok || err != nil {
			_, _ = w.WriteString(html)
			return ast.WalkContinue, err
		}
	}
	_, _ = w.WriteString("<pre><code>" + string(util.EscapeHTML([]byte(text))) + "</code></pre>\n")
	return ast.WalkContinue, nil
}

func lines(n ast.Node, source []byte) string {
	text := ""
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		text += string(line.Value(source))
	}
	return text
}

func (d drawer) image(w util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	n := node.(*ast.Image)
	if d.artist != nil {
		html, ok, err := d.artist.Inline(string(n.Destination), plain(n, source))
		if ok || err != nil {
			_, _ = w.WriteString(html)
			return ast.WalkSkipChildren, err
		}
	}
	return ast.WalkStop, fmt.Errorf("nobody draws the image %q", n.Destination)
}

// wide is how many columns a table must have to be too wide for a phone.
const wide = 5

func table(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*extast.Table)
	columns := len(n.Alignments)
	switch {
	case !entering:
		_, _ = w.WriteString("</table></div>\n")
	case columns >= wide:
		_, _ = w.WriteString(`<div class="r-scroll" tabindex="0" role="group" aria-label="Table of ` + strconv.Itoa(columns) + " columns\"><table>\n")
	default:
		_, _ = w.WriteString("<div class=\"r-scroll\"><table>\n")
	}
	return ast.WalkContinue, nil
}
