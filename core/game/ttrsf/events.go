package ttrsf

import "bayboard/core/engine"

// The kinds of events. Those marked "own" are told to their seat alone: others
// see that they happen.
const (
	EvKept       engine.EventKind = 1 + iota // own; A: ticket
	EvReturned                               // own; A: ticket; it goes under the pile
	EvStack                                  // A: symbol, B: location
	EvDrawn                                  // own; A: color; chance
	EvTaken                                  // A: color, B: place in the row
	EvTurnedUp                               // A: color, B: place in the row; chance
	EvSwept                                  // A: ferries; the row goes to the discards
	EvHeld                                   // A: ferries; the row stays though it has three ferries
	EvReshuffled                             // A: cards; chance
	EvClaimed                                // A: route, B: color of the payment, C: ferries in it, D: cable cars left
	EvPoints                                 // A: points of the claim, B: of all routes now
	EvToken                                  // A: symbol, B: location, C: tokens held now
	EvOffered                                // own; A: ticket; chance
	EvPassed                                 //
	EvLastTurns                              // A: turns that are left
	EvEnded                                  // A: ending
	EvTicket                                 // A: ticket, B: 1 if it is complete, C: points
	endOfEvents
)

var eventNames = [endOfEvents]string{
	"", "kept", "returned", "stack", "drawn", "taken", "turned-up", "swept", "held", "reshuffled", "claimed",
	"points", "token", "offered", "passed", "last-turns", "ended", "ticket",
}

// tell reports a public event.
func tell(hear engine.Listener, e engine.Event) {
	if hear != nil {
		e.Audience = engine.AllSeats
		hear(e)
	}
}

// whisper reports an event whose facts its seat alone may know.
func whisper(hear engine.Listener, e engine.Event) {
	if hear != nil {
		e.Audience = e.Seat
		hear(e)
	}
}

// DescribeEvent names an event and its facts.
func (s *State) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	return s.Table.DescribeEvent(e)
}

// DescribeEvent is as State.DescribeEvent. Places count from 1. Facts that
// are blank are left out.
func (t *Table) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	if e.Kind == 0 || e.Kind >= endOfEvents {
		return "", nil
	}
	var facts []engine.Fact
	number := func(name string, n int16) { facts = append(facts, engine.Number(name, int(n))) }
	word := func(name, w string) { facts = append(facts, engine.Word(name, w)) }
	switch e.Kind {
	case EvKept, EvReturned, EvOffered, EvTicket:
		if e.A > 0 && e.A <= int16(t.ed.ticketN) {
			word("ticket", t.ed.ticketText(TicketID(e.A)))
		}
		if e.Kind == EvTicket {
			number("complete", e.B)
			number("points", e.C)
		}
	case EvStack:
		word("symbol", symbolNames[e.A])
		word("location", t.ed.locations[e.B].Slug)
	case EvDrawn:
		if e.A != 0 {
			word("card", Color(e.A).String())
		}
	case EvTaken, EvTurnedUp:
		word("card", Color(e.A).String())
		number("place", e.B+1)
	case EvSwept, EvHeld:
		number("ferries", e.A)
	case EvReshuffled:
		number("cards", e.A)
	case EvClaimed:
		r := &t.ed.routes[e.A]
		word("route", t.ed.routeText(RouteID(e.A)))
		number("spaces", int16(r.Length))
		word("colour", Color(e.B).String())
		number("ferries", e.C)
		number("cars", e.D)
	case EvPoints:
		number("points", e.A)
		number("total", e.B)
	case EvToken:
		word("symbol", symbolNames[e.A])
		word("location", t.ed.locations[e.B].Slug)
		number("tokens", e.C)
	case EvLastTurns:
		number("turns", e.A)
	case EvEnded:
		word("reason", string(endRules[e.A]))
	}
	return eventNames[e.Kind], facts
}

// ticketText writes a ticket's ends: "alcatraz/sunset".
func (e *Edition) ticketText(t TicketID) string {
	return e.locations[e.tickets[t].A].Slug + "/" + e.locations[e.tickets[t].B].Slug
}

// routeText writes a route: its ends, and where there are two its colour, or
// 2 for the second of one colour: "pier-39/alcatraz:2".
func (e *Edition) routeText(r RouteID) string {
	route := &e.routes[r]
	text := e.locations[route.A].Slug + "/" + e.locations[route.B].Slug
	switch {
	case route.Twin != NoRoute && !route.Same:
		text += ":" + route.Color.String()
	case route.Same && route.Second:
		text += ":2"
	}
	return text
}
