package ttrsf

import (
	"strconv"

	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

var _ ui.Exhibited = (*View)(nil)

// Gallery has the cards, the tickets and the tokens, and the spaces, routes
// and locations of the map.
func (v *View) Gallery() []ui.Shelf {
	ed, w := game.Builtin(), &text.GalleryTTRSF
	c := newChart(ed)
	return []ui.Shelf{
		{Title: w.Cards, Pieces: cardPieces(c)},
		{Title: w.Tickets, Pieces: ticketPieces(c)},
		{Title: w.Tokens, Pieces: tokenPieces()},
		{Title: w.Spaces, Pieces: spacePieces()},
		{Title: w.Routes, Pieces: routePieces(c)},
		{Title: w.Places, Pieces: placePieces(c)},
		{Title: w.Piles, Pieces: ui.Pieces(4, func(i int) ui.Piece {
			return ui.Piece{Name: cards(3 * i), Art: ui.Picture("tt-card", "0 0 66 86", svg.PileTTRSF(3*i))}
		})},
		{Title: text.Gallery.Signs, Pieces: ui.Signs(svg.IDs(svg.Defs() + svg.DefsTTRSF()))},
	}
}

func cardPieces(c *chart) []ui.Piece {
	list := []ui.Piece{{Name: text.GalleryTTRSF.Back, Art: ui.Picture("tt-card", "0 0 60 80", svg.BackTTRSF)}}
	for k := game.Blue; k < game.Colors; k++ {
		list = append(list, ui.Piece{Name: text.TransportCard(k), Art: ui.Picture("tt-card "+svg.ColorTTRSF(k.String()), "0 0 60 80", c.cards[k]) + mini(k)})
	}
	return list
}

func ticketPieces(c *chart) []ui.Piece {
	w := &text.GalleryTTRSF
	list := []ui.Piece{{Name: w.Back, Art: ui.Picture("tt-tick-a", "0 0 80 60", svg.TicketBackTTRSF)}}
	piece := func(name string, id game.TicketID, s svg.LinkTTRSF) {
		list = append(list, ui.Piece{Name: name, Art: ui.Picture("tt-tick-a", "0 0 80 60", c.ticket(id, s))})
	}
	for i, name := range w.TicketStates {
		piece(name, 1, svg.LinkTTRSF(i))
	}
	for id := game.TicketID(1); int(id) <= c.ed.Tickets(); id++ {
		piece(text.TicketName(c.ed, id)+", "+strconv.Itoa(int(c.ed.Ticket(id).Points)), id, svg.LinkOpen)
	}
	return list
}

func tokenPieces() []ui.Piece {
	var list []ui.Piece
	for y := game.Symbol(1); y <= game.Symbols; y++ {
		list = append(list, ui.Piece{Name: text.SymbolName(y), Art: token(y, true)}, ui.Piece{Name: text.SymbolName(y) + ", " + text.GalleryTTRSF.Missing, Art: token(y, false)})
	}
	return list
}

func spacePieces() []ui.Piece {
	list := []ui.Piece{{Name: text.GalleryTTRSF.Ferry, Art: keySpace(game.Gray, true, 0)}}
	for k := game.Gray; k < game.Ferry; k++ {
		list = append(list, ui.Piece{Name: text.RouteColour(k), Art: keySpace(k, false, 0)})
	}
	return append(list, ui.SeatPieces(game.MaxPlayers, text.Gallery.Seats, func(seat int) string { return keySpace(game.Gray, false, seat) })...)
}

// routePieces has each route of the map as it is at the start, and the first
// one in all its states.
func routePieces(c *chart) []ui.Piece {
	var list []ui.Piece
	piece := func(name string, r int, s svg.RouteStateTTRSF) {
		x := c.layout.Route(r)
		list = append(list, ui.Piece{Name: name, Art: ui.Picture("gal-w", c.layout.Bounds(r).ViewBox(), `<g class="`+x.Class(s)+`">`+x.Markup(s)+`</g>`)})
	}
	for i, s := range [...]svg.RouteStateTTRSF{{}, {Can: true}, {Can: true, Picked: true}, {Closed: true}, {Owner: 2, Fresh: true}} {
		piece(text.GalleryTTRSF.RouteStates[i], 0, s)
	}
	for r := range c.ed.Routes() {
		piece(text.RouteName(c.ed, game.RouteID(r)), r, svg.RouteStateTTRSF{})
	}
	return list
}

func placePieces(c *chart) []ui.Piece {
	symbol := game.Symbol(1).String()
	x, y := c.layout.Place(0)
	name := c.layout.LabelBox(0)
	left, right := min(name.X, x-40)-8, max(name.X+name.W, x+40)+8
	top, bottom := min(name.Y, y-50)-8, max(name.Y+name.H, y+40)+8
	box := svg.BoxTTRSF{X: left, Y: top, W: right - left, H: bottom - top}.ViewBox()
	states := [...]svg.PlaceStateTTRSF{{}, {Symbol: symbol, Left: 3}, {End: true}, {Goal: true}, {Can: true}}
	return ui.Pieces(len(states), func(i int) ui.Piece {
		s := states[i]
		return ui.Piece{Name: text.GalleryTTRSF.PlaceStates[i], Art: ui.Picture("gal-w", box, `<g class="`+svg.PlaceClassTTRSF(s)+`">`+c.layout.PlaceMarkup(0, s)+`</g>`)}
	})
}
