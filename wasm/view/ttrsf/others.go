package ttrsf

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Others is the strip of the other players; each opens what is public of
// them.
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

func (c *Others) class() string { return "tt-players tt-players-" + strconv.Itoa(c.s.view.Seats()-1) }

func (c *Others) cardClass(seat engine.Seat) string {
	class := "tt-player s" + strconv.Itoa(int(seat)+1)
	if c.s.view.Actor() == seat {
		class += " tt-player-now"
	}
	return class + c.s.motion.Of(seat, "q", 0)
}

func (c *Others) key(seat engine.Seat) string { return "seat" + strconv.Itoa(int(seat)) }

func (c *Others) open(_ vugu.DOMEvent, seat engine.Seat) { c.s.Send(store.CityOpened{Seat: seat}) }

// points are those for routes, which everybody sees, after the end all of them.
func (s *scene) points(seat engine.Seat) string {
	if !s.over() {
		return strconv.Itoa(s.view.RoutePoints(seat)) + hidden(" "+words.Points+", ")
	}
	return text.Points(s.view.Game().Unit(), s.view.Outcome().Scores[seat]) + hidden(" "+words.FinalPoints+", ")
}

func (c *Others) body(seat engine.Seat) string {
	s := c.s
	out := seatMark(seat) + `<span class="tt-player-n">` + esc(s.Names[seat]) + `</span><b class="tt-player-p">` +
		s.points(seat) + `</b><span class="tt-player-s">` + s.stats(seat) + `</span>`
	if s.view.Tokens(seat) != 0 {
		out += `<span class="tt-tokens">` + s.tokens(seat, false) + `</span>`
	}
	if k := s.known(seat); k != "" {
		out += `<span class="tt-player-s tt-known">` + k + `</span>`
	}
	return out + `<span class="tt-last" aria-hidden="true">` + s.latest(seat) + `</span>` + hidden(words.Open)
}
