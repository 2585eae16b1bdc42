package lesson

import (
	"errors"

	"bayboard/core/engine"
	"bayboard/core/replay"
)

// Status is how a step stands.
type Status uint8

const (
	Going Status = iota
	Reached
	// Wrong: the goal can no longer be reached. Back and Restart help.
	Wrong
)

// Runner runs one step for a person. It changes by its methods only, and the
// same calls lead to the same states. It is not safe for use by several
// goroutines at once.
type Runner struct {
	course       *Course
	lesson, step int
	you          engine.Seat
	match        *replay.Match
	status       Status
	now          progress
	before       []moment // for each decision, how things stood
	helped       int      // the highest hint given
	retried      int      // how often Back or Restart took something back
	finder       finder
}

// moment is what Back goes back to.
type moment struct {
	ply int
	now progress
}

// Result is what Play did.
type Result struct {
	// Refused is the refusal of the rules; then nothing was played.
	Refused *engine.IllegalError
	// From is the ply at which the person acted; the plies after the next one
	// are replies.
	From   int
	Status Status
}

var (
	errNoStep  = errors.New("lesson: there is no such step")
	errReplies = errors.New("lesson: the others do not come to an end")
)

// Start begins a step. Lessons and steps count from 0. A step that goes on
// begins where the stored solution of the one before has ended, with the same
// person.
func (c *Course) Start(lesson, step int) (*Runner, error) {
	if lesson < 0 || lesson >= len(c.Lessons) || step < 0 || step >= len(c.Lessons[lesson].Steps) {
		return nil, errNoStep
	}
	r := &Runner{course: c, lesson: lesson, step: step}
	text, you, err := c.position(lesson, step)
	if err != nil {
		return nil, err
	}
	if r.match, err = replay.FromPosition(c.Game, text); err != nil {
		return nil, err
	}
	if r.you = r.Step().you; r.you == engine.NoSeat {
		r.you = you
	}
	if r.you == engine.NoSeat {
		r.you = r.match.State().Actor()
	}
	r.finder = finder{step: r.Step(), you: r.you}
	return r, r.replies()
}

// position is where a step begins, and who the person has been until then,
// if somebody.
func (c *Course) position(lesson, step int) (text string, you engine.Seat, err error) {
	s := &c.Lessons[lesson].Steps[step]
	if s.position != "" {
		return s.position, engine.NoSeat, nil
	}
	r, err := c.Start(lesson, step-1)
	if err != nil {
		return "", 0, err
	}
	for _, m := range r.Step().play {
		if m.refused != "" || m.seat != engine.NoSeat {
			continue
		}
		a, err := r.match.State().ParseAction(m.text)
		if err != nil {
			return "", 0, err
		}
		if got := r.Play(a); got.Refused != nil {
			return "", 0, got.Refused
		}
	}
	return r.match.State().Position(), r.you, nil
}

// Lesson, Step and Seat say what is run and who the person is.
func (r *Runner) Lesson() *Lesson   { return &r.course.Lessons[r.lesson] }
func (r *Runner) Step() *Step       { return &r.Lesson().Steps[r.step] }
func (r *Runner) Seat() engine.Seat { return r.you }

// Match is the live game of the step. Only the runner may change it.
func (r *Runner) Match() *replay.Match { return r.match }

// Status is how the step stands.
func (r *Runner) Status() Status { return r.status }

// Decisions is how many have been made; Step.Par is how many may be.
func (r *Runner) Decisions() int { return int(r.now.decisions) }

// Play carries out a decision of the person and the replies to it. When the
// step is over it does nothing.
func (r *Runner) Play(a engine.Action) Result {
	if r.status != Going {
		return Result{From: r.match.Ply(), Status: r.status}
	}
	tests := r.Step().tests
	was := moment{r.match.Ply(), r.now}
	text := r.match.State().FormatAction(a)
	events, err := r.apply(a)
	if err != nil {
		var refused *engine.IllegalError
		if errors.As(err, &refused) && r.now.refused(tests, refused.Rule) && r.now.reached(tests, r.match.State(), r.you) {
			r.status = Reached
		}
		return Result{Refused: refused, From: was.ply, Status: r.status}
	}
	r.before = append(r.before, was)
	r.now.acted(tests, text)
	r.now.heard(tests, r.match.State(), r.you, events)
	if err := r.replies(); err != nil {
		r.status = Wrong
	}
	if r.status == Going && r.finder.find(r.match.State(), r.now) == hopeless {
		r.status = Wrong
	}
	return Result{From: was.ply, Status: r.status}
}

func (r *Runner) apply(a engine.Action) (events []engine.Event, err error) {
	err = r.match.Play(a, func(e engine.Event) { events = append(events, e) })
	return events, err
}

// replies plays the others until the person decides again or the goal is
// reached.
func (r *Runner) replies() error {
	tests := r.Step().tests
	for range maxReplies {
		s := r.match.State()
		if r.now.decisions > 0 && r.now.reached(tests, s, r.you) {
			r.status = Reached
			return nil
		}
		if s.Actor() == r.you || s.Actor() == engine.NoSeat {
			return nil
		}
		events, err := r.apply(r.finder.reply(s, &r.now))
		if err != nil {
			return err
		}
		r.now.heard(tests, r.match.State(), r.you, events)
	}
	return errReplies
}

// Restart begins the step anew.
func (r *Runner) Restart() { r.backTo(0) }

// Back takes back the last decision of the person and the replies to it. It
// reports whether there was one.
func (r *Runner) Back() bool {
	n := len(r.before)
	if n > 0 {
		r.backTo(n - 1)
	}
	return n > 0
}

func (r *Runner) backTo(n int) {
	if n >= len(r.before) {
		return
	}
	to := r.before[n]
	m, err := replay.FromRecord(r.match.RecordAt(to.ply))
	if err != nil {
		panic("lesson: a part of a match is none: " + err.Error())
	}
	r.match = m
	r.now, r.status, r.before = to.now, Going, r.before[:n]
	r.retried++
}

// Hint gives hint 1 or 2.
func (r *Runner) Hint(n int) string {
	r.helped = max(r.helped, n)
	return r.Step().Hints[n-1]
}

// Next is an action that leads to the goal: the stored solution's, or one that
// a search finds. A try that is to be refused counts. False: none is known.
func (r *Runner) Next() (engine.Action, bool) {
	if r.status != Going {
		return engine.Action{}, false
	}
	return r.finder.next(r.match.State(), r.now)
}

// Most stars that a step can earn.
const MaxStars = 3

// Stars are what the step earns, or would: 3, less for each hint and each
// retry, at least 1.
func (r *Runner) Stars() int { return max(1, MaxStars-r.helped-r.retried) }
