package ttrsf

import (
	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
)

// lastTurn is what a seat did in its last turn, or does in this one, in signs:
// the log tells it in words.
func (s *scene) lastTurn(seat engine.Seat) string {
	m, out := s.Play.Match, ""
	for ply := m.Ply(); ply > 0; ply-- {
		events := m.Events(ply)
		if len(events) == 0 || events[0].Seat != seat {
			if out != "" {
				break
			}
			continue
		}
		did := ""
		for _, e := range events {
			did += s.sign(e.For(s.seat))
		}
		out = did + out
	}
	return out
}

// latest is lastTurn, or that there was none.
func (s *scene) latest(seat engine.Seat) string {
	if last := s.lastTurn(seat); last != "" {
		return last
	}
	return `<span class="tt-none">` + esc(words.NoTurn) + `</span>`
}

// sign is an event of a turn as a sign.
func (s *scene) sign(e engine.Event) string {
	switch e.Kind {
	case game.EvTaken:
		return mini(game.Color(e.A))
	case game.EvDrawn:
		return `<span class="tt-mini tt-mini-back"></span>`
	case game.EvOffered:
		return icon("tt-i-ticket", "")
	case game.EvClaimed:
		r := game.RouteID(e.A)
		return keySpace(s.ed.Route(r).Color, false, int(e.Seat)+1) + "<span>" + esc(s.routeEnds(r)) + "</span>"
	case game.EvStack, game.EvToken:
		return token(game.Symbol(e.A), true)
	}
	return ""
}
