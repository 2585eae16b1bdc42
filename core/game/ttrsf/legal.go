package ttrsf

import "bayboard/core/engine"

// Legal appends the actor's legal actions in ascending order.
func (s *State) Legal(buf []engine.Action) []engine.Action {
	switch s.ask {
	case AskDeal, AskKeep:
		most := int16(KeepBoth)
		if s.offers[s.actor].n == 1 {
			most = 0
		}
		for i := int16(0); i <= most; i++ {
			buf = append(buf, engine.Action{Kind: ActKeep, A: i})
		}
	case AskStack:
		for l := range Loc(s.ed.locCount) {
			if s.stackIndex(l) < 0 {
				buf = append(buf, engine.Action{Kind: ActStack, A: int16(l)})
			}
		}
	case AskTurn:
		buf = s.legalTurn(buf)
	case AskSecond:
		buf = s.legalDraws(buf, Ferry)
	case AskToken:
		buf = s.legalTokens(buf)
	}
	return buf
}

func (s *State) legalTurn(buf []engine.Action) []engine.Action {
	start := len(buf)
	buf = s.legalDraws(buf, Colors)
	buf = s.legalClaims(buf)
	if s.pile.n > 0 {
		buf = append(buf, engine.Action{Kind: ActTickets})
	}
	if len(buf) == start {
		buf = append(buf, engine.Action{Kind: ActPass})
	}
	return buf
}

// legalDraws lists the deck and the colours below end (rules draw-cards,
// draw-ferry).
func (s *State) legalDraws(buf []engine.Action, end Color) []engine.Action {
	if s.blindLeft() {
		buf = append(buf, engine.Action{Kind: ActDraw})
	}
	row := s.rowCards()
	for c := Blue; c < end; c++ {
		if row[c] > 0 {
			buf = append(buf, engine.Action{Kind: ActDraw, A: int16(c)})
		}
	}
	return buf
}

// legalClaims lists the payments for all routes that are open to the actor.
func (s *State) legalClaims(buf []engine.Action) []engine.Action {
	seat, ed := s.actor, s.ed
	hand := s.hands[seat]
	ferries, cars := hand[Ferry], s.cars[seat]
	var reach Cards // by the colour of a route, the longest that the hand pays for
	reach[Gray] = mostOf(&hand) + ferries
	for c := Blue; c < Ferry; c++ {
		reach[c] = hand[c] + ferries
	}
	for i := range ed.choices[:ed.choiceN] {
		r := ed.choices[i]
		route := &ed.routes[r]
		n := route.Length
		if n > reach[route.Color&colorMask] || n > cars {
			continue
		}
		if _, ok := s.target(seat, r); !ok {
			continue
		}
		a := engine.Action{Kind: ActClaim, A: int16(r)}
		first, last := Blue, Orange
		if route.Color != Gray {
			first, last = route.Color, route.Color
		}
		for c := first; c <= last; c++ {
			k := hand[c&colorMask]
			if k == 0 || k+ferries < n {
				continue
			}
			least := route.Ferries
			if k < n {
				least = max(least, n-k)
			}
			a.B = int16(c)
			for f := least; f <= ferries && f < n; f++ {
				a.C = int16(f)
				buf = append(buf, a)
			}
		}
		if ferries >= n {
			a.B, a.C = int16(Ferry), int16(n)
			buf = append(buf, a)
		}
	}
	return buf
}

// colorMask tells the compiler that a colour is within the arrays of colours.
const colorMask = Colors - 1

// mostOf is the largest number of cards of one colour.
func mostOf(hand *Cards) uint8 {
	most := uint8(0)
	for _, n := range hand[Blue:Ferry] {
		most = max(most, n)
	}
	return most
}

// canClaim reports whether a seat can claim any route.
func (s *State) canClaim(seat engine.Seat) bool {
	hand := &s.hands[seat]
	for _, r := range s.ed.choices[:s.ed.choiceN] {
		route := &s.ed.routes[r]
		if route.Length > s.cars[seat] {
			continue
		}
		if _, ok := s.target(seat, r); !ok {
			continue
		}
		n := mostOf(hand)
		if route.Color != Gray {
			n = hand[route.Color]
		}
		if hand[Ferry] >= route.Ferries && n+hand[Ferry] >= route.Length {
			return true
		}
	}
	return false
}

func (s *State) legalTokens(buf []engine.Action) []engine.Action {
	route := &s.ed.routes[s.claimed]
	a, b := s.symbolAt(route.A), s.symbolAt(route.B)
	return append(buf,
		engine.Action{Kind: ActTake, A: int16(min(a, b))}, engine.Action{Kind: ActTake, A: int16(max(a, b))})
}

// symbolAt is the symbol of the stack at a location that has one.
func (t *Table) symbolAt(l Loc) Symbol { return t.symbols[t.stackIndex(l)] }
