package text

import (
	"strings"

	"bayboard/wasm/escape"
)

// Span is a piece of a sentence. Strong ones are what it is about.
type Span struct {
	Text   string
	Strong bool
}

// Line is one or more sentences with emphasis.
type Line []Span

// strong marks a word for say.
type strong string

// say puts a line together from strings, strong words and lines.
func say(parts ...any) Line {
	var l Line
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			l = l.add(Span{Text: p})
		case strong:
			l = l.add(Span{Text: string(p), Strong: true})
		case Line:
			for _, s := range p {
				l = l.add(s)
			}
		}
	}
	return l
}

func (l Line) add(s Span) Line {
	if n := len(l); n > 0 && l[n-1].Strong == s.Strong {
		l[n-1].Text += s.Text
		return l
	}
	if s.Text == "" {
		return l
	}
	return append(l, s)
}

// String is the line without emphasis.
func (l Line) String() string {
	var b strings.Builder
	for _, s := range l {
		b.WriteString(s.Text)
	}
	return b.String()
}

// HTML is the line with <b> around the strong spans, everything else escaped.
func (l Line) HTML() string {
	var b strings.Builder
	for _, s := range l {
		if s.Strong {
			b.WriteString("<b>")
		}
		b.WriteString(escape.HTML(Bound(s.Text)))
		if s.Strong {
			b.WriteString("</b>")
		}
	}
	return b.String()
}

// upper makes the first letter a capital one.
func upper(s string) string {
	if s != "" && s[0] >= 'a' && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}

// lower makes the first letter a small one.
func lower(s string) string {
	if s != "" && s[0] >= 'A' && s[0] <= 'Z' {
		return string(s[0]-'A'+'a') + s[1:]
	}
	return s
}
