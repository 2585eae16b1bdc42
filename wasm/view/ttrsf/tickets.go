package ttrsf

import (
	"strconv"

	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Tickets are the tickets that the viewer keeps.
type Tickets struct{ s *scene }

// ticket is a ticket as it stands.
type ticket struct{ key, class, ends, state, value, art string }

// ticketState is how a ticket of the viewer stands.
func (s *scene) ticketState(id game.TicketID) svg.LinkTTRSF {
	switch {
	case s.view.Complete(s.seat, id):
		return svg.LinkDone
	case s.look != nil && s.look.completes[id]:
		return svg.LinkSoon
	}
	return svg.LinkOpen
}

// ticket shows a ticket that the viewer keeps.
func (s *scene) ticket(key string, id game.TicketID) ticket {
	st := s.ticketState(id)
	points := int(s.ed.Ticket(id).Points)
	x := ticket{key: key, class: "tt-tick", ends: text.TicketName(s.ed, id), art: s.chart.ticket(id, st), value: signed(points)}
	switch st {
	case svg.LinkDone:
		x.class, x.state = x.class+" tt-done", icon("tt-i-done", "")+esc(words.Done)
	case svg.LinkSoon:
		x.class, x.state = x.class+" tt-soon", icon("tt-i-soon", "")+esc(words.Soon)
	default:
		x.state, x.value = icon("tt-i-open", "")+esc(words.Missing), signed(-points)
		if s.view.Ask() == game.AskNothing {
			x.state = icon("tt-i-lost", "") + esc(words.Failed)
		}
	}
	return x
}

func (c *Tickets) list() []ticket {
	var list []ticket
	for i, id := range c.s.view.Tickets(c.s.seat) {
		if id != 0 {
			list = append(list, c.s.ticket("k"+strconv.Itoa(i), id))
		}
	}
	return list
}

func (c *Tickets) note() string {
	done, all := 0, 0
	for _, id := range c.s.view.Tickets(c.s.seat) {
		if id != 0 {
			all++
			if c.s.view.Complete(c.s.seat, id) {
				done++
			}
		}
	}
	return doneOf(done, all)
}
