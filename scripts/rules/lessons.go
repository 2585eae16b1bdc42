package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/core/lesson/courses"
)

// mustTeach are the games whose courses must teach or list each rule. What is
// missing of the others is told but does not fail.
var mustTeach = []string{"sf2022", "sf2000", "ttrsf"}

// lessons are which rules a course teaches, and which it does not and why.
type lessons struct {
	must   bool
	exists bool
	taught map[engine.Rule][]string // lesson/step
	listed map[engine.Rule]string   // reasons
}

// courseOf reads what the course of a game says, if it has one.
func courseOf(root, slug string) (lessons, error) {
	l := lessons{must: slices.Contains(mustTeach, slug)}
	c := courses.Of(slug)
	if c == nil {
		return l, nil
	}
	name := filepath.Join(root, "core", "lesson", "courses", slug, "untaught.txt")
	text, err := os.ReadFile(name)
	if err != nil {
		return l, err
	}
	if l.listed, err = lesson.ParseUntaught(string(text)); err != nil {
		return l, fmt.Errorf("%s: %w", name, err)
	}
	l.exists, l.taught = true, c.Taught()
	return l, nil
}

// of is the cell of a rule in the matrix.
func (l *lessons) of(id string) string {
	if _, ok := l.listed[engine.Rule(id)]; ok {
		return "(listed)"
	}
	return places(l.taught[engine.Rule(id)])
}

// missing are the rules that are neither taught nor listed.
func (l *lessons) missing(ids []string) (out []string) {
	for _, id := range ids {
		if l.of(id) == "-" {
			out = append(out, id)
		}
	}
	return out
}

// note says what a course that need not be whole yet has still to teach.
func (l *lessons) note(ids []string) string {
	switch missing := l.missing(ids); {
	case l.must || len(missing) == 0:
		return ""
	case !l.exists:
		return ": no course yet"
	default:
		return ": its course has still to teach or list " + strings.Join(missing, " ")
	}
}

// findings are what is wrong with the course, one line each.
func (l *lessons) findings(ids []string) (out []string) {
	if l.must {
		for _, id := range l.missing(ids) {
			out = append(out, fmt.Sprintf("rule %s: no lesson step teaches it and untaught.txt does not list it", id))
		}
	}
	for _, r := range sorted(l.taught) {
		switch _, listed := l.listed[r]; {
		case !slices.Contains(ids, string(r)):
			out = append(out, fmt.Sprintf("%s: teaches %q, which is no rule", l.taught[r][0], r))
		case listed:
			out = append(out, fmt.Sprintf("rule %s: untaught.txt lists it, but %s teaches it", r, l.taught[r][0]))
		}
	}
	for _, r := range sorted(l.listed) {
		if !slices.Contains(ids, string(r)) {
			out = append(out, fmt.Sprintf("untaught.txt: lists %q, which is no rule", r))
		}
	}
	return out
}

func sorted[V any](m map[engine.Rule]V) []engine.Rule {
	var out []engine.Rule
	for r := range m {
		out = append(out, r)
	}
	slices.Sort(out)
	return out
}
