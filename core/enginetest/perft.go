package enginetest

import "bayboard/core/engine"

// Perft counts the ways to play exactly depth actions from a state. A game
// that is over before then counts nothing. The state is left as it is.
func Perft(s engine.State, depth int) uint64 {
	n, _ := perftWithin(s, depth, 1<<62)
	return n
}

// perftWithin gives up when the count exceeds the limit.
func perftWithin(s engine.State, depth int, limit uint64) (n uint64, ok bool) {
	p := perft{limit: limit}
	for range depth {
		p.states = append(p.states, s.Game().Blank())
	}
	p.bufs = make([][]engine.Action, depth+1)
	n = p.count(s, depth)
	return n, n <= limit
}

// perft has a state and a buffer for each depth.
type perft struct {
	states []engine.State
	bufs   [][]engine.Action
	limit  uint64
}

func (p *perft) count(s engine.State, depth int) (n uint64) {
	if depth == 0 {
		return 1
	}
	p.bufs[depth] = s.Legal(p.bufs[depth][:0])
	if depth == 1 {
		return uint64(len(p.bufs[depth]))
	}
	next := p.states[depth-1]
	for _, a := range p.bufs[depth] {
		next.CopyFrom(s)
		if err := next.Apply(a, nil); err != nil {
			panic("enginetest: a legal action is refused: " + err.Error())
		}
		if n += p.count(next, depth-1); n > p.limit {
			break
		}
	}
	return n
}
