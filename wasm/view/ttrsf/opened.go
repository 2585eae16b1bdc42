package ttrsf

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/text"
)

// Opened is what everybody knows of another player.
type Opened struct{ s *scene }

func (c *Opened) seat() engine.Seat { return c.s.Play.Opened }

func (c *Opened) heading() string { return seatMark(c.seat()) + esc(c.s.Names[c.seat()]) }

func (c *Opened) points() string {
	if c.s.over() {
		return "<b>" + text.Points(c.s.view.Game().Unit(), c.s.view.Outcome().Scores[c.seat()]) + "</b> " + words.FinalPoints
	}
	return "<b>" + strconv.Itoa(c.s.view.RoutePoints(c.seat())) + "</b> " + words.Points
}

func (c *Opened) stats() string  { return c.s.stats(c.seat()) }
func (c *Opened) tokens() string { return c.s.tokens(c.seat(), true) }
func (c *Opened) known() string  { return c.s.known(c.seat()) }

// claim is a route of the player.
type claim struct{ key, name, worth string }

func (c *Opened) claims() []claim {
	var list []claim
	for i := range c.s.ed.Routes() {
		if r := game.RouteID(i); c.s.view.Owner(r) == c.seat() {
			route := c.s.ed.Route(r)
			list = append(list, claim{"r" + strconv.Itoa(i), halves(c.s.routeEnds(r)), spaces(int(route.Length)) + ", " + signed(int(route.Points))})
		}
	}
	return list
}

// tickets are those that the viewer knows: all of them after the end.
func (c *Opened) tickets() []ticket { return c.s.ticketsOf(c.seat()) }
