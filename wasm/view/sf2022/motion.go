package sf2022

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/view/ui"
)

// moves: c are spaces, r rows, t who has commitment tokens; a areas, whose last
// card comes, h the cards in the panel.
var moves = []ui.Move{
	{Kind: game.EvRevealed, Piece: "-1h0", Class: "mv-come mv-deck"},
	{Kind: game.EvLaidOut, Piece: "-1aB", Class: "mv-come"},
	{Kind: game.EvRealized, Piece: "-1h0", Class: "mv-come mv-area-A"},
	{Kind: game.EvRealized, Piece: "St0", Class: "mv-gets"},
	{Kind: game.EvReturned, Piece: "St0", Class: "mv-gives"},
	{Kind: game.EvReleased, Piece: "St0", Class: "mv-gives"},
	{Kind: game.EvPlaced, Piece: "ScB", Class: "mv-come"},
	{Kind: game.EvMarker, Piece: "ScA", Class: "mv-marker"},
	{Kind: game.EvSquare, Piece: "ScA", Class: "mv-live"},
	{Kind: game.EvSkyscraper, Piece: "ScA", Class: "mv-sky"},
	{Kind: game.EvPlus2, Piece: "ScA", Class: "mv-gold"},
	{Kind: game.EvTrack, Piece: "ScA", Class: "mv-gold"},
	{Kind: game.EvCompleted, Piece: "SrA", Class: "mv-full"},
}

// moving is the classes of a space. A marker spreads from where something was
// laid.
func (s *scene) moving(seat engine.Seat, at game.Cell) string {
	class := s.motion.Of(seat, "c", int(at))
	if strings.Contains(class, "mv-marker") {
		class += " mv-" + strconv.Itoa(1+s.apart(seat, at))
	}
	return class
}

// apart is how many steps a space is from those of a seat that were laid on
// lately: the nearest counts.
func (s *scene) apart(seat engine.Seat, at game.Cell) int {
	least := game.Rows + game.Cols
	for from := range game.Cell(game.Cells) {
		if s.fresh[seat].Has(from) {
			rows, cols := int(at.Row())-int(from.Row()), int(at.Col())-int(from.Col())
			least = min(least, max(rows, -rows)+max(cols, -cols))
		}
	}
	return least
}
