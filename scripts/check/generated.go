package main

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"bayboard/scripts/check/lint"
)

// generated runs go generate in a copy of the tree and compares: the tree
// itself stays as it is.
func (t *tree) generated() error {
	files, err := lint.Tracked(t.root)
	if err != nil {
		return err
	}
	dirs := generateDirs(files)
	if len(dirs) == 0 {
		return skip("nothing is generated")
	}
	dir, err := os.MkdirTemp("", "bayboard-generated-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for _, f := range files {
		name := filepath.Join(dir, f.Path)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, f.Data, 0o644); err != nil {
			return err
		}
	}
	if _, err := t.output(dir, os.Environ(), "go", append([]string{"generate"}, dirs...)...); err != nil {
		return err
	}
	return compare(files, dir)
}

// generateDirs lists the packages with a go:generate line.
func generateDirs(files []lint.File) []string {
	var dirs []string
	seen := map[string]bool{}
	for _, f := range files {
		dir := "./" + filepath.ToSlash(filepath.Dir(f.Path))
		if strings.HasSuffix(f.Path, ".go") && !seen[dir] &&
			(bytes.HasPrefix(f.Data, []byte("//go:generate ")) || bytes.Contains(f.Data, []byte("\n//go:generate "))) {
			seen[dir] = true
			dirs = append(dirs, dir)
		}
	}
	return dirs
}

// compare finds what differs between the files and a folder.
func compare(files []lint.File, dir string) error {
	want := map[string][]byte{}
	for _, f := range files {
		want[f.Path] = f.Data
	}
	var stale []string
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		path, err := filepath.Rel(dir, name)
		if err != nil {
			return err
		}
		got, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		path = filepath.ToSlash(path)
		if old, ok := want[path]; !ok || !bytes.Equal(old, got) {
			stale = append(stale, path)
		}
		return nil
	})
	if err == nil && stale != nil {
		err = errors.New("go generate would change:\n" + strings.Join(stale, "\n"))
	}
	return err
}
