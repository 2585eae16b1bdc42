package search

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// step is a choice in a seat's tree on the way down.
type step struct {
	seat engine.Seat
	at   *node
	edge *edge
}

// spread is about how far a seat's values lie from their mean.
type spread struct{ n, sum, off int64 }

func (s *spread) add(v int64) {
	s.n++
	s.sum += v
	if d := v - s.sum/s.n; d < 0 {
		s.off -= d
	} else {
		s.off += d
	}
}

func (s *spread) value() int64 { return (1000 + s.off) / (1 + s.n) }

// batch follows each candidate once in the same sample, so that they share
// their luck.
func (t *Thinker) batch(v engine.View, list []candidate, r *rng.Rand) {
	t.first.sample = v.Sample(t.first.sample, r)
	luck := r.Uint64()
	for i := range list {
		t.play.r = rng.FromUint64(luck)
		t.descend(&list[i])
	}
}

// descend goes through a candidate, down the trees of the seats unless there
// is a Pilot, and to the horizon by a playout; what comes of it is added on
// the way back.
func (t *Thinker) descend(c *candidate) {
	s := t.play.borrow()
	s.CopyFrom(t.first.sample)
	t.trees, t.path = t.tops, t.path[:0]
	top := t.tops[t.seat]
	e := top.edgeOf(c.action)
	if e == nil {
		top.edges = append(top.edges, edge{action: c.action})
		e = &top.edges[len(top.edges)-1]
	}
	turns := 0
	t.follow(s, step{t.seat, top, e}, &turns)
	for !t.piloted && s.Actor() != engine.NoSeat && turns < t.horizon {
		next, ok := t.inTree(s)
		if !ok {
			break
		}
		t.follow(s, next, &turns)
	}
	for s.Actor() != engine.NoSeat && turns < t.horizon {
		s = t.play.turn(s)
		turns++
	}
	t.back(s, c)
	t.play.giveBack(s)
}

// follow carries an action out and moves on in the trees of all seats.
func (t *Thinker) follow(s engine.State, next step, turns *int) {
	if next.edge != nil {
		t.path = append(t.path, next)
	}
	actor := s.Actor()
	t.sight.begin(next.edge.action)
	t.play.apply(s, next.edge.action, t.sight.hear)
	for p := range s.Seats() {
		if engine.Seat(p) == next.seat {
			t.trees[p] = next.edge.own()
		} else {
			t.trees[p] = t.trees[p].after(t.sight.keys[p])
		}
	}
	if s.Actor() != actor {
		*turns++
	}
}

// ripe is the number of visits after which a moment gets its own choices;
// before that playouts go on from there.
const ripe = 3

// inTree chooses by the actor's tree, if it reaches that far. Decisions with
// a single choice are passed by.
func (t *Thinker) inTree(s engine.State) (step, bool) {
	seat := s.Actor()
	t.play.legal = s.Legal(t.play.legal[:0])
	legal := t.play.legal
	n := t.trees[seat]
	if len(legal) == 1 {
		e := n.edgeOf(legal[0])
		if e == nil {
			n.edges = append(n.edges, edge{action: legal[0], prior: 1})
			e = &n.edges[len(n.edges)-1]
		}
		return step{seat, n, e}, true
	}
	if !n.expanded {
		if n.visits < ripe {
			t.path = append(t.path, step{seat, n, nil})
			return step{}, false
		}
		t.expand(n, s, legal)
	}
	e := n.take(legal, t.spread[seat].value())
	if e == nil {
		return step{}, false
	}
	return step{seat, n, e}, true
}

const (
	// broad is the number of actions that a moment gets, of those with the
	// highest weights.
	broad = 8
	// fall is by how much less an action must promise to be tried half as
	// readily.
	fall = 700
)

// expand gives a moment its choices: the values of whole turns make the
// priors.
func (t *Thinker) expand(n *node, s engine.State, legal []engine.Action) {
	n.expanded = true
	t.play.weigh(s, legal)
	weights := append([]int(nil), t.play.weights...)
	for i, a := range legal {
		// What is better by habit stands before what only weighs more.
		if g := t.play.habits[s.Actor()][a].gain(); weights[i] > 0 && g > 0 {
			weights[i] += int(g) << 16
		}
	}
	var tried []engine.Action
	var values []int64
	end := t.play.borrow()
	for range min(broad, len(legal)) {
		at := 0
		for i, w := range weights {
			if w > weights[at] {
				at = i
			}
		}
		if weights[at] <= 0 && len(tried) > 0 {
			break
		}
		weights[at] = -1
		tried = append(tried, legal[at])
		values = append(values, int64(t.play.try(end, s, legal[at])))
	}
	t.play.giveBack(end)
	parts := priors(values, fall)
	for _, a := range legal {
		if n.edgeOf(a) == nil {
			n.edges = append(n.edges, edge{action: a})
		}
	}
	for i, a := range tried {
		n.edgeOf(a).prior = parts[i]
	}
}

// back adds the values of the state at the horizon to all that led there.
func (t *Thinker) back(s engine.State, c *candidate) {
	var values [engine.MaxSeats]int64
	for p := range s.Seats() {
		values[p] = int64(t.play.evaluate(s, engine.Seat(p)))
		t.spread[p].add(values[p])
	}
	for _, st := range t.path {
		v := values[st.seat]
		st.at.visits++
		st.at.sum += v
		if st.edge != nil {
			st.edge.n++
			st.edge.sum += v
		}
	}
	c.n++
	c.sum += values[t.seat]
	shares(values[:s.Seats()], s, &c.share)
}
