package replay

import "slices"

// Takebacks are the plies at which an action was taken back after chance had
// shown what it leads to, in ascending order: a log marks them. The present
// ply is one while Undo has gone back behind something that chance decided.
// Looking back (Jump) leaves no mark, nor does playing the same again.
func (m *Match) Takebacks() []int {
	if m.undone && m.revealed() {
		return upTo(m.record.Takebacks, m.ply)
	}
	return slices.Clip(m.record.Takebacks)
}

// revealed tells that something beyond the present ply shows what chance
// holds: an event, or an earlier takeback.
func (m *Match) revealed() bool {
	if n := len(m.record.Takebacks); n > 0 && m.record.Takebacks[n-1] > m.ply {
		return true
	}
	for _, events := range m.events[m.ply:] {
		for _, e := range events {
			if e.Chance {
				return true
			}
		}
	}
	return false
}

// upTo is a new list of the plies before the given one, and that one.
func upTo(plies []int, ply int) []int {
	n, _ := slices.BinarySearch(plies, ply)
	return append(slices.Clip(plies[:n]), ply)
}

// setTakebacks takes over the marks of a record, as far as it was played.
func (m *Match) setTakebacks(plies []int) {
	t := slices.Clone(plies)
	slices.Sort(t)
	t = slices.Compact(t)
	for len(t) > 0 && t[len(t)-1] > m.Len() {
		t = t[:len(t)-1]
	}
	for len(t) > 0 && t[0] < 0 {
		t = t[1:]
	}
	m.record.Takebacks = t
}
