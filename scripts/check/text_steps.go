package main

import (
	"errors"
	"os"
	"strings"

	"bayboard/scripts/check/lint"
)

// format looks at tracked files that people write.
func (t *tree) format() error {
	files, err := lint.Tracked(t.root)
	if err != nil {
		return err
	}
	args := []string{"-l"}
	for _, f := range files {
		if strings.HasSuffix(f.Path, ".go") && !f.Generated() {
			args = append(args, f.Path)
		}
	}
	out, err := t.output(t.root, os.Environ(), "gofmt", args...)
	if err == nil && out != "" {
		err = errors.New("gofmt -w would change:\n" + out)
	}
	return err
}

// lint runs a gate over the tracked files.
func (t *tree) lint(gate func([]lint.File) []lint.Finding) error {
	files, err := lint.Tracked(t.root)
	if err != nil {
		return err
	}
	var lines []string
	for _, f := range gate(files) {
		lines = append(lines, f.String())
	}
	if len(lines) > 0 {
		return errors.New(strings.Join(lines, "\n"))
	}
	return nil
}

func (t *tree) words() error  { return t.lint(lint.Words) }
func (t *tree) sizes() error  { return t.lint(lint.Sizes) }
func (t *tree) markup() error { return t.lint(lint.Markup) }
