package main

import (
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func names(steps []*Step) (list []string) {
	for _, s := range steps {
		list = append(list, s.Name)
	}
	return list
}

func TestAFailureIsPrintedWithItsOutputAndOthersStillRun(t *testing.T) {
	var out strings.Builder
	passed, failed := runSteps(&out, []*Step{
		{Name: "bad", Run: func() error { return errors.New("line one\nline two\n") }},
		{Name: "needs", After: []string{"bad"}, Run: func() error { t.Error("ran"); return nil }},
		{Name: "good", Run: func() error { return nil }},
		{Name: "none", Run: func() error { return skip("no such folder") }},
	}, 2)
	assert.Equal(t, 1, passed)
	assert.Equal(t, 2, failed)
	for _, want := range []string{
		"FAIL  bad", "      line one\n      line two\n", "it needs bad, which failed", "ok    good", "skip  none", "no such folder",
	} {
		assert.Contains(t, out.String(), want)
	}
}

func TestNoMoreThanTheGivenNumberOfStepsRunAtATime(t *testing.T) {
	var now, most atomic.Int32
	var steps []*Step
	for _, name := range strings.Split("abcdef", "") {
		steps = append(steps, &Step{Name: name, Run: func() error {
			if n := now.Add(1); n > most.Load() {
				most.Store(n)
			}
			time.Sleep(5 * time.Millisecond)
			now.Add(-1)
			return nil
		}})
	}
	passed, failed := runSteps(&strings.Builder{}, steps, 2)
	assert.Equal(t, [2]int{6, 0}, [2]int{passed, failed})
	assert.EqualValues(t, 2, most.Load())
}

func TestAStepStartsAfterWhatItNeeds(t *testing.T) {
	built := false
	steps := []*Step{
		{Name: "use", After: []string{"build"}, Run: func() error { assert.True(t, built); return nil }},
		{Name: "build", Run: func() error { time.Sleep(5 * time.Millisecond); built = true; return nil }},
	}
	passed, _ := runSteps(&strings.Builder{}, steps, 2)
	assert.Equal(t, 2, passed)
}

func TestChosenStepsBringWhatTheyNeed(t *testing.T) {
	steps := []*Step{{Name: "a"}, {Name: "build"}, {Name: "use", After: []string{"build"}}}
	got, err := choose(steps, []string{"use"})
	require.NoError(t, err)
	assert.Equal(t, []string{"build", "use"}, names(got))
	_, err = choose(steps, []string{"nosuch"})
	assert.ErrorContains(t, err, `no step "nosuch"`)
}

func TestEveryConditionOfTheRealStepsIsAStepWithAnEarlierPlace(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range (&tree{}).steps(false) {
		assert.False(t, seen[s.Name], s.Name)
		for _, need := range s.After {
			assert.True(t, seen[need], "%s needs %s", s.Name, need)
		}
		seen[s.Name] = true
	}
}
