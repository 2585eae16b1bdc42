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
	r.Register(extast.KindTableHeader, tableHeader)
	r.Register(extast.KindTableCell, tableCell)
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
	alt := plain(n, source)
	if d.artist == nil {
		_, _ = w.Write(util.EscapeHTML([]byte(alt)))
		return ast.WalkSkipChildren, nil
	}
	html, ok, err := d.artist.Inline(string(n.Destination), alt)
	if ok || err != nil {
		_, _ = w.WriteString(html)
		return ast.WalkSkipChildren, err
	}
	return ast.WalkStop, fmt.Errorf("nobody draws the image %q", n.Destination)
}

// wide is how many columns a table must have to be too wide for a phone; with
// many of them its text becomes small there.
const wide, many = 4, 5

func table(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*extast.Table)
	columns := len(n.Alignments)
	switch {
	case !entering:
		_, _ = w.WriteString("</table></div>\n")
	case columns >= wide:
		class := "r-scroll"
		if columns >= many {
			class += " r-many"
		}
		_, _ = w.WriteString(`<div class="` + class + `" tabindex="0" role="group" aria-label="Table of ` + strconv.Itoa(columns) + " columns\"><table>\n")
	default:
		_, _ = w.WriteString("<div class=\"r-scroll\"><table>\n")
	}
	return ast.WalkContinue, nil
}

// tableHeader leaves a head out that says nothing.
func tableHeader(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	says := false
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		says = says || c.HasChildren()
	}
	switch {
	case entering && !says:
		return ast.WalkSkipChildren, nil
	case entering:
		_, _ = w.WriteString("<thead>\n<tr>\n")
		return ast.WalkContinue, nil
	case says:
		_, _ = w.WriteString("</tr>\n</thead>\n")
	}
	if n.NextSibling() != nil {
		_, _ = w.WriteString("<tbody>\n")
	}
	return ast.WalkContinue, nil
}

// tableCell is a heading only if it says something. The usual alignment is a
// style attribute, which the site's security policy refuses.
func tableCell(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*extast.TableCell)
	tag := "td"
	if n.Parent().Kind() == extast.KindTableHeader && n.HasChildren() {
		tag = "th"
	}
	if !entering {
		_, _ = w.WriteString("</" + tag + ">\n")
		return ast.WalkContinue, nil
	}
	open := "<" + tag
	if tag == "th" {
		open += ` scope="col"`
	}
	if n.Alignment != extast.AlignNone {
		open += ` align="` + n.Alignment.String() + `"`
	}
	_, _ = w.WriteString(open + ">")
	return ast.WalkContinue, nil
}
