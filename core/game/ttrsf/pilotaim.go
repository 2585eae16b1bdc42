package ttrsf

import "bayboard/core/engine"

// aim is a plan with the cards that it takes.
type aim struct {
	plan
	need Cards // of its coloured routes and ferry symbols
	lack Cards // beyond the hand; for gray routes the colour with most left
}

// aim is what the actor is after: its tickets, the cheapest first, as far as
// the time, somewhat stretched, and the cable cars go.
func (s *State) aim(left int) aim {
	seat := s.actor
	hand := &s.hands[seat]
	latest := left + left/4 + claimTime
	var a aim
	if s.recall(&a.plan, *hand, latest) {
		a.count(*hand)
		return a
	}
	a.plan = newPlan(&s.Table, seat, hand, 2)
	p := &a.plan
	p.lure(s.ed)
	var open [MaxTickets]TicketID
	n := s.openTickets(p, &open)
	for _, id := range open[:n] {
		t := &s.ed.tickets[id]
		before := *p
		p.path(t.A, t.B, true, far)
		if p.spaces > int(s.cars[seat]) || p.time(*hand) > latest {
			*p = before
		}
	}
	s.intents[seat] = intent{p.inPlan, s.held[seat].n + 1}
	a.count(*hand)
	return a
}

// tokenLure is by how much a route costs less for a token at one of its ends.
const tokenLure = 2

// lure makes routes to tokens that the seat does not have cost less.
func (p *plan) lure(ed *Edition) {
	for _, at := range p.t.stackAt {
		if at == NoLoc || p.t.tokenFor(p.seat, at) < 0 {
			continue
		}
		for _, r := range ed.near[at] {
			if c := p.cost[r]; c > 0 && c < far {
				p.cost[r] = max(1, c-tokenLure)
			}
		}
	}
}

// intent is what a pilot means to claim for a seat. It holds until tickets
// come, somebody takes a route of it, or the time gets short.
type intent struct {
	routes  routeSet
	tickets uint8 // that it was made for, and 1
}

// recall fills an empty plan by the actor's intent, if it still holds. The
// plan has no costs.
func (s *State) recall(p *plan, hand Cards, latest int) bool {
	seat := s.actor
	m := s.intents[seat]
	if m.tickets != s.held[seat].n+1 {
		return false
	}
	p.t, p.seat = &s.Table, seat
	for r := range m.routes.all {
		switch {
		case s.owner[r] == uint8(seat)+1:
		case !s.Open(seat, r):
			return false
		default:
			p.take(r)
		}
	}
	return p.spaces <= int(s.cars[seat]) && p.time(hand) <= latest
}

// openTickets lists the tickets that a plan's seat can still complete, the
// cheapest first, and counts them.
func (s *State) openTickets(p *plan, open *[MaxTickets]TicketID) int {
	joined := s.networkOf(p.seat)
	var costs [MaxTickets]int
	n := 0
	for _, id := range s.tickets.held[p.seat][:s.held[p.seat].n] {
		t := &s.ed.tickets[id]
		if joined.joins(t) {
			continue
		}
		cost := p.path(t.A, t.B, false, far)
		if cost >= far {
			continue
		}
		at := n
		for ; at > 0 && costs[at-1] > cost; at-- {
			open[at], costs[at] = open[at-1], costs[at-1]
		}
		open[at], costs[at] = id, cost
		n++
	}
	return n
}

// count sets the cards that the plan takes and lacks.
func (a *aim) count(hand Cards) {
	pay := func(c Color, n uint8) {
		used := min(n, hand[c])
		hand[c] -= used
		a.lack[c] += n - used
	}
	for _, set := range a.colouredThenGray() {
		for r := range set.all {
			route := &a.t.ed.routes[r]
			a.need[Ferry] += route.Ferries
			pay(Ferry, route.Ferries)
			c := route.Color
			if c == Gray {
				c = largest(&hand)
			} else {
				a.need[c] += route.Length - route.Ferries
			}
			pay(c, route.Length-route.Ferries)
		}
	}
}

// steerClaim is the best claim that the hand pays for, of routes of the plan
// or of all: by points and length, few ferries, and tokens that the plan does
// not see to. Left are the half turns left.
func (s *State) steerClaim(a *aim, planned bool, left int) (act engine.Action, ok bool) {
	seat, ed := s.actor, s.ed
	spare := s.hands[seat] // beyond what coloured routes of the plan take
	for c := range spare {
		spare[c] -= min(spare[c], a.need[c])
	}
	choices := ed.choices[:ed.choiceN]
	if planned {
		var few [StartCars]RouteID
		choices = few[:0]
		for r := range a.inPlan.all {
			choices = append(choices, ed.Choice(r))
		}
	}
	best := 0
	for _, r := range choices {
		route := &ed.routes[r]
		if route.Length > s.cars[seat] || route.Length > s.handLen[seat] {
			continue
		}
		target, open := s.target(seat, r)
		if !open || planned && !a.inPlan.has(target) && !(route.Same && a.inPlan.has(route.Twin)) {
			continue
		}
		if !planned && route.Length < 2 && left > halfTurnsOfOne {
			continue
		}
		c, ferries, pays := s.steerPayment(route, &spare, left)
		if !pays {
			continue
		}
		v := 100*int(route.Points) + 60*int(route.Length) - 40*int(ferries)
		if !planned {
			v += 150 * s.tokensAt(route)
		}
		if !ok || v > best {
			act, best, ok = ed.Claim(target, c, int(ferries)), v, true
		}
	}
	return act, ok
}

// steerPayment pays for a route without what the plan needs elsewhere: a gray
// one with the colour of which most is to spare, in the last turn with any
// that suffices.
func (s *State) steerPayment(route *Route, spare *Cards, left int) (c Color, ferries uint8, ok bool) {
	hand := &s.hands[s.actor]
	n, wild := route.Length, min(hand[Ferry], route.Ferries+spare[Ferry])
	c = route.Color
	have := hand[c]
	if c == Gray {
		c = Blue
		for k := Green; k < Ferry; k++ {
			if spare[k] > spare[c] || spare[k] == spare[c] && hand[k] > hand[c] {
				c = k
			}
		}
		have = spare[c]
		if left <= halfTurnsOfOne {
			have = hand[c]
		}
	}
	ferries = max(route.Ferries, n-min(n, have))
	return c, ferries, have > 0 && have+wild >= n && ferries <= wild && ferries < n
}

// tokensAt counts the ends of a route that have a token for the actor.
func (s *State) tokensAt(route *Route) int {
	n := 0
	for _, l := range [...]Loc{route.A, route.B} {
		if s.tokenFor(s.actor, l) >= 0 {
			n++
		}
	}
	return n
}
