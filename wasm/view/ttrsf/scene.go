package ttrsf

import (
	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/view/ui"
)

// scene is a table and what follows from it for all components.
type scene struct {
	ui.Table
	view  *game.View
	ed    *game.Edition
	chart *chart
	seat  engine.Seat // who looks
	// acting: the one who decides is a person and looks at their own table.
	acting bool
	// claims are the legal claims, by the route that names them.
	claims map[game.RouteID][]engine.Action
	// pick is the picked route, NoRoute for none; pay the payment for it.
	pick game.RouteID
	pay  engine.Action
	// look is what the payment, or the claim pointed at, would cause.
	look *look
	// fresh are the routes that were claimed lately.
	fresh  map[game.RouteID]bool
	motion ui.Motion
}

func newScene(t ui.Table, old *chart) scene {
	v := t.View.(*game.View)
	s := scene{Table: t, view: v, ed: v.Edition(), chart: old, seat: max(t.Play.Viewer, 0), pick: game.NoRoute}
	if old == nil || old.ed != s.ed {
		s.chart = newChart(s.ed)
	}
	s.fresh, s.motion = s.findFresh(), s.Motion(moves)
	s.acting = len(t.Legal) > 0 && v.Actor() == s.seat
	if !s.acting {
		return s
	}
	s.claims = map[game.RouteID][]engine.Action{}
	for _, a := range t.Legal {
		if a.Kind == game.ActClaim {
			r := game.RouteID(a.A)
			s.claims[r] = append(s.claims[r], a)
		}
	}
	if p := t.Play.Pick; p.Kind == game.ActClaim && p.A >= 0 && len(s.claims[game.RouteID(p.A)]) > 0 {
		s.pick, s.pay = game.RouteID(p.A), s.payment(game.RouteID(p.A))
		if s.Can(p) {
			s.pay = p
		}
		s.look = lookAhead(v, s.pay)
	} else if p := t.Play.Pointed; p.Kind == game.ActClaim && s.Can(p) {
		s.look = lookAhead(v, p)
	}
	return s
}

// over reports whether the game has ended.
func (s *scene) over() bool { return s.view.Ask() == game.AskNothing }

// payment is what one would pay for a route first: as few ferries as can be,
// of the colour of which there are most cards.
func (s *scene) payment(r game.RouteID) engine.Action {
	var best engine.Action
	hand := s.view.Hand()
	for _, a := range s.claims[r] {
		if best.Kind == 0 || a.C < best.C || a.C == best.C && hand[a.B] > hand[best.B] {
			best = a
		}
	}
	return best
}

func (s *scene) pickAction() engine.Action {
	if s.pick == game.NoRoute {
		return engine.Action{}
	}
	return s.Play.Pick
}

// state is how a route is shown.
func (s *scene) state(r game.RouteID) svg.RouteStateTTRSF {
	x := svg.RouteStateTTRSF{Owner: int(s.view.Owner(r)) + 1, Fresh: s.fresh[r]}
	if x.Owner > 0 {
		return x
	}
	x.Closed = !s.view.Open(s.seat, r)
	name := s.ed.Choice(r)
	x.Can = !x.Closed && len(s.claims[name]) > 0
	x.Picked = x.Can && s.pick == name && (s.look == nil || s.look.route == r)
	return x
}

// press is what a click on a route does: it picks it, or asks why it cannot
// be claimed, or not now. Twins of one colour are one choice: of them, one that is taken
// stands for the other.
func (s *scene) press(r game.RouteID) {
	switch {
	case !s.acting:
	case len(s.claims[s.ed.Choice(r)]) > 0:
		s.Send(store.Picked{Action: s.picking(r)})
	default:
		s.ask(s.attempt(r))
	}
}

// picking is the pick of a route; of the picked one it is what drops it.
func (s *scene) picking(r game.RouteID) engine.Action {
	if name := s.ed.Choice(r); name != s.pick {
		return engine.Action{Kind: game.ActClaim, A: int16(name)}
	}
	return engine.Action{}
}

// attempt is the claim of a route that comes closest to what the hand allows,
// for the engine to refuse.
func (s *scene) attempt(r game.RouteID) engine.Action {
	route, hand := s.ed.Route(r), s.view.Hand()
	c := route.Color
	if c == game.Gray {
		c = game.Blue
		for k := game.Blue; k < game.Ferry; k++ {
			if hand[k] > hand[c] {
				c = k
			}
		}
	}
	length, have := int(route.Length), int(hand[game.Ferry])
	ferries := min(have, max(int(route.Ferries), length-int(hand[c])), length-1)
	return engine.Action{Kind: game.ActClaim, A: int16(s.ed.Choice(r)), B: int16(c), C: int16(ferries)}
}

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
