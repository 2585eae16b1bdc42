package picture

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// figure is a block of the language "picture".
type figure struct {
	example, scenario int // 0 for a position of its own
	position          string
	lesson            string // "ties/2": the step of a lesson with this example, if it begins otherwise
	shows             []show
	after             []int
	heads             []string
	alt, caption      string
}

// show is a part of a figure.
type show struct {
	words  []string
	over   string // what stands over it
	marks  []string
	labels []label
}

// label is a number at something, and what stands below for it.
type label struct{ at, text string }

func parseFigure(text string) (figure, error) {
	f := figure{}
	word := ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \n")
		if line == "" {
			continue
		}
		if line[0] == ' ' {
			switch word {
			case "position":
				f.position += strings.TrimPrefix(line, "  ") + "\n"
			case "alt":
				f.alt += " " + strings.TrimSpace(line)
			case "caption":
				f.caption += " " + strings.TrimSpace(line)
			default:
				return f, fmt.Errorf("%q goes on with nothing", line)
			}
			continue
		}
		var value string
		word, value, _ = strings.Cut(line, " ")
		if err := f.take(word, value); err != nil {
			return f, fmt.Errorf("%q: %w", line, err)
		}
	}
	if len(f.after) == 0 {
		f.after = []int{0}
	}
	switch {
	case f.alt == "":
		return f, errors.New("a picture without alt")
	case len(f.shows) == 0:
		return f, errors.New("a picture that shows nothing")
	case len(f.heads) > 0 && len(f.heads) != len(f.after):
		return f, errors.New("as many heads as numbers after after are wanted")
	}
	return f, nil
}

func (f *figure) take(word, value string) error {
	last := len(f.shows) - 1
	if (word == "mark" || word == "label" || word == "over") && last < 0 {
		return errors.New("nothing is shown before")
	}
	switch word {
	case "example":
		return f.takeExample(value)
	case "position":
	case "lesson":
		f.lesson = strings.ReplaceAll(value, " ", "/")
	case "show":
		f.shows = append(f.shows, show{words: strings.Fields(value)})
		if value == "" {
			return errors.New("show what?")
		}
	case "over":
		f.shows[last].over = value
	case "mark":
		f.shows[last].marks = append(f.shows[last].marks, value)
	case "label":
		at, text, ok := strings.Cut(value, ": ")
		if !ok {
			return errors.New("want label WORDS: TEXT")
		}
		f.shows[last].labels = append(f.shows[last].labels, label{at, text})
	case "after":
		for n := range strings.FieldsSeq(value) {
			k, err := strconv.Atoi(n)
			if err != nil {
				return err
			}
			f.after = append(f.after, k)
		}
	case "heads":
		for head := range strings.SplitSeq(value, "|") {
			f.heads = append(f.heads, strings.TrimSpace(head))
		}
	case "alt":
		f.alt = value
	case "caption":
		f.caption = value
	default:
		return errors.New("an unknown word")
	}
	return nil
}

func (f *figure) takeExample(value string) error {
	number, scenario, more := strings.Cut(value, " ")
	var err error
	f.scenario = 1
	if f.example, err = strconv.Atoi(number); err == nil && more {
		f.scenario, err = strconv.Atoi(scenario)
	}
	return err
}
