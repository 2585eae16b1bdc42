package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
)

// spot is a space of somebody's city.
type spot struct {
	seat engine.Seat
	at   game.Cell
}

// findFresh finds what the viewer may not have noticed yet: what the others
// laid since the viewer's last action; or what that action laid itself, as
// long as it is the last one.
func (s *scene) findFresh() map[spot]bool {
	fresh := map[spot]bool{}
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
				fresh[spot{e.Seat, game.Cell(e.B)}] = true
			case game.EvPlus2, game.EvTrack, game.EvSkyscraper:
				fresh[spot{e.Seat, game.Cell(e.A)}] = true
			}
		}
		if mine {
			break
		}
	}
	return fresh
}

// marks are dots on the fresh spaces of a city in small.
func (s *scene) marks(seat engine.Seat) string {
	out := ""
	for at := range game.Cell(game.Cells) {
		if s.fresh[spot{seat, at}] {
			x, y := 20*int(at.Col())+16, 20*int(at.Row())+4
			out += `<circle cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `" r="4.5" class="th-new"/>`
		}
	}
	return out
}
