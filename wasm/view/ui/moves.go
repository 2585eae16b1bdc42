package ui

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// Move says which piece moves because of an event, and how. A piece is its
// seat, a letter and a number, how it moves a class of css/motion.css; in both,
// S, A and B stand for the event's seat and facts.
type Move struct {
	Kind         engine.EventKind
	Piece, Class string
}

// Motion is the pieces that move, a line for each: its name and the class.
type Motion string

// Motion is what moves because of the actions that were just carried out, as
// far as the viewer may know their events.
func (t *Table) Motion(moves []Move) Motion {
	list := Motion("")
	m := t.Play.Match
	for ply := m.Ply() - t.Play.Moved + 1; ply <= m.Ply(); ply++ {
		for _, e := range m.Events(ply) {
			e = e.For(t.Play.Viewer)
			for _, x := range moves {
				if x.Kind == e.Kind {
					list += Motion(fill(x.Piece+" "+x.Class+"\n", e))
				}
			}
		}
	}
	return list
}

func fill(text string, e engine.Event) string {
	for i, n := range [...]int{int(e.Seat), int(e.A), int(e.B)} {
		text = strings.ReplaceAll(text, "SAB"[i:i+1], strconv.Itoa(n))
	}
	return text
}

// Of is the classes of a piece, each after a space. Those of the table have
// NoSeat, those that there is one of the number 0.
func (m Motion) Of(seat engine.Seat, piece string, n int) string {
	if m == "" {
		return ""
	}
	name := strconv.Itoa(int(seat)) + piece + strconv.Itoa(n) + " "
	return m.pick(name, len(name)-1, "")
}

// With is the pieces whose names begin so.
func (m Motion) With(start string) Motion { return Motion(m.pick(start, 0, "\n")) }

func (m Motion) pick(start string, from int, end string) (out string) {
	for line, rest, ok := strings.Cut(string(m), "\n"); ok; line, rest, ok = strings.Cut(rest, "\n") {
		if strings.HasPrefix(line, start) {
			out += line[from:] + end
		}
	}
	return out
}
