package sf2022

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// View is what a seat may know: the table. Which cards the deck still has is
// known too, being all that is not on the table.
type View struct {
	Table
	seat engine.Seat
}

// View is what a seat may know.
func (s *State) View(seat engine.Seat) engine.View { return &View{Table: s.Table, seat: seat} }

// Game is the rules.
func (v *View) Game() engine.Game { return Game }

// Seat is the one that sees this.
func (v *View) Seat() engine.Seat { return v.seat }

// Sample makes a state whose deck holds the unknown cards in an order drawn
// from r.
func (v *View) Sample(dst engine.State, r *rng.Rand) engine.State {
	s, _ := dst.(*State)
	if s == nil {
		s = new(State)
	}
	s.Table = v.Table
	clear(s.deck[:])
	n, unseen := 0, v.unseen()
	for t := 1; t <= v.ed.types; t++ {
		for range unseen[t] {
			s.deck[n] = CardType(t)
			n++
		}
	}
	rng.Shuffle(r, s.deck[:n])
	return s
}

// unseen counts, by type, the cards that are not on the table: the deck.
// A position being read may have more on the table than there are; then the
// count is negative.
func (t *Table) unseen() (left [maxCards + 3]int16) {
	for c, n := range t.ed.count {
		left[c] = int16(n)
	}
	take := func(cards []CardType) {
		for _, c := range cards {
			left[c]--
		}
	}
	for k := range t.areas {
		take(t.areas[k].list())
	}
	take(t.hand.list())
	for s := range int(t.players) {
		take(t.cities[s].cards[:])
	}
	left[t.revealed]--
	for c, n := range t.discards {
		left[c] -= int16(n)
	}
	left[0], left[t.ed.universal], left[t.ed.depot] = 0, 0, 0
	return left
}

// Unseen is how many cards of a type the deck still has.
func (t *Table) Unseen(c CardType) int { return int(t.unseen()[c]) }
