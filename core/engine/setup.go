package engine

import (
	"fmt"
	"strings"

	"bayboard/core/rng"
)

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

// Check is nil if the game can begin from the setup, or says what of it is
// wrong.
func (s Setup) Check(g Game) error {
	if least, most := g.Players(); s.Players < least || s.Players > most {
		return fmt.Errorf("%s: %d players: want %d to %d", g.Slug(), s.Players, least, most)
	}
	if s.First != NoSeat && (s.First < 0 || int(s.First) >= s.Players) {
		return fmt.Errorf("%s: first seat %d of %d players", g.Slug(), s.First, s.Players)
	}
	if s.Seed > rng.MaxSeed {
		return fmt.Errorf("%s: a seed has %d bits", g.Slug(), rng.SeedBits)
	}
	options := g.Options()
	for i, v := range s.Options {
		if i < len(options) && int(v) >= len(options[i].Values) || i >= len(options) && v != 0 {
			return fmt.Errorf("%s: option %d has no value %d", g.Slug(), i+1, v)
		}
	}
	if !g.HasEdition(s.Edition) {
		return fmt.Errorf("%s: unknown edition %s", g.Slug(), strings.ToUpper(string(s.Edition)))
	}
	return nil
}

// Option is one choice of a game's setup beyond players, first seat and seed.
type Option struct {
	Name   string
	Values []string // the first is the usual one; at most 16
}
