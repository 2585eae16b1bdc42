package sf2022

import (
	"strconv"

	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

var _ ui.Exhibited = (*View)(nil)

// Gallery has the project cards of the deck, how cards lie, the bonuses and
// the tokens.
func (v *View) Gallery() []ui.Shelf {
	ed, w := game.Builtin(), &text.Gallery2022
	ids := svg.IDs2022()
	return []ui.Shelf{
		{Title: w.Cards, Pieces: ui.Pieces(ed.Types(), func(i int) ui.Piece {
			t := game.CardType(i + 1)
			x := cardPiece(svg.Card2022{Face: ed.Card(t)})
			x.Name += " ×" + strconv.Itoa(ed.Count(t))
			return x
		})},
		{Title: w.Lying, Pieces: lying(ed)},
		{Title: w.Bonuses, Pieces: ui.Pieces(int(game.BonusTrack), func(i int) ui.Piece {
			b := game.BonusKind(i + 1)
			return ui.Piece{Name: text.BonusTitle(b), Art: ui.Picture(bonusClass(b), "0 0 100 100", svg.Bonus2022(b))}
		})},
		{Title: w.Spaces, Pieces: ui.Pieces(game.Rows, func(i int) ui.Piece {
			c := game.Color(i)
			return ui.Piece{Name: text.RowTitle(game.Row(i)), Art: ui.Picture("card empty "+svg.Class2022(c), "0 0 100 100", svg.Slot2022(c))}
		})},
		{Title: w.Stacks, Pieces: ui.Pieces(4, func(i int) ui.Piece {
			return ui.Piece{Name: strconv.Itoa(i), Art: ui.Picture("stk", "0 0 30 42", svg.Stack2022(i))}
		})},
		{Title: w.Deck, Pieces: ui.Pieces(4, func(i int) ui.Piece {
			return ui.Piece{Name: strconv.Itoa(i), Art: ui.Picture("deck", "0 0 44 44", svg.Deck2022(i))}
		})},
		{Title: w.Depot, Pieces: []ui.Piece{{Name: w.Depot, Art: ui.Picture("depot", "0 0 500 34", svg.Depot2022)}}},
		{Title: text.Gallery.Signs, Pieces: ui.Pieces(len(ids), func(i int) ui.Piece {
			return ui.Piece{Name: ids[i], Art: ui.Picture("gal-s", svg.Box2022(ids[i]), svg.Sign2022(ids[i]))}
		})},
	}
}

func cardPiece(a svg.Card2022) ui.Piece {
	return ui.Piece{Name: artName(a), Art: ui.Picture(cardClass(a.Face), "0 0 100 100", a.Markup())}
}

// lying has the first card of each kind in what it may come to.
func lying(ed *game.Edition) []ui.Piece {
	var list []ui.Piece
	var seen game.Symbols
	for t := game.CardType(1); int(t) <= ed.Types(); t++ {
		face := ed.Card(t)
		if list != nil && face.Symbols&^seen == 0 {
			continue
		}
		seen |= face.Symbols
		states := []svg.Card2022{{Plus: 1}, {Plus: 2, Marker: true}, {TrackToken: true, Marker: true}}
		switch {
		case face.Has(game.Square):
			states = []svg.Card2022{{Live: true}}
		case face.Has(game.Foundation):
			states = []svg.Card2022{{Token: true, Around: 2, Need: 5}, {Token: true, Around: 2, Need: 5, Plus: 1, Marker: true}, {Skyscraper: true}, {Skyscraper: true, Plus: 1, Marker: true}}
		}
		for _, a := range states {
			a.Face = face
			list = append(list, cardPiece(a))
		}
	}
	return list
}
