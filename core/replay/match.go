package replay

import (
	"slices"

	"bayboard/core/engine"
)

// Match is a record with its live state. The record may go on beyond the
// present ply: that is what Redo plays.
//
// A Match is not safe for use by several goroutines at once.
type Match struct {
	record Record
	live   engine.State
	ply    int
	// events are those of each action of the record.
	events [][]engine.Event
	// marks are states at the plies 0, stride, 2·stride and so on, to go back
	// from.
	marks []engine.State
	// undone tells that the actions beyond ply were taken back, not only
	// looked past.
	undone bool
}

// New begins a seeded game. Its error is *UnknownEditionError or *StartError.
func New(game engine.Game, setup engine.Setup) (*Match, error) {
	return start(Record{Game: game, Setup: setup})
}

// FromPosition begins at a position. Its error is *StartError.
func FromPosition(game engine.Game, text string) (*Match, error) {
	if text == "" {
		text = "\n" // an empty text would mean a seeded game
	}
	return start(Record{Game: game, Position: text})
}

// FromRecord plays a record to its end. When one of its actions is refused,
// it gives the match up to there and a *ReplayError; else its errors are
// those of New.
func FromRecord(r Record) (*Match, error) {
	m, err := start(r)
	if err != nil {
		return nil, err
	}
	for i, a := range r.Actions {
		if err = m.Play(a, nil); err != nil {
			err = &ReplayError{Ply: i + 1, Action: m.live.FormatAction(a), Err: err}
			break
		}
	}
	m.setTakebacks(r.Takebacks)
	return m, err
}

func start(r Record) (*Match, error) {
	r, s, err := begin(r)
	if err != nil {
		return nil, err
	}
	m := &Match{record: r, live: s}
	m.keepMark()
	return m, nil
}

// Play carries out an action. It goes on with the record when that has the
// same action next; else what was beyond is dropped. A refusal, which is that
// of State.Apply, changes nothing.
func (m *Match) Play(a engine.Action, hear engine.Listener) error {
	var heard []engine.Event
	err := m.live.Apply(a, func(e engine.Event) {
		heard = append(heard, e)
		if hear != nil {
			hear(e)
		}
	})
	if err != nil {
		return err
	}
	if m.ply == len(m.record.Actions) || m.record.Actions[m.ply] != a {
		m.branch()
		m.record.Actions = append(m.record.Actions, a)
		m.events = append(m.events, heard)
	}
	m.ply++
	m.undone = m.undone && m.ply < len(m.record.Actions)
	m.keepMark()
	return nil
}

// branch drops what is beyond the present ply.
func (m *Match) branch() {
	if m.revealed() {
		m.record.Takebacks = upTo(m.record.Takebacks, m.ply)
	}
	m.undone = false
	m.record.Actions = m.record.Actions[:m.ply]
	m.events = m.events[:m.ply]
	kept := m.ply/stride + 1
	clear(m.marks[min(kept, len(m.marks)):])
	m.marks = m.marks[:min(kept, len(m.marks))]
}

// Game is the rules of the match.
func (m *Match) Game() engine.Game { return m.record.Game }

// State is the live state. It changes as the match goes on; only the match
// may change it.
func (m *Match) State() engine.State { return m.live }

// Ply is the number of actions that led to the live state; Len that of the
// whole record.
func (m *Match) Ply() int { return m.ply }

// Len is the number of actions of the record.
func (m *Match) Len() int { return len(m.record.Actions) }

// Actions are those of the whole record. The list is valid until the next
// Play, and is not to be changed.
func (m *Match) Actions() []engine.Action { return slices.Clip(m.record.Actions) }

// Events are those of action number ply, from 1 to Len, with everything that
// happened in it (Event.For leaves what a seat may know). They are not to be
// changed.
func (m *Match) Events(ply int) []engine.Event { return slices.Clip(m.events[ply-1]) }

// Record is the whole record, with what Redo would play.
func (m *Match) Record() Record { return m.RecordAt(len(m.record.Actions)) }

// RecordAt is the record up to a ply, 0 to Len. That of the present ply drops
// what Undo took back, and keeps the mark if that is a takeback.
func (m *Match) RecordAt(ply int) Record {
	r := m.record
	r.Actions = r.Actions[:ply]
	if ply <= m.ply {
		r.Takebacks = m.Takebacks()
	}
	n, _ := slices.BinarySearch(r.Takebacks, ply+1)
	r.Takebacks = r.Takebacks[:n]
	return r.Clone()
}
