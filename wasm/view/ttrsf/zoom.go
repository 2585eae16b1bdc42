package ttrsf

import (
	"github.com/vugu/vugu"

	game "bayboard/core/game/ttrsf"
)

// The nearest and the farthest look at the map.
const (
	nearest  = 1
	farthest = -1
)

func (c *Board) panClass() string {
	switch c.near {
	case nearest:
		return "tt-pan tt-pan-near"
	case farthest:
		return "tt-pan tt-pan-whole"
	}
	return "tt-pan"
}

// opening is the route which the map opens on, where not all of it can be
// seen, and why: in a lesson the one that is to be claimed.
func (c *Board) opening() (game.RouteID, string) {
	for _, a := range c.s.Play.Aims() {
		if a.Kind == game.ActClaim {
			return game.RouteID(a.A), "aim " + c.s.Play.ID
		}
	}
	return c.midst(), "midst"
}

// midst is the route nearest to the middle of the viewer's tickets, those to
// choose from before those they keep; of all places if there are none.
func (c *Board) midst() game.RouteID {
	s := c.s
	var x, y, n float64
	add := func(l game.Loc) {
		px, py := s.chart.layout.Place(int(l))
		x, y, n = x+px, y+py, n+1
	}
	both := func(ids []game.TicketID) {
		for _, id := range ids {
			if id != 0 {
				add(s.ed.Ticket(id).A)
				add(s.ed.Ticket(id).B)
			}
		}
	}
	if s.acting {
		both(s.view.Offered(s.seat))
	}
	if n == 0 {
		both(s.view.Tickets(s.seat))
	}
	if n == 0 {
		for i := range s.ed.Locations() {
			add(game.Loc(i))
		}
	}
	best, least := game.NoRoute, 0.0
	for i := range s.ed.Routes() {
		px, py := s.chart.middle(game.RouteID(i))
		if d := (px-x/n)*(px-x/n) + (py-y/n)*(py-y/n); best == game.NoRoute || d < least {
			best, least = game.RouteID(i), d
		}
	}
	return best
}

func (c *Board) nearer(vugu.DOMEvent)  { c.near = min(c.near+1, nearest) }
func (c *Board) farther(vugu.DOMEvent) { c.near = max(c.near-1, farthest) }
func (c *Board) link(vugu.DOMEvent)    { c.links = !c.links }

func (c *Board) isNearest() string  { return yes(c.near == nearest) }
func (c *Board) isFarthest() string { return yes(c.near == farthest) }
func (c *Board) linked() string     { return yes(c.links) }

func (c *Board) nearIcon() string { return icon("tt-i-near", "") }
func (c *Board) farIcon() string  { return icon("tt-i-far", "") }
func (c *Board) linkIcon() string { return icon("tt-i-links", "") }
