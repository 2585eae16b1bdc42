package codec

// Reader gives the digits of a code in the order in which they were put.
// Beyond the last one it gives zeros. Reading cannot fail, as any rest is a
// digit of any radix; whether it was a code at all is decided by the
// checksum, by Done at the end, and by what the digits mean.
type Reader struct{ rest natural }

// Next reads a digit, 0 ≤ digit < radix. It panics when the radix is not
// 1 to MaxRadix.
func (r *Reader) Next(radix int) int {
	if radix < 1 || radix > MaxRadix {
		panic("codec: radix out of range")
	}
	if radix == 1 {
		return 0
	}
	var v uint32
	r.rest, v = r.rest.divMod(uint32(radix))
	return int(v)
}

// Bits reads what PutBits writes.
func (r *Reader) Bits(width int) uint64 {
	var v uint64
	for at := 0; at < width; at += 16 {
		v |= uint64(r.Next(1<<min(width-at, 16))) << at
	}
	return v
}

// Short reads what PutShort writes.
func (r *Reader) Short(radix int) int {
	v := r.Next(radix)
	if v == radix-1 {
		v += int(r.Bits(16))
	}
	return v
}

// Size reads what PutSize writes: at most 66879.
func (r *Reader) Size() int {
	class := r.Next(len(sizeBits))
	v := int(r.Bits(sizeBits[class]))
	for _, width := range sizeBits[:class] {
		v += 1 << width
	}
	return v
}

// Bytes reads what PutBytes writes, or gives ErrDamaged for a length that no
// code can hold.
func (r *Reader) Bytes() ([]byte, error) {
	n := r.Size()
	if n > maxCodeBits/8 {
		return nil, ErrDamaged
	}
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Next(256))
	}
	return b, nil
}

// Done tells that only zeros are left. It is false after the last digit when
// the code holds more than was read.
func (r *Reader) Done() bool { return len(r.rest) == 0 }
