package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// Step is one named check.
type Step struct {
	Name  string
	About string
	Short bool     // runs with -short, too
	After []string // steps whose success it needs
	Run   func() error
}

// errSkipped is returned, wrapped with a reason, by a step that has nothing
// to do in this tree.
var errSkipped = errors.New("skipped")

func skip(reason string) error { return fmt.Errorf("%w: %s", errSkipped, reason) }

type result struct {
	step *Step
	err  error
	time time.Duration
}

// runSteps runs the steps, at most width at a time, in their order as far as
// After allows, and prints one line for each. It returns the numbers of those
// that passed and that failed; what was skipped counts as neither. A step
// whose condition failed fails.
func runSteps(w io.Writer, steps []*Step, width int) (passed, failed int) {
	waiting := slices.Clone(steps)
	outcome := map[string]error{} // of finished steps
	done := make(chan result)
	running := 0
	finish := func(r result) {
		outcome[r.step.Name] = r.err
		printResult(w, r)
		switch {
		case r.err == nil:
			passed++
		case !errors.Is(r.err, errSkipped):
			failed++
		}
	}
	for len(waiting) > 0 || running > 0 {
		i, blocked := nextStep(waiting, outcome, steps)
		switch {
		case blocked != "":
			s := waiting[i]
			waiting = slices.Delete(waiting, i, i+1)
			finish(result{step: s, err: fmt.Errorf("it needs %s, which failed", blocked)})
		case i >= 0 && running < width:
			s := waiting[i]
			waiting = slices.Delete(waiting, i, i+1)
			running++
			go func() {
				start := time.Now()
				err := s.Run()
				done <- result{s, err, time.Since(start)}
			}()
		default:
			finish(<-done)
			running--
		}
	}
	return passed, failed
}

// nextStep finds a step that can start, or one that never can: then blocked
// names the condition that failed. Conditions that are not among the steps of
// this run are ignored.
func nextStep(waiting []*Step, outcome map[string]error, all []*Step) (i int, blocked string) {
	for i, s := range waiting {
		ready := true
		for _, name := range s.After {
			if !slices.ContainsFunc(all, func(s *Step) bool { return s.Name == name }) {
				continue
			}
			err, finished := outcome[name]
			if finished && err != nil {
				return i, name
			}
			ready = ready && finished
		}
		if ready {
			return i, ""
		}
	}
	return -1, ""
}

func printResult(w io.Writer, r result) {
	word := "ok"
	switch {
	case errors.Is(r.err, errSkipped):
		word = "skip"
	case r.err != nil:
		word = "FAIL"
	}
	fmt.Fprintf(w, "%-4s  %-12s %6.1f s  %s\n", word, r.step.Name, r.time.Seconds(), r.step.About)
	if r.err != nil {
		text := strings.TrimRight(r.err.Error(), "\n")
		fmt.Fprintln(w, "      "+strings.ReplaceAll(text, "\n", "\n      "))
	}
}

// choose keeps the named steps and adds what they need.
func choose(steps []*Step, names []string) ([]*Step, error) {
	want := map[string]bool{}
	var add func(name string) error
	add = func(name string) error {
		i := slices.IndexFunc(steps, func(s *Step) bool { return s.Name == name })
		if i < 0 {
			return fmt.Errorf("there is no step %q", name)
		}
		want[name] = true
		for _, need := range steps[i].After {
			if err := add(need); err != nil {
				return err
			}
		}
		return nil
	}
	for _, name := range names {
		if err := add(strings.TrimSpace(name)); err != nil {
			return nil, err
		}
	}
	return slices.DeleteFunc(slices.Clone(steps), func(s *Step) bool { return !want[s.Name] }), nil
}
