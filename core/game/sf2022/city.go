package sf2022

// City is one player's board and what lies beside it. All of it is public.
type City struct {
	cards  [Cells]CardType
	plus   [Cells]uint8 // +2 tokens on each card
	filled [Rows]uint8  // cards in each row; they lie from the left
	stars  [Rows]uint8  // bonus symbols in each row

	tracks      CellSet // cards with tracks, printed or by a token
	trackTokens CellSet
	depots      CellSet
	squares     CellSet
	foundations CellSet // cards with a foundation token
	network     CellSet // cards with a streetcar marker
	skyscrapers CellSet

	waterfronts  uint8
	commitments  uint8
	points       uint8 // 1½-point tokens
	noCommitment uint8 // no-commitment tokens
}

// Card is the type of the card on a space, 0 if it is empty.
func (c *City) Card(at Cell) CardType { return c.cards[at] }

// Plus is the number of +2 tokens on a card (rule plus-two).
func (c *City) Plus(at Cell) int { return int(c.plus[at]) }

// Filled is the number of cards in a row.
func (c *City) Filled(r Row) int { return int(c.filled[r]) }

// Network is the set of cards with a streetcar marker (rule network).
func (c *City) Network() CellSet { return c.network }

// Skyscrapers is the set of cards with a skyscraper (rule skyscraper).
func (c *City) Skyscrapers() CellSet { return c.skyscrapers }

// Foundations is the set of cards with a foundation token.
func (c *City) Foundations() CellSet { return c.foundations }

// TrackTokens is the set of cards with a track token.
func (c *City) TrackTokens() CellSet { return c.trackTokens }

// Commitments is the number of commitment tokens held.
func (c *City) Commitments() int { return int(c.commitments) }

// PointTokens is the number of 1½-point tokens held.
func (c *City) PointTokens() int { return int(c.points) }

// NoCommitmentTokens is the number of no-commitment tokens held.
func (c *City) NoCommitmentTokens() int { return int(c.noCommitment) }

// Waterfronts is the number of waterfront cards on the board.
func (c *City) Waterfronts() int { return int(c.waterfronts) }

func (c *City) occupied() CellSet {
	var s CellSet
	for r := range Rows {
		s |= (1<<c.filled[r] - 1) << (r * Cols)
	}
	return s
}

// full reports whether all spaces are filled (rule end-board).
func (c *City) full() bool { return c.filled == [Rows]uint8{Cols, Cols, Cols, Cols, Cols} }

// hasSpace reports whether a row has an empty space (rule place-full-row).
func (c *City) hasSpace(r Row) bool { return c.filled[r] < Cols }

// liveSquares are the squares next to a card of the network (rule square).
func (c *City) liveSquares() CellSet {
	if c.squares == 0 {
		return 0
	}
	return c.squares & c.network.beside()
}

// value is what the card on a space counts: printed, 4 for a live square, and
// 2 for each +2 token (rules square, plus-two). An empty space counts 0.
func (c *City) value(ed *Edition, live CellSet, at Cell) int {
	v := int(ed.faces[c.cards[at]].Value) + 2*int(c.plus[at])
	if live.Has(at) {
		v += 4
	}
	return v
}

// Value is what the card on a space counts now.
func (c *City) Value(ed *Edition, at Cell) int { return c.value(ed, c.liveSquares(), at) }

// RowValue is the summed value of a row (rule district-advantage).
func (c *City) RowValue(ed *Edition, r Row) int {
	live, sum := c.liveSquares(), 0
	for col := range Col(c.filled[r]) {
		sum += c.value(ed, live, At(r, col))
	}
	return sum
}

// Need is what the neighbours of a foundation must be worth: 7, less 1 for
// each waterfront card (rules skyscraper, waterfront).
func (c *City) Need() int { return 7 - int(c.waterfronts) }

// Around is the summed value of the neighbours of a space (rule skyscraper).
func (c *City) Around(ed *Edition, at Cell) int { return c.around(ed, c.liveSquares(), at) }

func (c *City) around(ed *Edition, live CellSet, at Cell) int {
	sum := 0
	for n := bit(at).beside(); n != 0; n &= n - 1 {
		sum += c.value(ed, live, n.first())
	}
	return sum
}

// put lays a card on the leftmost empty space of a row (rule place-row) and
// returns the space. The row must have one.
func (c *City) put(ed *Edition, t CardType, r Row) Cell {
	at := At(r, Col(c.filled[r]))
	c.filled[r]++
	c.cards[at] = t
	face := ed.faces[t]
	if face.Has(Tracks) {
		c.tracks |= bit(at)
	}
	if face.Has(Depot) {
		c.depots |= bit(at)
	}
	if face.Has(Square) {
		c.squares |= bit(at)
	}
	if face.Has(Foundation) {
		c.foundations |= bit(at)
	}
	if face.Has(Waterfront) {
		c.waterfronts++
	}
	if face.Has(Bonus) {
		c.stars[r]++
	}
	return at
}

// connect spreads the network as far as it goes (rule network).
func (c *City) connect() {
	for {
		next := c.network | c.depots | c.tracks&(bottomRow|c.network.beside()|c.depots.beside())
		if next == c.network {
			return
		}
		c.network = next
	}
}

// rise returns the foundations that are due a skyscraper (rule skyscraper).
func (c *City) rise(ed *Edition) CellSet {
	var due CellSet
	waiting := c.foundations &^ c.skyscrapers
	if waiting == 0 {
		return 0
	}
	live := c.liveSquares()
	for ; waiting != 0; waiting &= waiting - 1 {
		if at := waiting.first(); c.around(ed, live, at) >= c.Need() {
			due |= bit(at)
		}
	}
	return due
}
