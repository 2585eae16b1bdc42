package ui

import (
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

// Entries are the actions of a match as a seat may know them, the newest
// first. A card that is revealed is told with where it was laid.
func Entries(m *replay.Match, viewer engine.Seat, names []string) []Entry {
	var list []Entry
	taken := map[int]bool{}
	for _, ply := range m.Takebacks() {
		taken[ply] = true
	}
	for ply := 1; ply <= m.Len(); ply++ {
		events := known(m.Events(ply), viewer)
		if len(events) == 0 || ply < m.Len() && text.Passing(m.State(), events) {
			continue
		}
		line := text.Action(m.State(), events, names)
		list = append(list, Entry{
			Ply: ply, Seat: events[0].Seat, Text: HTML(line), Plain: line.String(),
			Later: ply > m.Ply(), Taken: taken[ply],
		})
	}
	reverse(list)
	for i := range list {
		if !list[i].Later {
			list[i].Now = true
			break
		}
	}
	return list
}

func known(events []engine.Event, viewer engine.Seat) []engine.Event {
	out := make([]engine.Event, len(events))
	for i, e := range events {
		out[i] = e.For(viewer)
	}
	return out
}

func reverse(list []Entry) {
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
}
