package ttrsf

import (
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
)

// chart is the map of an edition as it is drawn. What it made it keeps: the
// same picture is the same string, which is cheap to compare.
type chart struct {
	ed     *game.Edition
	layout *svg.MapTTRSF
	ground string
	routes [game.MaxRoutes][game.MaxPlayers + 1]string // by owner, from 1
	thumbs map[thumb]string
	cards  [game.Colors]string
}

// thumb is a ticket's picture.
type thumb struct {
	ticket game.TicketID
	state  svg.LinkTTRSF
}

func newChart(ed *game.Edition) *chart {
	c := &chart{ed: ed, layout: svg.MapOfTTRSF(ed), thumbs: map[thumb]string{}}
	c.ground = c.layout.Background()
	for k := game.Blue; k < game.Colors; k++ {
		c.cards[k] = svg.CardTTRSF(k.String())
	}
	return c
}

// route is a route's picture with its owner, from 1.
func (c *chart) route(r game.RouteID, owner int) string {
	m := &c.routes[r][owner]
	if *m == "" {
		*m = c.layout.Route(int(r)).Markup(svg.RouteStateTTRSF{Owner: owner})
	}
	return *m
}

// ticket is a ticket's picture.
func (c *chart) ticket(id game.TicketID, state svg.LinkTTRSF) string {
	k := thumb{id, state}
	m, ok := c.thumbs[k]
	if !ok {
		t := c.ed.Ticket(id)
		m = c.layout.Ticket(int(t.A), int(t.B), int(t.Points), state)
		c.thumbs[k] = m
	}
	return m
}

// middle is where a route lies, for the arrow keys.
func (c *chart) middle(r game.RouteID) (x, y float64) {
	spaces := c.layout.Route(int(r)).Spaces
	a, b := spaces[(len(spaces)-1)/2], spaces[len(spaces)/2]
	return (a.X + b.X) / 2, (a.Y + b.Y) / 2
}
