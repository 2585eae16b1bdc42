package ttrsf

import (
	"errors"
	"fmt"

	"bayboard/core/engine"
)

// checkTickets: each ticket is in exactly one place, and its holder knows it
// (rules deal, secrecy).
func (s *State) checkTickets() error {
	var seen [MaxTickets + 1]bool
	all := SeatSet(1)<<s.players - 1
	list := func(what string, ids []TicketID, know []SeatSet, n int, holder SeatSet) error {
		for i, id := range ids {
			switch {
			case i >= n:
				if id != 0 || know[i] != 0 {
					return fmt.Errorf("%s: something lies behind the end", what)
				}
			case id < 1 || int(id) > s.ed.Tickets() || seen[id]:
				return fmt.Errorf("%s: ticket %d is not there once", what, i+1)
			case know[i]&^all != 0 || know[i]&holder != holder:
				return fmt.Errorf("%s: ticket %d is known to wrong seats", what, i+1)
			default:
				seen[id] = true
			}
		}
		return nil
	}
	if s.pile.n > MaxTickets {
		return errors.New("too many tickets")
	}
	if err := list("pile", s.tickets.pile[:], s.pile.know[:], int(s.pile.n), 0); err != nil {
		return err
	}
	total := int(s.pile.n)
	for p := range engine.Seat(MaxPlayers) {
		h, o := &s.held[p], &s.offers[p]
		if p >= engine.Seat(s.players) && (h.n > 0 || o.n > 0) || h.n > MaxTickets || o.n > 2 {
			return fmt.Errorf("seat %d cannot have so many tickets", p+1)
		}
		holder := seatBit(p)
		if s.ask == AskNothing {
			holder = all
		}
		if err := list(fmt.Sprintf("seat %d", p+1), s.tickets.held[p][:], h.know[:], int(h.n), holder); err != nil {
			return err
		}
		if err := list(fmt.Sprintf("offer to seat %d", p+1), s.tickets.offers[p][:], o.know[:], int(o.n), holder); err != nil {
			return err
		}
		total += int(h.n) + int(o.n)
	}
	if total != s.ed.Tickets() {
		return fmt.Errorf("%d tickets, the edition has %d", total, s.ed.Tickets())
	}
	return nil
}

// checkOffers: who has to choose tickets is asked, or will be (rules deal,
// draw-tickets).
func (s *State) checkOffers() error {
	waiting := false // this seat has not chosen dealt tickets
	for i := range engine.Seat(s.players) {
		p := (s.first + i) % engine.Seat(s.players)
		waiting = waiting || s.ask == AskDeal && p == s.actor
		kept, offered := s.held[p].n, s.offers[p].n
		ok := offered == 0 && kept >= 1
		switch {
		case waiting:
			ok = offered == 2 && kept == 0
		case s.ask == AskKeep && p == s.actor:
			ok = kept >= 1 && (offered == 2 || offered == 1 && s.pile.n == 0)
		case s.ask == AskDeal || s.ask == AskStack:
			ok = ok && kept <= 2
		}
		if !ok {
			return fmt.Errorf("seat %d keeps %d tickets and has %d to choose from", p+1, kept, offered)
		}
	}
	return nil
}

// checkAsk: the question fits what lies on the table.
func (s *State) checkAsk() error {
	opening, over := s.ask == AskDeal || s.ask == AskStack, s.ask == AskNothing
	inGame := func(seat engine.Seat) bool { return seat >= 0 && seat < engine.Seat(s.players) }
	switch {
	case s.ask >= asks, !inGame(s.first), !over && !inGame(s.actor), over && s.actor != engine.NoSeat:
		return errors.New("nobody can be asked this")
	case over != (s.ended != running) || s.ended >= endings:
		return errors.New("the end of the game is half told")
	case opening != (s.turn == 0) || s.turn > maxTurn:
		return fmt.Errorf("turn %d does not fit the question", s.turn)
	case (s.claimed != NoRoute) != (s.ask == AskToken):
		return errors.New("a claimed route does not fit the question")
	case s.ask == AskSecond && !s.secondLeft():
		return errors.New("there is no second card to take")
	case s.ask == AskToken && !s.tokenDue():
		return errors.New("there is no choice of a token")
	case s.passes > 0 && (s.ask != AskTurn || s.drawLeft() || s.passes >= s.players):
		return errors.New("nobody had to pass")
	}
	return nil
}

// tokenDue reports whether both ends of the claimed route have a token for
// the actor (rule claim-token).
func (s *State) tokenDue() bool {
	if int(s.claimed) >= s.ed.Routes() || s.owner[s.claimed] != uint8(s.actor)+1 {
		return false
	}
	r := &s.ed.routes[s.claimed]
	return s.tokenFor(s.actor, r.A) >= 0 && s.tokenFor(s.actor, r.B) >= 0
}

// checkOpening: before the first turn nobody has acted (rule setup-order).
func (s *State) checkOpening() error {
	if s.ask != AskDeal && s.ask != AskStack {
		return nil
	}
	if s.ask == AskStack && s.actor != s.placer(s.nextSpare()-startStacks) {
		return errors.New("another seat places the stack")
	}
	for i := range int(s.players) {
		if s.handLen[i] != 2 || s.known[i] != (Cards{}) || s.cars[i] != StartCars {
			return fmt.Errorf("seat %d has acted before the first turn", i+1)
		}
	}
	return nil
}

// checkEnd: the last turns and the end have their reasons (rules end-trigger,
// pass).
func (s *State) checkEnd() error {
	few := func(p engine.Seat) bool { return s.cars[p] <= lastCars }
	anyFew := false
	for p := range engine.Seat(s.players) {
		anyFew = anyFew || few(p) && !(s.ask == AskToken && p == s.actor)
	}
	if s.ask == AskNothing {
		switch {
		case s.lastTurns != 0 || s.passes != 0:
			return errors.New("the game is over and turns are left")
		case s.ended == endTrigger && !anyFew, s.ended == endPass && s.drawLeft():
			return fmt.Errorf("the game did not end by %s", endRules[s.ended])
		}
		return nil
	}
	switch {
	case s.lastTurns > s.players:
		return fmt.Errorf("%d last turns of %d players", s.lastTurns, s.players)
	case s.lastTurns > 0 && !few((s.actor+engine.Seat(s.lastTurns)-1)%engine.Seat(s.players)):
		return errors.New("nobody began the last turns")
	case s.lastTurns == 0 && anyFew:
		return errors.New("the last turns have not begun")
	}
	return nil
}
