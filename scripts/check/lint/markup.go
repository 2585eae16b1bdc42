package lint

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/vugu/html"
)

// void elements have no content and need no closing tag.
var void = []string{
	"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
}

// Markup finds what vugugen accepts silently and gets wrong: tags that are not
// closed, and self-closing tags, which swallow the following siblings (inside
// svg only those of components do). It also finds style attributes and
// elements, which the site's security policy refuses, and Go code in script
// tags, which belongs into .go files.
func Markup(files []File) []Finding {
	var found []Finding
	for _, f := range files {
		if f.hasExt(".vugu") {
			m := markup{path: f.Path, line: 1}
			m.read(f.Data)
			found = append(found, m.found...)
		}
	}
	return found
}

type openTag struct {
	name string
	line int
}

type markup struct {
	path  string
	line  int
	open  []openTag
	found []Finding
}

func (m *markup) report(line int, format string, args ...any) {
	m.found = append(m.found, Finding{m.path, line, fmt.Sprintf(format, args...)})
}

func (m *markup) read(data []byte) {
	z := html.NewTokenizer(bytes.NewReader(data))
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		lines := bytes.Count(z.Raw(), []byte("\n"))
		t := z.Token()
		name := t.OrigData
		if name == "" {
			name = t.Data
		}
		switch kind {
		case html.StartTagToken:
			m.attributes(name, t.Attr)
			if !slices.Contains(void, name) {
				m.open = append(m.open, openTag{name, m.line})
			}
		case html.SelfClosingTagToken:
			m.attributes(name, t.Attr)
			m.selfClosing(name)
		case html.EndTagToken:
			m.end(name)
		}
		m.line += lines
	}
	for _, o := range m.open {
		m.report(o.line, "<%s> is not closed", o.name)
	}
}

func (m *markup) selfClosing(name string) {
	inSVG := name == "svg" || slices.ContainsFunc(m.open, func(o openTag) bool { return o.name == "svg" })
	switch {
	case isComponent(name):
		m.report(m.line, "<%s/> swallows its following siblings: write <%s></%s>", name, name, name)
	case !inSVG && !slices.Contains(void, name):
		m.report(m.line, "<%s/> is not closed in HTML: write <%s></%s>", name, name, name)
	}
}

// isComponent: <Name> or <package:Name>.
func isComponent(name string) bool {
	return strings.Contains(name, ":") || strings.ToLower(name[:1]) != name[:1] || strings.HasPrefix(name, "vg-")
}

func (m *markup) end(name string) {
	if slices.Contains(void, name) {
		m.report(m.line, "</%s> closes an element without content", name)
		return
	}
	at := -1
	for i := range m.open {
		if m.open[i].name == name {
			at = i
		}
	}
	if at < 0 {
		m.report(m.line, "</%s> closes nothing", name)
		return
	}
	for _, o := range m.open[at+1:] {
		m.report(o.line, "<%s> is not closed before </%s> in line %d", o.name, name, m.line)
	}
	m.open = m.open[:at]
}

func (m *markup) attributes(name string, attrs []html.Attribute) {
	if name == "style" {
		m.report(m.line, "a style element; write css under site/css")
	}
	for _, a := range attrs {
		switch key := strings.ToLower(a.Key); {
		case key == "style" || key == ":style":
			m.report(m.line, "a style attribute on <%s>", name)
		case name == "script" && key == "type" && strings.Contains(a.Val, "x-go"):
			m.report(m.line, "Go code in a script tag")
		case strings.HasPrefix(key, "on"):
			m.report(m.line, "an inline handler %s on <%s>", key, name)
		}
	}
}
