package lesson

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// maxReplies bounds what the others do between two decisions of the person.
const maxReplies = 200

// reply is what the seat that decides does: its next reply of the stored
// solution if that is legal, else what scores most at once.
func (f *finder) reply(s engine.State, now *progress) engine.Action {
	seat := s.Actor()
	n := now.used[seat]
	for _, m := range f.step.play {
		if m.seat != seat {
			continue
		}
		if n > 0 {
			n--
			continue
		}
		a, err := s.ParseAction(m.text)
		f.legal = s.Legal(f.legal[:0])
		for _, l := range f.legal {
			if err == nil && l == a {
				now.used[seat]++
				return a
			}
		}
		break
	}
	return f.greedy(s)
}

// greedy chooses by the score against the best of the others right after the
// action, as far as the seat can know it: in one sample. Chance that is always
// alike decides between equals.
func (f *finder) greedy(s engine.State) engine.Action {
	seat := s.Actor()
	f.legal = s.Legal(f.legal[:0])
	chance := rng.FromUint64(uint64(len(f.legal)))
	f.sample = s.View(seat).Sample(f.sample, &chance)
	if f.tried == nil {
		f.tried = s.Game().Blank()
	}
	best, most, equal := f.legal[0], 0, 0
	for i, a := range f.legal {
		f.tried.CopyFrom(f.sample)
		f.nodes++
		if f.tried.Apply(a, nil) != nil {
			continue
		}
		lead := ahead(f.tried.Outcome(), seat)
		switch {
		case i == 0 || lead > most:
			best, most, equal = a, lead, 1
		case lead == most:
			if equal++; chance.IntN(equal) == 0 {
				best = a
			}
		}
	}
	return best
}

// ahead is a seat's score against the best of the others.
func ahead(o engine.Outcome, seat engine.Seat) int {
	best, none := 0, true
	for s := range o.Seats {
		if engine.Seat(s) != seat && (none || o.Scores[s] > best) {
			best, none = o.Scores[s], false
		}
	}
	return o.Scores[seat] - best
}
