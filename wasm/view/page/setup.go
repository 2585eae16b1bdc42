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

	counts, firsts ui.Segments
	options        []*ui.Segments
	titles         []text.Option
}

func (c *Setup) set(m *store.Model, send func(store.Msg)) {
	c.form, c.send = m.Form, send
	c.names = text.SeatNames(c.form.Players)
	c.chairs.ID, c.chairs.Players = "new", c.form.Players
	if g, _ := (catalog.Games{}).BySlug(c.form.Game); g != nil {
		c.offer(g)
	}
	c.chairs.Change = func(s engine.Seat, p store.Player) { send(store.PlayerChosen{Seat: s, Player: p}) }
}

func (c *Setup) first() { c.send(store.FirstGameStarted{Game: c.form.Game}) }

func (c *Setup) title() string { return text.FullTitle(c.form.Game) }

// offer makes the choices that a game has.
func (c *Setup) offer(g engine.Game) {
	var counts []int
	least, most := g.Players()
	for n := least; n <= most; n++ {
		counts = append(counts, n)
	}
	ui.Choices(&c.counts, "seats", counts, len(c.form.Players), strconv.Itoa, func(n int) { c.send(store.SeatsChosen{Seats: n}) })
	firsts := []engine.Seat{engine.NoSeat} // the lot, or a seat
	for i := range c.form.Players {
		firsts = append(firsts, engine.Seat(i))
	}
	ui.Choices(&c.firsts, "first", firsts, c.form.First, c.firstLabel, func(s engine.Seat) { c.send(store.FirstChosen{First: s}) })
	for i, s := range firsts {
		c.firsts.Items[i].Key = seatKey(s) // names may be alike
	}
	c.offerOptions(len(g.Options()))
}

func (c *Setup) offerOptions(n int) {
	for len(c.options) < n {
		c.options = append(c.options, &ui.Segments{})
	}
	c.options, c.titles = c.options[:n], make([]text.Option, n)
	for i, o := range c.options {
		t := text.SetupOption(c.form.Game, i)
		c.titles[i], o.Name, o.Hint = t, "option-"+strconv.Itoa(i), "option-d"+strconv.Itoa(i)
		o.Items = make([]ui.Segment, len(t.Values))
		for j, v := range t.Values {
			o.Items[j] = ui.Segment{Key: v, Text: v, On: int(c.form.Options[i]) == j}
		}
		o.Choose = func(value int) { c.send(store.OptionChosen{Option: i, Value: value}) }
	}
}

func (c *Setup) firstLabel(s engine.Seat) string {
	if s == engine.NoSeat {
		return setupWords.Draw
	}
	return c.names[s]
}

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

func seatKey(s engine.Seat) string { return strconv.Itoa(int(s)) }
