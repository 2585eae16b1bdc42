package lesson

import (
	"errors"
	"fmt"
	"strings"

	"bayboard/core/engine"
)

// The size of a course.
const (
	leastChapters, mostChapters = 3, 4
	leastLessons, mostLessons   = 10, 14
	// mostWords is what a lesson may have to read in two minutes beside its
	// moves, hints not counted.
	mostWords = 240
	// mostBefore is what may have to be read before the first move of a course.
	mostBefore = 60
	// mostGoal is the length of a goal, in characters.
	mostGoal = 120
)

// CheckWhole asks whether the course has the size that a whole one has.
func (c *Course) CheckWhole() error {
	if n := len(c.Chapters); n < leastChapters || n > mostChapters {
		return fmt.Errorf("the course has %d chapters; want %d to %d", n, leastChapters, mostChapters)
	}
	if n := len(c.Lessons); n < leastLessons || n > mostLessons {
		return fmt.Errorf("the course has %d lessons; want %d to %d", n, leastLessons, mostLessons)
	}
	return nil
}

// Check finds what is wrong with the lessons: each finding begins with file
// and line. It plays each stored solution, and follows Next to each goal.
func (c *Course) Check() []error {
	var out []error
	for l := range c.Lessons {
		out = append(out, c.CheckLesson(l)...)
	}
	return out
}

// CheckLesson is Check for one lesson.
func (c *Course) CheckLesson(lesson int) []error {
	var out []error
	words := 0
	l := &c.Lessons[lesson]
	for i := range l.Steps {
		s := &l.Steps[i]
		add := func(line int, err error) {
			if err != nil {
				out = append(out, fmt.Errorf("%s: %s, step %d: %w", Place{s.at.File, line}, l.ID, i+1, err))
			}
		}
		words += count(s.Before) + count(s.Goal) + count(s.After)
		if lesson == 0 && i == 0 && count(s.Before)+count(s.Goal) > mostBefore {
			add(s.at.Line, fmt.Errorf("more than %d words before the first move", mostBefore))
		}
		if len(s.Goal) > mostGoal {
			add(s.at.Line, fmt.Errorf("the goal has more than %d characters", mostGoal))
		}
		add(s.at.Line, c.checkRules(s))
		line, err := c.playSolution(lesson, i)
		add(line, err)
		if err == nil {
			add(s.at.Line, c.followNext(lesson, i))
		}
	}
	if words > mostWords {
		out = append(out, fmt.Errorf("%s: lesson %s has %d words to read; at most %d", l.at, l.ID, words, mostWords))
	}
	return out
}

func count(text string) int { return len(strings.Fields(text)) }

// checkRules asks whether the rules and events that a step names exist.
func (c *Course) checkRules(s *Step) error {
	known := map[engine.Rule]bool{}
	for _, r := range c.Game.Rules() {
		known[r.ID] = true
	}
	for _, r := range s.Rules {
		if !known[r] {
			return fmt.Errorf("%q is no rule", r)
		}
	}
	for _, t := range s.tests {
		switch t.kind {
		case testRefused, testScore, testOver:
			if t.name != "" && !known[engine.Rule(t.name)] {
				return fmt.Errorf("line %d: %q is no rule", t.line, t.name)
			}
		}
	}
	return nil
}

// playSolution plays the stored solution: it must be legal, reach the goal
// with its last line and not before, and the replies must be as they stand.
// The line is where it goes wrong.
func (c *Course) playSolution(lesson, step int) (line int, err error) {
	r, err := c.Start(lesson, step)
	s := &c.Lessons[lesson].Steps[step]
	if err != nil {
		return s.at.Line, err
	}
	lines := &solution{r: r, left: s.play, texts: recorded(r)}
	for {
		m, ok := lines.next()
		if lines.err != nil {
			return lines.line, lines.err
		}
		if !ok {
			break
		}
		if r.status != Going {
			return m.line, fmt.Errorf("the step is over before %q", m.text)
		}
		if err := lines.play(m); err != nil {
			return m.line, err
		}
	}
	if r.status != Reached {
		return s.at.Line, fmt.Errorf("the stored solution does not reach the goal: %s", r.open())
	}
	return 0, nil
}

// solution is the stored solution while it is played.
type solution struct {
	r     *Runner
	left  []move
	texts []reply // that were played and have not been asked for
	line  int
	err   error
}

type reply struct {
	seat engine.Seat
	text string
}

// recorded are all actions of the match.
func recorded(r *Runner) (out []reply) { return since(r, 0) }

func since(r *Runner, ply int) (out []reply) {
	m := r.match
	for i, a := range m.Actions()[ply:] {
		s := m.StateAt(ply + i)
		out = append(out, reply{s.Actor(), s.FormatAction(a)})
	}
	return out
}

// next is the next line of the person; the replies before it must have been
// played. A seat whose replies are not written down may do anything.
func (l *solution) next() (m move, ok bool) {
	for len(l.left) > 0 {
		m, l.left = l.left[0], l.left[1:]
		if m.seat == engine.NoSeat {
			return m, true
		}
		l.line = m.line
		for len(l.texts) > 0 && l.texts[0].seat != m.seat {
			l.texts = l.texts[1:]
		}
		switch {
		case len(l.texts) == 0:
			l.err = fmt.Errorf("seat %d does not get to %q", m.seat+1, m.text)
		case l.texts[0].text != m.text:
			l.err = fmt.Errorf("seat %d does %q, not %q", m.seat+1, l.texts[0].text, m.text)
		}
		if l.err != nil {
			return m, false
		}
		l.texts = l.texts[1:]
	}
	return m, false
}

func (l *solution) play(m move) error {
	r := l.r
	s := r.match.State()
	a, err := s.ParseAction(m.text)
	if err != nil {
		return err
	}
	if s.Actor() != r.you {
		return fmt.Errorf("%q: %v decides, not %v", m.text, s.Actor(), r.you)
	}
	got := r.Play(a)
	switch {
	case m.refused == "" && got.Refused != nil:
		return fmt.Errorf("%q: %w", m.text, got.Refused)
	case m.refused != "" && got.Refused == nil:
		return fmt.Errorf("%q is not refused", m.text)
	case m.refused != "" && got.Refused.Rule != m.refused:
		return fmt.Errorf("%q is refused by %s", m.text, got.Refused.Rule)
	case got.Status == Wrong:
		return fmt.Errorf("%q goes wrong: %s", m.text, r.open())
	}
	if m.refused == "" {
		l.texts = since(r, got.From+1)
	}
	return nil
}

// open says which tests do not hold.
func (r *Runner) open() string {
	tests := r.Step().tests
	var out []string
	for i := range tests {
		alone := r.now
		alone.seen = [maxTests]uint8{}
		alone.seen[0] = r.now.seen[i]
		if !alone.reached(tests[i:i+1], r.match.State(), r.you) {
			out = append(out, fmt.Sprintf("the test of line %d does not hold", tests[i].line))
		}
	}
	if out == nil {
		return "all tests hold"
	}
	return strings.Join(out, ", ")
}

// followNext plays what Next proposes: it must reach the goal.
func (c *Course) followNext(lesson, step int) error {
	r, err := c.Start(lesson, step)
	if err != nil {
		return err
	}
	for range 2 * maxPar {
		a, ok := r.Next()
		if !ok {
			break
		}
		r.Play(a)
	}
	if r.status != Reached {
		return errors.New("a search from the start does not find the goal: " + r.open())
	}
	return nil
}
