package sf2022

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// scene is a table and what follows from it for all components.
type scene struct {
	ui.Table
	view *game.View
	now  engine.Outcome
	seat engine.Seat // whose city is shown as the own one
	// acting: the one who decides is a person and looks at their own table.
	acting bool
	// pick is the place of the picked card among the taken ones, -1 for none.
	pick int
	// targets are the actions that lead to spaces of the own city, zero where
	// none does.
	targets [game.Cells]engine.Action
	// fresh are the spaces of each seat that were laid on lately.
	fresh  [game.MaxPlayers]game.CellSet
	motion ui.Motion
	// standings are who leads each contest.
	standings [game.Contests]game.Standing
	// hinted is the row that a hint leads to, NoRow for none.
	hinted game.Row
	// look is what the action pointed at would cause, nil if there is none.
	look *look

	pictures *pictures
}

func newScene(t ui.Table) scene {
	v := t.View.(*game.View)
	s := scene{Table: t, view: v, now: v.Outcome(), seat: max(t.Play.Viewer, 0), pick: -1, hinted: noRow}
	s.fresh, s.motion = s.findFresh(), s.Motion(moves)
	for k := range s.standings {
		s.standings[k] = v.Standing(game.Contest(k))
	}
	s.acting = len(t.Legal) > 0 && v.Actor() == s.seat
	if !s.acting {
		return s
	}
	s.pick = s.picked()
	s.findTargets()
	s.findHint()
	if a := s.pointed(); a != (engine.Action{}) {
		s.look = lookAhead(v, a)
	}
	return s
}

// picked is the card that the person picked, else the first one with a place.
func (s *scene) picked() int {
	if s.view.Ask() != game.AskPlace {
		return -1
	}
	if p := s.Play.Pick; p.Kind == game.ActPlace && p.A >= 0 && int(p.A) < len(s.view.Hand()) {
		return int(p.A)
	}
	for _, a := range s.Legal {
		if a.Kind == game.ActPlace {
			return int(a.A)
		}
	}
	return 0
}

func (s *scene) pickAction() engine.Action {
	if s.pick < 0 {
		return engine.Action{}
	}
	return engine.Action{Kind: game.ActPlace, A: int16(s.pick)}
}

// findTargets asks for each action with a place on the board where it leads.
func (s *scene) findTargets() {
	for _, a := range s.Legal {
		switch a.Kind {
		case game.ActPlace:
			if int(a.A) != s.pick {
				continue
			}
		case game.ActPlus2, game.ActTrack, game.ActUniversal:
		default:
			continue
		}
		events, _, err := engine.Preview(s.view, a)
		if at, ok := landing(events); ok && err == nil {
			s.targets[at] = a
		}
	}
}

// noRow is none.
const noRow game.Row = game.Rows

// findHint finds the row of the place that a hint leads to.
func (s *scene) findHint() {
	a := s.HintArea()
	if a == (engine.Action{}) {
		return
	}
	if events, _, err := engine.Preview(s.view, a); err == nil {
		if at, ok := landing(events); ok {
			s.hinted = at.Row()
		}
	}
}

// sole is the only target's action, zero if there is none or a choice.
func (s *scene) sole() engine.Action {
	var sole engine.Action
	for _, a := range s.targets {
		switch {
		case a == engine.Action{}:
		case sole != engine.Action{}:
			return engine.Action{}
		default:
			sole = a
		}
	}
	return sole
}

// pointed is the action whose consequences are shown: the one pointed at,
// else the only one that is possible.
func (s *scene) pointed() engine.Action {
	if s.Can(s.Play.Pointed) {
		return s.Play.Pointed
	}
	return s.sole()
}

// attempt is what a click on a space tries, zero if it means nothing.
func (s *scene) attempt(at game.Cell) engine.Action {
	if !s.acting {
		return engine.Action{}
	}
	row, col := int16(at.Row()), int16(at.Col())
	switch s.view.Ask() {
	case game.AskPlace:
		a := s.pickAction()
		if color := s.face(s.view.Hand()[s.pick]).Color; int16(color) != row {
			a.B = row + 1
		}
		return a
	case game.AskLay:
		switch s.view.Laying() {
		case game.BonusPlus2:
			return engine.Action{Kind: game.ActPlus2, A: row, B: col}
		case game.BonusTrack:
			return engine.Action{Kind: game.ActTrack, A: row, B: col}
		}
		return engine.Action{Kind: game.ActUniversal, A: row}
	}
	return engine.Action{}
}

func (s *scene) face(c game.CardType) game.Card { return s.view.Edition().Card(c) }

// choose, ask, point send what the person did.
func (s *scene) choose(a engine.Action) {
	if s.Can(a) {
		s.Send(store.ActionChosen{Action: a})
		return
	}
	s.ask(a)
}

func (s *scene) ask(a engine.Action)   { s.Send(store.WhyAsked{Action: a}) }
func (s *scene) point(a engine.Action) { s.Send(store.Pointed{Action: a}) }

// points is a seat's score as if the game ended now.
func (s *scene) points(seat engine.Seat) string {
	return text.Points("half points", s.now.Scores[seat])
}

// city is a seat's board.
func (s *scene) city(seat engine.Seat) *game.City { return s.view.City(seat) }
