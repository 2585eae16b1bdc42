package sf2000

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
)

// findNews collects the events since the last request or action card was
// drawn (news), and those of the last one whose auction is decided (told), as
// the viewer may know them.
func (s *scene) findNews() {
	var list []engine.Event // the last one first
	m := s.Play.Match
	for ply := m.Ply(); ply > 0; ply-- {
		events := m.Events(ply)
		for i := len(events) - 1; i >= 0; i-- {
			list = append(list, events[i].For(s.seat))
			if k := events[i].Kind; k != game.EvRequest && k != game.EvCard {
				continue
			}
			if s.keepNews(list, ply) {
				return
			}
			list = nil
		}
	}
	s.keepNews(list, 0)
}

// keepNews keeps what came after a draw, and reports whether that is enough.
func (s *scene) keepNews(list []engine.Event, ply int) bool {
	decided := false
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
	for _, e := range list {
		switch e.Kind {
		case game.EvShown, game.EvPaid, game.EvOptionShown, game.EvNobody:
			decided = true
		}
	}
	if s.news == nil {
		s.news = list
	}
	if decided {
		s.told, s.toldAt = list, ply
	}
	return decided
}

// actorAt is who decided at a ply, NoSeat if that is not known.
func (s *scene) actorAt(ply int) engine.Seat {
	if actors := s.Play.Actors(); ply < len(actors) {
		return actors[ply]
	}
	return engine.NoSeat
}

// findFresh finds the sticks and tiles that the viewer may not have noticed
// yet: those that others laid and rebuilt since the viewer's last action, or
// that this action laid itself, as long as it is the last one.
func (s *scene) findFresh() {
	m := s.Play.Match
	for ply := m.Ply(); ply > 0; ply-- {
		mine := s.actorAt(ply-1) == s.seat
		if mine && ply < m.Ply() {
			break
		}
		for _, e := range m.Events(ply) {
			s.hearFresh(e)
		}
		if mine {
			break
		}
	}
	s.fresh = s.fresh.Minus(s.view.Free())
}

func (s *scene) hearFresh(e engine.Event) {
	mark := func(n int16) { s.fresh = s.fresh.Or(game.Only(game.Street(n))) }
	switch e.Kind {
	case game.EvStick, game.EvExchanged:
		mark(e.A)
	case game.EvMoved:
		mark(e.B)
	case game.EvSwapped:
		mark(e.A)
		mark(e.B)
	case game.EvRebuilt:
		s.rose |= 1 << e.A
	}
}
