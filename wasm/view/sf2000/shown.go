package sf2000

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/store"
	"bayboard/wasm/view/ui"
)

// What the parts show, in comparable values (markup.Part). Whatever a part's
// markup or handlers depend on stands here.

// table is what lies open and moves, who looks, and what the seats are called.
type table struct {
	game.Table
	motion ui.Motion
	seat   engine.Seat
	names  [game.MaxPlayers]string
}

func (s *scene) table() table {
	t := table{Table: s.view.Table, motion: s.motion, seat: s.seat}
	copy(t.names[:], s.Names)
	return t
}

// Shows is what everybody knows of the players, and what they bid.
func (c *Others) Shows() any {
	x := struct {
		table
		bids [game.MaxPlayers]string
	}{table: c.s.table()}
	for i := range c.s.view.Seats() {
		x.bids[i] = c.bid(engine.Seat(i))
	}
	return x
}

// Shows is the scales.
func (c *Standings) Shows() any { return c.s.table() }

// Shows is the years, the bank, the decks.
func (c *Stock) Shows() any { return c.s.table() }

// Shows is the city and what can be done in it. What would come of an action
// follows from the table.
func (c *Board) Shows() any {
	s := c.s
	return struct {
		table
		does        [game.StreetCount]engine.Action
		acting      bool
		pick        game.Street
		pointed     engine.Action
		looks       bool
		fresh       game.Streets
		rose        uint64
		inspected   game.Tile
		hinted      game.Tile
		hints       store.Stage
		at, goal    spot
		ply         int
		jumps       int
		moved       bool
		near, marks bool
		why         *store.Why
	}{s.table(), s.does, s.acting, s.pick, s.Play.Pointed, s.look != nil, s.fresh, s.rose, s.inspected, s.hinted, s.hints, c.at, c.goal, c.ply, c.jumps, c.moved,
		c.near, c.marks, s.Play.Why}
}

// Shows is the lines of the seats, and the tile that is looked at.
func (c *Supply) Shows() any {
	x := struct {
		motion          ui.Motion
		open            bool
		title, note     string
		steps           string
		rows            [game.MaxPlayers]row
		inspected       game.Tile
		question, close string
		hopes           [game.MaxPlayers]hope
		verdict         string
	}{motion: c.s.motion, open: c.open, title: c.title(), note: c.note(), steps: c.steps(), inspected: c.s.inspected}
	copy(x.rows[:], c.rows)
	if c.inspecting() {
		x.question, x.close, x.verdict = c.question(), c.near(), c.verdict()
		copy(x.hopes[:], c.hopes())
	}
	return x
}
