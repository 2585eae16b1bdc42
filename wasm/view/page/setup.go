package page

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Setup is the form that sets up a game.
type Setup struct {
	form   store.Form
	send   func(store.Msg)
	chairs ui.Chairs
	names  []string
}

func (c *Setup) set(m *store.Model, send func(store.Msg)) {
	c.form, c.send = m.Form, send
	c.names = text.SeatNames(c.form.Players)
	c.chairs.ID, c.chairs.Players = "new", c.form.Players
	c.chairs.Change = func(s engine.Seat, p store.Player) { send(store.PlayerChosen{Seat: s, Player: p}) }
}

func (c *Setup) first() { c.send(store.FirstGameStarted{Game: c.form.Game}) }

func (c *Setup) title() string { return text.FullTitle(c.form.Game) }

func (c *Setup) counts() []int {
	g, _ := catalog.Games{}.BySlug(c.form.Game)
	if g == nil {
		return nil
	}
	var list []int
	least, most := g.Players()
	for n := least; n <= most; n++ {
		list = append(list, n)
	}
	return list
}

func (c *Setup) countClass(n int) string { return segment(n == len(c.form.Players)) }

func (c *Setup) countLabel(n int) string { return strconv.Itoa(n) }

func (c *Setup) isCount(n int) bool { return n == len(c.form.Players) }

func (c *Setup) chooseCount(n int) { c.send(store.SeatsChosen{Seats: n}) }

// firsts are who may begin: the lot, or a seat.
func (c *Setup) firsts() []engine.Seat {
	list := []engine.Seat{engine.NoSeat}
	for i := range c.form.Players {
		list = append(list, engine.Seat(i))
	}
	return list
}

func (c *Setup) firstClass(s engine.Seat) string { return segment(s == c.form.First) }

func (c *Setup) isFirst(s engine.Seat) bool { return s == c.form.First }

func (c *Setup) firstLabel(s engine.Seat) string {
	if s == engine.NoSeat {
		return setupWords.Draw
	}
	return c.names[s]
}

func (c *Setup) chooseFirst(s engine.Seat) { c.send(store.FirstChosen{First: s}) }

// options are the options that the game has, by their place.
func (c *Setup) options() []text.Option {
	g, _ := catalog.Games{}.BySlug(c.form.Game)
	if g == nil {
		return nil
	}
	list := make([]text.Option, len(g.Options()))
	for i := range list {
		list[i] = text.SetupOption(c.form.Game, i)
	}
	return list
}

func (c *Setup) valueClass(option, value int) string { return segment(c.isValue(option, value)) }

func (c *Setup) isValue(option, value int) bool { return int(c.form.Options[option]) == value }

func (c *Setup) chooseValue(option, value int) {
	c.send(store.OptionChosen{Option: option, Value: value})
}

func optionName(option int) string { return "option-" + strconv.Itoa(option) }

func optionHint(option int) string { return "option-d" + strconv.Itoa(option) }

func (c *Setup) seed(event vugu.DOMEvent) {
	c.send(store.SeedTyped{Text: event.PropString("target", "value")})
}

func (c *Setup) bad() bool { return c.form.Error != "" }

func (c *Setup) invalid() string {
	if c.bad() {
		return "true"
	}
	return "false"
}

func (c *Setup) start(event vugu.DOMEvent) {
	event.PreventDefault()
	c.send(store.GameStarted{})
}

// segment is the class of one of several choices beside each other.
func segment(on bool) string {
	if on {
		return "seg seg-on"
	}
	return "seg"
}

func seatKey(s engine.Seat) string { return strconv.Itoa(int(s)) }
