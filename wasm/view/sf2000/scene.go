package sf2000

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// scene is a table and what follows from it for all components.
type scene struct {
	ui.Table
	view *game.View
	seat engine.Seat // who looks
	// acting: the one who decides is a person and looks at their own table.
	acting bool
	// pick is the stick that is picked to be moved, NoStreet for none.
	pick game.Street
	// does is what a press on a street does, zero if nothing; for a stick that
	// can be moved it is the pick.
	does [game.StreetCount]engine.Action
	// look is what the action pointed at would cause, nil if there is none.
	look *look
	// news is the events since the last request or action card was drawn, told
	// those since the last one that is decided, as the viewer may know them.
	news, told []engine.Event
	toldAt     int // the ply of its draw
	// fresh are the streets whose sticks were laid lately, rose the tiles that
	// were rebuilt lately.
	fresh  game.Streets
	rose   uint64
	motion ui.Motion
	// inspected is the tile that is looked at closely, NoTile for none.
	inspected game.Tile
	// hinted is a tile beside the street that a hint leads to, noTile for none.
	hinted game.Tile
	hints  store.Stage // how much the hint says
}

// noTile is none.
const noTile game.Tile = game.Tiles

func newScene(t ui.Table) scene {
	v := t.View.(*game.View)
	s := scene{Table: t, view: v, seat: max(t.Play.Viewer, 0), pick: game.NoStreet, inspected: noTile, hinted: noTile}
	s.acting = len(t.Legal) > 0 && v.Actor() == s.seat
	s.findNews()
	s.findFresh()
	s.findMotion()
	if !s.acting {
		return s
	}
	s.findTargets()
	if a := t.HintArea(); text.StreetDoes(a.Kind) != "" {
		street := a.A
		if a.Kind == game.ActMove {
			street = a.B
		}
		s.hinted, _ = game.Street(street).Beside()
		s.hints = t.Play.Hint.Stage
	}
	if p := t.Play.Pointed; s.Can(p) {
		s.look = lookAhead(v, p)
	}
	return s
}

// moving is the pick of a stick to be moved.
func moving(from int16) engine.Action {
	return engine.Action{Kind: game.ActMove, A: from, B: from}
}

// findTargets finds what a press on each street does.
func (s *scene) findTargets() {
	picked := s.Play.Pick
	for _, a := range s.Legal {
		switch a.Kind {
		case game.ActMove:
			s.does[a.A] = moving(a.A)
			if picked == moving(a.A) {
				s.pick = game.Street(a.A)
			}
		case game.ActStick, game.ActLift, game.ActSwap, game.ActWith, game.ActExchange, game.ActRemove:
			s.does[a.A] = a
		}
	}
	for _, a := range s.Legal {
		if s.pick != game.NoStreet && a.Kind == game.ActMove && game.Street(a.A) == s.pick {
			s.does[a.B] = a
		}
	}
}

// can reports whether a street is a target: of the pick if there is one.
func (s *scene) can(at game.Street) bool {
	a := s.does[at]
	return a.Kind != 0 && (s.pick == game.NoStreet || a != moving(int16(at)))
}

// attempt is what a press on a street that is no target tries, for the engine
// to refuse; zero if streets are not asked for.
func (s *scene) attempt(at game.Street) engine.Action {
	n := int16(at)
	if !s.acting {
		return engine.Action{}
	}
	switch s.view.Ask() {
	case game.AskPlace:
		return engine.Action{Kind: game.ActStick, A: n}
	case game.AskMove:
		if s.pick != game.NoStreet {
			return engine.Action{Kind: game.ActMove, A: int16(s.pick), B: n}
		}
		return moving(n)
	case game.AskSwap:
		return engine.Action{Kind: game.ActSwap, A: n}
	case game.AskWith:
		return engine.Action{Kind: game.ActWith, A: n}
	case game.AskExchange:
		return engine.Action{Kind: game.ActExchange, A: n}
	case game.AskRemove:
		return engine.Action{Kind: game.ActRemove, A: n}
	}
	return engine.Action{}
}

// press is what a click on a street does. A finger first shows what it would
// cause, and then press reports true.
func (s *scene) press(at game.Street, finger bool) bool {
	switch a := s.does[at]; {
	case a.Kind == 0:
		if a = s.attempt(at); a.Kind != 0 {
			s.ask(a)
		}
	case !s.Can(a):
		s.Send(store.Picked{Action: a})
	case finger:
		s.Send(store.Tapped{Action: a})
		return true
	default:
		s.choose(a)
	}
	return false
}

// choose, ask, point send what the person did.
func (s *scene) choose(a engine.Action) {
	if s.Can(a) {
		s.Send(store.ActionChosen{Action: a})
		return
	}
	s.ask(a)
}

func (s *scene) ask(a engine.Action) { s.Send(store.WhyAsked{Action: a}) }

// point shows what an action would cause, if it can be done.
func (s *scene) point(a engine.Action) {
	if !s.Can(a) {
		a = engine.Action{}
	}
	if a != s.Play.Pointed {
		s.Send(store.Pointed{Action: a})
	}
}

func (s *scene) pickAction() engine.Action {
	if s.pick == game.NoStreet {
		return engine.Action{}
	}
	return moving(int16(s.pick))
}
