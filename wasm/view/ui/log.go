package ui

import (
	"slices"
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/escape"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Log tells what happened, the newest first. It is not live: News says what
// is new.
type Log struct {
	Entries []Entry
	MadeUp  bool   // the game began at a position that somebody shared
	Focus   string // moves the focus to the heading when it changes
	Send    func(store.Msg)
	Reason  Reason // the one that is open
	Bots    uint8  // the seats whose actions have a reason, a bit for each
	all     bool   // the person wants to see the whole game

	viewer engine.Seat // the reader
	names  []string
	bots   uint8
	told   []telling // by ply
}

// Entry is one action of the log.
type Entry struct {
	Ply    int       // after it
	Told   vugu.HTML // what happened
	Line   string    // of an action that has a reason, empty for others
	Reason string    // that is open, empty if none is
	Now    bool      // it led to what is shown
	Later  bool      // it came after what is shown
}

// recent is how many entries the log shows at first: each action moves all of
// them, and the page must draw them again.
const recent = 12

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

// look goes to the entry whose button was pressed.
func (c *Log) look(event vugu.DOMEvent) {
	if ply, err := strconv.Atoi(event.PropString("target", "dataset", "why")); err == nil {
		c.Send(store.ReasonAsked{Ply: ply})
	} else if ply, err := strconv.Atoi(event.PropString("target", "dataset", "ply")); err == nil {
		c.Send(store.PlyChosen{Ply: ply})
	}
}

func (e Entry) class() string { return class(class("log-e", e.Now, "now"), e.Later, "later") }

func (e Entry) key() string { return strconv.Itoa(e.Ply) }

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
	passing bool          // the next action tells it again
	taken   bool          // a move was taken back here
	told    string        // the entry's content
	line    string        // of a bot's action, without emphasis
}

// Set gives the log the last actions of a match as a seat may know them, the
// newest first; no more of them than are shown. A card that is revealed is
// told with where it was laid.
func (c *Log) Set(m *replay.Match, viewer engine.Seat, names []string) {
	if !m.Game().Secrets() {
		viewer = engine.AllSeats
	}
	if c.viewer != viewer || c.bots != c.Bots || !slices.Equal(c.names, names) {
		c.viewer, c.bots, c.names, c.told = viewer, c.Bots, names, nil
	}
	c.told = slices.Grow(c.told, max(0, m.Len()+1-len(c.told)))[:m.Len()+1]
	most := recent + 1 // one more tells that there are more
	if c.all {
		most = m.Len()
	}
	var list []Entry
	taken, now := m.Takebacks(), false
	for ply := m.Len(); ply > 0 && len(list) < most; ply-- {
		t := c.tell(m, ply, slices.Contains(taken, ply))
		if t == nil || ply < m.Len() && t.passing {
			continue
		}
		e := Entry{Ply: ply, Told: vugu.HTML(t.told), Line: t.line, Later: ply > m.Ply()}
		if ply == c.Reason.Ply {
			e.Reason = c.Reason.Text
		}
		e.Now = !e.Later && !now
		now = now || e.Now
		list = append(list, e)
	}
	if !slices.Equal(c.Entries, list) {
		c.Entries = list
	}
}

// Shows is the entries, by their place in memory, and what is around them.
func (c *Log) Shows() any {
	shown := struct {
		entries     *Entry
		focus       string
		all, madeUp bool
	}{focus: c.Focus, all: c.all, madeUp: c.MadeUp}
	if len(c.Entries) > 0 {
		shown.entries = &c.Entries[0]
	}
	return shown
}

// tell is the words of an action, nil if nothing happened.
func (c *Log) tell(m *replay.Match, ply int, taken bool) *telling {
	events := m.Events(ply)
	if len(events) == 0 {
		return nil
	}
	t := &c.told[ply]
	if t.events != &events[0] || t.taken != taken {
		heard := known(events, c.viewer)
		line := text.Action(m.State(), heard, c.names)
		*t = telling{&events[0], text.Passing(m.State(), heard), taken, entry(ply, events[0].Seat, line, taken), ""}
		if s := events[0].Seat; s >= 0 && c.Bots&(1<<s) != 0 {
			t.line = line.String()
		}
	}
	return t
}

// entry is the content of an entry: whose action, what happened, and a button
// that leads there. It is written whole, as the page has many.
func entry(ply int, seat engine.Seat, line text.Line, taken bool) string {
	note := ""
	if taken {
		note = `<p class="note">` + logWords.Takeback + "</p>"
	}
	return `<svg class="` + SeatClass(seat) + `" viewBox="0 0 16 16" aria-hidden="true">` + svg.SeatShape(int(seat)) +
		`</svg><div class="log-t"><p>` + line.HTML() + "</p>" + note + `</div><button type="button" class="log-b" data-ply="` +
		strconv.Itoa(ply) + `" aria-label="` + escape.HTML(logWords.Look+": "+line.String()) +
		`"><svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 7v5.5l3.5 2M4.5 9A8.5 8.5 0 1 1 4 14M4 4v5h5" ` +
		`fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg></button>`
}

// whyLabel is the button that opens the reason of an action, or closes it.
func (e Entry) whyLabel() string {
	if e.Reason != "" {
		return text.Reason.Hide + ": " + e.Line
	}
	return text.Reason.Ask + " " + e.Line
}

func known(events []engine.Event, viewer engine.Seat) []engine.Event {
	out := make([]engine.Event, len(events))
	for i, e := range events {
		out[i] = e.For(viewer)
	}
	return out
}
