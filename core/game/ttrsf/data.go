package ttrsf

import (
	"math/bits"

	"bayboard/core/engine"
)

// Color is the kind of a transport card and the colour of a route
// (rule cards).
type Color uint8

// The colours of routes and cards, in the order of lists. Gray is the colour
// of routes that take any; as a card it is none. Ferry is the wild card.
const (
	Gray Color = iota
	Blue
	Green
	Black
	Purple
	Red
	Orange
	Ferry
	Colors
)

// NoCard is an empty place of the face-up row.
const NoCard = Gray

var colorNames = [Colors]string{"gray", "blue", "green", "black", "purple", "red", "orange", "ferry"}

// String is the colour's word in texts.
func (c Color) String() string { return colorNames[c] }

// Cards counts transport cards by colour; that of Gray is 0.
type Cards [Colors]uint8

// composition is all cards of the game (rule cards).
var composition = Cards{Blue: 6, Green: 6, Black: 6, Purple: 6, Red: 6, Orange: 6, Ferry: 8}

// DeckSize is the number of transport cards (rule cards).
const DeckSize = 44

// Len is the number of cards.
func (c *Cards) Len() int {
	n := 0
	for _, k := range c {
		n += int(k)
	}
	return n
}

// others is the number of cards that are no ferries (rule three-ferries).
func (c *Cards) others() int { return c.Len() - int(c[Ferry]) }

// Symbol is what a tourist token shows; 0 is none.
type Symbol uint8

// Symbols is the number of symbols, and so of token stacks (rule
// tokens-setup).
const Symbols = 7

var symbolNames = [Symbols + 1]string{"", "bridge", "crab", "dragon", "heart", "seal", "tower", "wave"}

// String is the symbol's word in texts.
func (s Symbol) String() string { return symbolNames[s] }

// SymbolSet is a set of symbols: the tokens of a player.
type SymbolSet uint8

// Has reports whether the symbol is in the set.
func (s SymbolSet) Has(y Symbol) bool { return s&(1<<y) != 0 }

// Len is the number of symbols in the set.
func (s SymbolSet) Len() int { return bits.OnesCount8(uint8(s)) }

// SeatSet is a set of seats, one bit each.
type SeatSet uint8

// Has reports whether the seat is in the set.
func (s SeatSet) Has(seat engine.Seat) bool { return s&seatBit(seat) != 0 }

func seatBit(seat engine.Seat) SeatSet { return 1 << seat }

// Loc is a location's index in its edition, RouteID a route's, both from 0.
type (
	Loc     uint8
	RouteID uint8
)

// NoRoute is no route, NoLoc no location.
const (
	NoRoute RouteID = 0xff
	NoLoc   Loc     = 0xff
)

// TicketID is a ticket's number in its edition, from 1; 0 is a ticket that
// one does not know.
type TicketID uint8
