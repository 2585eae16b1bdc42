package ttrsf

import (
	"fmt"

	"bayboard/core/engine"
)

// finish fills in what was left out, derives what follows from the rest, and
// checks it all.
func (p *posParser) finish() error {
	for _, must := range []string{"turn", "ask"} {
		if !p.done[must] {
			return fmt.Errorf("the line %q is missing", must)
		}
	}
	s := p.s
	for i := range s.hands {
		s.handLen[i] = uint8(min(s.hands[i].Len(), 255))
	}
	p.fillCards()
	p.fillHeld()
	p.fillPile()
	p.fillStacks()
	if s.ask == AskNothing {
		p.showTickets()
	}
	p.deriveRoutes()
	return s.Check()
}

// others are the cards that stand nowhere yet.
func (p *posParser) others() Cards {
	s := p.s
	var used [Colors]int
	add := func(c *Cards) {
		for i, n := range c {
			used[i] += int(n)
		}
	}
	row := s.rowCards()
	add(&row)
	add(&s.discards)
	for i := range s.hands {
		add(&s.hands[i])
	}
	for _, c := range s.deck[:s.deckLen] {
		used[c]++
	}
	var left Cards
	for c, n := range composition {
		left[c] = uint8(max(0, int(n)-used[c]))
	}
	return left
}

// fillCards makes a row and the rest of the deck of the other cards.
func (p *posParser) fillCards() {
	s := p.s
	left := p.others()
	if !p.done["row"] {
		for i := range s.row {
			c := Color(i%RowLen) + Blue
			for k := range Ferry {
				if next := (c-Blue+k)%(Ferry-Blue) + Blue; left[next] > 0 {
					c = next
					break
				}
			}
			if left[c] == 0 {
				c = Ferry
			}
			if left[c] > 0 {
				s.row[i] = c
				left[c]--
			}
		}
	}
	if p.done["deck"] && !p.restDeck {
		return
	}
	n := left.Len()
	if n+int(s.deckLen) > DeckSize {
		return // Check says what is wrong
	}
	copy(s.deck[n:], s.deck[:s.deckLen])
	at := n
	for c, k := range left {
		for range k {
			at--
			s.deck[at] = Color(c)
		}
	}
	s.deckLen += uint8(n)
}

// fillHeld gives each seat whose tickets were left out the first of the other
// tickets, to keep.
func (p *posParser) fillHeld() {
	s := p.s
	var used [MaxTickets + 1]bool
	s.eachTicket(func(id *TicketID) { used[*id] = true })
	next := TicketID(1)
	for seat := range engine.Seat(s.players) {
		dealt := s.ask == AskDeal && s.offers[seat].n > 0
		if p.done[fmt.Sprintf("seat %d tickets", seat+1)] || dealt {
			continue
		}
		for used[next] && next < MaxTickets {
			next++
		}
		if int(next) <= s.ed.Tickets() && !used[next] {
			used[next] = true
			s.tickets.held[seat][0], s.held[seat].know[0] = next, seatBit(seat)
			s.held[seat].n = 1
		}
	}
}

// fillPile makes the rest of the pile of the other tickets.
func (p *posParser) fillPile() {
	s := p.s
	if p.done["pile"] && !p.restPile {
		return
	}
	var used [MaxTickets + 1]bool
	s.eachTicket(func(id *TicketID) { used[*id] = true })
	for id := TicketID(1); int(id) <= s.ed.Tickets() && s.pile.n < MaxTickets; id++ {
		if !used[id] {
			s.tickets.pile[s.pile.n] = id
			s.pile.n++
		}
	}
}

// fillStacks places the spare stacks where that is left out, and counts what
// is left in all.
func (p *posParser) fillStacks() {
	s := p.s
	if !p.done["stacks"] && s.ask != AskDeal && s.ask != AskStack {
		l := Loc(s.ed.locCount)
		for i := Symbols - 1; i >= startStacks; i-- {
			for l--; s.stackIndex(l) >= 0; l-- {
			}
			s.stackAt[i] = l
		}
	}
	for i, y := range s.symbols {
		for _, t := range s.tokens {
			if t.Has(y) && s.left[i] > 0 {
				s.left[i]--
			}
		}
	}
}

// showTickets: after the end all kept tickets are public.
func (p *posParser) showTickets() {
	s := p.s
	for seat := range engine.Seat(s.players) {
		for i := range s.held[seat].n {
			s.held[seat].know[i] = SeatSet(1)<<s.players - 1
		}
	}
}

// deriveRoutes counts cable cars and points.
func (p *posParser) deriveRoutes() {
	s := p.s
	for r, o := range s.owner[:s.ed.routeN] {
		if o == 0 {
			continue
		}
		route := &s.ed.routes[r]
		s.cars[o-1] -= min(s.cars[o-1], route.Length)
		s.points[o-1] += uint16(route.Points)
	}
}
