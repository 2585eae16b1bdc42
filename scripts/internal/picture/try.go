package picture

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/core/lesson/courses"
	"bayboard/core/replay"
	"bayboard/wasm/address"
)

// step is a step of a lesson: its address, and the position it begins at in
// its one form.
type step struct{ address, position string }

// readLessons lists the steps of a game's course that begin at a position of
// their own, as far as the application knows their addresses.
func readLessons(g engine.Game, dir string) (steps []step) {
	course := courses.Of(g.Slug())
	if course == nil {
		return nil
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.txt"))
	slices.Sort(files)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		steps = append(steps, stepsIn(g, string(text))...)
	}
	return slices.DeleteFunc(steps, func(s step) bool { return !s.known(course) })
}

// known reports whether a step is one of the course that can be opened.
func (s step) known(c *lesson.Course) bool {
	parts := strings.Split(s.address, "/")
	i, ok := c.Find(parts[3])
	n, _ := strconv.Atoi(parts[4])
	_, err := address.Parse(s.address)
	return ok && n <= len(c.Lessons[i].Steps) && err == nil
}

func stepsIn(g engine.Game, text string) (steps []step) {
	id, word, position, n := "", "", "", 0
	end := func() {
		if s, err := g.ParsePosition(position); position != "" && err == nil {
			steps = append(steps, step{"#/" + g.Slug() + "/learn/" + id + "/" + strconv.Itoa(n), s.Position()})
		}
		position = ""
	}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \n")
		if line == "" {
			continue
		}
		if line[0] == ' ' {
			if word == "position" {
				position += strings.TrimSpace(line) + "\n"
			}
			continue
		}
		var value string
		word, value, _ = strings.Cut(line, " ")
		switch word {
		case "lesson":
			end()
			id, _, _ = strings.Cut(value, " ")
			n = 0
		case "step":
			end()
			n++
		}
	}
	end()
	return steps
}

// try is the address in the application of a scenario's beginning: the step of
// a lesson that is named, or the one that begins there, else the position as a
// link.
func (b *Book) try(s scenario, lesson string) (string, error) {
	if lesson != "" {
		to := step{address: "#/" + b.Slug + "/learn/" + lesson}
		if course := courses.Of(b.Slug); course == nil || strings.Count(lesson, "/") != 1 || !to.known(course) {
			return "", errors.New("no step of a lesson: " + lesson)
		}
		return to.address, nil
	}
	state, err := b.game.ParsePosition(s.position)
	if err != nil {
		return "", err
	}
	position := state.Position()
	for _, l := range b.lessons {
		if l.position == position {
			return l.address, nil
		}
	}
	code, err := replay.EncodeLink(replay.Record{Game: b.game, Position: position}, catalog.Games{})
	return "#/" + b.Slug + "/open/" + code, err
}
