package ttrsf

import "bayboard/core/engine"

// View is what a seat may know: the table, its own cards and tickets, and the
// tickets elsewhere that it has seen go there (rule secrecy). Of two tickets
// of which another player kept one, nobody else keeps track: what was known
// of one of them is forgotten then.
type View struct {
	Table
	seat    engine.Seat
	hand    Cards
	tickets tickets // 0 where the seat does not know
}

// View is what a seat may know.
func (s *State) View(seat engine.Seat) engine.View {
	v := &View{Table: s.Table, seat: seat, hand: s.hands[seat]}
	for i := range s.pile.n {
		if s.pile.know[i].Has(seat) {
			v.tickets.pile[i] = s.tickets.pile[i]
		}
	}
	for p := range s.players {
		for i := range s.held[p].n {
			if s.held[p].know[i].Has(seat) {
				v.tickets.held[p][i] = s.tickets.held[p][i]
			}
		}
		for i := range s.offers[p].n {
			if s.offers[p].know[i].Has(seat) {
				v.tickets.offers[p][i] = s.tickets.offers[p][i]
			}
		}
	}
	return v
}

// Game is the rules.
func (v *View) Game() engine.Game { return Game }

// Seat is the one that sees this.
func (v *View) Seat() engine.Seat { return v.seat }

// Hand is what the viewer holds.
func (v *View) Hand() Cards { return v.hand }

// Tickets are the tickets that a seat keeps, in the order in which it took
// them, 0 for each that the viewer does not know.
func (v *View) Tickets(seat engine.Seat) []TicketID {
	return listOf(v.tickets.held[seat][:v.held[seat].n])
}

// Offered are the tickets that a seat has to choose from, 0 for each that the
// viewer does not know.
func (v *View) Offered(seat engine.Seat) []TicketID {
	return listOf(v.tickets.offers[seat][:v.offers[seat].n])
}

// Pile is the ticket pile from its top, 0 for each that the viewer does not
// know.
func (v *View) Pile() []TicketID { return listOf(v.tickets.pile[:v.pile.n]) }
