package ttrsf

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/text"
)

// Standings is the points, as far as the viewer knows them: the tickets of
// others are secret until the end.
type Standings struct{ s *scene }

// account is a line of the table.
type account struct{ key, class, head, routes, tokens, tickets, sum, cars string }

func (c *Standings) heading() string {
	if c.s.over() {
		return words.Final
	}
	return words.Standings
}

func (c *Standings) accounts() []account {
	s := c.s
	out := s.view.Outcome()
	var list []account
	for i := range s.view.Seats() {
		seat := engine.Seat(i)
		have := s.view.Tokens(seat).Len()
		x := account{key: "s" + strconv.Itoa(i), head: seatMark(seat) + esc(s.Names[seat]),
			routes: strconv.Itoa(s.view.RoutePoints(seat)), tokens: strconv.Itoa(game.TokenPoints(have)),
			tickets: hiddenTickets, sum: text.Points(s.view.Game().Unit(), out.Scores[seat]), cars: strconv.Itoa(s.view.Cars(seat))}
		if seat == s.seat {
			x.class = "me"
		}
		if seat == s.seat || out.Over {
			x.tickets = signed(out.Scores[seat] - s.view.RoutePoints(seat) - game.TokenPoints(have))
		}
		list = append(list, x)
	}
	return list
}

var hiddenTickets = `<span aria-hidden="true">?</span>` + hidden(words.Hidden)
