package sf2000

import "bayboard/core/engine"

// View is what a seat may know: the table, its own checks, and what it chose
// itself.
type View struct {
	Table
	seat   engine.Seat
	hand   Checks
	chosen int8
	offer  Checks
}

// View is what a seat may know (rule secrecy).
func (s *State) View(seat engine.Seat) engine.View {
	return &View{Table: s.Table, seat: seat, hand: s.hands[seat], chosen: s.chosen[seat], offer: s.offers[seat]}
}

// Game is the rules.
func (v *View) Game() engine.Game { return Game }

// Turn counts the rounds: a turn is a round.
func (v *View) Turn() int { return v.Round() }

// Seat is the one that sees this.
func (v *View) Seat() engine.Seat { return v.seat }

// Hand is the own checks, with those of a bid or an offer.
func (v *View) Hand() Checks { return v.hand }

// Offer is the own sealed offer; Chosen the own card that lies face down, an
// influence card or an OptionCard by the question.
func (v *View) Offer() Checks { return v.offer }

// Chosen is the own card that lies face down, if one does.
func (v *View) Chosen() (card int, ok bool) { return int(v.chosen), v.chosen != nothing }
