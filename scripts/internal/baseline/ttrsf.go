package baseline

import (
	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
	"bayboard/core/search"
)

// style is how a rider plays.
type style uint8

const (
	oneTicket style = iota
	manyTickets
	allTickets
	longRoutes
)

// enoughTickets is how many a rider of style manyTickets takes before it
// builds; fewCars is how many cable cars are too few for another ticket.
const (
	enoughTickets = 4
	fewCars       = 8
)

// rider plays Ticket to Ride: San Francisco in one of the styles.
type rider struct {
	name  string
	style style
	v     *ttrsf.View
	seat  engine.Seat
	want  routes // to be claimed, by style
}

func (b *rider) Level() search.Level { return search.Level(b.name) }

// Choose answers the question that the view's seat is asked.
func (b *rider) Choose(v engine.View, legal []engine.Action, _ int) engine.Action {
	b.v, b.seat = v.(*ttrsf.View), v.Seat()
	b.want = b.wanted()
	switch legal[0].Kind {
	case ttrsf.ActKeep:
		return b.keep(legal)
	case ttrsf.ActStack:
		return b.place(legal)
	case ttrsf.ActTake:
		return b.take(legal)
	}
	if b.v.Ask() == ttrsf.AskSecond {
		return b.draw(legal)
	}
	return b.turn(legal)
}

// keep takes one ticket, by style, or both.
func (b *rider) keep(legal []engine.Action) engine.Action {
	offered := b.v.Offered(b.seat)
	if len(offered) == 1 {
		return legal[0]
	}
	held := b.v.Tickets(b.seat)
	switch b.style {
	case manyTickets:
		return legal[ttrsf.KeepBoth]
	case allTickets:
		all := b.union(append(held, offered...))
		if all.spaces(b.v) <= b.v.Cars(b.seat) && len(held) == 0 {
			return legal[ttrsf.KeepBoth]
		}
	}
	// The one that costs least beyond what is wanted already.
	return best(legal[:ttrsf.KeepBoth], func(a engine.Action) int {
		t := b.v.Edition().Ticket(offered[a.A])
		_, cost := b.path(t.A, t.B, b.want)
		return 2*int(t.Points) - 3*cost
	})
}

// place puts a spare stack on the own way, or anywhere.
func (b *rider) place(legal []engine.Action) engine.Action {
	return best(legal, func(a engine.Action) int { return b.beside(ttrsf.Loc(a.A)) })
}

// beside counts the wanted routes at a location.
func (b *rider) beside(l ttrsf.Loc) int {
	n := 0
	for r := range b.want {
		if route := b.v.Edition().Route(ttrsf.RouteID(r)); b.want[r] && (route.A == l || route.B == l) {
			n++
		}
	}
	return n
}

// take prefers the token of which fewer are left.
func (b *rider) take(legal []engine.Action) engine.Action {
	return best(legal, func(a engine.Action) int {
		for i := range ttrsf.Symbols {
			if s := b.v.Stack(i); s.Symbol == ttrsf.Symbol(a.A) {
				return -s.Left
			}
		}
		return -9
	})
}

// turn claims what is wanted, or draws for it.
func (b *rider) turn(legal []engine.Action) engine.Action {
	tickets := engine.Action{Kind: ttrsf.ActTickets}
	if b.wantsTickets() && has(legal, tickets) {
		return tickets
	}
	if a, ok := b.claim(legal, true); ok {
		return a
	}
	if b.want.none() || b.v.LastTurns() > 0 {
		if a, ok := b.claim(legal, false); ok {
			return a
		}
	}
	if legal[0].Kind == ttrsf.ActDraw {
		return b.draw(legal)
	}
	if a, ok := b.claim(legal, false); ok {
		return a
	}
	return legal[0]
}

// wantsTickets by style: first of all, when all are complete, or never.
func (b *rider) wantsTickets() bool {
	if b.v.LastTurns() > 0 || b.v.Cars(b.seat) < fewCars {
		return false
	}
	held := b.v.Tickets(b.seat)
	switch b.style {
	case longRoutes:
		return false
	case manyTickets:
		return len(held) < enoughTickets
	}
	for _, id := range held {
		if t := b.v.Edition().Ticket(id); !b.v.Complete(b.seat, id) && b.reachable(t) {
			return false
		}
	}
	return true
}

// claim is the most valuable claim, with as few ferries and as many cards of
// its colour as there are; only what is wanted if so said.
func (b *rider) claim(legal []engine.Action, wanted bool) (engine.Action, bool) {
	hand := b.v.Hand()
	value := func(a engine.Action) int {
		if a.Kind != ttrsf.ActClaim {
			return -1
		}
		r := ttrsf.RouteID(a.A)
		route := b.v.Edition().Route(r)
		if wanted && !b.wants(r) {
			return -1
		}
		return 100*int(route.Length) - 10*int(a.C) + int(hand[a.B]) + 20
	}
	a := best(legal, value)
	return a, value(a) >= 0
}

// wants reports whether a route or its twin of the same choice is wanted.
func (b *rider) wants(r ttrsf.RouteID) bool {
	twin := b.v.Edition().Route(r).Twin
	return b.want[r] || twin != ttrsf.NoRoute && b.v.Edition().Choice(twin) == r && b.want[twin]
}

func has(legal []engine.Action, a engine.Action) bool {
	for _, l := range legal {
		if l == a {
			return true
		}
	}
	return false
}
