package ttrsf

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Tickets are the tickets that the viewer keeps, after the end all that were
// kept.
type Tickets struct{ s *scene }

// ticket is a ticket as it stands.
type ticket struct{ key, class, ends, state, value, art string }

// ticketState is how a ticket of a seat stands.
func (s *scene) ticketState(seat engine.Seat, id game.TicketID) svg.LinkTTRSF {
	switch {
	case s.view.Complete(seat, id):
		return svg.LinkDone
	case seat == s.seat && s.look != nil && s.look.completes[id]:
		return svg.LinkSoon
	}
	return svg.LinkOpen
}

// ticket shows a ticket of a seat.
func (s *scene) ticket(key string, seat engine.Seat, id game.TicketID) ticket {
	st := s.ticketState(seat, id)
	points := int(s.ed.Ticket(id).Points)
	x := ticket{key: key, class: "tt-tick", ends: halves(text.TicketName(s.ed, id)), art: s.chart.ticket(id, st), value: signed(points)}
	switch st {
	case svg.LinkDone:
		x.class, x.state = x.class+" tt-done", icon("tt-i-done", "")+esc(words.Done)
	case svg.LinkSoon:
		x.class, x.state = x.class+" tt-soon", icon("tt-i-soon", "")+esc(words.Soon)
	default:
		x.state, x.value = icon("tt-i-open", "")+esc(words.Missing), signed(-points)
		if s.over() {
			x.state = icon("tt-i-lost", "") + esc(words.Failed)
		}
	}
	return x
}

// ticketsOf are the tickets of a seat that the viewer knows.
func (s *scene) ticketsOf(seat engine.Seat) []ticket {
	var list []ticket
	for i, id := range s.view.Tickets(seat) {
		if id != 0 {
			list = append(list, s.ticket("k"+strconv.Itoa(int(seat))+"-"+strconv.Itoa(i), seat, id))
		}
	}
	return list
}

// list is the viewer's tickets, after the end those of all.
func (c *Tickets) list() []ticket {
	if !c.s.over() {
		return c.s.ticketsOf(c.s.seat)
	}
	var list []ticket
	n := engine.Seat(c.s.view.Seats())
	for i := range n {
		seat := (c.s.seat + i) % n
		for _, x := range c.s.ticketsOf(seat) {
			x.state = seatMark(seat) + esc(c.s.Names[seat]) + ": " + x.state
			list = append(list, x)
		}
	}
	return list
}

func (c *Tickets) some() bool { return len(c.list()) > 0 }

func (c *Tickets) heading() string {
	if c.s.over() {
		return words.Pile
	}
	return words.Mine
}

// note is how many of the tickets are complete, empty without any and after
// the end.
func (c *Tickets) note() string {
	done, all := 0, 0
	if c.s.over() {
		return ""
	}
	for _, id := range c.s.view.Tickets(c.s.seat) {
		if id != 0 {
			all++
			if c.s.view.Complete(c.s.seat, id) {
				done++
			}
		}
	}
	if all == 0 {
		return ""
	}
	return doneOf(done, all)
}
