package page

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/late"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/markup"
	"bayboard/wasm/view/ui"
)

// Table is the play screen.
type Table struct {
	play  *store.Play
	send  func(store.Msg)
	names []string

	skips  int     // how often the person went straight to the board
	logs   int     // how often they went to the log
	held   bool    // a key is held down that drags the time line
	game   ui.Game // of the open game, nil if it has no components
	gameID string

	bar   ui.Bar
	coach Coach
	act   ui.Act
	line  ui.TimeLine
	log   ui.Log
	kept  struct{ line, log markup.Kept }
	late  struct{ others, supply, standings, stock, line, log late.Part }
	haste *late.Haste
	cover ui.Cover
	news  ui.News

	panels panels
}

func (c *Table) set(m *store.Model, send func(store.Msg), make func(string) ui.Game, notice vugu.Builder) {
	p := m.Play
	c.play, c.send = p, send
	c.names = text.SeatNames(p.Players)
	if c.gameID != p.ID && make != nil {
		c.game, c.gameID = make(p.Match.Game().Slug()), p.ID
		c.log, c.logs, c.held = ui.Log{}, 0, false
		c.late.line, c.late.log = late.Part{}, late.Part{} // the others change with the game
	}
	if c.game != nil {
		c.game.Set(ui.Table{Play: p, View: p.View(), Legal: p.Legal(), Names: c.names, Send: send})
	}
	c.setBar()
	c.coach = Coach{Coach: &p.Coach, slug: p.Match.Game().Slug(), send: send}
	c.act = action(p, c.pick(), c.names)
	c.act.Send, c.act.Hint = send, hint(p, c.names)
	if c.game != nil && p.Actor() != engine.NoSeat {
		c.act.Hand = c.game.Hand()
	}
	c.kept.line.Part, c.kept.log.Part = &c.line, &c.log
	c.line = ui.TimeLine{Ply: p.Match.Ply(), Len: p.Match.Len(), Actors: p.Actors(), Playing: p.Replaying(), Send: send}
	c.log.Focus, c.log.Send = counter(c.logs), send
	c.log.Reason, c.log.Bots = reason(p, c.names), bots(p)
	c.log.Set(p.Match, p.Viewer, c.names)
	c.log.MadeUp = p.MadeUp()
	if p.Covered {
		c.news.Hush()
	} else {
		c.news.Show(ui.Scene{Game: p.ID, Match: p.Match, Viewer: p.Viewer, Names: c.names, Ask: c.ask(), Mine: p.Deciding(), Answer: c.answer()})
	}
	c.cover = ui.Cover{Seat: p.Viewer, Name: c.names[p.Viewer], Send: send}
	c.panels.set(m, send, c.game, c.names, notice)
}

func (c *Table) setBar() {
	p := c.play
	slug := p.Match.Game().Slug()
	c.bar = ui.Bar{
		Title: text.Title(slug), Year: text.Year(slug), Status: status(p), Mine: p.Deciding(), Unsaved: p.Saved == store.SaveFailed,
		Focus: "play-" + p.ID, CanUndo: p.CanUndo(), CanRedo: p.CanRedo(), CanHint: p.Deciding(), Send: c.send,
	}
}

// status is the turn and whose it is.
func status(p *store.Play) string {
	a := p.Actor()
	if a == engine.NoSeat {
		return lobbyWords.Over
	}
	whose := text.TurnOf(text.Called(p.Players, int(a)))
	if n := text.Turn(p.View()); n > 0 {
		return text.TurnNumber(p.Match.Game().Slug(), n) + " · " + whose
	}
	return whose
}

// place is a part of the game's own components, nothing if the game has none
// or its secrets are covered.
func (c *Table) place(part func(ui.Game) vugu.Builder) vugu.Builder {
	if c.game == nil || c.play.Covered {
		return nil
	}
	return part(c.game)
}

// coached is the coach, if it is on.
func (c *Table) coached() vugu.Builder {
	if !c.play.Coach.On || c.play.Covered {
		return nil
	}
	return &c.coach
}

func (c *Table) defs() vugu.Builder {
	if c.game == nil {
		return nil
	}
	return c.game.Defs()
}

func (c *Table) board() vugu.Builder { return c.place(ui.Game.Board) }

// What is around the board and the action panel is late.

func (c *Table) others() vugu.Builder {
	return c.late.others.Place(c.haste, c.place(ui.Game.Others))
}

func (c *Table) supply() vugu.Builder {
	return c.late.supply.Place(c.haste, c.place(ui.Game.Supply))
}

func (c *Table) standings() vugu.Builder {
	return c.late.standings.Place(c.haste, c.place(ui.Game.Standings))
}

// stock is what is left for all, if the game shows it apart.
func (c *Table) stock() vugu.Builder {
	if g, ok := c.game.(ui.Stocked); ok && !c.play.Covered {
		return c.late.stock.Place(c.haste, g.Stock())
	}
	return nil
}

func (c *Table) timeLine() vugu.Builder { return c.late.line.Place(c.haste, &c.kept.line) }
func (c *Table) history() vugu.Builder  { return c.late.log.Place(c.haste, &c.kept.log) }

// pick is the part of an action that is chosen: by the person, or what the
// game takes as chosen.
func (c *Table) pick() engine.Action {
	if g, ok := c.game.(interface{ Pick() engine.Action }); ok && c.play.Deciding() {
		return g.Pick()
	}
	return c.play.Pick
}

// layout names the game to the style sheets, some of which arrange the parts
// anew.
func (c *Table) layout() string { return "play play-" + c.play.Match.Game().Slug() + hintPart(c.play) }

// skip moves the focus to the board. A link to it would be an address.
func (c *Table) skip() { c.skips++ }

func (c *Table) skipped() string { return counter(c.skips) }

// counter asks for the focus each time that it has grown.
func counter(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// ask is what the person is told after an action: what they can do, else whose
// turn it is, else how the game ended.
func (c *Table) ask() string {
	p := c.play
	if a := p.Actor(); a != engine.NoSeat && p.Live() && p.Players[a].Kind == store.Bot {
		return text.TurnStarts(c.names[a])
	}
	return strings.TrimSpace(c.act.Line.String() + " " + c.end())
}

// answer is the last thing that was asked for and found.
func (c *Table) answer() string {
	if n := len(c.act.Hint.Lines); n > 0 {
		return c.act.Hint.Lines[n-1]
	}
	return c.log.Reason.Text
}

func (c *Table) end() string {
	if c.play.Actor() != engine.NoSeat {
		return ""
	}
	return c.act.Does
}
