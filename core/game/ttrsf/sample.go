package ttrsf

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Sample makes a state in which what the viewer cannot see is dealt anew.
func (v *View) Sample(dst engine.State, r *rng.Rand) engine.State {
	s, _ := dst.(*State)
	if s == nil {
		s = new(State)
	}
	*s = State{Table: v.Table, tickets: v.tickets}
	v.sampleTickets(s, r)
	// A seat that passed can claim nothing (rule pass). When all cards are in
	// hands that leaves few hands; it is not worth looking for one for long.
	for range 32 {
		v.sampleCards(s, r)
		if v.passes == 0 || v.passedHold(s) {
			break
		}
	}
	s.rand = rng.FromUint64(r.Uint64())
	return s
}

// passedHold reports whether the seats that passed can claim nothing.
func (v *View) passedHold(s *State) bool {
	for i := range engine.Seat(v.passes) {
		n := engine.Seat(v.players)
		if s.canClaim((v.actor + 2*n - 1 - i) % n) {
			return false
		}
	}
	return true
}

// Unseen counts the cards that the viewer cannot place: in the deck or in
// other hands.
func (v *View) Unseen() Cards {
	u := composition
	row := v.rowCards()
	for c := range u {
		u[c] -= v.discards[c] + row[c] + v.hand[c]
		for p := range engine.Seat(v.players) {
			if p != v.seat {
				u[c] -= v.known[p][c]
			}
		}
	}
	return u
}

// sampleCards deals the unseen cards to the other hands and the deck.
func (v *View) sampleCards(s *State, r *rng.Rand) {
	u := v.Unseen()
	s.hands = v.known
	s.hands[v.seat] = v.hand
	clear(s.deck[:])
	var list [DeckSize]Color
	n := 0
	for c, k := range u {
		for range k {
			list[n] = Color(c)
			n++
		}
	}
	deck := int(v.deckLen)
	if v.heldBack() {
		v.splitHeld(list[:n], deck, r)
	} else {
		rng.Shuffle(r, list[:n])
	}
	copy(s.deck[:deck], list[:deck])
	at := deck
	for p := range engine.Seat(v.players) {
		if p == v.seat {
			continue
		}
		for known := v.known[p].Len(); known < int(v.handLen[p]); known++ {
			s.hands[p][list[at]]++
			at++
		}
	}
}

// heldBack reports whether the row shows ferries enough for a sweep: then
// everybody knows that too few other cards are left (rule three-ferries).
func (t *Table) heldBack() bool {
	row := t.rowCards()
	return row[Ferry] >= sweepFerries
}

// splitHeld shuffles a sorted list, whose last cards are the ferries, so that
// its first cards, the deck, have no more other cards than a sweep that is
// held back allows; all such orders are equally likely.
func (v *View) splitHeld(list []Color, deck int, r *rng.Rand) {
	row := v.rowCards()
	others := 0
	for others < len(list) && list[others] != Ferry {
		others++
	}
	ferries := len(list) - others
	most := min(sweepOthers-1-row.others()-v.discards.others(), deck, others)
	least := max(0, deck-ferries)
	ways := func(k int) int { return choose(others, k) * choose(ferries, deck-k) }
	sum := 0
	for k := least; k <= most; k++ {
		sum += ways(k)
	}
	k, at := least, r.IntN(max(sum, 1))
	for ; k < most && at >= ways(k); k++ {
		at -= ways(k)
	}
	rng.Shuffle(r, list[:others])
	// The ferries are alike: the deck is k of the others, then ferries.
	for i := k; i < deck; i++ {
		j := others + i - k
		list[i], list[j] = list[j], list[i]
	}
	rng.Shuffle(r, list[:deck])
	rng.Shuffle(r, list[deck:])
}

// choose is the number of ways to choose k of n.
func choose(n, k int) int {
	if k < 0 || k > n {
		return 0
	}
	ways := 1
	for i := range k {
		ways = ways * (n - i) / (i + 1)
	}
	return ways
}

// sampleTickets deals the tickets that the viewer does not know.
func (v *View) sampleTickets(s *State, r *rng.Rand) {
	var known [MaxTickets + 1]bool
	var list [MaxTickets]TicketID
	s.eachTicket(func(id *TicketID) { known[*id] = true })
	n := 0
	for id := TicketID(1); int(id) <= v.ed.Tickets(); id++ {
		if !known[id] {
			list[n] = id
			n++
		}
	}
	rng.Shuffle(r, list[:n])
	s.eachTicket(func(id *TicketID) {
		if *id == 0 {
			n--
			*id = list[n]
		}
	})
}

// eachTicket visits all places of tickets: the pile, those kept, those
// offered.
func (s *State) eachTicket(visit func(*TicketID)) {
	for i := range s.pile.n {
		visit(&s.tickets.pile[i])
	}
	for p := range s.players {
		for i := range s.held[p].n {
			visit(&s.tickets.held[p][i])
		}
		for i := range s.offers[p].n {
			visit(&s.tickets.offers[p][i])
		}
	}
}
