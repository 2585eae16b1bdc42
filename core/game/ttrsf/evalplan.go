package ttrsf

import (
	"math/bits"

	"bayboard/core/engine"
)

// Time is counted in half turns: a claim takes two, a card that is lacking so
// many tenths of one.
const (
	claimTime = 2
	drawTime  = 15
)

// far is the cost of a location that cannot be reached.
const far = 1 << 14

// plan is how a seat means to join the locations of some tickets.
type plan struct {
	t      *Table
	seat   engine.Seat
	cost   [MaxRoutes]int16 // of a route in half turns, times 4; 0 own or in the plan, far closed
	inPlan routeSet         // still to be claimed
	routes int              // in the plan
	spaces int              // of them
	points int              // of them
}

// costScale is what costs are multiplied with, to prefer among equal paths.
const costScale = 4

// newPlan is an empty plan. Routes for which the hand has cards cost less, and
// so do points, each by so much.
func newPlan(t *Table, seat engine.Seat, hand *Cards, perPoint int16) plan {
	p := plan{t: t, seat: seat}
	most := mostOf(hand)
	for r := range RouteID(t.ed.routeN) {
		route := &t.ed.routes[r]
		switch {
		case t.owner[r] == uint8(seat)+1:
		case !t.Open(seat, r) || route.Length > t.cars[seat]:
			p.cost[r] = far
		default:
			have := most
			if route.Color != Gray {
				have = hand[route.Color]
			}
			have = min(have, route.Length)
			n := costScale*(claimTime+int16(route.Length)) - 2*int16(have) - perPoint*int16(route.Points)
			p.cost[r] = max(n, 1)
		}
	}
	return p
}

// rings is the number of distances that path tells apart at a time: more than
// the largest cost of a route.
const rings = 64

// path is the cheapest way between two locations with the routes of the plan
// for nothing: its cost, and its routes if take is set. It is limit if no way
// costs less.
func (p *plan) path(from, to Loc, take bool, limit int) int {
	var dist [MaxLocations]int16
	var via [MaxLocations]RouteID
	ed := p.t.ed
	for i := range dist[:ed.locCount] {
		dist[i] = far
	}
	dist[from], dist[to] = 0, int16(limit)
	// A bit for each location that is reached and not left yet, by its distance,
	// and a bit for each distance that has any.
	var reached [rings]uint64
	reached[0] = 1 << from
	waiting := uint64(1)
	for now := 0; ; {
		if waiting == 0 {
			return limit
		}
		now += bits.TrailingZeros64(bits.RotateLeft64(waiting, -now))
		if now >= int(dist[to]) {
			break
		}
		ring := &reached[now%rings]
		at := bits.TrailingZeros64(*ring)
		if *ring &= *ring - 1; *ring == 0 {
			waiting &^= 1 << (now % rings)
		}
		if int(dist[at]) != now {
			continue
		}
		for _, w := range ed.ways[at] {
			// What is no nearer than the goal leads to no shorter way there.
			if next := int16(now) + p.cost[w.route]; next < dist[w.to] && next < dist[to] {
				dist[w.to], via[w.to] = next, w.route
				reached[next%rings] |= 1 << w.to
				waiting |= 1 << (next % rings)
			}
		}
	}
	if take {
		for at := to; at != from; at = ed.routes[via[at]].other(at) {
			p.add(via[at])
		}
	}
	return int(dist[to])
}

// add puts a route into the plan.
func (p *plan) add(r RouteID) {
	if p.cost[r] != 0 {
		p.cost[r] = 0
		p.take(r)
	}
}

func (p *plan) take(r RouteID) {
	route := &p.t.ed.routes[r]
	p.inPlan.add(r)
	p.routes++
	p.spaces += int(route.Length)
	p.points += int(route.Points)
}

// missing is how many cards the hand lacks for all routes of the plan, and
// what is left of the hand: coloured routes first, then gray ones by the
// largest colour, ferries where cards lack.
func (p *plan) missing(hand Cards) (lack int, rest Cards) {
	need := 0
	pay := func(c Color, n uint8) {
		used := min(n, hand[c])
		hand[c] -= used
		need += int(n - used)
	}
	for _, set := range p.colouredThenGray() {
		for r := range set.all {
			route := &p.t.ed.routes[r]
			forced := min(route.Ferries, hand[Ferry])
			hand[Ferry] -= forced
			need += int(route.Ferries - forced)
			c := route.Color
			if c == Gray {
				c = largest(&hand)
			}
			pay(c, route.Length-route.Ferries)
		}
	}
	wild := min(need, int(hand[Ferry]))
	hand[Ferry] -= uint8(wild)
	return need - wild, hand
}

// colouredThenGray are the routes of the plan in two parts.
func (p *plan) colouredThenGray() (parts [2]routeSet) {
	for i, gray := range p.t.ed.gray {
		parts[0][i], parts[1][i] = p.inPlan[i]&^gray, p.inPlan[i]&gray
	}
	return parts
}

// routeSet is a bit for each route.
type routeSet [(MaxRoutes + 63) / 64]uint64

func (w *routeSet) add(r RouteID)      { w[r/64] |= 1 << (r % 64) }
func (w *routeSet) has(r RouteID) bool { return w[r/64]>>(r%64)&1 != 0 }

// all visits the routes in ascending order.
func (w *routeSet) all(visit func(RouteID) bool) {
	for i, set := range w {
		for ; set != 0; set &= set - 1 {
			if !visit(RouteID(64*i + bits.TrailingZeros64(set))) {
				return
			}
		}
	}
}

// largest is the colour of which a hand has most.
func largest(hand *Cards) Color {
	best := Blue
	for c := Green; c < Ferry; c++ {
		if hand[c] > hand[best] {
			best = c
		}
	}
	return best
}

// time is how many half turns the plan takes with a hand. Not every card
// that one draws is one that one lacks.
func (p *plan) time(hand Cards) int {
	lack, _ := p.missing(hand)
	return claimTime*p.routes + lack*drawTime/10
}
