package codec

// coder is a binary range coder. Both directions narrow the same interval by
// the same bits and push the same bytes out of it, so after reading, out is
// also what writing would have made.
type coder struct {
	low, high uint32 // the interval, with both ends
	out       []byte

	rest  []byte // for reading: what has not come into value yet
	value uint32 // in the interval
}

// newCoder begins to read data, or to write if it is nil.
func newCoder(data []byte) *coder {
	c := &coder{high: 1<<32 - 1, rest: data}
	for range 4 {
		c.shiftIn()
	}
	return c
}

// shiftIn takes the next byte; beyond the end there are zeros.
func (c *coder) shiftIn() {
	c.value <<= 8
	if len(c.rest) > 0 {
		c.value |= uint32(c.rest[0])
		c.rest = c.rest[1:]
	}
}

// middle is the upper end of the part that stands for a 1. The odds are those
// of a 1, of certain; 0 < odds < certain, so neither part is empty.
func (c *coder) middle(odds int) uint32 {
	return c.low + uint32(uint64(c.high-c.low)*uint64(odds)/certain)
}

func (c *coder) put(bit, odds int) {
	if middle := c.middle(odds); bit == 1 {
		c.high = middle
	} else {
		c.low = middle + 1
	}
	for c.low>>24 == c.high>>24 {
		c.out = append(c.out, byte(c.high>>24))
		c.low <<= 8
		c.high = c.high<<8 | 0xff
		c.shiftIn()
	}
}

func (c *coder) get(odds int) (bit int) {
	if c.value <= c.middle(odds) {
		bit = 1
	}
	c.put(bit, odds)
	return bit
}

// finish adds the byte, if any, that together with zeros after it is in the
// interval. The ends differ in their first byte.
func (c *coder) finish() []byte {
	if c.low > 0 {
		c.out = append(c.out, byte(c.low>>24)+1)
	}
	return c.out
}
