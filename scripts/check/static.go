package main

import (
	"errors"
	"os"
	"strings"
)

func (t *tree) staticcheck() error   { return t.static(nil, everywhere) }
func (t *tree) staticcheckJS() error { return t.static(jsEnv, inBrowser) }

// static builds the tool first: with jsEnv, go tool would compile it for the
// browser, too.
func (t *tree) static(env, folders []string) error {
	tool := t.path(".cache", "bin", "staticcheck")
	if err := t.run(nil, "go", "build", "-o", tool, "honnef.co/go/tools/cmd/staticcheck"); err != nil {
		return err
	}
	list, err := t.packages(env, folders)
	if err != nil {
		return err
	}
	if len(list) == 0 {
		return skip("no packages")
	}
	out, err := t.output(t.root, append(os.Environ(), env...), tool, list...)
	if err == nil {
		return nil
	}
	if strings.TrimSpace(out) == "" {
		return err // it did not come to findings
	}
	if found := handWritten(out); found != "" {
		return errors.New(found)
	}
	return nil
}

// handWritten drops the findings in generated code. A finding's further lines
// begin with a tab.
func handWritten(out string) string {
	var kept strings.Builder
	drop := false
	for line := range strings.Lines(out) {
		if !strings.HasPrefix(line, "\t") {
			file, _, _ := strings.Cut(line, ":")
			drop = strings.HasSuffix(file, "_gen.go")
		}
		if !drop {
			kept.WriteString(line)
		}
	}
	return kept.String()
}
