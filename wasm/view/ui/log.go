package ui

import (
	"slices"
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Log tells what happened, the newest first. It is not live: News says what
// is new.
type Log struct {
	Entries []Entry
	MadeUp  bool   // the game began at a position that somebody shared
	Focus   string // moves the focus to the heading when it changes
	Send    func(store.Msg)
	all     bool // the person wants to see the whole game

	viewer engine.Seat // the reader
	names  []string
	told   []telling // by ply
}

// Entry is one action of the log.
type Entry struct {
	Ply   int // after it
	Seat  engine.Seat
	Text  vugu.HTML
	Plain string
	Now   bool // it led to what is shown
	Later bool // it came after what is shown
	Taken bool // a move was taken back here
}

// recent is how many entries the log shows at first.
const recent = 24

func (c *Log) shown() []Entry {
	if c.all || len(c.Entries) <= recent {
		return c.Entries
	}
	return c.Entries[:recent]
}

func (c *Log) long() bool { return len(c.Entries) > recent }

func (c *Log) toggle() { c.all = !c.all }

func (c *Log) toggleLabel() string {
	if c.all {
		return logWords.Less
	}
	return logWords.All
}

func (c *Log) look(e Entry) { c.Send(store.PlyChosen{Ply: e.Ply}) }

func (e Entry) class() string { return class(class("log-e", e.Now, "now"), e.Later, "later") }

func (e Entry) key() string { return strconv.Itoa(e.Ply) }

func (e Entry) lookLabel() string { return logWords.Look + ": " + e.Plain }

func (e Entry) current() string {
	if e.Now {
		return "step"
	}
	return "false"
}

// telling is the words of an action, as long as the same events are told to
// the same reader.
type telling struct {
	events  *engine.Event // the first of them
	seat    engine.Seat
	passing bool // the next action tells it again
	text    vugu.HTML
	plain   string
}

// Set gives the log the last actions of a match as a seat may know them, the
// newest first; no more of them than are shown. A card that is revealed is
// told with where it was laid.
func (c *Log) Set(m *replay.Match, viewer engine.Seat, names []string) {
	if !m.Game().Secrets() {
		viewer = engine.AllSeats
	}
	if c.viewer != viewer || !slices.Equal(c.names, names) {
		c.viewer, c.names, c.told = viewer, names, nil
	}
	c.told = slices.Grow(c.told, max(0, m.Len()+1-len(c.told)))[:m.Len()+1]
	most := recent + 1 // one more tells that there are more
	if c.all {
		most = m.Len()
	}
	var list []Entry
	taken, now := m.Takebacks(), false
	for ply := m.Len(); ply > 0 && len(list) < most; ply-- {
		t := c.tell(m, ply)
		if t == nil || ply < m.Len() && t.passing {
			continue
		}
		e := Entry{Ply: ply, Seat: t.seat, Text: t.text, Plain: t.plain, Later: ply > m.Ply(), Taken: slices.Contains(taken, ply)}
		e.Now = !e.Later && !now
		now = now || e.Now
		list = append(list, e)
	}
	c.Entries = list
}

// tell is the words of an action, nil if nothing happened.
func (c *Log) tell(m *replay.Match, ply int) *telling {
	events := m.Events(ply)
	if len(events) == 0 {
		return nil
	}
	t := &c.told[ply]
	if t.events != &events[0] {
		heard := known(events, c.viewer)
		line := text.Action(m.State(), heard, c.names)
		*t = telling{&events[0], events[0].Seat, text.Passing(m.State(), heard), HTML(line), line.String()}
	}
	return t
}

func known(events []engine.Event, viewer engine.Seat) []engine.Event {
	out := make([]engine.Event, len(events))
	for i, e := range events {
		out[i] = e.For(viewer)
	}
	return out
}
