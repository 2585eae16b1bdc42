package page

import (
	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Opening is the page that a link leads to: it asks whose seat the person
// takes; or says that the link cannot be opened and takes another one.
type Opening struct {
	game  string
	from  *store.Opening
	send  func(store.Msg)
	paste Paste
}

func (c *Opening) set(m *store.Model, send func(store.Msg)) {
	c.game, c.from, c.send = m.Page.Game, m.Opening, send
	c.paste.Send = send
	if c.from != nil {
		c.game = c.from.Match.Game().Slug()
	}
}

func (c *Opening) title() string { return text.FullTitle(c.game) }

// state is how far the game is and whose turn it is.
func (c *Opening) state() string {
	s := c.from.Match.State()
	out := text.Moves(c.from.Match.Len())
	if a := s.Actor(); a != engine.NoSeat {
		return out + " · " + text.TurnOf(text.Seat(int(a)))
	}
	return out + " · " + lobbyWords.Over
}

// trust says what is known of hidden things: everything, or nothing real.
func (c *Opening) trust() string {
	if c.from.Match.Record().Position != "" {
		return text.Log.MadeUp
	}
	return openingWords.Trust
}

func (c *Opening) seats() []engine.Seat {
	list := make([]engine.Seat, c.from.Match.State().Seats())
	for i := range list {
		list[i] = engine.Seat(i)
	}
	return list
}

func (c *Opening) seatName(s engine.Seat) string { return text.Seat(int(s)) }

func seatClass(s engine.Seat) string { return ui.SeatClass(s) }

func seatShape(s engine.Seat) string { return ui.SeatShape(s) }

func (c *Opening) take(s engine.Seat) { c.send(store.SeatTaken{Seat: s}) }

func (c *Opening) takeAll() { c.send(store.SeatTaken{Seat: engine.AllSeats}) }

func (c *Opening) watch() { c.send(store.SeatTaken{Seat: engine.NoSeat}) }
