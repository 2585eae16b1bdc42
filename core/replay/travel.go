package replay

import "bayboard/core/engine"

// stride is the number of plies between the states that a match keeps. Going
// back replays less than this many actions.
const stride = 32

// keepMark keeps the live state if it is at a ply to be kept.
func (m *Match) keepMark() {
	if m.ply%stride == 0 && len(m.marks) == m.ply/stride {
		s := m.record.Game.Blank()
		s.CopyFrom(m.live)
		m.marks = append(m.marks, s)
	}
}

// Undo takes the last action back. It is false at the start.
func (m *Match) Undo() bool { return m.UndoTo(m.ply - 1) }

// Undone reports whether the actions beyond the present ply were taken back,
// not only looked past.
func (m *Match) Undone() bool { return m.undone }

// UndoTo takes actions back to a ply before the present one. It is false, and
// changes nothing, when that is not 0 to Ply()-1.
func (m *Match) UndoTo(ply int) bool {
	if ply < 0 || ply >= m.ply {
		return false
	}
	m.seek(ply)
	m.undone = true
	return true
}

// Redo plays the next action of the record. It is false at the record's end.
func (m *Match) Redo(hear engine.Listener) bool {
	if m.ply == len(m.record.Actions) {
		return false
	}
	m.forward(m.live, m.ply, m.ply+1, hear)
	m.ply++
	m.undone = m.undone && m.ply < len(m.record.Actions)
	return true
}

// Jump goes to any ply of the record, to look. It is false, and changes
// nothing, when that is not 0 to Len().
func (m *Match) Jump(ply int) bool {
	if ply < 0 || ply > len(m.record.Actions) {
		return false
	}
	m.seek(ply)
	m.undone = m.undone && ply < len(m.record.Actions)
	return true
}

// StateAt is a new state as it was at a ply, 0 to Len.
func (m *Match) StateAt(ply int) engine.State {
	s := m.record.Game.Blank()
	s.CopyFrom(m.marks[ply/stride])
	m.forward(s, ply-ply%stride, ply, nil)
	return s
}

// seek brings the live state to a ply, from where it is or from the nearest
// mark before.
func (m *Match) seek(ply int) {
	mark := ply / stride
	if ply < m.ply || mark*stride > m.ply {
		m.live.CopyFrom(m.marks[mark])
		m.ply = mark * stride
	}
	m.forward(m.live, m.ply, ply, nil)
	m.ply = ply
}

// forward plays recorded actions on a state. They were accepted before, so a
// refusal means that a game is not deterministic.
func (m *Match) forward(s engine.State, from, to int, hear engine.Listener) {
	for _, a := range m.record.Actions[from:to] {
		if err := s.Apply(a, hear); err != nil {
			panic("replay: recorded action refused: " + err.Error())
		}
	}
}
