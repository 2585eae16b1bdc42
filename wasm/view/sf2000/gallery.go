package sf2000

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

var _ ui.Exhibited = (*View)(nil)

// Gallery has the cards of the three decks and of the hands, the tiles, what
// lies on streets, and the years.
func (v *View) Gallery() []ui.Shelf {
	ed, w := game.Builtin(), &text.Gallery2000
	return []ui.Shelf{
		{Title: w.Requests, Pieces: ui.Pieces(ed.RequestTypes(), func(i int) ui.Piece {
			r := ed.Request(game.RequestType(i + 1))
			return ui.Piece{Name: text.RequestName(r), Art: card("sf-prize-a "+svg.Kind2000(r.Place.String()), requestFace(r).Markup())}
		})},
		{Title: w.Actions, Pieces: ui.Pieces(ed.CardTypes(), func(i int) ui.Piece {
			k := ed.Card(game.CardType(i + 1))
			return ui.Piece{Name: text.ActionName(k), Art: card("sf-prize-a "+svg.Kind2000(k.District.String()), actionFace(k).Markup())}
		})},
		{Title: w.Options, Pieces: ui.Pieces(int(game.OptionCards), func(i int) ui.Piece {
			o := game.OptionCard(i)
			return ui.Piece{Name: text.OptionName(o), Art: optionCard(o)}
		})},
		{Title: w.Influence, Pieces: append(ui.Pieces(game.MaxInfluence+1, func(i int) ui.Piece {
			return ui.Piece{Name: strconv.Itoa(i), Art: card("s1", svg.Influence2000(i))}
		}), ui.SeatPieces(game.MaxPlayers, w.Back, func(seat int) string { return influenceCard(engine.Seat(seat-1), -1) })...)},
		{Title: w.Checks, Pieces: ui.Pieces(game.MaxCheck+1, func(i int) ui.Piece {
			x := ui.Piece{Name: strconv.Itoa(i), Art: picture("gal-w", "0 0 60 34", svg.Check2000(i)) + chip(i, "")}
			if i == 0 {
				x = ui.Piece{Name: w.Back, Art: picture("gal-w", "0 0 60 34", svg.Check2000(0))}
			}
			return x
		})},
		{Title: w.Tiles, Pieces: tilePieces()},
		{Title: w.Streets, Pieces: streetPieces()},
		{Title: w.Flags, Pieces: ui.SeatPieces(game.MaxPlayers, text.Gallery.Seats, func(seat int) string {
			return picture("gal-s", "0 0 24 34", svg.Flag2000(seat)) + seatMark(engine.Seat(seat-1))
		})},
		{Title: w.Years, Pieces: yearPieces(ed)},
		{Title: w.Piles, Pieces: pilePieces()},
		{Title: text.Gallery.Signs, Pieces: ui.Signs(svg.IDs(svg.Defs() + svg.Defs2000()))},
	}
}

func tilePieces() []ui.Piece {
	w := &text.Gallery2000
	piece := func(name string, d svg.District2000) ui.Piece {
		return ui.Piece{Name: name, Art: picture("gal-t", "-2 -2 92 92", `<g class="`+d.Class()+`">`+d.Markup()+`</g>`)}
	}
	var list []ui.Piece
	for d := game.Residence; d <= game.CityHall; d++ {
		tile := svg.District2000{Kind: d.String(), Points: d.Points()}
		name := text.KindTitle(d)
		if d == game.Park {
			list = append(list, piece(name, tile))
			continue
		}
		list = append(list, piece(name+", "+w.Ruin, tile))
		tile.Owner, tile.Marks = int(d)%game.MaxPlayers+1, []int{1, 2, 3}
		list = append(list, piece(name+", "+w.Built, tile))
	}
	states := [...]svg.District2000{{Aim: true, Bonus: 3}, {Look: true}, {Fresh: true, Owner: 1}, {Soon: 2}}
	for i, d := range states {
		d.Kind = game.Market.String()
		list = append(list, piece(w.TileStates[i], d))
	}
	return list
}

func streetPieces() []ui.Piece {
	w := &text.Gallery2000
	piece := func(name string, s svg.Street2000) ui.Piece {
		return ui.Piece{Name: name, Art: picture("gal-w", "-58 -18 116 36", `<g class="`+s.Class()+`">`+s.Markup()+`</g>`)}
	}
	list := []ui.Piece{{Name: w.Free, Art: picture("gal-w", "-58 -18 116 36", `<path d="M-58 0H58" class="sf-lane"/>`)}, piece(w.White, svg.Street2000{White: true})}
	for seat := 1; seat <= game.MaxPlayers; seat++ {
		list = append(list, piece(text.Seat(seat-1), svg.Street2000{Owner: seat}))
	}
	for i, s := range [...]svg.Street2000{{Can: true}, {Owner: 1, Pick: true}, {Owner: 2, Fresh: true}, {Ghost: 3}} {
		list = append(list, piece(w.StreetStates[i], s))
	}
	return list
}

func yearPieces(ed *game.Edition) []ui.Piece {
	w := &text.Gallery2000
	piece := func(name string, y svg.Year2000) ui.Piece {
		return ui.Piece{Name: name, Art: picture(y.Class(), "0 0 60 88", y.Markup())}
	}
	bonus := svg.Action2000{Deed: game.DeedBonus.String(), District: game.Market.String()}
	list := []ui.Piece{}
	for i, y := range [...]svg.Year2000{{}, {Next: true}, {Last: true}, {Card: bonus, Open: true}} {
		y.Year = game.FirstYear + i
		list = append(list, piece(w.YearStates[i], y))
	}
	for t := 1; t <= ed.CardTypes(); t++ {
		k := ed.Card(game.CardType(t))
		list = append(list, piece(text.ActionTitle(k), svg.Year2000{Year: game.FirstYear, Card: actionFace(k)}))
	}
	return list
}

func pilePieces() []ui.Piece {
	w := &text.Gallery2000
	var list []ui.Piece
	for _, n := range [...]int{0, 1, 9} {
		bank := "-6 0 72 48" // one check is in the middle
		if n > 1 {
			bank = "0 0 72 48"
		}
		list = append(list, ui.Piece{Name: text.RequestsLeft(n), Art: picture("sf-pile", "0 0 66 86", svg.RequestPile2000(n))},
			ui.Piece{Name: text.CardsLeft(n), Art: picture("sf-pile", "0 0 66 86", svg.ActionPile2000(n))},
			ui.Piece{Name: text.ChecksHeld(n), Art: picture("sf-vault-a", bank, svg.Bank2000(n))})
	}
	values := []int{0, 7, 7, 31, 62}
	return append(list, ui.Piece{Name: w.Scale, Art: picture("sf-scale", svg.ScaleBox2000(values), svg.Scale2000(values))})
}
