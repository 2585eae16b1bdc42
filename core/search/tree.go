package search

import (
	"math/bits"

	"bayboard/core/engine"
)

// node is a moment of the game as one seat sees it. Chance does not make
// moments differ: the actions that are possible there differ by sample.
type node struct {
	edges    []edge // the seat's own actions there
	links    []link // what the seat saw others do there
	expanded bool
	visits   int64
	sum      int64 // of the seat's values, in all visits
}

// edge is an action of the seat whose tree it is in.
type edge struct {
	action engine.Action
	child  *node
	// avail counts the visits in which the action was legal, n those in which
	// it was taken.
	avail, n, sum int64
	// prior is how much the action promises, in 1024ths of all; 0 is never
	// tried.
	prior int64
}

type link struct {
	key   uint64
	child *node
}

// edgeOf is the edge of an action, nil if there is none yet.
func (n *node) edgeOf(a engine.Action) *edge {
	for i := range n.edges {
		if n.edges[i].action == a {
			return &n.edges[i]
		}
	}
	return nil
}

// after is the moment after somebody else's action, by what was seen of it.
func (n *node) after(key uint64) *node {
	for _, l := range n.links {
		if l.key == key {
			return l.child
		}
	}
	child := &node{}
	n.links = append(n.links, link{key, child})
	return child
}

// own is the moment after an edge's action.
func (e *edge) own() *node {
	if e.child == nil {
		e.child = &node{}
	}
	return e.child
}

// exploration is the weight of what was tried little, in eighths of the
// spread of values.
const exploration = 12

// take counts the legal actions as available and gives the edge to follow:
// the best mean with what its prior and its few visits add. Spread is about
// how far the seat's values lie from their mean.
func (n *node) take(legal []engine.Action, spread int64) *edge {
	var mean int64
	if n.visits > 0 {
		mean = n.sum / n.visits
	}
	for _, a := range legal {
		if n.edgeOf(a) == nil {
			n.edges = append(n.edges, edge{action: a, prior: 1024 / int64(len(legal)+1)})
		}
	}
	var best *edge
	var top int64
	for _, a := range legal {
		e := n.edgeOf(a)
		e.avail++
		if e.prior == 0 {
			continue
		}
		v := mean
		if e.n > 0 {
			v = e.sum / e.n
		}
		v += exploration * spread * e.prior / 1024 * root64(uint64(e.avail)<<8) / (16 * 8 * (1 + e.n))
		if best == nil || v > top {
			best, top = e, v
		}
	}
	return best
}

// priors makes the values of actions into parts of 1024: half as much for
// each fall below the best.
func priors(values []int64, fall int64) []int64 {
	best, sum := values[0], int64(0)
	for _, v := range values {
		best = max(best, v)
	}
	for i, v := range values {
		values[i] = max(16, power(best-v, fall))
		sum += values[i]
	}
	for i := range values {
		values[i] = max(1, values[i]*1024/sum)
	}
	return values
}

// power is 1024 halved for each fall, linear between.
func power(gap, fall int64) int64 {
	k := gap / fall
	if k >= 10 {
		return 1
	}
	whole := int64(1024) >> k
	return whole - whole*(gap%fall)/(2*fall)
}

// root64 is the square root, rounded down: integers, so that it is the same
// on all machines.
func root64(n uint64) int64 {
	if n == 0 {
		return 0
	}
	x := uint64(1) << ((bits.Len64(n) + 1) / 2)
	for {
		y := (x + n/x) / 2
		if y >= x {
			return int64(x)
		}
		x = y
	}
}

// mix adds a number to a key.
func mix(key, n uint64) uint64 {
	key = (key ^ n) * 0x9e3779b97f4a7c15
	return key ^ key>>29
}

// sight collects what the other seats see of an action: its kind and the
// events that chance does not decide, without what is secret to each.
type sight struct {
	keys [engine.MaxSeats]uint64
	hear engine.Listener
}

func (s *sight) begin(a engine.Action) {
	if s.hear == nil {
		s.hear = s.event
	}
	for p := range s.keys {
		s.keys[p] = uint64(a.Kind)
	}
}

func (s *sight) event(e engine.Event) {
	if e.Chance {
		return
	}
	for p := range s.keys {
		f := e.For(engine.Seat(p))
		key := mix(s.keys[p], uint64(f.Kind)<<8|uint64(uint8(f.Seat)))
		key = mix(key, uint64(uint16(f.A))<<16|uint64(uint16(f.B)))
		s.keys[p] = mix(key, uint64(uint16(f.C))<<16|uint64(uint16(f.D)))
	}
}
