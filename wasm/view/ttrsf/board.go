package ttrsf

import (
	"slices"
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Board is the map with the viewer's tickets. What it remembers is how near
// the map is, whether tickets are drawn on it, and the route that the arrow
// keys have reached.
type Board struct {
	s       *scene
	why     ui.Why
	tickets Tickets

	near  int  // 0 readable, 1 nearer, -1 all of it
	links bool // tickets are drawn
	at    game.RouteID
	moved bool // the keys were used since the table changed
	jumps int  // counts moves, so that each is a new request for focus
	touch ui.Pointer
	opens opening
	ply   int
}

// line is a route as a control of the map.
type line struct {
	key, route, class, name, tab, idle, pressed, art string

	focus  any // asks for the focus, nil if not
	reveal any // asks to be seen, nil if not
	id     game.RouteID
}

// spot is a location, a control if a stack can be placed there.
type spot struct {
	key, place, class, name, art string

	can bool
	act engine.Action
}

// show notes that the table has changed.
func (c *Board) show() {
	if ply := c.s.Play.Match.Ply(); ply != c.ply {
		c.ply, c.moved = ply, false
	}
	c.open()
}

func (c *Board) label() string { return mapName(c.s.ed.Locations(), c.s.ed.Routes()) }

func (c *Board) box() string { return c.s.chart.layout.Box().ViewBox() }

func (c *Board) ground() string { return c.s.chart.ground }

func (c *Board) lines() []line {
	list := make([]line, c.s.ed.Routes())
	stop := c.tabStop()
	for i := range list {
		list[i] = c.line(game.RouteID(i), stop)
	}
	return list
}

func (c *Board) line(r game.RouteID, stop game.RouteID) line {
	s := c.s
	n := strconv.Itoa(int(r))
	st := s.state(r)
	x := line{key: "r" + n, route: n, class: s.chart.layout.Route(int(r)).Class(st), name: s.routeName(r), tab: "-1",
		idle: "true", pressed: yes(st.Picked), art: s.chart.route(r, st.Owner), id: r}
	if s.acting && s.view.Ask() == game.AskTurn {
		x.idle = "false"
	}
	if w := s.Play.Why; c.why.Shown() && w.Action.Kind == game.ActClaim && game.RouteID(w.Action.A) == s.ed.Choice(r) {
		x.class += " tt-asked"
	}
	x.class += s.motion.Of(engine.NoSeat, "r", int(r))
	if a := s.HintArea(); a.Kind == game.ActClaim && a.A == int16(r) {
		x.reveal = "aim hint " + strconv.Itoa(int(s.Play.Hint.Stage))
	}
	if st.Picked {
		x.reveal = "picked"
	}
	if a := s.Play.Hinted(); a.Kind == game.ActClaim && a.A == int16(r) && s.acting {
		x.class += " hinted"
	}
	if r == stop {
		x.tab = "0"
		if c.moved {
			x.focus = strconv.Itoa(c.jumps)
		}
	}
	return x
}

func yes(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

func (c *Board) spots() []spot {
	list := make([]spot, c.s.ed.Locations())
	goals := map[game.Loc]bool{}
	for _, id := range c.traced() {
		goals[c.s.ed.Ticket(id).A], goals[c.s.ed.Ticket(id).B] = true, true
	}
	for i := range list {
		list[i] = c.spot(game.Loc(i), goals)
	}
	return list
}

func (c *Board) spot(l game.Loc, goals map[game.Loc]bool) spot {
	s := c.s
	n := strconv.Itoa(int(l))
	name := text.PlaceName(s.ed, l)
	x := spot{key: "p" + n, place: n, name: name, act: engine.Action{Kind: game.ActStack, A: int16(l)}}
	st := svg.PlaceStateTTRSF{Goal: goals[l]}
	if k, ok := s.view.StackAt(l); ok && l != game.NoLoc {
		st.Symbol, st.Left = k.Symbol.String(), k.Left
		x.name = tokensAt(k.Left, st.Symbol, name)
	}
	if s.pick != game.NoRoute {
		route := s.ed.Route(s.pick)
		st.End = l == route.A || l == route.B
	}
	if x.can = s.acting && s.view.Ask() == game.AskStack && s.Can(x.act); x.can {
		st.Can = true
		x.name = placeHere(name)
	}
	x.class, x.art = s.Hint(svg.PlaceClassTTRSF(st), x.act), s.chart.layout.PlaceMarkup(int(l), st)
	x.class += s.motion.Of(engine.NoSeat, "p", int(l))
	if a := s.HintArea(); a.Kind == game.ActClaim && l == s.ed.Route(game.RouteID(a.A)).A {
		x.class += " hinted"
	}
	return x
}

// traced are the tickets drawn on the map: those to choose from, and on
// request those that the viewer keeps.
func (c *Board) traced() []game.TicketID {
	s := c.s
	var ids []game.TicketID
	if s.acting {
		ids = append(ids, s.view.Offered(s.seat)...)
	}
	if c.links {
		ids = append(ids, s.view.Tickets(s.seat)...)
	}
	return slices.DeleteFunc(ids, func(id game.TicketID) bool { return id == 0 })
}

func (c *Board) drawn() string {
	out := ""
	for _, id := range c.traced() {
		t := c.s.ed.Ticket(id)
		out += c.s.chart.layout.Link(int(t.A), int(t.B), c.s.ticketState(c.s.seat, id))
	}
	return out
}

func (c *Board) press(_ vugu.DOMEvent, x line) { c.s.press(x.id) }

func (c *Board) point(_ vugu.DOMEvent, x line) {
	if c.s.pick == game.NoRoute && c.s.state(x.id).Can {
		c.s.point(c.s.payment(c.s.ed.Choice(x.id)))
	}
}

func (c *Board) leave(vugu.DOMEvent) {
	if c.s.Play.Pointed != (engine.Action{}) {
		c.s.point(engine.Action{})
	}
}

// place puts a stack at a location. A finger first shows where.
func (c *Board) place(event vugu.DOMEvent, x spot) {
	if c.touch.Clicked(event) {
		event.StopPropagation() // a tap elsewhere drops it
		c.s.Send(store.Tapped{Action: x.act})
		return
	}
	c.s.choose(x.act)
}
