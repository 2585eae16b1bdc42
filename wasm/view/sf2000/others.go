package sf2000

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Others is the strip of the players, the viewer first; each opens what is
// public of them.
type Others struct {
	s      *scene
	supply *Supply
}

// list is the seats in turn order, from the viewer on.
func (c *Others) list() []engine.Seat {
	n := c.s.view.Seats()
	list := make([]engine.Seat, n)
	for i := range list {
		list[i] = (c.s.seat + engine.Seat(i)) % engine.Seat(n)
	}
	return list
}

func (c *Others) class() string { return "sf sf-players sf-players-" + strconv.Itoa(c.s.view.Seats()) }

func (c *Others) cardClass(seat engine.Seat) string {
	class := "sf-player " + seatClass(seat)
	if c.s.view.Actor() == seat {
		class += " sf-player-now"
	}
	return class + c.s.motion.Of(seat, "p", 0)
}

func (c *Others) key(seat engine.Seat) string { return "seat" + strconv.Itoa(int(seat)) }

func (c *Others) open(_ vugu.DOMEvent, seat engine.Seat) { c.s.Send(store.CityOpened{Seat: seat}) }

func (c *Others) body(seat engine.Seat) string {
	s := c.s
	out := seatMark(seat) + `<span class="sf-player-n">` + esc(s.Names[seat]) + `</span><b class="sf-player-p">` +
		strconv.Itoa(s.view.Prestige(seat)) + hidden(" "+words.Prestige+", ") + `</b>` + c.bid(seat) + `<span class="sf-player-s">` + s.stats(seat)
	if s.view.Starter() == seat {
		out += `<span class="sf-starts">` + esc(words.Starts) + `</span>`
	}
	return out + `</span>` + hidden(words.Open)
}

// bid is the sum or the card of a seat in the auction, as its line has it: on
// a narrow screen the lines lie far below.
func (c *Others) bid(seat engine.Seat) string {
	v := c.s.view
	if bid := v.Bid(seat); c.supply.open && (v.Ask() != game.AskBid || bid.Len() == 0 && !v.Out(seat)) {
		return ""
	}
	for _, x := range c.supply.rows {
		if x.key == lineKey(seat) && x.sum != "" {
			return `<b class="sf-bid` + strings.TrimPrefix(x.class, "sf-row") + `" aria-hidden="true">` + x.sum + `</b>`
		}
	}
	return ""
}

// stats is what everybody knows of a seat, in signs.
func (s *scene) stats(seat engine.Seat) string {
	v := s.view
	return stat("influence", words.Influence, v.Influence(seat)) + stat("checks", words.Checks, v.Held(seat)) +
		`<span class="sf-st" title="` + esc(words.Sticks) + `">` + stickKey(seat) + strconv.Itoa(v.Supply(seat)) + hidden(" "+words.Sticks+", ") + `</span>`
}

// Opened is what everybody knows of a player.
type Opened struct{ s *scene }

func (c *Opened) seat() engine.Seat { return c.s.Play.Opened }
func (c *Opened) heading() string   { return seatMark(c.seat()) + esc(c.s.Names[c.seat()]) }

// stats are the numbers of the player, with their names.
func (c *Opened) stats() string {
	v, seat := c.s.view, c.seat()
	line := func(picture string, n int, name string) string {
		return `<li>` + picture + `<b>` + strconv.Itoa(n) + `</b> ` + esc(name) + `</li>`
	}
	return line(sign("prestige"), v.Prestige(seat), words.Prestige) + line(sign("influence"), v.Influence(seat), words.Influence) +
		line(sign("checks"), v.Held(seat), words.Checks) + line(stickKey(seat), v.Supply(seat), words.Sticks)
}

// checks are those that everybody can know the player to hold.
func (c *Opened) checks() string {
	known := c.s.view.Known(c.seat())
	if known.Len() == 0 {
		return `<span class="note">` + esc(words.NoneKnown) + `</span>`
	}
	return chips(&known)
}

// maybe are the checks that the player holds or has paid face down.
func (c *Opened) maybe() string {
	maybe := c.s.view.Maybe(c.seat())
	return chips(&maybe)
}

// hidden is how many of those the player holds.
func (c *Opened) hidden() string {
	known := c.s.view.Known(c.seat())
	return text.HoldsOf(c.s.view.Held(c.seat()) - known.Len())
}

// rebuilt are the tiles that were rebuilt for the player.
func (c *Opened) rebuilt() string {
	out := ""
	for at := range game.Tile(game.Tiles) {
		if c.s.view.Builder(at) == c.seat() {
			d := c.s.view.District(at)
			out += `<li>` + building(d, true) + esc(text.KindTitle(d)+" "+text.TileName(at)) + ` <span class="note">+` + strconv.Itoa(d.Points()) + `</span></li>`
		}
	}
	if out == "" {
		return `<li class="note">` + esc(words.NoTiles) + `</li>`
	}
	return out
}
