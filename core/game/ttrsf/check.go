package ttrsf

import (
	"errors"
	"fmt"
)

// Check reports the first broken invariant: pieces are conserved, derived
// values are right, and the question fits the table.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkCards, s.checkRow, s.checkRoutes, s.checkStacks, s.checkTokens,
		s.checkTickets, s.checkOffers, s.checkAsk, s.checkOpening, s.checkEnd,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkCards: each card is in exactly one place (rule cards), and what is
// known of a hand is in it (rule secrecy).
func (s *State) checkCards() error {
	var all [Colors]int
	add := func(c *Cards) {
		for i, n := range c {
			all[i] += int(n)
		}
	}
	row := s.rowCards()
	add(&row)
	add(&s.discards)
	for i := range s.hands {
		add(&s.hands[i])
		if i >= int(s.players) && (s.hands[i] != Cards{} || s.known[i] != Cards{}) {
			return fmt.Errorf("seat %d is not in the game", i+1)
		}
		if s.hands[i].Len() != int(s.handLen[i]) {
			return fmt.Errorf("seat %d holds %d cards, not %d", i+1, s.hands[i].Len(), s.handLen[i])
		}
		for c, n := range s.known[i] {
			if n > s.hands[i][c] {
				return fmt.Errorf("seat %d is known to hold %d %s and holds %d", i+1, n, Color(c), s.hands[i][c])
			}
		}
	}
	for i, c := range s.deck {
		if (c == NoCard) != (i >= int(s.deckLen)) {
			return errors.New("the deck has gaps")
		}
		if c != NoCard {
			all[c]++
		}
	}
	for c, n := range all {
		if n != int(composition[c]) {
			return fmt.Errorf("%d cards %s, want %d", n, Color(c), composition[c])
		}
	}
	return nil
}

// checkRow: the row is filled as far as cards go and no sweep is due (rules
// draw-reshuffle, three-ferries).
func (s *State) checkRow() error {
	if s.inRow(NoCard) >= 0 && s.blindLeft() {
		return errors.New("a place of the row is empty, and there are cards to fill it")
	}
	if s.sweepDue() {
		return errors.New("the row shows three ferries or more")
	}
	return nil
}

// checkRoutes: who owns routes may, and cars and points follow (rules
// claim-cars, claim-points, double-own, double-two).
func (s *State) checkRoutes() error {
	cars, points := [MaxPlayers]int{}, [MaxPlayers]int{}
	for i := range int(s.players) {
		cars[i] = StartCars
	}
	for i, o := range s.owner {
		if o == 0 {
			continue
		}
		if i >= int(s.ed.routeN) || o > s.players {
			return errors.New("a route or its owner is not in the game")
		}
		r := &s.ed.routes[i]
		cars[o-1] -= int(r.Length)
		points[o-1] += int(r.Points)
		if r.Twin == NoRoute {
			continue
		}
		switch twin := s.owner[r.Twin]; {
		case twin == o:
			return fmt.Errorf("seat %d owns both routes %s", o, s.ed.routeText(RouteID(i)))
		case twin != 0 && s.players == 2:
			return fmt.Errorf("both routes %s are claimed by two players", s.ed.routeText(RouteID(i)))
		case twin == 0 && r.Same && r.Second:
			return fmt.Errorf("%s is claimed before the first of its colour", s.ed.routeText(RouteID(i)))
		}
	}
	for i := range s.cars {
		if cars[i] < 0 || int(s.cars[i]) != cars[i] || int(s.points[i]) != points[i] {
			return fmt.Errorf("seat %d has %d cable cars and %d points for routes, want %d and %d",
				i+1, s.cars[i], s.points[i], cars[i], points[i])
		}
	}
	return nil
}

// checkStacks: each symbol has a stack, each stack a place of its own (rules
// tokens-setup, tokens-placed).
func (s *State) checkStacks() error {
	seen := SymbolSet(0)
	for i, y := range s.symbols {
		if y < 1 || y > Symbols || seen.Has(y) {
			return errors.New("the stacks do not have each symbol once")
		}
		seen |= 1 << y
		at := s.stackAt[i]
		switch {
		case i < startStacks && at != s.ed.starts[i]:
			return fmt.Errorf("stack %d starts elsewhere", i+1)
		case at != NoLoc && (at >= Loc(s.ed.locCount) || s.stackIndex(at) != i):
			return fmt.Errorf("stack %d is in a wrong place", i+1)
		}
		placed := s.ask != AskDeal && (s.ask != AskStack || i == startStacks && at != NoLoc)
		if i >= startStacks && placed != (at != NoLoc) {
			return fmt.Errorf("stack %d is placed at the wrong time", i+1)
		}
	}
	return nil
}

// checkTokens: tokens are conserved, and taken with a route (rules
// tokens-setup, claim-token).
func (s *State) checkTokens() error {
	for i, y := range s.symbols {
		left := int(stackHeight(int(s.players), i))
		for p, t := range s.tokens {
			if !t.Has(y) {
				continue
			}
			left--
			if p >= int(s.players) || s.stackAt[i] == NoLoc || !s.reaches(uint8(p)+1, s.stackAt[i]) {
				return fmt.Errorf("seat %d has the token %s without a route there", p+1, y)
			}
		}
		if left < 0 || int(s.left[i]) != left {
			return fmt.Errorf("%d tokens %s are left, want %d", s.left[i], y, left)
		}
	}
	for _, t := range s.tokens {
		if t&^(1<<(Symbols+1)-2) != 0 {
			return errors.New("a token without a symbol")
		}
	}
	return nil
}

// reaches reports whether a route of an owner ends at a location.
func (t *Table) reaches(owner uint8, l Loc) bool {
	for _, r := range t.ed.near[l] {
		if t.owner[r] == owner {
			return true
		}
	}
	return false
}
