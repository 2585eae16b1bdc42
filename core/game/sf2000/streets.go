package sf2000

import (
	"fmt"
	"math/bits"
	"strconv"
)

// Rows and Cols are the size of the map; Tiles the number of its tiles.
const (
	Rows  = 5
	Cols  = 7
	Tiles = Rows * Cols
)

// Street is a side of a tile: 0 to 41 are the streets above tile row 0 to 5
// ("h03": row 0, column 3), then those left of tile column 0 to 7 ("v27").
type Street uint8

// Streets and their parts (rule map). NoStreet is none.
const (
	acrossStreets        = (Rows + 1) * Cols
	StreetCount          = acrossStreets + Rows*(Cols+1)
	NoStreet      Street = 255
)

// Across is the street above tile row r, column c; r may be Rows.
func Across(r, c int) Street { return Street(r*Cols + c) }

// Down is the street left of tile row r, column c; c may be Cols.
func Down(r, c int) Street { return Street(acrossStreets + r*(Cols+1) + c) }

// IsAcross reports whether the street runs from left to right.
func (s Street) IsAcross() bool { return s < acrossStreets }

// RowCol are the numbers in the street's name.
func (s Street) RowCol() (r, c int) {
	if s.IsAcross() {
		return int(s) / Cols, int(s) % Cols
	}
	n := int(s) - acrossStreets
	return n / (Cols + 1), n % (Cols + 1)
}

// String is the street's name: "h03", "v27".
func (s Street) String() string {
	if int(s) >= StreetCount {
		return "none"
	}
	r, c := s.RowCol()
	head := "v"
	if s.IsAcross() {
		head = "h"
	}
	return head + strconv.Itoa(r) + strconv.Itoa(c)
}

// ParseStreet reads what String writes.
func ParseStreet(text string) (Street, error) {
	if len(text) == 3 {
		r, c := int(text[1])-'0', int(text[2])-'0'
		switch {
		case text[0] == 'h' && r >= 0 && r <= Rows && c >= 0 && c < Cols:
			return Across(r, c), nil
		case text[0] == 'v' && r >= 0 && r < Rows && c >= 0 && c <= Cols:
			return Down(r, c), nil
		}
	}
	return NoStreet, fmt.Errorf("want a street, h00 to h56 or v00 to v47, not %q", text)
}

// Beside are the tiles on both sides, the upper or left one first; on the
// boundary both are the same (rule both-sides).
func (s Street) Beside() (a, b Tile) { return beside[s][0], beside[s][1] }

// Streets is a set of streets, those across and those down as bits.
type Streets struct{ across, down uint64 }

// AllStreets is the whole map; BoundaryStreets its outer streets.
var (
	AllStreets      = Streets{1<<acrossStreets - 1, 1<<(StreetCount-acrossStreets) - 1}
	BoundaryStreets = boundary()
)

// Only is the set of one street.
func Only(s Street) Streets {
	if s.IsAcross() {
		return Streets{across: 1 << s}
	}
	return Streets{down: 1 << (s - acrossStreets)}
}

// Has reports whether the street is in the set.
func (a Streets) Has(s Street) bool { return a.And(Only(s)) != Streets{} }

// Empty reports whether there is none.
func (a Streets) Empty() bool { return a.across|a.down == 0 }

// Len is the number of streets.
func (a Streets) Len() int { return bits.OnesCount64(a.across) + bits.OnesCount64(a.down) }

// And, Or and Minus are the usual operations.
func (a Streets) And(b Streets) Streets { return Streets{a.across & b.across, a.down & b.down} }

// Or is the union.
func (a Streets) Or(b Streets) Streets { return Streets{a.across | b.across, a.down | b.down} }

// Minus leaves out the streets of b.
func (a Streets) Minus(b Streets) Streets { return Streets{a.across &^ b.across, a.down &^ b.down} }

// List is the streets in their order.
func (a Streets) List() []Street {
	var list []Street
	for !a.Empty() {
		list = append(list, a.pop())
	}
	return list
}

// pop takes the lowest street out of a set that is not empty.
func (a *Streets) pop() Street {
	if a.across != 0 {
		s := Street(bits.TrailingZeros64(a.across))
		a.across &= a.across - 1
		return s
	}
	s := Street(acrossStreets + bits.TrailingZeros64(a.down))
	a.down &= a.down - 1
	return s
}
