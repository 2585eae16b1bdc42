// Package courses embeds the courses for tests and tools. The application
// fetches their texts when a course is opened.
package courses

import (
	"embed"
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/lesson"
)

//go:embed */en/*.txt */coach.en.txt
var texts embed.FS

// Files are the chapters of a game's course, in order, none if it has none.
func Files(slug string) (files []lesson.File) {
	dir := slug + "/en"
	names, _ := texts.ReadDir(dir)
	for _, d := range names {
		text, err := texts.ReadFile(dir + "/" + d.Name())
		if err != nil {
			panic("courses: " + err.Error())
		}
		files = append(files, lesson.File{Name: d.Name(), Text: string(text)})
	}
	return files
}

// Of is the course of a game, nil if it has none.
func Of(slug string) *lesson.Course {
	g, _ := catalog.Games{}.BySlug(slug)
	files := Files(slug)
	if g == nil || files == nil {
		return nil
	}
	c, err := lesson.Parse(g, files)
	if err != nil {
		panic("courses: " + slug + ": " + err.Error())
	}
	return c
}

// Text is the whole course of a game as the application fetches it.
func Text(slug string) string { return lesson.Join(Files(slug)) }

// Coach is what the coach of a game tells, as the application fetches it.
func Coach(slug string) string {
	text, err := texts.ReadFile(slug + "/coach.en.txt")
	if err != nil {
		panic("courses: " + err.Error())
	}
	return string(text)
}

// Read is a text by the name under which the application fetches it:
// "course-sf2022-en", "coach-sf2022-en".
func Read(name string) string {
	kind, rest, _ := strings.Cut(name, "-")
	slug := strings.TrimSuffix(rest, "-en")
	if kind == "coach" {
		return Coach(slug)
	}
	return Text(slug)
}
