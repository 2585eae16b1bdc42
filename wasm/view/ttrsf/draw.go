package ttrsf

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/escape"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

func esc(s string) string { return escape.HTML(s) }

// icon is a sign in the size of the text.
func icon(id, class string) string {
	if class != "" {
		class = " " + class
	}
	return `<svg class="ic` + class + `" viewBox="0 0 24 24" aria-hidden="true">` + svg.Use(id, "", 0, 0, 24, 24) + `</svg>`
}

// seatMark is a seat's shape in its colour.
func seatMark(seat engine.Seat) string {
	return `<svg class="seat s` + strconv.Itoa(int(seat)+1) + `" viewBox="0 0 16 16" aria-hidden="true">` +
		svg.Use(svg.Seat(int(seat)), "", 0, 0, 16, 16) + `</svg>`
}

// hidden is text for those who hear the page.
func hidden(s string) string { return `<span class="vh">` + esc(s) + `</span>` }

// keySpace is a space of a route in the size of a line.
func keySpace(c game.Color, boat bool, owner int) string {
	class := "tt-key " + svg.ColorTTRSF(c.String())
	if owner > 0 {
		class += " tt-taken s" + strconv.Itoa(owner)
	}
	return `<svg class="` + class + `" viewBox="-20 -11 40 22" aria-hidden="true">` + svg.KeySpaceTTRSF(c.String(), boat, owner) + `</svg>`
}

// mini is a card in small.
func mini(c game.Color) string {
	return `<span class="tt-mini ` + svg.ColorTTRSF(c.String()) + `">` + icon(svg.SymbolTTRSF(c.String()), "") + `</span>`
}

// token is a token in small.
func token(y game.Symbol, have bool) string { return tokenAs("tt-tok", y, have) }

func tokenAs(class string, y game.Symbol, have bool) string {
	return `<svg class="` + class + `" viewBox="0 0 32 32" aria-hidden="true">` + svg.TokenArtTTRSF(y.String(), have) + `</svg>`
}

// stat is a sign and a number, with its name.
func stat(id, class, name string, n int) string {
	return `<span class="tt-st" title="` + esc(name) + `">` + icon(id, class) + strconv.Itoa(n) + hidden(" "+name+", ") + `</span>`
}

// stats is what everybody knows of a seat, in signs.
func (s *scene) stats(seat engine.Seat) string {
	v := s.view
	return stat("tt-i-car", "tt-i-car", words.Cars, v.Cars(seat)) +
		stat("tt-i-cards", "", words.Cards, v.HandLen(seat)) +
		stat("tt-i-ticket", "", words.Tickets, v.TicketCount(seat)) +
		stat("tt-i-token", "", words.Tokens, v.Tokens(seat).Len())
}

// tokens are the tokens of a seat; missing ones are outlines if all are shown.
func (s *scene) tokens(seat engine.Seat, all bool) string {
	out, names := "", ""
	for y := game.Symbol(1); y <= game.Symbols; y++ {
		have := s.view.Tokens(seat).Has(y)
		if have || all {
			out += tokenAs("tt-tok"+s.motion.Of(seat, "k", int(y)), y, have)
		}
		if have {
			names += " " + y.String()
		}
	}
	if names == "" {
		return out + hidden(words.NoTokens)
	}
	return out + hidden(words.Tokens+":"+names)
}

// known are the cards that everybody can know a seat to hold.
func (s *scene) known(seat engine.Seat) string {
	out := ""
	cards := s.view.Known(seat)
	for c := game.Blue; c < game.Colors; c++ {
		if n := int(cards[c]); n > 0 {
			out += `<span class="tt-st" title="` + esc(knows(text.TransportCards(n, c))) + `">` + strconv.Itoa(n) +
				keySpace(c, c == game.Ferry, 0) + hidden(text.TransportCards(n, c)+", ") + `</span>`
		}
	}
	return out
}

// halves is the name of a route or a ticket, which breaks between its ends if
// one line does not hold it.
func halves(name string) string {
	a, b, _ := strings.Cut(name, " – ")
	return `<span class="tt-half">` + esc(a) + ` –</span> <span class="tt-half">` + esc(b) + `</span>`
}

// routeEnds is the name of a route.
func (s *scene) routeEnds(r game.RouteID) string { return text.RouteName(s.ed, r) }

// routeFacts is what a route asks for, in words: "4 spaces, any colour, 1 ferry".
func (s *scene) routeFacts(r game.RouteID) string {
	route := s.ed.Route(r)
	out := spaces(int(route.Length)) + ", " + text.RouteColour(route.Color)
	if route.Ferries > 0 {
		out += ", " + text.TransportCards(int(route.Ferries), game.Ferry)
	}
	return out
}

// routeStands is how a route stands, in words, empty if it is simply open.
func (s *scene) routeStands(r game.RouteID) string {
	x := s.state(r)
	switch {
	case x.Owner > 0:
		return claimedBy(s.Names[x.Owner-1])
	case x.Closed:
		return words.Closed
	case x.Picked:
		return words.Picked
	case x.Can:
		return words.Payable
	}
	return ""
}

// routeName is all of it.
func (s *scene) routeName(r game.RouteID) string {
	name := s.routeEnds(r) + ", " + s.routeFacts(r)
	if st := s.routeStands(r); st != "" {
		name += ", " + st
	}
	return name + s.freshly(r)
}

func (s *scene) freshly(r game.RouteID) string {
	if s.fresh[r] {
		return ", " + words.Fresh
	}
	return ""
}
