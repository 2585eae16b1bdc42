package page

import (
	"strconv"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Lobby has the games to go on with, and those to begin.
type Lobby struct {
	saves []store.Save
	now   int64
	all   bool // the person wants to see all saved games
	send  func(store.Msg)
	paste Paste
	cards []*Card
}

// recent is how many saved games are shown at first.
const recent = 5

func (c *Lobby) set(m *store.Model, send func(store.Msg)) {
	c.saves, c.now, c.send = m.Saves, m.Now, send
	c.paste.Send = send
	if c.cards == nil {
		for _, g := range catalog.All() {
			c.cards = append(c.cards, gameCard(g))
		}
	}
}

func (c *Lobby) shown() []store.Save {
	if c.all || len(c.saves) <= recent {
		return c.saves
	}
	return c.saves[:recent]
}

func (c *Lobby) toggle() { c.all = !c.all }

func (c *Lobby) toggleLabel() string {
	if c.all {
		return lobbyWords.Less
	}
	return lobbyWords.More + " (" + strconv.Itoa(len(c.saves)) + ")"
}

func saveHref(s store.Save) string {
	return address.Page{Kind: address.Play, Game: s.Record.Game, ID: s.ID, Ply: address.Live}.String()
}

func saveTitle(s store.Save) string { return text.FullTitle(s.Record.Game) }

func saveWho(s store.Save) string { return text.Against(text.SeatNames(s.Players)) }

func (c *Lobby) state(s store.Save) string {
	state := ""
	switch {
	case s.Err != nil:
		state = lobbyWords.Newer
	case s.Over:
		state = lobbyWords.Over
	case s.Actor != engine.NoSeat:
		state = text.SaveState(s.Record.Game, s.Turn, text.Called(s.Players, int(s.Actor)))
	}
	if state == "" {
		return text.Ago(s.Updated, c.now)
	}
	return state + " · " + text.Ago(s.Updated, c.now)
}

// goesOn reports whether a game can be continued.
func goesOn(s store.Save) bool { return !s.Over && s.Err == nil }

// goClass makes the latest game the one to go on with.
func goClass(i int) string {
	if i == 0 {
		return "btn btn-p save-go"
	}
	return "btn save-go"
}

func goOn(s store.Save) string {
	if s.Over {
		return lobbyWords.Look
	}
	return lobbyWords.GoOn
}

func reviewLabel(s store.Save) string {
	return reviewWords.Title + ": " + saveTitle(s) + ", " + saveWho(s)
}

func deleteLabel(s store.Save) string {
	return lobbyWords.Delete + ": " + saveTitle(s) + ", " + saveWho(s)
}

func (c *Lobby) delete(s store.Save) { c.send(store.GameDeleted{ID: s.ID}) }

// Card is the card of a game.
type Card struct {
	Game    string
	About   text.About
	Players string
	emblem  Emblem
}

func gameCard(g engine.Game) *Card {
	least, most := g.Players()
	return &Card{Game: g.Slug(), About: text.AboutGame(g.Slug()), Players: text.PlayerRange(least, most)}
}

// BeforeBuild passes the game on.
func (c *Card) BeforeBuild() { c.emblem.Game = c.Game }

func (c *Card) class() string { return "game g-" + c.Game }

// learn is the address of the game's course, empty if it has none.
func (c *Card) learn() string {
	if !lesson.Has(c.Game) {
		return ""
	}
	return address.Page{Kind: address.Learn, Game: c.Game, Ply: address.Live}.String()
}

// playClass makes the way to play the main one where there is no course, as on
// the page that waits.
func (c *Card) playClass() string {
	if c.learn() != "" {
		return "btn"
	}
	return "btn btn-p"
}

func (c *Card) learnLabel() string { return learnWords.Learn + " " + text.FullTitle(c.Game) }

func (c *Card) play() string { return address.Page{Kind: address.New, Game: c.Game}.String() }

func (c *Card) rules() string { return ui.RulesPage(c.Game, "") }

func (c *Card) playLabel() string { return lobbyWords.Play + " " + text.FullTitle(c.Game) }

func (c *Card) rulesLabel() string { return lobbyWords.Rules + " " + text.FullTitle(c.Game) }
