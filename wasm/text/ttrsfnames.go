package text

import (
	"strconv"
	"strings"

	"bayboard/core/game/ttrsf"
)

// dash stands between the two ends of a route or a ticket.
const dash = " – "

// TransportCard is a card of ttrsf as a title: "Blue", "Ferry".
func TransportCard(c ttrsf.Color) string { return upper(c.String()) }

// RouteColour is what a route asks for: "blue", "any colour".
func RouteColour(c ttrsf.Color) string {
	if c == ttrsf.Gray {
		return "any colour"
	}
	return c.String()
}

// TransportCards is "no blue cards", "1 ferry", "3 red cards".
func TransportCards(n int, c ttrsf.Color) string { return cardsOf(n, c.String()) }

func cardsOf(n int, color string) string {
	if color == ttrsf.Ferry.String() {
		return count(n, "ferry", "ferries")
	}
	return count(n, color+" card", color+" cards")
}

// aCard is one of a colour: "a ferry", "an orange card".
func aCard(color string) string {
	switch {
	case color == "":
		return "a card"
	case color == ttrsf.Ferry.String():
		return "a ferry"
	case strings.ContainsAny(color[:1], "aeiou"):
		return "an " + color + " card"
	}
	return "a " + color + " card"
}

// faceUp is "a face-up ferry", "a face-up blue card".
func faceUp(color string) string {
	if color == "" {
		return "a face-up card"
	}
	return "a face-up " + strings.TrimPrefix(cardsOf(1, color), "1 ")
}

// several is "2 blue", "2 ferries".
func several(n int, color string) string {
	if color == ttrsf.Ferry.String() {
		return cardsOf(n, color)
	}
	return strconv.Itoa(n) + " " + color
}

// Payment is what is paid for a route: "2 blue and 1 ferry", "3 ferries".
func Payment(c ttrsf.Color, ferries, spaces int) string {
	return payment(c.String(), ferries, spaces)
}

func payment(color string, ferries, spaces int) string {
	var paid []string
	if n := spaces - ferries; n > 0 {
		paid = append(paid, several(n, color))
	}
	if ferries > 0 {
		paid = append(paid, several(ferries, ttrsf.Ferry.String()))
	}
	return And(paid)
}

// PlaceName is the name of a location.
func PlaceName(e *ttrsf.Edition, l ttrsf.Loc) string { return e.Location(l).Name }

// RouteName is "Pier 39 – Alcatraz", with the colour where the two routes of a
// double differ in it: "Union Square – Civic Center (green)".
func RouteName(e *ttrsf.Edition, r ttrsf.RouteID) string {
	route := e.Route(r)
	name := PlaceName(e, route.A) + dash + PlaceName(e, route.B)
	if route.Twin != ttrsf.NoRoute && !route.Same {
		name += " (" + colour(route.Color.String()) + ")"
	}
	return name
}

// TicketName is "Alcatraz – Sunset", for a ticket that one does not know "a
// hidden ticket".
func TicketName(e *ttrsf.Edition, id ttrsf.TicketID) string {
	if id == 0 {
		return "a hidden ticket"
	}
	t := e.Ticket(id)
	return PlaceName(e, t.A) + dash + PlaceName(e, t.B)
}

// SymbolName is a token's symbol as a title: "Crab".
func SymbolName(y ttrsf.Symbol) string { return upper(y.String()) }

// TokenName is "Crab token".
func TokenName(y ttrsf.Symbol) string { return SymbolName(y) + " token" }

// endsName is the name of a route or a ticket by its text: "pier-39/alcatraz"
// is "Pier 39 – Alcatraz". Without an edition the map is the built-in one.
func endsName(e *ttrsf.Edition, text string) string {
	a, rest, _ := strings.Cut(text, "/")
	b, color, _ := strings.Cut(rest, ":")
	name := slugName(e, a) + dash + slugName(e, b)
	if color != "" && color != "2" {
		name += " (" + colour(color) + ")"
	}
	return name
}

// slugName is the name of a location by its slug.
func slugName(e *ttrsf.Edition, slug string) string {
	if e == nil {
		e = ttrsf.Builtin()
	}
	if l, ok := e.LocOf(slug); ok {
		return PlaceName(e, l)
	}
	words := strings.Split(slug, "-")
	for i, w := range words {
		words[i] = upper(w)
	}
	return strings.Join(words, " ")
}
