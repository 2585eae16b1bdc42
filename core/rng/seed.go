package rng

import (
	"fmt"
	"strings"
)

// Seed names a game's chance: 40 bits, written as 1 to 8 characters of
// Crockford's base32 ("7F3K").
type Seed uint64

// SeedBits is the width of a Seed; MaxSeed is the largest one.
const (
	SeedBits      = 40
	MaxSeed  Seed = 1<<SeedBits - 1
)

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// ParseSeed reads what String writes. Lower case is accepted, and so are the
// look-alikes O for 0 and I or L for 1. Anything else is an error that says
// which character is wrong.
func ParseSeed(text string) (Seed, error) {
	if len(text) == 0 || len(text) > 8 {
		return 0, fmt.Errorf("seed %q: want 1 to 8 characters", text)
	}
	var s Seed
	for i := range len(text) {
		d := digit(text[i])
		if d < 0 {
			return 0, fmt.Errorf("seed %q: character %d is not one of %s", text, i+1, crockford)
		}
		s = s<<5 | Seed(d)
	}
	return s, nil
}

// String writes the seed without leading zeros.
func (s Seed) String() string {
	var buf [8]byte
	i := len(buf)
	for {
		i--
		buf[i] = crockford[s&31]
		s >>= 5
		if s == 0 || i == 0 {
			return string(buf[i:])
		}
	}
}

func digit(c byte) int {
	switch {
	case c >= 'a' && c <= 'z':
		c -= 'a' - 'A'
	}
	switch c {
	case 'O':
		return 0
	case 'I', 'L':
		return 1
	}
	return strings.IndexByte(crockford, c)
}
