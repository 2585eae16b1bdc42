package search

import "bayboard/core/engine"

// habits are what a seat has learned in the playouts of one search: by how
// much a turn that begins with an action is better than the other turns that
// were tried instead. What is good for a seat mostly stays so for some turns.
type habits map[engine.Action]habit

type habit struct{ n, sum int64 }

// gain is the mean of what was seen, drawn to 0 while that is little.
func (h habit) gain() int64 { return h.sum / (h.n + 1) }

func (h habits) add(a engine.Action, gain int64) {
	old := h[a]
	h[a] = habit{old.n + 1, old.sum + gain}
}

// choose lists the actions of p.legal that turns are to begin with: the best
// by habit, and others drawn by weights, by habit half as often for each fall.
func (p *playout) choose(s engine.State) {
	p.weigh(s, p.legal)
	p.drawn = append(p.drawn[:0], p.weights...)
	p.chosen, p.values = p.chosen[:0], p.values[:0]
	known := p.habits[s.Actor()]
	best, gain := -1, int64(0)
	left := 0
	for i, a := range p.legal {
		h, ok := known[a]
		if !ok {
			p.drawn[i] *= 1024
		} else if g := h.gain(); g < 0 {
			p.drawn[i] *= int(power(-g, fall))
		} else {
			p.drawn[i] *= 1024
			if best < 0 || g > gain {
				best, gain = i, g
			}
		}
		if p.drawn[i] > 0 {
			left++
		}
	}
	for n := range min(turnsTried, len(p.legal)) {
		at := best
		if n > 0 || best < 0 || p.drawn[best] == 0 {
			if left == 0 && n > 0 {
				return
			}
			at = draw(&p.r, p.drawn)
		}
		p.chosen = append(p.chosen, at)
		if p.drawn[at] > 0 {
			left--
		}
		p.drawn[at] = 0
	}
}

// learn takes in the values of the turns that were tried.
func (p *playout) learn(seat engine.Seat) {
	sum := 0
	for _, v := range p.values {
		sum += v
	}
	n := len(p.values)
	for i, at := range p.chosen {
		p.habits[seat].add(p.legal[at], int64((p.values[i]*n-sum)/n))
	}
}
