// Package lint holds the gates that read the tree's text: sizes, words, and
// Vugu markup.
package lint

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Finding is one thing to mend.
type Finding struct {
	Path string
	Line int
	Text string
}

func (f Finding) String() string { return fmt.Sprintf("%s:%d: %s", f.Path, f.Line, f.Text) }

// File is a file of the tree, its path relative to the root.
type File struct {
	Path string
	Data []byte
}

// Tracked reads the files that git tracks. Links and what was deleted from
// the folder are left out.
func Tracked(root string) ([]File, error) {
	cmd := exec.Command("git", "ls-files", "-z")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("git ls-files: %w", err)
	}
	var files []File
	for path := range strings.SplitSeq(strings.TrimRight(string(out), "\x00"), "\x00") {
		name := filepath.Join(root, path)
		info, err := os.Lstat(name)
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		files = append(files, File{Path: path, Data: data})
	}
	return files, nil
}

// Generated says whether a file announces itself as made by a program.
func (f File) Generated() bool {
	if strings.HasSuffix(f.Path, "_gen.go") {
		return true
	}
	head := f.Data[:min(len(f.Data), 2000)]
	return bytes.Contains(head, []byte("Code generated ")) && bytes.Contains(head, []byte("DO NOT EDIT"))
}

func (f File) hasExt(exts ...string) bool {
	return slices.Contains(exts, filepath.Ext(f.Path))
}

func lineCount(data []byte) int {
	n := bytes.Count(data, []byte("\n"))
	if len(data) > 0 && data[len(data)-1] != '\n' {
		n++
	}
	return n
}
