package lesson

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// test is a part of a goal.
type test struct {
	kind  testKind
	not   bool
	name  string // of an event; a rule; an action's or a line's text
	facts []fact
	seat  int8 // from 1, or ofYou, ofAny
	event engine.EventKind
	times int // of an event; the n of a rank
	line  int
}

const (
	ofYou int8 = 0
	ofAny int8 = -1
)

type testKind uint8

const (
	testEvent testKind = iota
	testAction
	testRefused
	testScore
	testRank
	testOver
	testTurn
	testPosition
)

var testWords = [...]string{"event", "action", "refused", "score", "rank", "over", "turn", "position"}

// happens reports that a test is about what happened, not about the state.
func (t *test) happens() bool { return t.kind <= testRefused }

// fact is a condition on one fact.
type fact struct {
	name, op, text string
	n              int
	number         bool
}

func parseTest(g engine.Game, text string) (test, error) {
	var t test
	text, t.not = strings.CutPrefix(text, "not ")
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	kind := -1
	for i, w := range testWords {
		if w == word {
			kind = i
		}
	}
	if kind < 0 {
		return t, fmt.Errorf("want a test (%s), not %q", strings.Join(testWords[:], ", "), word)
	}
	t.kind, t.name, t.times = testKind(kind), rest, 1
	switch t.kind {
	case testEvent, testScore:
		err := t.withFacts(rest)
		if t.kind == testEvent && err == nil {
			err = t.findEvent(g)
		}
		return t, err
	case testAction, testPosition:
		return t, want(rest != "", word+" TEXT")
	case testRefused:
		return t, want(rest != "" && !t.not, "refused RULE, without not")
	case testRank:
		n, err := strconv.Atoi(rest)
		t.times = n
		return t, want(err == nil && n >= 1 && n <= engine.MaxSeats, "rank N")
	case testTurn:
		return t, want(rest == "over", "turn over")
	}
	return t, nil
}

func (t *test) findEvent(g engine.Game) error {
	names := g.Events()
	for i, name := range names {
		if i > 0 && name == t.name {
			t.event = engine.EventKind(i)
			return nil
		}
	}
	return fmt.Errorf("want an event (%s), not %q", strings.Join(names[1:], ", "), t.name)
}

// withFacts reads NAME FACT… times N.
func (t *test) withFacts(text string) error {
	words := strings.Fields(text)
	if len(words) == 0 {
		return errors.New("want a name")
	}
	t.name = words[0]
	words = words[1:]
	if n := len(words); n >= 2 && words[n-2] == "times" && t.kind == testEvent {
		times, err := strconv.Atoi(words[n-1])
		if err != nil || times < 1 || times > 99 {
			return errors.New("want times N")
		}
		t.times, words = times, words[:n-2]
	}
	for _, w := range words {
		f, err := parseFact(w)
		switch {
		case err != nil:
			return err
		case f.name != "seat":
			t.facts = append(t.facts, f)
		case f.text == "any":
			t.seat = ofAny
		case f.op == "=" && f.number && f.n >= 1 && f.n <= engine.MaxSeats:
			t.seat = int8(f.n)
		default:
			return errors.New("want seat=N or seat=any")
		}
	}
	return nil
}

func parseFact(text string) (fact, error) {
	for _, op := range []string{">=", "<=", "="} {
		name, value, ok := strings.Cut(text, op)
		if !ok || name == "" || value == "" {
			continue
		}
		n, err := strconv.Atoi(value)
		f := fact{name: name, op: op, text: value, n: n, number: err == nil}
		return f, want(f.number || op == "=", "a number after "+op)
	}
	return fact{}, fmt.Errorf("want NAME=VALUE, not %q", text)
}

// holds reports whether one of the facts is the one wanted.
func (f *fact) holds(facts []engine.Fact) bool {
	for _, x := range facts {
		if x.Name != f.name {
			continue
		}
		if x.Text != "" || !f.number {
			return x.Text == f.text && f.op == "="
		}
		switch f.op {
		case ">=":
			return x.Int >= f.n
		case "<=":
			return x.Int <= f.n
		}
		return x.Int == f.n
	}
	return false
}

// all reports whether each wanted fact is among the facts.
func all(wanted []fact, facts []engine.Fact) bool {
	for i := range wanted {
		if !wanted[i].holds(facts) {
			return false
		}
	}
	return true
}

// whose reports whether something of a seat is meant: of the person or the
// table, if the test names no seat.
func (t *test) whose(seat, you engine.Seat) bool {
	switch t.seat {
	case ofYou:
		return seat == you || seat == engine.NoSeat
	case ofAny:
		return true
	}
	return seat == engine.Seat(t.seat-1)
}
