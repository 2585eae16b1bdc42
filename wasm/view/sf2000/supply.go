package sf2000

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Supply is what the seats do about the request or the action card, or how
// the last auction went; and the tile that is looked at closely.
type Supply struct {
	s     *scene
	board *Board

	// made anew for each table
	open bool // something is being decided
	rows []row
}

// show makes the lines of the seats.
func (c *Supply) show() {
	c.rows = c.s.contest()
	c.open = c.rows != nil
	if !c.open && c.s.told != nil {
		c.rows = c.s.results()
	}
}

// contest is how the seats stand in what is being decided, nil if nothing is.
func (s *scene) contest() []row {
	switch s.view.Ask() {
	case game.AskInfluence, game.AskOption:
		return s.choosing()
	case game.AskBid:
		return s.bidding()
	case game.AskPay, game.AskOffer:
		return s.offers()
	case game.AskTake, game.AskDraw, game.AskRemove:
		return s.sharing()
	}
	return nil
}

func (c *Supply) title() string {
	switch c.s.view.Ask() {
	case game.AskInfluence, game.AskOption:
		return words.Cards
	case game.AskBid:
		return words.Auction
	case game.AskPay:
		return words.Payments
	case game.AskOffer:
		return words.Offers
	case game.AskTake, game.AskDraw, game.AskRemove:
		k, _ := c.s.view.Card()
		return text.ActionTitle(k)
	}
	return words.Result
}

// note is what the last auction was about.
func (c *Supply) note() string {
	if c.open || len(c.s.told) == 0 {
		return ""
	}
	e, ed := c.s.told[0], c.s.view.Edition()
	switch e.Kind {
	case game.EvRequest:
		return text.RequestName(ed.Request(game.RequestType(e.A)))
	case game.EvCard:
		return text.ActionName(ed.Card(game.CardType(e.A)))
	}
	return ""
}

// class makes the rows of a result appear one after the other.
func (c *Supply) class() string {
	if c.open {
		return "sf-rows"
	}
	return "sf-rows" + c.s.motion.Of(engine.NoSeat, "w", 0)
}

// steps is the key of a result: another one is shown anew.
func (c *Supply) steps() string {
	if c.open {
		return "rows"
	}
	return "told" + strconv.Itoa(c.s.toldAt)
}

// inspecting reports whether a tile is looked at closely.
func (c *Supply) inspecting() bool { return c.s.inspected != noTile }

func (c *Supply) question() string {
	return text.TileQuestion(c.s.view.District(c.s.inspected), c.s.inspected)
}

func (c *Supply) close(vugu.DOMEvent) { c.board.tile = noTile }

// near is the tile in large with its streets.
func (c *Supply) near() string {
	at := c.s.inspected
	r, col := at.RowCol()
	var around [4]svg.Street2000
	for i, street := range [4]game.Street{game.Across(r, col), game.Down(r, col), game.Down(r, col+1), game.Across(r+1, col)} {
		around[i] = c.s.street(street)
	}
	d := c.s.district(at)
	d.Look = false
	return svg.Close2000(d, around)
}

// hope is what a seat has around a tile, and can still reach.
type hope struct{ key, who, count, status string }

func (c *Supply) hopes() []hope {
	s, at := c.s, c.s.inspected
	if s.view.District(at) == game.Park {
		return nil
	}
	var list []hope
	for i := range s.view.Seats() {
		seat := engine.Seat(i)
		x := hope{key: "s" + strconv.Itoa(i), who: seatMark(seat) + esc(s.Names[seat]),
			count: strconv.Itoa(s.view.Own(seat).And(at.Streets()).Len()), status: words.Cannot}
		switch k := s.view.Needs(at, seat); {
		case k == 0:
			x.status = words.Leads
		case k > 0:
			x.status = text.NeedsMore(k)
		}
		list = append(list, x)
	}
	return list
}

// verdict says what can still happen to the tile.
func (c *Supply) verdict() string {
	s, at := c.s, c.s.inspected
	if s.view.District(at) == game.Park {
		return words.ParkNote
	}
	if who := s.view.Builder(at); who != engine.NoSeat {
		return words.Builder + ": " + s.Names[who]
	}
	return text.FreeStreets(s.view.Free().And(at.Streets()).Len())
}
