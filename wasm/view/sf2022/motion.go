package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/view/ui"
)

// motion is the classes of what moves, because of the actions that were just
// carried out.
type motion struct {
	cells  [game.MaxPlayers][game.Cells]string
	tokens [game.MaxPlayers]string // of who has commitment tokens
	rows   [game.MaxPlayers][game.Rows]string
	area   int    // the one whose last card comes, from 1; 0 for none
	hand   string // of the cards in the action panel
}

func (s *scene) findMotion() (m motion) {
	var origin game.Cell
	for _, e := range s.Moves() {
		switch e.Kind {
		case game.EvRevealed:
			m.hand = " mv-come mv-deck"
		case game.EvLaidOut:
			m.area, m.hand = int(e.B)+1, ""
		case game.EvRealized:
			m.hand = " mv-come mv-area-" + strconv.Itoa(int(e.A)+1)
			m.tokens[e.Seat] = " mv-gets"
		case game.EvReturned, game.EvReleased:
			m.tokens[e.Seat] = " mv-gives"
		case game.EvPlaced:
			m.hand, origin = "", game.Cell(e.B)
			m.move(e.Seat, e.B, " mv-come")
		case game.EvMarker:
			m.move(e.Seat, e.A, " mv-marker"+ui.MoveStep(1+apart(origin, game.Cell(e.A))))
		case game.EvSquare:
			m.move(e.Seat, e.A, " mv-live")
		case game.EvSkyscraper:
			m.move(e.Seat, e.A, " mv-sky")
		case game.EvPlus2, game.EvTrack:
			origin = game.Cell(e.A)
			m.move(e.Seat, e.A, " mv-gold")
		case game.EvCompleted:
			m.rows[e.Seat][e.A] = " mv-full"
		}
	}
	return m
}

func (m *motion) move(seat engine.Seat, at int16, class string) { m.cells[seat][at] += class }

// apart is how many steps two spaces are apart.
func apart(a, b game.Cell) int {
	rows, cols := int(a.Row())-int(b.Row()), int(a.Col())-int(b.Col())
	return max(rows, -rows) + max(cols, -cols)
}
