package text

import (
	"bayboard/core/game/ttrsf"
)

// RouteLabel is the name of a route on the map: "Pier 39 to Alcatraz, 2
// spaces, any colour, 1 ferry, claimed by Mira". owner is empty while it is
// open.
func RouteLabel(e *ttrsf.Edition, r ttrsf.RouteID, owner string) string {
	route := e.Route(r)
	s := PlaceName(e, route.A) + " to " + PlaceName(e, route.B) + ", " +
		count(int(route.Length), "space", "spaces") + ", " + RouteColour(route.Color)
	if n := int(route.Ferries); n > 0 {
		s += ", " + count(n, "ferry", "ferries")
	}
	if owner != "" {
		s += ", claimed by " + within(owner)
	}
	return s
}

// TakeCard is the button of a face-up card, of the deck for Gray.
func TakeCard(c ttrsf.Color) string {
	if c == ttrsf.Gray {
		return "Draw a card from the deck"
	}
	if c == ttrsf.Ferry {
		return "Take the face-up ferry"
	}
	return "Take the face-up " + c.String() + " card"
}

// KeepTickets is the button that keeps a ticket, or both for an empty name.
func KeepTickets(name string) string {
	if name == "" {
		return "Keep both"
	}
	return "Keep " + name
}

// TakeToken is the button that takes a token.
func TakeToken(y ttrsf.Symbol) string { return "Take the " + y.String() + " token" }

// TicketState says how a ticket stands: "complete, +7", "open, −7".
func TicketState(complete bool, points int) string {
	if complete {
		return "complete, " + Gain("", points)
	}
	return "open, " + Gain("", -points)
}

// The gains of a preview of a claim: a few words each.

// GainToken is "Crab token, your 3rd".
func GainToken(y ttrsf.Symbol, nth int) string { return TokenName(y) + ", your " + Place(nth) }
