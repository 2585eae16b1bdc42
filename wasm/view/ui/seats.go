package ui

// Seats is the panel that says who plays a running game.
type Seats struct {
	Chairs *Chairs
}
