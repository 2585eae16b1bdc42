package ttrsf

import "bayboard/core/engine"

// target is the route that a seat gets by claiming route r, of two twins of
// one colour the first that is open; false if it may not have any (rules
// claim-open, double-own, double-two).
func (t *Table) target(seat engine.Seat, r RouteID) (RouteID, bool) {
	route := &t.ed.routes[r]
	own := t.owner[r]
	if route.Twin == NoRoute || own|t.owner[route.Twin] == 0 {
		return r, own == 0
	}
	twin, mine := t.owner[route.Twin], uint8(seat)+1
	switch {
	case own == mine || twin == mine || t.players == 2:
		return r, false
	case own == 0:
		return r, true
	case route.Same && twin == 0:
		return route.Twin, true
	}
	return r, false
}

// claim takes a route with a payment (rules claim-cards, claim-points,
// claim-token). The row is filled before the token is taken (rule
// draw-reshuffle).
func (s *State) claim(a engine.Action, hear engine.Listener) error {
	if rule, facts := s.claimRefusal(a); rule != "" {
		return refuse(rule, a, facts...)
	}
	seat := s.actor
	r, _ := s.target(seat, RouteID(a.A))
	route := &s.ed.routes[r]
	c, ferries := Color(a.B), uint8(a.C)
	if c != Ferry {
		s.spend(seat, c, route.Length-ferries)
	}
	s.spend(seat, Ferry, ferries)
	s.passes = 0
	s.owner[r] = uint8(seat) + 1
	s.cars[seat] -= route.Length
	tell(hear, engine.Event{Kind: EvClaimed, Seat: seat, A: int16(r), B: a.B, C: a.C, D: int16(s.cars[seat])})
	s.points[seat] += uint16(route.Points)
	tell(hear, engine.Event{Kind: EvPoints, Seat: seat, A: int16(route.Points), B: int16(s.points[seat])})
	s.settleRow(hear)
	s.afterClaim(r, hear)
	return nil
}

// afterClaim takes a token, or asks which (rule claim-token).
func (s *State) afterClaim(r RouteID, hear engine.Listener) {
	route := &s.ed.routes[r]
	a, b := s.tokenFor(s.actor, route.A), s.tokenFor(s.actor, route.B)
	switch {
	case a >= 0 && b >= 0:
		s.claimed, s.ask = r, AskToken
		return
	case a >= 0:
		s.takeToken(a, hear)
	case b >= 0:
		s.takeToken(b, hear)
	}
	s.endTurn(hear)
}

// tokenFor is the stack at a location from which a seat can take a token, -1
// if there is none.
func (t *Table) tokenFor(seat engine.Seat, l Loc) int {
	i := t.stackIndex(l)
	if i < 0 || t.left[i] == 0 || t.tokens[seat].Has(t.symbols[i]) {
		return -1
	}
	return i
}

func (s *State) takeToken(stack int, hear engine.Listener) {
	s.left[stack]--
	s.tokens[s.actor] |= 1 << s.symbols[stack]
	tell(hear, engine.Event{
		Kind: EvToken, Seat: s.actor, A: int16(s.symbols[stack]), B: int16(s.stackAt[stack]),
		C: int16(s.tokens[s.actor].Len()),
	})
}

// chooseToken answers AskToken (rule claim-token).
func (s *State) chooseToken(a engine.Action, hear engine.Listener) error {
	if a.Kind != ActTake {
		return s.refuseKind(a)
	}
	route := &s.ed.routes[s.claimed]
	for _, l := range [...]Loc{route.A, route.B} {
		if i := s.tokenFor(s.actor, l); i >= 0 && int16(s.symbols[i]) == a.A {
			s.takeToken(i, hear)
			s.claimed = NoRoute
			s.endTurn(hear)
			return nil
		}
	}
	return refuse(RuleClaimToken, a, engine.Word("route", s.ed.routeText(s.claimed)))
}

// claimRefusal is the rule that forbids a claim, empty if none does. The
// rules come in this order: claim-open, double-own, double-two, claim-cars,
// claim-cards, claim-colour, claim-ferry.
func (s *State) claimRefusal(a engine.Action) (engine.Rule, []engine.Fact) {
	if a.A < 0 || a.A >= int16(s.ed.routeN) || s.ed.Choice(RouteID(a.A)) != RouteID(a.A) {
		return RuleClaimOpen, nil
	}
	seat, r := s.actor, RouteID(a.A)
	if _, ok := s.target(seat, r); !ok {
		return s.closedBy(seat, r)
	}
	route := &s.ed.routes[r]
	if s.cars[seat] < route.Length {
		return RuleClaimCars, []engine.Fact{
			engine.Number("cars", int(s.cars[seat])), engine.Number("spaces", int(route.Length)),
		}
	}
	return s.paymentRefusal(a, route)
}

// closedBy is the rule by which a route is not open to a seat.
func (t *Table) closedBy(seat engine.Seat, r RouteID) (engine.Rule, []engine.Fact) {
	route := &t.ed.routes[r]
	facts := []engine.Fact{engine.Word("route", t.ed.routeText(r))}
	twin := uint8(0)
	if route.Twin != NoRoute {
		twin = t.owner[route.Twin]
	}
	own, mine := t.owner[r], uint8(seat)+1
	switch {
	case own != 0 && (twin != 0 || !route.Same):
		return RuleClaimOpen, append(facts, engine.Number("owner", int(own)))
	case own == mine || twin == mine:
		return RuleDoubleOwn, facts
	}
	return RuleDoubleTwo, append(facts, engine.Number("owner", int(max(own, twin))))
}

// paymentRefusal is the rule that forbids a payment for an open route.
func (s *State) paymentRefusal(a engine.Action, route *Route) (engine.Rule, []engine.Fact) {
	hand, held := &s.hands[s.actor], int(s.handLen[s.actor])
	spaces, ferries := int(route.Length), int(a.C)
	c := Color(a.B)
	if held < spaces || ferries < 0 || ferries > spaces || c == Ferry && ferries != spaces {
		return RuleClaimCards, []engine.Fact{engine.Number("cards", held), engine.Number("spaces", spaces)}
	}
	if a.B <= int16(Gray) || a.B >= int16(Colors) {
		return RuleClaimColour, nil
	}
	colored := spaces - ferries
	switch {
	case c != Ferry && route.Color != Gray && route.Color != c:
		return RuleClaimColour, []engine.Fact{
			engine.Word("colour", c.String()), engine.Word("route", route.Color.String()),
		}
	case c != Ferry && (colored == 0 || int(hand[c]) < colored):
		return RuleClaimColour, []engine.Fact{
			engine.Word("colour", c.String()), engine.Number("held", int(hand[c])), engine.Number("needed", max(colored, 1)),
		}
	case int(hand[Ferry]) < ferries:
		return RuleClaimColour, []engine.Fact{
			engine.Word("colour", Ferry.String()), engine.Number("held", int(hand[Ferry])), engine.Number("needed", ferries),
		}
	case ferries < int(route.Ferries):
		return RuleClaimFerry, []engine.Fact{
			engine.Number("ferries", ferries), engine.Number("needed", int(route.Ferries)),
		}
	}
	return "", nil
}
