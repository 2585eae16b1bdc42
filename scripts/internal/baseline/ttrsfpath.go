package baseline

import "bayboard/core/game/ttrsf"

// routes is a set of routes.
type routes [ttrsf.MaxRoutes]bool

func (w *routes) none() bool { return *w == routes{} }

// spaces is how many cable cars the routes take.
func (w *routes) spaces(v *ttrsf.View) int {
	n := 0
	for r, in := range w {
		if in {
			n += int(v.Edition().Route(ttrsf.RouteID(r)).Length)
		}
	}
	return n
}

func (w *routes) add(more routes) {
	for r, in := range more {
		w[r] = w[r] || in
	}
}

// wanted are the routes that the rider means to claim, by its style.
func (b *rider) wanted() routes {
	held := b.v.Tickets(b.seat)
	switch b.style {
	case allTickets:
		return b.union(held)
	case longRoutes:
		return b.longest()
	}
	// One ticket after the other: the cheapest that is not complete.
	var want routes
	least := unreachable
	for _, id := range held {
		t := b.v.Edition().Ticket(id)
		if p, cost := b.path(t.A, t.B, routes{}); !b.v.Complete(b.seat, id) && cost < least {
			want, least = p, cost
		}
	}
	if want.spaces(b.v) > b.v.Cars(b.seat) {
		return routes{}
	}
	return want
}

// union joins tickets, the cheapest first, each by what is least beyond the
// routes that the others need anyway; what the cable cars do not suffice for
// is left out.
func (b *rider) union(ids []ttrsf.TicketID) routes {
	var all routes
	left := append([]ttrsf.TicketID(nil), ids...)
	for len(left) > 0 {
		at, least := -1, unreachable
		var more routes
		for i, id := range left {
			t := b.v.Edition().Ticket(id)
			if p, cost := b.path(t.A, t.B, all); cost < least {
				at, least, more = i, cost, p
			}
		}
		if at < 0 || least+all.spaces(b.v) > b.v.Cars(b.seat) {
			return all
		}
		all.add(more)
		left = append(left[:at], left[at+1:]...)
	}
	return all
}

// longest are the open routes of the greatest length that the cable cars
// suffice for, on the way of tickets if there are such, else all of them.
func (b *rider) longest() routes {
	var all routes
	length := uint8(0)
	for r := range b.v.Edition().Routes() {
		id := ttrsf.RouteID(r)
		route := b.v.Edition().Route(id)
		if !b.v.Open(b.seat, id) || int(route.Length) > b.v.Cars(b.seat) || route.Length < length {
			continue
		}
		if route.Length > length {
			all, length = routes{}, route.Length
		}
		all[r] = true
	}
	way := b.union(b.v.Tickets(b.seat))
	both := all
	for r := range both {
		both[r] = both[r] && way[r]
	}
	if !both.none() {
		return both
	}
	return all
}

// unreachable is the cost of what no open routes join.
const unreachable = 1 << 20

func (b *rider) reachable(t *ttrsf.Ticket) bool {
	_, cost := b.path(t.A, t.B, routes{})
	return cost <= b.v.Cars(b.seat)
}

// path is the way between two locations with the fewest spaces to claim: its
// routes beyond the own ones and those that are free, and the spaces.
func (b *rider) path(from, to ttrsf.Loc, free routes) (routes, int) {
	ed := b.v.Edition()
	var dist [ttrsf.MaxLocations]int
	var via [ttrsf.MaxLocations]ttrsf.RouteID
	for l := range dist {
		dist[l], via[l] = unreachable, ttrsf.NoRoute
	}
	dist[from] = 0
	for changed := true; changed; {
		changed = false
		for r := range ed.Routes() {
			id := ttrsf.RouteID(r)
			cost, ok := b.cost(id, free[r])
			if !ok {
				continue
			}
			route := ed.Route(id)
			for _, way := range [2][2]ttrsf.Loc{{route.A, route.B}, {route.B, route.A}} {
				if d := dist[way[0]] + cost; d < dist[way[1]] {
					dist[way[1]], via[way[1]], changed = d, id, true
				}
			}
		}
	}
	var want routes
	if dist[to] == unreachable {
		return want, unreachable
	}
	for at := to; at != from; {
		r := via[at]
		route := ed.Route(r)
		want[r] = b.v.Owner(r) != b.seat && !free[r]
		at = route.A ^ route.B ^ at
	}
	return want, dist[to]
}

// cost is the spaces to claim for a route; ok is false when it is closed.
func (b *rider) cost(r ttrsf.RouteID, free bool) (int, bool) {
	if b.v.Owner(r) == b.seat || free {
		return 0, true
	}
	return int(b.v.Edition().Route(r).Length), b.v.Open(b.seat, r)
}
