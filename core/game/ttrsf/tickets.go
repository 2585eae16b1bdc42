package ttrsf

import "bayboard/core/engine"

// offerTickets gives a seat the top two tickets, or the last one, to choose
// from (rules deal, draw-tickets).
func (s *State) offerTickets(seat engine.Seat, hear engine.Listener) {
	o, ids := &s.offers[seat], &s.tickets.offers[seat]
	o.n = min(2, s.pile.n)
	n := int(o.n)
	for i := range n {
		ids[i] = s.tickets.pile[i]
		o.know[i] = s.pile.know[i] | seatBit(seat)
		whisper(hear, engine.Event{Kind: EvOffered, Seat: seat, Chance: true, A: int16(ids[i])})
	}
	copy(s.tickets.pile[:], s.tickets.pile[n:])
	copy(s.pile.know[:], s.pile.know[n:])
	s.pile.n -= o.n
	clear(s.tickets.pile[s.pile.n:])
	clear(s.pile.know[s.pile.n:])
}

// drawTickets begins the action of rule draw-tickets.
func (s *State) drawTickets(a engine.Action, hear engine.Listener) error {
	if s.pile.n == 0 {
		return refuse(RuleDrawTickets, a, engine.Number("pile", 0))
	}
	s.passes = 0
	s.offerTickets(s.actor, hear)
	s.ask = AskKeep
	return nil
}

// keep answers AskDeal and AskKeep. A kept ticket stays (rule ticket-final),
// the other goes under the pile.
func (s *State) keep(a engine.Action, hear engine.Listener) error {
	seat := s.actor
	o := &s.offers[seat]
	if a.Kind != ActKeep || a.A < 0 || a.A > KeepBoth || o.n == 1 && a.A != 0 {
		return refuse(askRules[s.ask], a, engine.Number("tickets", int(o.n)))
	}
	ids := s.tickets.offers[seat]
	if a.A != KeepBoth && o.n == 2 {
		// Others cannot tell which of the two was kept. What they knew of one
		// of them holds no longer.
		o.know = [2]SeatSet{seatBit(seat), seatBit(seat)}
		s.take(seat, ids[a.A], o.know[a.A], hear)
		s.putUnder(seat, ids[1-a.A], hear)
	} else {
		for i := range o.n {
			s.take(seat, ids[i], o.know[i], hear)
		}
	}
	*o = offer{}
	s.tickets.offers[seat] = [2]TicketID{}
	if s.ask == AskKeep {
		s.endTurn(hear)
		return nil
	}
	if s.actor = s.next(seat); s.actor == s.first {
		s.ask, s.actor = AskStack, s.placer(0)
	}
	return nil
}

func (s *State) take(seat engine.Seat, id TicketID, know SeatSet, hear engine.Listener) {
	h := &s.held[seat]
	s.tickets.held[seat][h.n] = id
	h.know[h.n] = know
	h.n++
	whisper(hear, engine.Event{Kind: EvKept, Seat: seat, A: int16(id)})
}

func (s *State) putUnder(seat engine.Seat, id TicketID, hear engine.Listener) {
	s.tickets.pile[s.pile.n] = id
	s.pile.know[s.pile.n] = seatBit(seat)
	s.pile.n++
	whisper(hear, engine.Event{Kind: EvReturned, Seat: seat, A: int16(id)})
}
