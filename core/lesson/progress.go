package lesson

import (
	"strings"

	"bayboard/core/engine"
)

// maxTests bounds the tests of a step.
const maxTests = 8

// progress is how far a step has come. It is a value, so that a search can
// try on from it.
type progress struct {
	seen      [maxTests]uint8        // by test: how often it happened
	used      [engine.MaxSeats]uint8 // by seat: replies played
	decisions uint8                  // of the person
}

// acted notes an action of the person, by its text.
func (p *progress) acted(tests []test, text string) {
	p.decisions++
	for i := range tests {
		t := &tests[i]
		if rest, ok := strings.CutPrefix(text, t.name); t.kind == testAction && ok && (rest == "" || rest[0] == ' ') {
			p.seen[i]++
		}
	}
}

// heard notes the events of an action. s is the state after it.
func (p *progress) heard(tests []test, s engine.State, you engine.Seat, events []engine.Event) {
	for i := range tests {
		t := &tests[i]
		if t.kind != testEvent {
			continue
		}
		for _, e := range events {
			if e.Kind != t.event || p.seen[i] == 255 {
				continue
			}
			if !t.whose(e.Seat, you) {
				continue
			}
			if _, facts := s.DescribeEvent(e); all(t.facts, facts) {
				p.seen[i]++
			}
		}
	}
}

// refused notes a refusal. It reports whether a test has waited for it.
func (p *progress) refused(tests []test, r engine.Rule) bool {
	news := false
	for i := range tests {
		if tests[i].kind == testRefused && tests[i].name == string(r) && p.seen[i] == 0 {
			p.seen[i] = 1
			news = true
		}
	}
	return news
}

// spoilt reports that something has happened that must not.
func (p *progress) spoilt(tests []test) bool {
	for i := range tests {
		if t := &tests[i]; t.not && t.happens() && int(p.seen[i]) >= t.times {
			return true
		}
	}
	return false
}

// reached reports whether all tests hold.
func (p *progress) reached(tests []test, s engine.State, you engine.Seat) bool {
	for _, state := range [...]bool{false, true} { // what is cheap first
		for i := range tests {
			t := &tests[i]
			switch {
			case t.happens() == state:
			case state && t.holds(s, you) == t.not:
				return false
			case !state && (int(p.seen[i]) >= t.times) == t.not:
				return false
			}
		}
	}
	return true
}

// holds is a test about the state.
func (t *test) holds(s engine.State, you engine.Seat) bool {
	switch t.kind {
	case testScore:
		return t.scored(s, you)
	case testRank:
		return s.Outcome().Ranks[you] <= t.times
	case testOver:
		o := s.Outcome()
		return o.Over && (t.name == "" || t.name == string(o.Reason))
	case testTurn:
		return s.Actor() != you
	}
	for line := range strings.Lines(s.Position()) {
		if strings.HasPrefix(strings.TrimSpace(line), t.name) {
			return true
		}
	}
	return false
}

// scored is a test about a line of a score.
func (t *test) scored(s engine.State, you engine.Seat) bool {
	for seat := range engine.Seat(s.Seats()) {
		if !t.whose(seat, you) {
			continue
		}
		for _, l := range s.Breakdown(seat) {
			if string(l.Rule) == t.name && all(t.facts, append(l.Facts, engine.Number("points", l.Points))) {
				return true
			}
		}
	}
	return false
}
