package svg

// District2000 is what a tile shows.
type District2000 struct {
	Kind   string
	Points int // for rebuilding it; not shown while 0
	Owner  int // the seat that rebuilt it; 0 while it is a ruin
	Soon   int // the seat that a previewed action rebuilds it for
	Bonus  int // points of an open bonus card for it, 0 if none
	// Marks are the seats whose sticks lie around it, one entry a stick, as
	// small shapes at the lower edge.
	Marks []int
	Aim   bool // the request or card that is being played names it
	Look  bool // being inspected
	Fresh bool // rebuilt lately
}

// Class is the class of the tile's <g>: colour and state.
func (d District2000) Class() string { return "" }

// Markup is the content of the tile's <g>, with the tile's corner at the
// origin. Aim, Look and Fresh do not change it.
func (d District2000) Markup() string { return "" }

// Close2000 is a tile large with its four streets, the upper, left, right and
// lower one, in a box of "0 0 136 136".
func Close2000(d District2000, streets [4]Street2000) string { return "" }

// Flag2000 is the flag of a seat in a box of "0 0 24 34".
func Flag2000(seat int) string { return "" }
