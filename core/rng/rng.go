// Package rng is the only source of chance in the core: a small seeded
// generator that is a value, so that copying a state copies its future.
//
// The generator is SplitMix64. Every number is computed with fixed-width
// integers, so a seed gives the same game natively and as WebAssembly; the
// golden vectors in the tests fix that for good. It is not fit for secrets.
package rng

import "math/bits"

// Rand is a generator. The zero value is the generator of seed 0.
// It is a value: two copies draw the same numbers independently.
type Rand struct{ state uint64 }

// New returns the generator that belongs to a seed.
func New(seed Seed) Rand { return FromUint64(uint64(seed)) }

// FromUint64 returns a generator for a number that is not a seed of a game,
// such as a mix of a bot's seed and the ply.
func FromUint64(n uint64) Rand { return Rand{state: n} }

// State is the generator as a number, for positions: FromUint64 of it is an
// equal generator.
func (r Rand) State() uint64 { return r.state }

// Uint64 draws 64 bits.
func (r *Rand) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Bounded draws a number from 0 to n-1, each equally likely. It panics when
// n is 0.
func (r *Rand) Bounded(n uint64) uint64 {
	if n == 0 {
		panic("rng: Bounded(0)")
	}
	hi, lo := bits.Mul64(r.Uint64(), n)
	if lo < n {
		for min := -n % n; lo < min; {
			hi, lo = bits.Mul64(r.Uint64(), n)
		}
	}
	return hi
}

// IntN draws a number from 0 to n-1, each equally likely. It panics when n
// is not positive.
func (r *Rand) IntN(n int) int {
	if n <= 0 {
		panic("rng: IntN needs a positive bound")
	}
	return int(r.Bounded(uint64(n)))
}

// Shuffle puts the elements of s in an order drawn from r, each equally
// likely (Fisher and Yates, from the end).
func Shuffle[T any](r *Rand, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
