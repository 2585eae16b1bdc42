package text

import (
	"strconv"

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

// PlaceLabel is the name of a location on the map: "Alcatraz, 2 crab tokens".
func PlaceLabel(e *ttrsf.Edition, l ttrsf.Loc, k ttrsf.Stack) string {
	if k.Symbol == 0 {
		return PlaceName(e, l)
	}
	return PlaceName(e, l) + ", " + count(k.Left, k.Symbol.String()+" token", k.Symbol.String()+" tokens")
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

// ClaimWith is the button that claims a route with a payment.
func ClaimWith(c ttrsf.Color, ferries, spaces int) string {
	return "Claim with " + Payment(c, ferries, spaces)
}

// PlaceTokens is a location that can get a spare stack.
func PlaceTokens(e *ttrsf.Edition, l ttrsf.Loc, y ttrsf.Symbol) string {
	return "Place the " + y.String() + " tokens at " + PlaceName(e, l)
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

// GainTicket is "Alcatraz – Sunset complete".
func GainTicket(e *ttrsf.Edition, id ttrsf.TicketID) string { return TicketName(e, id) + " complete" }

// GainCars is "12 → 8 cable cars".
func GainCars(was, is int) string {
	if is == 1 {
		return GainValue(was, is) + " cable car"
	}
	return GainValue(was, is) + " cable cars"
}

// RowPlace names a place of the face-up row: "Face up 3: blue".
func RowPlace(i int, c ttrsf.Color) string {
	if c == ttrsf.NoCard {
		return "Face up " + strconv.Itoa(i+1) + ": empty"
	}
	return "Face up " + strconv.Itoa(i+1) + ": " + c.String()
}
