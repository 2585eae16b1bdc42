package ui

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/core/search"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Chairs lets a person say who sits at each seat.
type Chairs struct {
	ID      string // of the group, for names of fields
	Players []store.Player
	Away    bool // offers a person elsewhere too
	Change  func(engine.Seat, store.Player)
}

// choice is who may sit at a seat.
type choice struct {
	kind  store.PlayerKind
	level search.Level
}

func (c *Chairs) seats() []engine.Seat {
	list := make([]engine.Seat, len(c.Players))
	for i := range list {
		list[i] = engine.Seat(i)
	}
	return list
}

func (c *Chairs) choices() []choice {
	list := []choice{{kind: store.Person}}
	if c.Away {
		list = append(list, choice{kind: store.Away})
	}
	for _, l := range search.Ladder() {
		list = append(list, choice{store.Bot, l})
	}
	return list
}

// levels are the levels, each with how it plays.
func (c *Chairs) levels() []search.Level { return search.Ladder() }

func levelName(l search.Level) string { return text.BotLabel(l) }

func levelHint(l search.Level) string { return text.LevelHint(l) }

func (x choice) label() string {
	switch x.kind {
	case store.Person:
		return seatWords.Person
	case store.Away:
		return seatWords.Away
	}
	return text.BotLabel(x.level)
}

func (x choice) key() string { return strconv.Itoa(int(x.kind)) + string(x.level) }

func (c *Chairs) sits(s engine.Seat, x choice) bool {
	p := c.Players[s]
	return p.Kind == x.kind && (p.Kind != store.Bot || p.Level == x.level)
}

func (c *Chairs) class(s engine.Seat, x choice) string {
	return class("seg", c.sits(s, x), "seg-on")
}

func (c *Chairs) seat(s engine.Seat, x choice) {
	p := c.Players[s]
	p.Kind, p.Level = x.kind, x.level
	c.Change(s, p)
}

func (c *Chairs) named(s engine.Seat, event vugu.DOMEvent) {
	p := c.Players[s]
	p.Name = event.PropString("target", "value")
	c.Change(s, p)
}

func (c *Chairs) group(s engine.Seat) string { return c.ID + strconv.Itoa(int(s)) }

func (c *Chairs) title(s engine.Seat) string { return text.Seat(int(s)) }

func (c *Chairs) name(s engine.Seat) string { return c.Players[s].Name }

// usual is the name of a seat whose player has none.
func (c *Chairs) usual(s engine.Seat) string {
	players := append([]store.Player(nil), c.Players...)
	players[s].Name = ""
	return text.SeatName(players, int(s))
}

func (c *Chairs) nameLabel(s engine.Seat) string { return text.Setup.Name + ", " + c.title(s) }
