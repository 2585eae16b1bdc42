package engine

import "bayboard/core/rng"

// EditionID names a list of components: the number of a built-in one ("1"),
// or the hash of its content, 8 characters of Crockford's base32.
type EditionID string

// MaxOptions is the number of options a setup can hold.
const MaxOptions = 4

// Setup is what a seeded game begins from. It is comparable.
type Setup struct {
	Players int
	// First is the first seat to act, or NoSeat: drawn from the seed.
	First Seat
	Seed  rng.Seed
	// Options are the indices of the chosen values of Game.Options, in their
	// order. 0 is the usual choice.
	Options [MaxOptions]uint8
	// Edition is the component list, empty for the game's usual one ("1").
	Edition EditionID
}

// Option is one choice of a game's setup beyond players, first seat and seed.
type Option struct {
	Name   string
	Values []string // the first is the usual one; at most 16
}
