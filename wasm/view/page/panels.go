package page

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// panels are what can lie over a game; one at a time.
type panels struct {
	play   *store.Play
	dialog ui.Dialog

	menu   ui.Menu
	share  ui.Share
	score  ui.Score
	seats  ui.Seats
	chairs ui.Chairs
	keys   ui.Keys

	course, courseOf string // of the last score at an end, and of which game
}

// panelOpen reports whether one is open.
func panelOpen(p *store.Play) bool {
	return !p.Covered && (p.Panel != store.NoPanel || p.Opened != engine.NoSeat)
}

func (c *panels) set(m *store.Model, send func(store.Msg), game ui.Game, names []string, notice vugu.Builder) {
	p := m.Play
	c.play = p
	if !panelOpen(p) {
		return
	}
	slug := p.Match.Game().Slug()
	shown := p.Panel
	c.dialog = ui.Dialog{Notice: notice, Close: func() { send(store.PanelClosed{Panel: shown}) }}
	show := func(id, title string, body vugu.Builder) {
		c.dialog.ID, c.dialog.Title, c.dialog.Body = id, title, body
	}
	over := p.Actor() == engine.NoSeat
	switch p.Panel {
	case store.MenuPanel:
		c.menu = ui.Menu{Game: slug, Over: over, Coach: p.Coach.On, Send: send}
		if over {
			c.menu.Review = reviewHref(slug, p.ID)
		}
		show("menu", text.Menu.Title, &c.menu)
	case store.SharePanel:
		c.share = ui.Share{Link: link(m), Drawn: p.Drawn, Position: c.play.Actor() != engine.NoSeat, Send: send}
		show("share", text.Share.Title, &c.share)
	case store.ScorePanel:
		c.score = ui.Score{Of: p.View().(ui.Standing), Names: names}
		title := text.Score.Title
		if over {
			title = text.Score.Final
			c.score.Review = reviewHref(slug, p.ID)
			if c.courseOf != p.ID {
				c.courseOf, c.course = p.ID, ui.Course(p.Match)
			}
			c.score.Course = c.course
		}
		show("score", title, &c.score)
		c.dialog.Wide = true
	case store.SeatsPanel:
		c.chairs = ui.Chairs{ID: "seats", Players: p.Players, Away: true, Change: func(s engine.Seat, x store.Player) {
			send(store.PlayerChanged{Seat: s, Player: x})
		}}
		c.seats.Chairs = &c.chairs
		show("seats", text.Seats.Title, &c.seats)
	case store.KeysPanel:
		c.keys.On = m.Prefs.Keys
		show("keys", text.Keys.Title, &c.keys)
	default:
		c.showCity(send, game, names)
	}
}

// showCity shows another player's board.
func (c *panels) showCity(send func(store.Msg), game ui.Game, names []string) {
	c.dialog.ID, c.dialog.Wide, c.dialog.Bare = "city-of", true, true
	c.dialog.Title = text.BoardOf(names[c.play.Opened])
	c.dialog.Close = func() { send(store.CityOpened{Seat: engine.NoSeat}) }
	if game != nil {
		c.dialog.Body = game.Opened()
	}
	if p := c.play; canLook(p, p.Opened) {
		c.dialog.More = text.Seats.Show
		c.dialog.Do = func() {
			send(store.SeatShown{Seat: p.Opened})
			send(store.CityOpened{Seat: engine.NoSeat})
		}
	}
}

// canLook reports whether the table may be looked at from a seat: not by the
// only person at this device, who has a seat; nor from one with secrets that
// are no person's of this device.
func canLook(p *store.Play, seat engine.Seat) bool {
	persons := 0
	for _, x := range p.Players {
		if x.Kind == store.Person {
			persons++
		}
	}
	if persons == 1 || seat == p.Viewer {
		return false
	}
	return !p.Match.Game().Secrets() || p.Players[seat].Kind == store.Person
}

// open is the panel over the game, nil if there is none.
func (c *panels) open() vugu.Builder {
	if !panelOpen(c.play) {
		return nil
	}
	return &c.dialog
}

// link is the address that holds the game, empty if that is too long.
func link(m *store.Model) string {
	code, err := m.Play.ShareCode()
	if err != nil {
		return ""
	}
	return m.Link(m.Play.Match.Game().Slug(), code)
}
