package sf2022

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Others is the strip of the other players; each opens that player's city.
type Others struct{ s *scene }

// list is the others in turn order, from the one after the viewer.
func (c *Others) list() []engine.Seat {
	n := c.s.view.Seats()
	var list []engine.Seat
	for i := 1; i < n; i++ {
		list = append(list, (c.s.seat+engine.Seat(i))%engine.Seat(n))
	}
	return list
}

func (c *Others) class() string { return "opps opps-" + strconv.Itoa(c.s.view.Seats()-1) }

func (c *Others) cardClass(seat engine.Seat) string {
	class := "opp"
	if c.s.view.Actor() == seat {
		class += " opp-now"
	}
	return class + c.s.motion.Of(seat, "t", 0)
}

func (c *Others) key(seat engine.Seat) string { return "seat" + strconv.Itoa(int(seat)) }

func (c *Others) open(_ vugu.DOMEvent, seat engine.Seat) { c.s.Send(store.CityOpened{Seat: seat}) }

func (c *Others) thumb(seat engine.Seat) string {
	city := c.s.city(seat)
	var cells [game.Cells]svg.Thumb2022
	for at := range game.Cell(game.Cells) {
		card := city.Card(at)
		cells[at] = svg.Thumb2022{
			Taken: card != 0, Color: c.s.face(card).Color,
			Marker: city.Network().Has(at), Skyscraper: city.Skyscrapers().Has(at),
		}
	}
	return svg.City2022(&cells) + c.s.marks(seat)
}

func (c *Others) name(seat engine.Seat) string {
	return seatMark(seat) + `<span class="opp-w">` + esc(c.s.Names[seat]) + `</span><span class="pts"><b>` +
		c.s.points(seat) + `</b><span class="lbl"> ` + words.Points + `</span></span>`
}

func (c *Others) kind(seat engine.Seat) string {
	return text.Player(c.s.Play.Players[seat])
}

func (c *Others) stats(seat engine.Seat) string { return c.s.stats(seat) }

// stats is what a seat has beside its city, in signs.
func (s *scene) stats(seat engine.Seat) string {
	city := s.city(seat)
	out := stat("", "i-tower", words.Skyscrapers, city.Skyscrapers().Len()) +
		stat("", "i-car", words.Markers, city.Network().Len()) +
		stat("st-c", "i-commit", words.Commitments, city.Commitments())
	if n := city.NoCommitmentTokens(); n > 0 {
		out += stat("st-c", "i-free", words.NoCommitment, n)
	}
	if n := city.PointTokens(); n > 0 {
		out += stat("", "i-coin", words.PointTokens, n)
	}
	if n := s.completions(seat); n > 0 {
		out += stat("", "i-done", words.Completed, n)
	}
	if s.view.Builder() == seat {
		out += `<span class="st" title="` + words.Order + `">` + icon("i-order") + hidden(words.Order) + `</span>`
	}
	return out
}

func (s *scene) completions(seat engine.Seat) int {
	n := 0
	for r := range game.Row(game.Rows) {
		if s.view.Completion(r) == seat {
			n++
		}
	}
	return n
}
