package search

import (
	"bayboard/core/engine"
	"cmp"
	"sort"
)

// greedy is level medium: it values each action by the best end of its own
// turn that it leads to, as the mean over samples of its view.
type greedy struct {
	seed   uint64
	sample engine.State
	ahead  lookAhead
	roots  []root
	// breathe is called now and then (Breathe).
	breathe func()
}

const (
	// maxSamples bounds the samples for actions that chance has a part in.
	maxSamples = 10
	// maxRoots bounds the actions that are followed beyond the next decision;
	// those that look best by then are.
	maxRoots = 6
)

// root is one of the legal actions with what is known about it.
type root struct {
	action engine.Action
	index  int // in legal
	glance int // value right after it, in the first sample
	sum    int // of the values at the end of the turn, in n samples
	n      int
	// varies says that the value is not the same in all samples: chance was
	// heard, or the second sample gave another glance.
	varies bool
}

func (b *greedy) Level() Level { return Medium }

func (b *greedy) Choose(v engine.View, legal []engine.Action, ply int) engine.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	if b.sample != nil && b.sample.Game() != v.Game() {
		*b = greedy{seed: b.seed, breathe: b.breathe}
	}
	r := generator(b.seed, ply)
	b.sample = v.Sample(b.sample, &r)
	b.ahead.breathe = b.breathe
	b.begin(v.Seat(), legal)
	for n := range maxSamples {
		if n > 0 {
			b.sample = v.Sample(b.sample, &r)
		}
		if !b.try(n) {
			break
		}
	}
	return b.best().action
}

// begin lists the actions that are to be followed, by the first sample.
func (b *greedy) begin(seat engine.Seat, legal []engine.Action) {
	b.ahead.begin(b.sample, seat)
	b.roots = b.roots[:0]
	for i, a := range legal {
		b.roots = append(b.roots, root{action: a, index: i, glance: b.ahead.glance(b.sample, a)})
	}
	if len(b.roots) <= maxRoots {
		return
	}
	sort.Slice(b.roots, func(i, j int) bool {
		x, y := &b.roots[i], &b.roots[j]
		return x.glance > y.glance || x.glance == y.glance && x.index < y.index
	})
	b.roots = b.roots[:maxRoots]
}

// try follows the actions in sample number n, from 0, but not those that are
// settled. It reports whether more samples are of use.
func (b *greedy) try(n int) bool {
	more := n == 0
	for i := range b.roots {
		w := &b.roots[i]
		if n == 1 && !w.varies {
			w.varies = b.ahead.glance(b.sample, w.action) != w.glance
		}
		if n == 0 || w.varies {
			v, chance := b.ahead.follow(b.sample, w.action)
			w.sum += v
			w.n++
			w.varies = w.varies || chance
			more = true
		}
	}
	return more
}

// best is the action of the highest mean, of equal ones the first in legal.
func (b *greedy) best() *root {
	best := &b.roots[0]
	for i := range b.roots[1:] {
		w := &b.roots[i+1]
		// Means are compared by cross products: no rounding.
		if c := cmp.Compare(w.sum*best.n, best.sum*w.n); c > 0 || c == 0 && w.index < best.index {
			best = w
		}
	}
	return best
}
