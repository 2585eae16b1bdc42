package lesson

import (
	"errors"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// Has reports whether a game has a course.
func Has(slug string) bool { return slug == "sf2022" || slug == "sf2000" || slug == "ttrsf" }

// Join is the text of a whole course, which Read reads.
func Join(files []File) string {
	var b strings.Builder
	for _, f := range files {
		b.WriteString(f.Text)
		b.WriteByte('\n')
	}
	return b.String()
}

// Read reads the text of a whole course. Its error names chapter and line.
func Read(g engine.Game, text string) (*Course, error) {
	var files []File
	for i, chapter := range strings.Split("\n"+text, "\nchapter ")[1:] {
		files = append(files, File{"chapter " + strconv.Itoa(i+1), "chapter " + chapter})
	}
	if files == nil {
		return nil, errors.New("no chapter")
	}
	return Parse(g, files)
}
