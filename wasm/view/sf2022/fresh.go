package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
)

// findFresh finds what the viewer may not have noticed yet: what the others
// laid since the viewer's last action; or what that action laid itself, as
// long as it is the last one.
func (s *scene) findFresh() (fresh [game.MaxPlayers]game.CellSet) {
	m := s.Play.Match
	for ply := m.Ply(); ply > 0; ply-- {
		events := m.Events(ply)
		mine := len(events) > 0 && events[0].Seat == s.seat
		if mine && ply < m.Ply() {
			break
		}
		for _, e := range events {
			switch e.Kind {
			case game.EvPlaced:
				fresh[e.Seat] |= cell(e.B)
			case game.EvPlus2, game.EvTrack, game.EvSkyscraper:
				fresh[e.Seat] |= cell(e.A)
			}
		}
		if mine {
			break
		}
	}
	return fresh
}

// cell is the set of one space.
func cell(at int16) game.CellSet { return 1 << at }

// marks are dots on the fresh spaces of a city in small.
func (s *scene) marks(seat engine.Seat) string {
	out := ""
	for at := range game.Cell(game.Cells) {
		if s.fresh[seat].Has(at) {
			x, y := 20*int(at.Col())+16, 20*int(at.Row())+4
			out += `<circle cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `" r="4.5" class="th-new` + s.moving(seat, at) + `"/>`
		}
	}
	return out
}
