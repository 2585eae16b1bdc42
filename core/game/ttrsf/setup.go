package ttrsf

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// emptyTable is a table before cards and tickets are dealt, with the symbols
// in their own order (rule tokens-setup).
func emptyTable(ed *Edition, players int) Table {
	t := Table{ed: ed, players: uint8(players), claimed: NoRoute}
	for i := range players {
		t.cars[i] = StartCars
	}
	for i := range t.symbols {
		t.symbols[i] = Symbol(i + 1)
		t.stackAt[i] = NoLoc
		t.left[i] = stackHeight(players, i)
	}
	copy(t.stackAt[:], ed.starts[:])
	return t
}

// stackHeight is the number of tokens in a stack (rule tokens-setup).
func stackHeight(players, stack int) uint8 {
	switch {
	case players == 4:
		return 3
	case players == 2 && stack >= startStacks:
		return 1
	}
	return 2
}

// dealCards deals two cards each and turns five up (rules setup-order,
// three-ferries).
func (s *State) dealCards() {
	for c := Blue; c < Colors; c++ {
		for range composition[c] {
			s.deck[s.deckLen] = c
			s.deckLen++
		}
	}
	rng.Shuffle(&s.rand, s.deck[:])
	for range 2 {
		for i := range engine.Seat(s.players) {
			s.give((s.first+i)%engine.Seat(s.players), s.drawTop(nil))
		}
	}
	s.settleRow(nil)
}

// dealTickets deals two each (rule deal).
func (s *State) dealTickets() {
	s.pile.n = s.ed.ticketN
	for i := range s.pile.n {
		s.tickets.pile[i] = TicketID(i + 1)
	}
	rng.Shuffle(&s.rand, s.tickets.pile[:s.pile.n])
	for i := range engine.Seat(s.players) {
		s.offerTickets((s.first+i)%engine.Seat(s.players), nil)
	}
}

// placer is who places a spare stack, 0 or 1 (rule tokens-placed).
func (t *Table) placer(spare int) engine.Seat {
	n := engine.Seat(t.players)
	if n == 2 {
		return t.next(t.first)
	}
	return (t.first + 2*n - 1 - engine.Seat(spare)) % n
}

// placeStack answers AskStack (rule tokens-placed).
func (s *State) placeStack(a engine.Action, hear engine.Listener) error {
	if a.Kind != ActStack {
		return s.refuseKind(a)
	}
	if a.A < 0 || a.A >= int16(s.ed.locCount) {
		return refuse(RuleTokensPlaced, a)
	}
	l := Loc(a.A)
	if at := s.stackIndex(l); at >= 0 {
		return refuse(RuleTokensPlaced, a,
			engine.Word("location", s.ed.locations[l].Slug), engine.Word("symbol", s.symbols[at].String()))
	}
	i := s.nextSpare()
	s.stackAt[i] = l
	tell(hear, engine.Event{Kind: EvStack, Seat: s.actor, A: int16(s.symbols[i]), B: int16(l)})
	if i+1 < Symbols {
		s.actor = s.placer(1)
		return nil
	}
	s.actor, s.ask, s.turn = s.first, AskTurn, 1
	return nil
}
