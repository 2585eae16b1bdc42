package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/check/lint"
)

func TestOnlyPackagesWithADirectiveAreGenerated(t *testing.T) {
	directive := "//go:gen" + "erate x\n"
	assert.Equal(t, []string{"./a", "./b"}, generateDirs([]lint.File{
		{Path: "a/a.go", Data: []byte("package a\n\n" + directive)},
		{Path: "a/c.go", Data: []byte(directive)},
		{Path: "b/b.go", Data: []byte(directive)},
		{Path: "c/c.go", Data: []byte("package c\n// " + directive)},
	}))
}

func TestStaleAndNewFilesAreNamed(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"same.go": "1", "stale.go": "2", "new.go": "3"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	err := compare([]lint.File{{Path: "same.go", Data: []byte("1")}, {Path: "stale.go", Data: []byte("old")}}, dir)
	assert.EqualError(t, err, "go generate would change:\nnew.go\nstale.go")
	assert.NoError(t, compare([]lint.File{
		{Path: "same.go", Data: []byte("1")}, {Path: "stale.go", Data: []byte("2")}, {Path: "new.go", Data: []byte("3")},
	}, dir))
}
