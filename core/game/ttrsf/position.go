package ttrsf

import (
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// The position text: a line for each part of the state, in this order.
//
//	ttrsf position 1
//	edition 1
//	players 2
//	first 1
//	turn 17 seat 1
//	ask turn
//	last 2
//	passes 1
//	generator 9e3779b97f4a7c15
//	row: blue ferry - red green
//	deck: purple ferry
//	discards: 3*blue ferry
//	stacks: bridge golden-gate-bridge, crab alcatraz, …, wave -
//	pile: alcatraz/sunset lands-end/ballpark@1
//	seat 1:
//	  tokens: bridge
//	  hand: 2*red ferry
//	  known: red
//	  routes: pier-39/alcatraz fort-mason/pier-39:purple
//	  tickets: presidio/castro chinatown/castro@2
//	  offer: alcatraz/castro fort-mason/sunset
//	seat 2:
//	  …
//
// Deck and ticket pile stand from their top; - is an empty place of the row
// or the place of a stack not yet placed. Behind a ticket stand the seats that
// know it, but for the one that has it. Behind a route of a double stands its
// colour, or 2 for the second of one colour. Questions are deal, stack, turn,
// second, keep, token ROUTE, over RULE; in a game that is over nobody has the
// turn. Cable cars, points and the heights of stacks follow from the rest.
//
// When reading, all lines but the first three, turn and ask may be left out.
// The seat that is first is then 1, the generator 0. The words rest at the end
// of deck and pile stand for all other cards and tickets, sorted, and for
// nothing more are those lines needed. A row left out is made of other cards,
// one of each colour first. A seat whose tickets are left out keeps the first
// of the other ones. Stacks left out have the symbols in their order,
// and the spare ones lie on the last locations without a stack.
const positionHead = "ttrsf position 1"

const nothing = "-"

// Position writes the whole state.
func (s *State) Position() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("%s\nedition %s\nplayers %d\nfirst %d", positionHead, s.ed.id, s.players, s.first+1)
	if s.actor == engine.NoSeat {
		line("turn %d", s.turn)
	} else {
		line("turn %d seat %d", s.turn, s.actor+1)
	}
	line("ask %s", s.askText())
	if s.lastTurns > 0 {
		line("last %d", s.lastTurns)
	}
	if s.passes > 0 {
		line("passes %d", s.passes)
	}
	line("generator %016x", s.rand.State())
	b.WriteString("row:")
	for _, c := range s.row {
		b.WriteString(" " + cardText(c))
	}
	b.WriteString("\ndeck:")
	for i := int(s.deckLen) - 1; i >= 0; i-- {
		b.WriteString(" " + cardText(s.deck[i]))
	}
	line("\ndiscards:%s", s.discards.text())
	line("stacks:%s", s.stacksText())
	line("pile:%s", s.ticketTexts(s.tickets.pile[:s.pile.n], s.pile.know[:], 0))
	for p := range engine.Seat(s.players) {
		s.writeSeat(&b, p)
	}
	return b.String()
}

func (s *State) writeSeat(b *strings.Builder, p engine.Seat) {
	fmt.Fprintf(b, "seat %d:\n", p+1)
	line := func(name, text string) {
		if text != "" {
			fmt.Fprintf(b, "  %s:%s\n", name, text)
		}
	}
	tokens := ""
	for y := Symbol(1); y <= Symbols; y++ {
		if s.tokens[p].Has(y) {
			tokens += " " + y.String()
		}
	}
	routes := ""
	for r, o := range s.owner[:s.ed.routeN] {
		if o == uint8(p)+1 {
			routes += " " + s.ed.routeText(RouteID(r))
		}
	}
	known := seatBit(p)
	if s.ask == AskNothing {
		known = SeatSet(1)<<s.players - 1
	}
	h, o := &s.held[p], &s.offers[p]
	line("tokens", tokens)
	line("hand", s.hands[p].text())
	line("known", s.known[p].text())
	line("routes", routes)
	line("tickets", s.ticketTexts(s.tickets.held[p][:h.n], h.know[:], known))
	line("offer", s.ticketTexts(s.tickets.offers[p][:o.n], o.know[:], known))
}

func (s *State) askText() string {
	switch s.ask {
	case AskToken:
		return askWords[s.ask] + " " + s.ed.routeText(s.claimed)
	case AskNothing:
		return askWords[s.ask] + " " + string(endRules[s.ended])
	}
	return askWords[s.ask]
}

func cardText(c Color) string {
	if c == NoCard {
		return nothing
	}
	return c.String()
}

// text writes counted cards: " 3*blue ferry".
func (c *Cards) text() string {
	var b strings.Builder
	for i, n := range c {
		switch {
		case n == 1:
			fmt.Fprintf(&b, " %s", Color(i))
		case n > 1:
			fmt.Fprintf(&b, " %d*%s", n, Color(i))
		}
	}
	return b.String()
}

func (t *Table) stacksText() string {
	var list []string
	for i, y := range t.symbols {
		at := nothing
		if t.stackAt[i] != NoLoc {
			at = t.ed.locations[t.stackAt[i]].Slug
		}
		list = append(list, " "+y.String()+" "+at)
	}
	return strings.Join(list, ",")
}

// ticketTexts writes tickets and the seats that know them, but for some.
func (s *State) ticketTexts(ids []TicketID, know []SeatSet, but SeatSet) string {
	var b strings.Builder
	for i, id := range ids {
		b.WriteString(" " + s.ed.ticketText(id))
		if k := know[i] &^ but; k != 0 {
			b.WriteString("@")
			for p := range engine.Seat(s.players) {
				if k.Has(p) {
					b.WriteString(strconv.Itoa(int(p) + 1))
				}
			}
		}
	}
	return b.String()
}
