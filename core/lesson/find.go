package lesson

import (
	"errors"

	"bayboard/core/engine"
)

// answer is what a search for the goal found out.
type answer uint8

const (
	hopeless answer = iota
	unknown         // too many nodes
	possible
)

// maxNodes bounds a search.
const maxNodes = 20_000

// finder searches for ways to the goal of a step, and plays the others.
type finder struct {
	step   *Step
	you    engine.Seat
	nodes  int
	legal  []engine.Action
	events []engine.Event
	sample engine.State // for greedy
	tried  engine.State
	pool   []engine.State // by depth
	lists  [][]engine.Action
	first  engine.Action // the first action of the way that was found
}

// find asks whether the goal can be reached from a state in which the person
// decides, or nobody.
func (f *finder) find(s engine.State, now progress) answer {
	f.nodes = 0
	return f.search(s, now, 0)
}

// next is the first action of a way to the goal.
func (f *finder) next(s engine.State, now progress) (engine.Action, bool) {
	ok := f.find(s, now) == possible
	return f.first, ok
}

// search tries everything that the person may do. depth is the number of
// decisions since the search began.
func (f *finder) search(s engine.State, now progress, depth int) answer {
	tests := f.step.tests
	if now.spoilt(tests) {
		return hopeless
	}
	if a, ok := f.tries(s, &now); ok && depth == 0 {
		// What is to be refused can be tried first, whatever comes after.
		defer func() { f.first = a }()
	}
	if f.acted(now) && now.reached(tests, s, f.you) {
		return possible
	}
	if int(now.decisions) >= f.step.Par || s.Actor() != f.you {
		return hopeless
	}
	if depth == len(f.pool) {
		f.pool = append(f.pool, s.Game().Blank())
		f.lists = append(f.lists, nil)
	}
	f.lists[depth] = f.ordered(s, int(now.decisions), f.lists[depth][:0])
	found := hopeless
	for _, a := range f.lists[depth] {
		if f.nodes >= maxNodes {
			return unknown
		}
		then := now
		child := f.pool[depth]
		child.CopyFrom(s)
		switch v := f.try(child, a, &then, depth); {
		case v == possible:
			if depth == 0 {
				f.first = a
			}
			return possible
		case v == unknown:
			found = unknown
		}
	}
	return found
}

// acted reports that the person has done something, if only a try: a goal is
// not reached by itself.
func (f *finder) acted(now progress) bool {
	for i := range f.step.tests {
		if f.step.tests[i].kind == testRefused {
			return true
		}
	}
	return now.decisions > 0
}

// try plays an action and the replies to it on a copy, and searches on.
func (f *finder) try(s engine.State, a engine.Action, now *progress, depth int) answer {
	text := s.FormatAction(a)
	if f.apply(s, a, now) != nil {
		return hopeless
	}
	now.acted(f.step.tests, text)
	for range maxReplies {
		if now.reached(f.step.tests, s, f.you) {
			return possible
		}
		if s.Actor() == f.you || s.Actor() == engine.NoSeat {
			return f.search(s, *now, depth+1)
		}
		if f.nodes >= maxNodes {
			return unknown
		}
		if f.apply(s, f.reply(s, now), now) != nil {
			return hopeless
		}
	}
	return hopeless
}

func (f *finder) apply(s engine.State, a engine.Action, now *progress) error {
	f.nodes++
	f.events = f.events[:0]
	err := s.Apply(a, func(e engine.Event) { f.events = append(f.events, e) })
	if err == nil {
		now.heard(f.step.tests, s, f.you, f.events)
	}
	return err
}

// tries notes what the stored tries that are still to be made would meet here.
// It gives the first that is of use.
func (f *finder) tries(s engine.State, now *progress) (first engine.Action, ok bool) {
	if s.Actor() != f.you {
		return first, false
	}
	for _, m := range f.step.play {
		if m.refused == "" {
			continue
		}
		a, err := s.ParseAction(m.text)
		if err != nil || f.allowed(s, a) {
			continue
		}
		var refused *engine.IllegalError
		if errors.As(s.Apply(a, nil), &refused) && now.refused(f.step.tests, refused.Rule) && !ok {
			first, ok = a, true
		}
	}
	return first, ok
}

func (f *finder) allowed(s engine.State, a engine.Action) bool {
	f.legal = s.Legal(f.legal[:0])
	for _, l := range f.legal {
		if l == a {
			return true
		}
	}
	return false
}

// ordered lists the legal actions, the stored solution's decision first.
func (f *finder) ordered(s engine.State, decision int, buf []engine.Action) []engine.Action {
	buf = s.Legal(buf)
	for _, m := range f.step.play {
		if m.seat != engine.NoSeat || m.refused != "" {
			continue
		}
		if decision > 0 {
			decision--
			continue
		}
		if a, err := s.ParseAction(m.text); err == nil {
			for i, l := range buf {
				if l == a {
					copy(buf[1:i+1], buf[:i])
					buf[0] = a
				}
			}
		}
		break
	}
	return buf
}
