package search

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// random is level easy: it draws an action by the weights of a Weigher.
type random struct {
	seed    uint64
	sample  engine.State
	weights []int
}

// carelessness: once in so many choices it takes any legal action, also a
// wasteful one, as beginners do.
const carelessness = 16

func (b *random) Level() Level { return Easy }

func (b *random) Choose(v engine.View, legal []engine.Action, ply int) engine.Action {
	r := generator(b.seed, ply)
	if r.IntN(carelessness) == 0 {
		return legal[r.IntN(len(legal))]
	}
	if b.sample != nil && b.sample.Game() != v.Game() {
		b.sample = nil
	}
	b.sample = v.Sample(b.sample, &r)
	w, ok := b.sample.(Weigher)
	if !ok {
		return legal[r.IntN(len(legal))]
	}
	b.weights = b.weights[:0]
	for _, a := range legal {
		b.weights = append(b.weights, w.Weigh(a))
	}
	return legal[draw(&r, b.weights)]
}

// draw gives an index in proportion to the weights, any one if all are 0.
func draw(r *rng.Rand, weights []int) int {
	sum := 0
	for _, w := range weights {
		sum += w
	}
	if sum == 0 {
		return r.IntN(len(weights))
	}
	at := r.IntN(sum)
	for i, w := range weights {
		if at -= w; at < 0 {
			return i
		}
	}
	panic("search: negative weight")
}
