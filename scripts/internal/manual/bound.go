package manual

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// bond is a space at which no line breaks.
const bond = '\u00a0'

// No more than these are bound into one piece, so that lines can break on a
// narrow screen.
const (
	boundWords = 4
	boundRunes = 20
)

// Bound is a text in which numbers stay in the line of what they count or name:
// "2 to 4 players", "value 4", "1 and 1", "3 + 4 = 7". No line begins with a
// slash or a dash.
func Bound(s string) string {
	words := strings.Split(s, " ")
	var b strings.Builder
	count, runes := 0, 0 // of the piece that is being written
	for i, w := range words {
		n := utf8.RuneCountInString(w)
		switch {
		case i == 0:
		case sum(words, i):
			b.WriteRune(bond)
			n += runes + 1
		case i+1 < len(words) && sum(words, i+1) && !sign(w): // it may begin a line
			b.WriteByte(' ')
			count = 0
		case count < boundWords && runes+1+n <= boundRunes && together(words, i):
			b.WriteRune(bond)
			n += runes + 1
		default:
			b.WriteByte(' ')
			count = 0
		}
		b.WriteString(w)
		count, runes = count+1, n
	}
	return b.String()
}

// together reports whether the i-th word stays with the one before.
func together(words []string, i int) bool {
	was, w := words[i-1], words[i]
	switch {
	case w == "/" || w == "–" || w == "·":
		return was != ""
	case was == "A": // no line ends with it
		return utf8.RuneCountInString(w) <= 3
	case was == "=":
		return numbered(w)
	case span(words, i) || span(words, i-1):
		return true
	case bare(was):
		return counted(w) && !(i > 1 && naming(words[i-2]))
	case numbered(w) && strings.IndexFunc(was, notLetter) < 0 && len(was) > 2 && !linking(was):
		return naming(was) || !bare(w) || i+1 == len(words) || !counted(words[i+1])
	}
	return false
}

// sum reports whether the i-th word goes on with a sum that is short enough for
// one line: "3 + 4 = 7".
func sum(words []string, i int) bool {
	first, last := i, i // up to where numbers and signs take turns
	for first > 0 && sign(words[first-1]) != sign(words[first]) && (bare(words[first-1]) || sign(words[first-1])) {
		first--
	}
	for last+1 < len(words) && sign(words[last]) != sign(words[last+1]) && (bare(words[last]) || sign(words[last])) && (numbered(words[last+1]) || sign(words[last+1])) {
		last++
	}
	return first < i && last-first > 1 && bare(words[first]) && numbered(words[last]) &&
		utf8.RuneCountInString(strings.Join(words[first:last+1], " ")) <= boundRunes
}

// sign reports whether a word stands between the numbers of a sum.
func sign(w string) bool { return w == "+" || w == "−" || w == "=" || w == "×" }

// span reports whether the i-th word stands between two numbers: "0 to 9".
func span(words []string, i int) bool {
	switch words[i] {
	case "to", "of", "or", "and":
		return i > 0 && i+1 < len(words) && bare(words[i-1]) && numbered(words[i+1])
	}
	return false
}

// bare reports whether a word is nothing but a number.
func bare(w string) bool {
	return numbered(w) && strings.Trim(w, "(+−0123456789½") == ""
}

// numbered reports whether a word is a number, perhaps with a sign behind it.
func numbered(w string) bool {
	w = strings.TrimLeft(w, "(+−")
	return w != "" && (w[0] >= '0' && w[0] <= '9' || strings.HasPrefix(w, "½")) && strings.IndexFunc(w, unicode.IsLetter) < 0
}

// counted reports whether a word may be what the number before it counts.
func counted(w string) bool {
	r, _ := utf8.DecodeRuneInString(w)
	return unicode.IsLower(r) && len(w) > 2 && !linking(w)
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) }

// naming reports whether a number behind the word is its name or its value.
func naming(w string) bool {
	return holds("area space place row column stack seat round turn step example blue gray grey orange yellow green black", strings.ToLower(w))
}

// linking reports whether a word belongs to no number.
func linking(w string) bool {
	return holds("and are but for from has have her his its never nor not off one out she the then they this until was were where which while who with you", strings.ToLower(w))
}

func holds(list, word string) bool {
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}

// bonds binds the text of each block; code stays as it is written.
type bonds struct{}

func (bonds) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering || n.Type() != ast.TypeBlock || n.FirstChild() == nil || n.FirstChild().Type() != ast.TypeInline {
			return ast.WalkContinue, nil
		}
		if n.Parent().Kind() != extast.KindTableHeader { // columns may be narrow
			bindBlock(n, reader.Source())
		}
		return ast.WalkSkipChildren, nil
	})
}

// bindBlock binds all texts of a block together: a number may stand in bold
// type, and what it counts behind it.
func bindBlock(block ast.Node, source []byte) {
	const other = "\ufffc" // what is no text
	var texts []*ast.Text
	var all strings.Builder
	_ = ast.Walk(block, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := n.(type) {
		case *ast.Text:
			if entering {
				texts = append(texts, n)
				all.Write(n.Segment.Value(source))
				if n.SoftLineBreak() || n.HardLineBreak() {
					all.WriteByte('\n')
				}
			}
		case *ast.CodeSpan, *ast.Image, *ast.AutoLink, *ast.String, *ast.RawHTML:
			if entering {
				all.WriteString(other)
			}
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	rest := Bound(all.String())
	if block.Kind() == extast.KindTableCell && pair.MatchString(rest) {
		rest = strings.Replace(rest, " ", string(bond), 1)
	}
	for _, t := range texts {
		rest = strings.TrimLeft(rest, other+"\n")
		raw := t.Segment.Value(source)
		n := utf8.RuneCount(raw)
		end := 0
		for range n {
			_, size := utf8.DecodeRuneInString(rest[end:])
			end += size
		}
		value := rest[:end]
		rest = rest[end:]
		if value == string(raw) && !stub.MatchString(value) {
			continue
		}
		if t.SoftLineBreak() || t.HardLineBreak() {
			value += "\n"
		}
		replaceText(t, value)
	}
}

// pair is a cell of two short words: "You, green".
var pair = regexp.MustCompile(`^\pL{1,4}, \pL{1,5}$`)

// stub is a word of which only a stub would stay before its hyphen.
var stub = regexp.MustCompile(`(?:^|[\s(])((?:\pL{1,2}|[0-9]*½|[0-9]+)-\pL+)`)

// replaceText sets a value in the place of a text; a stub is held together by
// an element, so that it is found and copied as it is written.
func replaceText(t *ast.Text, value string) {
	parent, at := t.Parent(), 0
	put := func(s string, markup bool) {
		n := ast.NewString([]byte(s))
		n.SetCode(markup)
		parent.InsertBefore(parent, t, n)
	}
	for _, m := range stub.FindAllStringSubmatchIndex(value, -1) {
		put(value[at:m[2]], false)
		put(`<span class="r-nb">`, true)
		put(value[m[2]:m[3]], false)
		put("</span>", true)
		at = m[3]
	}
	put(value[at:], false)
	parent.RemoveChild(parent, t)
}
