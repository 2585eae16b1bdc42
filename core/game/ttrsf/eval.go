package ttrsf

import "bayboard/core/engine"

// What an evaluation counts in: 1000 is a point.
const (
	unit       = 1000
	victory    = 6 * unit // of being ahead, beyond the points
	halfTurn   = 550      // what a half turn to spare is worth
	spareCard  = 330      // a card that the plan does not need
	spareFerry = 600
	perClaim   = 22       // tenths of a space that a claim takes on average
	perSpace   = 2        // half turns that a spare cable car can use
	risk       = 90       // percent of a planned route's points that count
	otherPlan  = 2 * unit // about what a ticket of another seat brings
	otherCard  = 400
	decision   = unit // about what choosing among drawn tickets is worth
)

// tokenWorth is what a number of tokens is worth with more to come.
var tokenWorth = [Symbols + 1]int{0, 500, 1400, 2600, 4300, 6300, 9000, 12000}

// normal is the normal distribution, in thousandths, at multiples of an
// eighth of the deviation.
var normal = [...]int{
	500, 550, 599, 646, 691, 734, 773, 809, 841, 870, 894, 915, 933,
	948, 960, 970, 977, 983, 988, 991, 994, 996, 997, 998, 999,
}

// chanceOf is the chance, in thousandths, that a lead holds against a spread
// of the same scale.
func chanceOf(lead, spread int) int {
	z := lead * 8 / max(spread, 1)
	if z < 0 {
		return unit - normal[min(-z, len(normal)-1)]
	}
	return normal[min(z, len(normal)-1)]
}

// Pace is about what was measured under node.
func (s *State) Pace() int { return 40_000 }

// Evaluate is how well a seat stands: the points that it can expect against
// the mean of the others, and its chance to win. Of others it counts what is
// public.
func (s *State) Evaluate(seat engine.Seat) int {
	if s.ask == AskNothing {
		return s.evaluateEnd(seat)
	}
	own, others, best := s.expected(seat), 0, -1<<30
	for p := range engine.Seat(s.players) {
		if p != seat {
			w := s.expectedOther(p)
			others += w
			best = max(best, w)
		}
	}
	return own - others/(int(s.players)-1) + victory*chanceOf(own-best, 2*unit+300*s.halfTurns(seat))/unit
}

func (s *State) evaluateEnd(seat engine.Seat) int {
	out := s.Outcome()
	others := 0
	for p := range int(s.players) {
		if p != int(seat) {
			others += out.Scores[p]
		}
	}
	v := unit*out.Scores[seat] - unit*others/(int(s.players)-1)
	if out.Ranks[seat] == 1 {
		v += victory
	}
	return v
}

// halfTurns is about how many half turns a seat has left, this turn not
// counted but for a card that it still draws. The other seat that is nearest
// to the end sets the pace.
func (t *Table) halfTurns(seat engine.Seat) int {
	turns := 0
	if t.lastTurns > 0 {
		// Those of the last turns that are the seat's, without this one.
		ahead := (int(seat) - int(t.actor) + int(t.players)) % int(t.players)
		if ahead > 0 && ahead < int(t.lastTurns) || ahead == 0 && int(t.lastTurns) > int(t.players) {
			turns = 1
		}
	} else {
		turns = 2 * StartCars
		for p := range engine.Seat(t.players) {
			if p != seat {
				turns = min(turns, t.turnsToEnd(p))
			}
		}
		turns++
	}
	n := 2 * turns
	if t.actor == seat && t.ask == AskSecond {
		n++
	}
	return n
}

// turnsToEnd is about how many turns a seat takes to bring the end about, by
// what it has left to claim and the cards that it lacks for it.
func (t *Table) turnsToEnd(p engine.Seat) int {
	spaces := int(t.cars[p]) - lastCars
	cards := max(0, spaces-int(t.handLen[p]))
	return max(1, (10*spaces+perClaim-1)/perClaim+cards/2)
}

// expectedOther is what another seat can expect, by what is public.
func (t *Table) expectedOther(p engine.Seat) int {
	return unit*int(t.points[p]) + tokenWorth[t.tokens[p].Len()] +
		otherPlan*int(t.held[p].n+t.offers[p].n) + otherCard*int(t.handLen[p])
}

