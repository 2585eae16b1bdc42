package ttrsf

import (
	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/core/rng"
)

// look is what a claim would cause, as far as its seat can know: all of it,
// since chance decides only which cards are turned up.
type look struct {
	action    engine.Action
	route     game.RouteID // of twins the one that is claimed
	points    int
	cars      int // left
	token     game.Symbol
	tokens    int  // with that token
	choose    bool // which token, is asked
	completes map[game.TicketID]bool
}

// lookAhead claims on a sample of the view, nil if that is illegal.
func lookAhead(v *game.View, a engine.Action) *look {
	r := rng.FromUint64(0)
	after := v.Sample(nil, &r).(*game.State)
	l := &look{action: a, route: game.RouteID(a.A), completes: map[game.TicketID]bool{}}
	seat := v.Actor()
	if after.Apply(a, l.hear) != nil {
		return nil
	}
	l.choose = after.Ask() == game.AskToken
	for _, id := range v.Tickets(seat) {
		if id != 0 && !v.Complete(seat, id) && after.Complete(seat, id) {
			l.completes[id] = true
		}
	}
	return l
}

func (l *look) hear(e engine.Event) {
	switch e.Kind {
	case game.EvClaimed:
		l.route, l.cars = game.RouteID(e.A), int(e.D)
	case game.EvPoints:
		l.points = int(e.A)
	case game.EvToken:
		l.token, l.tokens = game.Symbol(e.A), int(e.C)
	}
}
