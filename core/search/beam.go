package search

import "bayboard/core/engine"

// width is the number of states that a beam keeps.
const width = 3

// beam keeps the states of the highest values, from the highest. Beyond the
// kept ones it has a spare state to make a candidate in.
type beam struct {
	states [width + 1]engine.State
	values [width + 1]int
	n      int
}

// spare is the state to make the next candidate in.
func (b *beam) spare() engine.State { return b.states[b.n] }

// kept are the states that are kept, from the highest value.
func (b *beam) kept() []engine.State { return b.states[:min(b.n, width)] }

// offer takes the spare state in if its value is high enough. A candidate of
// a value that is there already is left out: as a rule it is the same state,
// reached in another order.
func (b *beam) offer(value int) {
	at := 0
	for at < b.n && b.values[at] > value {
		at++
	}
	if at < b.n && b.values[at] == value || at == width {
		return
	}
	candidate := b.states[b.n]
	copy(b.states[at+1:b.n+1], b.states[at:b.n])
	copy(b.values[at+1:b.n+1], b.values[at:b.n])
	b.states[at], b.values[at] = candidate, value
	// When all places are taken the lowest state becomes the spare one.
	b.n = min(b.n+1, width)
}
