package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"bayboard/scripts/internal/manual"
)

// manualFile is the rules page of a game.
const manualFile = "manual.en.md"

// matrix is where the rules of one game are.
type matrix struct {
	ids     []string
	code    map[string][]string // by id: places, file:line
	tests   map[string][]string
	anchors []string // of the manual, without those of sections and examples
	unknown []string // what cites something that is no rule
	lessons lessons
}

// scan reads the folder of a game.
func scan(dir string, ids []string) (*matrix, error) {
	m := &matrix{ids: ids, code: map[string][]string{}, tests: map[string][]string{}}
	source, err := parseGo(dir)
	if err != nil {
		return nil, err
	}
	source.names(m)
	if err := m.scanTestdata(dir); err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(dir, manualFile))
	if err != nil {
		return nil, err
	}
	page, err := manual.Parse(text, blind{})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", manualFile, err)
	}
	for _, a := range page.Anchors {
		// Headings without an anchor of their own get one made from their words.
		written := strings.Contains(string(text), "{#"+a+"}")
		section := slices.ContainsFunc(page.Sections, func(s manual.Section) bool { return s.ID == a })
		if written && !section && !strings.HasPrefix(a, "example-") {
			m.anchors = append(m.anchors, a)
		}
	}
	return m, nil
}

// isRule reports whether an id is one of the game's.
func (m *matrix) isRule(id string) bool { return slices.Contains(m.ids, id) }

// cite notes that a test cites an id.
func (m *matrix) cite(id, place string) {
	if !m.isRule(id) {
		m.unknown = append(m.unknown, fmt.Sprintf("%s: cites %q, which is no rule", place, id))
		return
	}
	m.tests[id] = append(m.tests[id], place)
}

// findings are what is wrong, one line each.
func (m *matrix) findings() []string {
	var out []string
	for _, id := range m.ids {
		for _, part := range []struct {
			missing bool
			text    string
		}{
			{len(m.code[id]) == 0, "no code names it"},
			{len(m.tests[id]) == 0, "no test cites it"},
			{!slices.Contains(m.anchors, id), "it has no anchor in " + manualFile},
		} {
			if part.missing {
				out = append(out, fmt.Sprintf("rule %s: %s", id, part.text))
			}
		}
	}
	for _, a := range m.anchors {
		if !m.isRule(a) {
			out = append(out, fmt.Sprintf("%s: the anchor %s is no rule, no section and no example", manualFile, a))
		}
	}
	return append(append(out, m.lessons.findings(m.ids)...), m.unknown...)
}

// print writes the matrix as a table.
func (m *matrix) print(w io.Writer) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "  rule\tcode\ttests\tlessons\tanchor")
	for _, id := range m.ids {
		anchor := "-"
		if slices.Contains(m.anchors, id) {
			anchor = "#" + id
		}
		fmt.Fprintf(t, "  %s\t%s\t%s\t%s\t%s\n", id, places(m.code[id]), places(m.tests[id]), m.lessons.of(id), anchor)
	}
	t.Flush()
}

// places is the first place and how many more there are.
func places(list []string) string {
	switch len(list) {
	case 0:
		return "-"
	case 1:
		return list[0]
	}
	return fmt.Sprintf("%s +%d", list[0], len(list)-1)
}

// blind is an artist for who only wants the words.
type blind struct{}

func (blind) Inline(string, string) (string, bool, error) { return "", true, nil }

func (blind) Block(string, string) (string, bool, error) { return "", true, nil }
