package search

import "bayboard/core/engine"

// effort counts the actions that were carried out, and values what came of
// them.
type effort struct {
	nodes   int
	breathe func()
	judges  bool // by Judge, where a game has it
}

func (e *effort) evaluate(s engine.State, seat engine.Seat) int {
	if e.judges {
		if j, ok := s.(Judge); ok {
			return j.Judge(seat)
		}
	}
	return evaluate(s, seat)
}

// stride is the number of actions between two breaths.
const stride = 16

func (e *effort) spend() {
	e.nodes++
	if e.breathe != nil && e.nodes%stride == 0 {
		e.breathe()
	}
}

// Breathe lets a bot call f in the middle of its choices, each few actions
// that it carries out: on a page f makes way for everything else. It may also
// end a choice by a panic, when the bot is not used any more. Level easy
// carries nothing out, and calls nothing.
func Breathe(b Bot, f func()) {
	switch b := b.(type) {
	case *greedy:
		b.breathe = f
	case *Thinker:
		b.breathe = f
	}
}

// Progress is how far a Think is that has not ended yet: the actions carried
// out, and what it would choose now; ok is false while it has nothing.
func (t *Thinker) Progress() (nodes int, best engine.Action, ok bool) {
	if len(t.roots) == 0 {
		return t.first.ahead.nodes, engine.Action{}, false
	}
	top, first := t.glance(), &t.roots[0]
	for i := range t.roots {
		c := &t.roots[i]
		if c.n > first.n || c.n == first.n && c.score(top, t.trust) > first.score(top, t.trust) {
			first = c
		}
	}
	return t.play.nodes, first.action, true
}

// Ladder lists all levels that a person can play against, from the weakest.
func Ladder() []Level { return append(Levels(), Hard, Expert) }
