package lesson

import (
	"strconv"

	"bayboard/core/engine"
)

// Course is the lessons of a game.
type Course struct {
	Game     engine.Game
	Chapters []string // titles
	Lessons  []Lesson
}

// Lesson is a few steps about one thing.
type Lesson struct {
	ID, Title string
	Chapter   int // in Course.Chapters
	Steps     []Step
	at        Place
}

// Step is one task.
type Step struct {
	Goal, Before, After string
	Hints               [2]string
	Rules               []engine.Rule
	Par                 int // decisions that may be made
	tests               []test
	you                 engine.Seat // NoSeat: who decides at the start
	position            string      // empty: where the step before has ended
	play                []move
	at                  Place
}

// move is a line of a stored solution.
type move struct {
	text    string
	seat    engine.Seat // NoSeat: the person
	refused engine.Rule // not empty: a try, and what refuses it
	line    int
}

// Place is a line of a file of a course.
type Place struct {
	File string
	Line int
}

func (p Place) String() string { return p.File + ":" + strconv.Itoa(p.Line) }

// Find gives the number of the lesson with an id, or false.
func (c *Course) Find(id string) (lesson int, ok bool) {
	for i := range c.Lessons {
		if c.Lessons[i].ID == id {
			return i, true
		}
	}
	return 0, false
}

// Steps is the number of steps of all lessons.
func (c *Course) Steps() int {
	n := 0
	for i := range c.Lessons {
		n += len(c.Lessons[i].Steps)
	}
	return n
}

// Solution is the person's actions of the stored solution, as texts. One that
// is to be refused has "! " before it.
func (s *Step) Solution() (out []string) {
	for _, m := range s.play {
		switch {
		case m.refused != "":
			out = append(out, "! "+m.text)
		case m.seat == engine.NoSeat:
			out = append(out, m.text)
		}
	}
	return out
}

// Taught are the places that teach each rule.
func (c *Course) Taught() map[engine.Rule][]string {
	out := map[engine.Rule][]string{}
	for _, l := range c.Lessons {
		for i, s := range l.Steps {
			for _, r := range s.Rules {
				out[r] = append(out[r], l.ID+"/"+strconv.Itoa(i+1))
			}
		}
	}
	return out
}
