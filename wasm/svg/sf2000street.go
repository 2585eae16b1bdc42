package svg

// Street2000 is what a street shows.
type Street2000 struct {
	White bool
	Owner int  // the seat whose stick lies there, 0 for none
	Ghost int  // the seat whose stick a previewed action lays here
	Gone  bool // a previewed action takes the stick away
	Can   bool // may be chosen now
	Pick  bool // chosen: the first stick of a move or a swap
	Fresh bool // the stick was laid lately
	Asked bool // the person asked why it cannot be chosen
}

// Class is the class of the street's <g>.
func (s Street2000) Class() string { return "" }

// Markup is the content of the street's <g>: the area that takes clicks, the
// road, marks, the stick. Only White, Owner and Ghost change it.
func (s Street2000) Markup() string { return "" }

// Hit2000 is the area of a street that takes clicks, as corners around the
// origin of the street's <g>; areas of neighbours touch and do not overlap.
func Hit2000() [6][2]float64 { return [6][2]float64{} }

// Stick2000 is the stick of a seat, or a white one for 0, in a box of
// "-44 -9 88 18".
func Stick2000(seat int) string { return "" }