// expected is what a seat can expect by its own cards and tickets.
func (s *State) expected(seat engine.Seat) int {
	held := s.tickets.held[seat][:s.held[seat].n]
	if s.offers[seat].n == 0 {
		return s.expectedWith(seat, held)
	}
	var list [MaxTickets]TicketID
	n := copy(list[:], held)
	best := -1 << 30
	for i := range s.offers[seat].n {
		list[n] = s.tickets.offers[seat][i]
		best = max(best, s.expectedWith(seat, list[:n+1]))
	}
	if s.offers[seat].n == 2 && n+2 <= len(list) {
		list[n], list[n+1] = s.tickets.offers[seat][0], s.tickets.offers[seat][1]
		best = max(best, s.expectedWith(seat, list[:n+2]))
	}
	return best
}

// expectedWith is what a seat can expect with some tickets. It takes tickets
// into its plan one after the other, the cheapest first, as long as there are
// time and cable cars.
func (s *State) expectedWith(seat engine.Seat, held []TicketID) int {
	hand := s.hands[seat]
	p := newPlan(&s.Table, seat, &hand, 1)
	left, cars := s.halfTurns(seat), int(s.cars[seat])
	v := unit * int(s.points[seat])
	var open [MaxTickets]TicketID
	n := 0
	joined := s.networkOf(seat)
	for _, id := range held {
		if t := &s.ed.tickets[id]; joined.joins(t) {
			v += unit * int(t.Points)
		} else {
			open[n] = id
			n++
		}
	}
	for n > 0 {
		best, cost := 0, far
		for i, id := range open[:n] {
			t := &s.ed.tickets[id]
			if c := p.path(t.A, t.B, false, cost); c < cost {
				best, cost = i, c
			}
		}
		t := &s.ed.tickets[open[best]]
		n--
		open[best] = open[n]
		points := unit * int(t.Points)
		if cost >= far {
			v -= points
			continue
		}
		before := p
		p.path(t.A, t.B, true, far)
		chance := s.chanceToFinish(&p, hand, left, cars)
		v += points * (2*chance - unit) / unit
		if chance < unit/3 {
			p = before
		}
	}
	return v + s.prospects(seat, &p, hand, left, cars)
}

// chanceToFinish is the chance, in thousandths, that a plan is carried out.
func (s *State) chanceToFinish(p *plan, hand Cards, left, cars int) int {
	switch {
	case p.routes == 0:
		return unit
	case p.spaces > cars:
		return 0
	}
	time := p.time(hand)
	return chanceOf(left-time, 2+time/4) * (200 - p.routes*int(s.players)) / 200
}

// prospects is what the plan's routes and tokens bring, and what is left of
// time, cards and cable cars.
func (s *State) prospects(seat engine.Seat, p *plan, hand Cards, left, cars int) int {
	_, rest := p.missing(hand)
	spare := left - p.time(hand)
	v := unit * p.points * risk / 100
	v += halfTurn * min(spare, perSpace*max(0, cars-p.spaces))
	cardsOf := min(rest.others(), max(0, cars-p.spaces))
	v += spareCard*cardsOf + spareFerry*int(rest[Ferry])
	if m := int(mostOf(&rest)); m > 1 {
		v += 60 * m * m
	}
	return v + s.tokensWorth(seat, p)
}

// tokensWorth is what the tokens are worth that a seat has, and in part those
// on its plan's way.
func (s *State) tokensWorth(seat engine.Seat, p *plan) int {
	have := s.tokens[seat].Len()
	if s.ask == AskToken && s.actor == seat {
		have++
	}
	coming := 0
	for i, at := range s.stackAt {
		if at == NoLoc || s.left[i] == 0 || s.tokens[seat].Has(s.symbols[i]) {
			continue
		}
		for _, r := range s.ed.near[at] {
			if p.inPlan.has(r) {
				coming++
				break
			}
		}
	}
	now, then := tokenWorth[min(have, Symbols)], tokenWorth[min(have+coming, Symbols)]
	return now + (then-now)*7/10
}
