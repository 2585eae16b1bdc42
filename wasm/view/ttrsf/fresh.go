package ttrsf

import game "bayboard/core/game/ttrsf"

// findFresh finds the routes that the viewer may not have noticed yet: those
// that others claimed since the viewer's last action, or that this action
// claimed itself, as long as it is the last one.
func (s *scene) findFresh() map[game.RouteID]bool {
	fresh := map[game.RouteID]bool{}
	m := s.Play.Match
	for ply := m.Ply(); ply > 0; ply-- {
		events := m.Events(ply)
		mine := len(events) > 0 && events[0].Seat == s.seat
		if mine && ply < m.Ply() {
			break
		}
		for _, e := range events {
			if e.Kind == game.EvClaimed {
				fresh[game.RouteID(e.A)] = true
			}
		}
		if mine {
			break
		}
	}
	return fresh
}
