package store

import (
	"sort"

	"bayboard/core/engine"
)

// Grade is how good a decision was.
type Grade uint8

// The grades. One is NoGrade where there was no choice, or nothing is known.
const (
	NoGrade  Grade = iota
	BestMove       // nothing better was found
	GoodMove       // less than SlipLoss behind
	Slip           // less than BlunderLoss behind
	BadMove        // further behind
)

// What a decision may cost of the victory, in thousandths, before it counts as
// a slip or as a blunder. A search can tell smaller losses from its own luck
// no more.
const (
	SlipLoss    = 40
	BlunderLoss = 100
)

// Known reports whether a search came to something.
func (m *Moment) Known() bool { return m.Depth > 0 && m.Best != (engine.Action{}) }

// Loss is what the decision cost the actor of the victory, in thousandths.
func (m *Moment) Loss() int {
	if !m.Known() || m.Best == m.Played {
		return 0
	}
	return max(m.Chance-m.Chosen, 0)
}

// Grade is how good the decision was.
func (m *Moment) Grade() Grade {
	switch loss := m.Loss(); {
	case !m.Known():
		return NoGrade
	case m.Best == m.Played:
		return BestMove
	case loss < SlipLoss:
		return GoodMove
	case loss < BlunderLoss:
		return Slip
	}
	return BadMove
}

// Curve is what each seat can expect of the victory at each ply, in
// thousandths, as far as it is known. Where seats have secrets each seat's
// search knows other things: there it is the mean of what each found last.
func (r *Review) Curve() [][engine.MaxSeats]int {
	seats := len(r.Play.Players)
	curve := make([][engine.MaxSeats]int, 0, len(r.Moments)+1)
	var now [engine.MaxSeats]int
	for p := range seats {
		now[p] = 1000 / seats
	}
	var last [engine.MaxSeats][engine.MaxSeats]int // found by each seat
	secrets := r.Play.Match.Game().Secrets()
	for i := range r.Moments {
		m := &r.Moments[i]
		if m.Choice && m.Depth == 0 {
			return curve
		}
		if m.Known() {
			last[m.Actor] = m.Value
			if now = m.Value; secrets {
				now = mean(last[:seats])
			}
		}
		curve = append(curve, now)
	}
	return append(curve, r.result())
}

// mean is that of the values that are there.
func mean(values [][engine.MaxSeats]int) (sum [engine.MaxSeats]int) {
	n := 0
	for _, v := range values {
		if v != ([engine.MaxSeats]int{}) {
			n++
			for p := range v {
				sum[p] += v[p]
			}
		}
	}
	for p := range sum {
		sum[p] /= n
	}
	return sum
}

// result is the victory, shared by those who won.
func (r *Review) result() (v [engine.MaxSeats]int) {
	winners := r.Play.Match.StateAt(r.Play.Match.Len()).Outcome().Winners()
	for _, w := range winners {
		v[w] = 1000 / len(winners)
	}
	return v
}

// Swing is a turn in which expectations changed.
type Swing struct {
	From, To int // plies
	// Ply is where the change was largest: what was decided there is told.
	Ply    int
	Was    [engine.MaxSeats]int
	Is     [engine.MaxSeats]int
	Change int // the largest of a seat, in thousandths
}

// The turning points are the turns of the largest changes, some at most.
const (
	mostTurning  = 6
	leastTurning = 60
)

// Turning are the turning points, in their order. What only the end of the
// game told is none.
func (r *Review) Turning() []Swing {
	curve := r.Curve()
	curve = curve[:min(len(curve), len(r.Moments))]
	var list []Swing
	for from := 0; from < len(curve)-1; {
		to := from + 1
		for to < len(curve)-1 && r.sameTurn(from, to) {
			to++
		}
		if s := swing(curve, from, to); s.Change >= leastTurning {
			list = append(list, s)
		}
		from = to
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Change > list[j].Change })
	list = list[:min(len(list), mostTurning)]
	sort.Slice(list, func(i, j int) bool { return list[i].From < list[j].From })
	return list
}

// sameTurn reports whether two plies are of one turn, of one seat in games
// that do not count them.
func (r *Review) sameTurn(a, b int) bool {
	x, y := &r.Moments[a], &r.Moments[b]
	return x.Turn == y.Turn && (x.Turn > 0 || x.Actor == y.Actor)
}

func swing(curve [][engine.MaxSeats]int, from, to int) Swing {
	s := Swing{From: from, To: to, Ply: from, Was: curve[from], Is: curve[to], Change: change(curve[from], curve[to])}
	most := 0
	for ply := from; ply < to; ply++ {
		if c := change(curve[ply], curve[ply+1]); c > most {
			most, s.Ply = c, ply
		}
	}
	return s
}

// change is the largest one of a seat.
func change(was, is [engine.MaxSeats]int) int {
	most := 0
	for p := range was {
		most = max(most, is[p]-was[p], was[p]-is[p])
	}
	return most
}
