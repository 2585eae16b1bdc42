package ui

import (
	"strconv"

	"bayboard/core/engine"
)

// Moves is the events of the actions that were just carried out, as the viewer
// may know them: what they are about is shown in motion (css/motion.css).
func (t *Table) Moves() []engine.Event {
	m := t.Play.Match
	var list []engine.Event
	for ply := m.Ply() - t.Play.Moved + 1; ply <= m.Ply(); ply++ {
		list = append(list, known(m.Events(ply), t.Play.Viewer)...)
	}
	return list
}

// MoveStep is the class of a piece that moves as number n, from 1; there are
// lateSteps of them.
func MoveStep(n int) string { return " mv-" + strconv.Itoa(min(n, lateSteps)) }

const lateSteps = 9
