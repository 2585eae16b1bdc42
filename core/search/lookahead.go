package search

import "bayboard/core/engine"

// lookAhead follows an action to the end of the seat's turn, by a beam over
// the seat's own decisions.
type lookAhead struct {
	seat   engine.Seat
	now    beam
	next   beam
	buf    []engine.Action
	chance bool // heard in the action that is being followed
	hear   engine.Listener
	effort
}

// maxDecisions bounds the decisions of a turn that are looked at.
const maxDecisions = 24

// begin makes room for states of the sample's game.
func (l *lookAhead) begin(sample engine.State, seat engine.Seat) {
	l.seat = seat
	if l.hear != nil {
		return
	}
	l.hear = func(e engine.Event) { l.chance = l.chance || e.Chance }
	for i := range l.now.states {
		l.now.states[i] = sample.Game().Blank()
		l.next.states[i] = sample.Game().Blank()
	}
}

// glance is the value right after an action.
func (l *lookAhead) glance(s engine.State, a engine.Action) int {
	spare := l.now.spare()
	spare.CopyFrom(s)
	l.spend()
	apply(spare, a, nil)
	return l.evaluate(spare, l.seat)
}

// follow is the value of the best end of the turn that was found after an
// action, and whether chance had a part in it.
func (l *lookAhead) follow(s engine.State, a engine.Action) (value int, chance bool) {
	l.chance = false
	l.now.n = 0
	first := l.now.spare()
	first.CopyFrom(s)
	l.spend()
	apply(first, a, l.hear)
	v := l.evaluate(first, l.seat)
	if first.Actor() != l.seat {
		return v, l.chance
	}
	l.now.offer(v)
	var best top
	for range maxDecisions {
		l.next.n = 0
		for _, s := range l.now.kept() {
			l.expand(s, &best)
		}
		l.now, l.next = l.next, l.now
		if l.now.n == 0 {
			return best.value, l.chance
		}
	}
	best.offer(l.now.values[0])
	return best.value, l.chance
}

// expand tries the actions of a state: ends of the turn go to best, others to
// the next beam.
func (l *lookAhead) expand(s engine.State, best *top) {
	l.buf = sensible(s, s.Legal(l.buf[:0]))
	for _, a := range l.buf {
		child := l.next.spare()
		child.CopyFrom(s)
		l.spend()
		apply(child, a, l.hear)
		v := l.evaluate(child, l.seat)
		if child.Actor() == l.seat {
			l.next.offer(v)
		} else {
			best.offer(v)
		}
	}
}

// sensible leaves out what the state calls wasteful, unless all of it is.
func sensible(s engine.State, legal []engine.Action) []engine.Action {
	w, ok := s.(Weigher)
	if !ok {
		return legal
	}
	n := 0
	for i, a := range legal {
		if w.Weigh(a) > 0 {
			legal[i], legal[n] = legal[n], a
			n++
		}
	}
	if n == 0 {
		return legal
	}
	return legal[:n]
}

// apply plays an action that the state has listed.
func apply(s engine.State, a engine.Action, hear engine.Listener) {
	if err := s.Apply(a, hear); err != nil {
		panic("search: a legal action is refused: " + err.Error())
	}
}

// top is the highest of the values offered.
type top struct {
	value int
	any   bool
}

func (t *top) offer(v int) {
	if !t.any || v > t.value {
		t.value, t.any = v, true
	}
}
