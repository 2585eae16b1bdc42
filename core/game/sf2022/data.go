package sf2022

import (
	"fmt"
	"strings"
)

// Color is the colour on the left of a card. The first five are districts,
// in the order of the rows (rule board).
type Color uint8

// The colours. Black cards are universal (rule place-row).
const (
	Blue Color = iota
	Gray
	Orange
	Yellow
	Green
	Black
)

var colorNames = [...]string{"blue", "gray", "orange", "yellow", "green", "black"}

// String is the colour's word in texts.
func (c Color) String() string { return colorNames[c] }

// Symbols is the set of symbols on a card.
type Symbols uint8

// The symbols, each with a word in the deck list and a letter in card texts.
const (
	Tracks Symbols = 1 << iota
	Bonus
	Depot
	Square
	Waterfront
	Foundation
)

var symbolNames = [...]string{"tracks", "bonus", "depot", "square", "waterfront", "foundation"}

const symbolLetters = "tbdswf"

// Has reports whether all of the other symbols are there.
func (s Symbols) Has(o Symbols) bool { return s&o == o }

// Card is the face of a project card or of a universal bonus card.
type Card struct {
	Color   Color
	Value   uint8 // printed value; squares and cards without a value have 0
	Symbols Symbols
}

// Has reports whether the card shows the symbol.
func (c Card) Has(s Symbols) bool { return c.Symbols.Has(s) }

// String is the card's text: colour, value, and a letter for each symbol
// (t tracks, b bonus, d depot, s square, w waterfront, f foundation), such as
// "orange2tb".
func (c Card) String() string {
	var b strings.Builder
	b.WriteString(c.Color.String())
	b.WriteByte('0' + c.Value)
	for i := range symbolNames {
		if c.Symbols&(1<<i) != 0 {
			b.WriteByte(symbolLetters[i])
		}
	}
	return b.String()
}

// ParseCard reads what String writes.
func ParseCard(text string) (Card, error) {
	for i, name := range colorNames {
		rest, ok := strings.CutPrefix(text, name)
		if !ok || rest == "" || rest[0] < '0' || rest[0] > '9' {
			continue
		}
		c := Card{Color: Color(i), Value: rest[0] - '0'}
		last := -1
		for _, l := range []byte(rest[1:]) {
			at := strings.IndexByte(symbolLetters, l)
			if at <= last {
				return Card{}, fmt.Errorf("card %q: symbols are letters of %q, in this order", text, symbolLetters)
			}
			c.Symbols |= 1 << at
			last = at
		}
		return c, nil
	}
	return Card{}, fmt.Errorf("card %q: want a colour, a value and symbols, such as orange2tb", text)
}
