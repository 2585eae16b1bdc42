package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

var (
	// citation is "rule x" or "rules x, y and z" in a text.
	citation = regexp.MustCompile(`\brules? ([a-z0-9-]+(?:(?:, and |, | and )[a-z0-9-]+)*)`)
	// separator stands between the ids of a citation.
	separator = regexp.MustCompile(`, and |, | and `)
)

// rulesIn lists what a text calls rules, line ends being spaces.
func rulesIn(text string) []string {
	var out []string
	for _, c := range citation.FindAllStringSubmatch(strings.Join(strings.Fields(text), " "), -1) {
		out = append(out, separator.Split(c[1], -1)...)
	}
	return out
}

// scanTestdata notes the citations of the files in testdata: lines that begin
// with "rule" or "rules", after a comment's mark if any.
func (m *matrix) scanTestdata(dir string) error {
	top := filepath.Join(dir, "testdata")
	if _, err := os.Stat(top); err != nil {
		return nil // a game need not have any
	}
	return filepath.WalkDir(top, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		if err != nil {
			return err
		}
		n := 0
		for line := range strings.Lines(string(text)) {
			n++
			line = strings.TrimLeft(line, "#/-* \t")
			if !strings.HasPrefix(line, "rule ") && !strings.HasPrefix(line, "rules ") {
				continue
			}
			for _, id := range rulesIn(line) {
				m.cite(id, fmt.Sprintf("%s:%d", filepath.ToSlash(rel), n))
			}
		}
		return nil
	})
}
