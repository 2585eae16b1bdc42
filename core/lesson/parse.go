package lesson

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// File is a file of a course: a chapter.
type File struct{ Name, Text string }

// Parse reads the files of a course, in order. Its error names file and line.
// It does not ask whether the lessons can be solved: Check does.
func Parse(g engine.Game, files []File) (*Course, error) {
	c := &Course{Game: g}
	for _, f := range files {
		p := parser{course: c, file: f.Name}
		if err := p.read(f.Text); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", f.Name, p.line, err)
		}
	}
	return c, nil
}

// parser reads a file.
type parser struct {
	course *Course
	file   string
	line   int
	began  bool // the chapter has begun
	lesson *Lesson
	step   *Step
	word   string // the last one without indentation
	// intro is what the lesson says before its first step.
	intro string
}

func (p *parser) read(text string) error {
	for line := range strings.Lines(text) {
		p.line++
		line = strings.TrimRight(line, " \t\r\n")
		body := strings.TrimSpace(line)
		if body == "" || line[0] == '#' {
			continue
		}
		indented := line[0] == ' ' || line[0] == '\t'
		if err := p.take(body, indented); err != nil {
			return err
		}
	}
	return p.endLesson()
}

func (p *parser) take(body string, indented bool) error {
	if indented {
		return p.goOn(body)
	}
	word, value, _ := strings.Cut(body, " ")
	p.word = word
	value = strings.TrimSpace(value)
	if !p.began && word != "chapter" {
		return errors.New("want chapter first")
	}
	switch word {
	case "chapter":
		if p.began || value == "" {
			return errors.New("want chapter TITLE, once")
		}
		p.began = true
		p.course.Chapters = append(p.course.Chapters, value)
		return nil
	case "lesson":
		return p.beginLesson(value)
	case "before":
		if p.lesson != nil && p.step == nil {
			return set(&p.intro, value)
		}
	}
	if p.lesson == nil {
		return fmt.Errorf("%q stands in no lesson", word)
	}
	if word == "step" {
		if value != "" {
			return fmt.Errorf("%q follows step", value)
		}
		return p.beginStep()
	}
	if p.step == nil {
		return fmt.Errorf("%q stands in no step", word)
	}
	return p.ofStep(word, value)
}

func (p *parser) beginLesson(value string) error {
	if err := p.endLesson(); err != nil {
		return err
	}
	id, title, _ := strings.Cut(value, " ")
	if !plain(id) || title == "" {
		return errors.New("want lesson ID TITLE, the id of letters a to z, digits and hyphens")
	}
	if _, twice := p.course.Find(id); twice {
		return fmt.Errorf("lesson %q stands twice", id)
	}
	p.course.Lessons = append(p.course.Lessons, Lesson{
		ID: id, Title: strings.TrimSpace(title), Chapter: len(p.course.Chapters) - 1, at: Place{p.file, p.line},
	})
	p.lesson = &p.course.Lessons[len(p.course.Lessons)-1]
	return nil
}

func plain(id string) bool {
	for _, r := range id {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return false
		}
	}
	return id != ""
}

func (p *parser) endLesson() error {
	if p.lesson == nil {
		return nil
	}
	if err := p.endStep(); err != nil {
		return err
	}
	if len(p.lesson.Steps) == 0 {
		return fmt.Errorf("lesson %s has no step", p.lesson.ID)
	}
	p.lesson, p.step = nil, nil
	return nil
}

func (p *parser) beginStep() error {
	if err := p.endStep(); err != nil {
		return err
	}
	p.lesson.Steps = append(p.lesson.Steps, Step{you: engine.NoSeat, Par: -1, at: Place{p.file, p.line}, Before: p.intro})
	p.step, p.intro = &p.lesson.Steps[len(p.lesson.Steps)-1], ""
	return nil
}

