package sf2022

import "math/bits"

// Row is a district's row on a city board, from the top: blue to green
// (rule board). Col is a column from the left, from 0.
type (
	Row uint8
	Col uint8
)

// Rows and Cols are the size of a city board.
const (
	Rows  = 5
	Cols  = 5
	Cells = Rows * Cols
)

// String is the row's word in texts.
func (r Row) String() string { return colorNames[r] }

// Cell is a space of a city board: 5 times the row plus the column.
type Cell uint8

// At is the space at a row and a column.
func At(r Row, c Col) Cell { return Cell(r)*Cols + Cell(c) }

// Row is the space's row.
func (c Cell) Row() Row { return Row(c / Cols) }

// Col is the space's column.
func (c Cell) Col() Col { return Col(c % Cols) }

// CellSet is a set of spaces, one bit each.
type CellSet uint32

const (
	leftColumn  CellSet = 0x108421
	rightColumn CellSet = leftColumn << (Cols - 1)
	bottomRow   CellSet = 0x1f << ((Rows - 1) * Cols) // the printed depot touches it (rule board)
	allCells    CellSet = 1<<Cells - 1
)

func bit(c Cell) CellSet { return 1 << c }

// Has reports whether the space is in the set.
func (s CellSet) Has(c Cell) bool { return s&bit(c) != 0 }

// Len is the number of spaces in the set.
func (s CellSet) Len() int { return bits.OnesCount32(uint32(s)) }

// first is the lowest space; s must not be empty.
func (s CellSet) first() Cell { return Cell(bits.TrailingZeros32(uint32(s))) }

// beside is the set of spaces that share a side with one of s (rule adjacent).
func (s CellSet) beside() CellSet {
	return (s>>1&^rightColumn | s<<1&^leftColumn | s>>Cols | s<<Cols) & allCells
}