// endStep asks whether the step has all it needs.
func (p *parser) endStep() error {
	s := p.step
	if s == nil {
		return nil
	}
	for _, part := range []struct {
		missing bool
		word    string
	}{
		{s.Goal == "", "goal"}, {s.After == "", "after"}, {s.Hints[1] == "", "two lines of hint"},
		{len(s.Rules) == 0, "rules"}, {len(s.tests) == 0, "reach"}, {len(s.play) == 0, "play"},
		{s.position == "" && len(p.lesson.Steps) == 1, "position, in the first step of a lesson"},
	} {
		if part.missing {
			return fmt.Errorf("the step of line %d has no %s", s.at.Line, part.word)
		}
	}
	if s.Par < 0 {
		s.Par = 0
		for _, m := range s.play {
			if m.seat == engine.NoSeat && m.refused == "" {
				s.Par++
			}
		}
	}
	return nil
}

// ofStep reads a word of a step.
func (p *parser) ofStep(word, value string) error {
	s := p.step
	switch word {
	case "goal":
		return set(&s.Goal, value)
	case "before":
		if s.Before == "" || len(p.lesson.Steps) > 1 {
			return set(&s.Before, value)
		}
		s.Before += " " + value
		return nil
	case "after":
		return set(&s.After, value)
	case "hint":
		if s.Hints[0] == "" {
			return set(&s.Hints[0], value)
		}
		return set(&s.Hints[1], value)
	case "rules":
		for id := range strings.FieldsSeq(value) {
			s.Rules = append(s.Rules, engine.Rule(id))
		}
		return nil
	case "reach":
		t, err := parseTest(p.course.Game, value)
		t.line = p.line
		if s.tests = append(s.tests, t); err == nil && len(s.tests) > maxTests {
			err = errors.New("too many tests")
		}
		return err
	case "you":
		n, err := strconv.Atoi(value)
		s.you = engine.Seat(n - 1)
		return want(err == nil && n >= 1 && n <= engine.MaxSeats, "you SEAT")
	case "par":
		n, err := strconv.Atoi(value)
		s.Par = n
		return want(err == nil && n >= 0 && n < maxPar, "par N, less than "+strconv.Itoa(maxPar))
	case "position", "play":
		return want(value == "", word+" alone on its line")
	}
	return fmt.Errorf("unknown word %q", word)
}

// maxPar bounds the decisions of a step.
const maxPar = 32

// goOn reads an indented line.
func (p *parser) goOn(body string) error {
	s := p.step
	if s != nil {
		switch p.word {
		case "position":
			s.position += body + "\n"
			return nil
		case "play":
			m, err := parseMove(body)
			m.line = p.line
			s.play = append(s.play, m)
			return err
		case "goal":
			return more(&s.Goal, body)
		case "before":
			return more(&s.Before, body)
		case "after":
			return more(&s.After, body)
		case "hint":
			if s.Hints[1] != "" {
				return more(&s.Hints[1], body)
			}
			return more(&s.Hints[0], body)
		}
	} else if p.word == "before" && p.lesson != nil {
		return more(&p.intro, body)
	}
	return fmt.Errorf("%q goes on with nothing", body)
}

func parseMove(text string) (move, error) {
	m := move{text: text, seat: engine.NoSeat}
	if try, ok := strings.CutPrefix(text, "! "); ok {
		action, rule, ok := strings.Cut(try, " => ")
		m.text, m.refused = strings.TrimSpace(action), engine.Rule(strings.TrimSpace(rule))
		return m, want(ok && m.text != "" && m.refused != "", "! ACTION => RULE")
	}
	if seat, action, ok := strings.Cut(text, ": "); ok {
		n, err := strconv.Atoi(seat)
		m.seat, m.text = engine.Seat(n-1), strings.TrimSpace(action)
		return m, want(err == nil && n >= 1 && n <= engine.MaxSeats, "SEAT: ACTION")
	}
	return m, nil
}

func set(to *string, value string) error {
	if *to != "" {
		return errors.New("stands twice")
	}
	*to = value
	return want(value != "", "a text after it")
}

func more(to *string, body string) error {
	*to += " " + body
	return nil
}

func want(ok bool, form string) error {
	if ok {
		return nil
	}
	return errors.New("want " + form)
}
