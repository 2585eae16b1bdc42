package codec

import "math/bits"

// natural is a number of any size: 32-bit words from the low end, the last
// one not 0. It has just the two operations that mixed radix needs, each
// linear in the length, so a whole code costs at most the square of the 376
// words of MaxCode.
type natural []uint32

// mulAdd is n*radix + value, made in place where it fits.
func (n natural) mulAdd(radix, value uint32) natural {
	carry := uint64(value)
	for i, w := range n {
		carry += uint64(w) * uint64(radix)
		n[i] = uint32(carry)
		carry >>= 32
	}
	if carry != 0 {
		n = append(n, uint32(carry))
	}
	return n
}

// divMod is n/radix, made in place, and the rest. The radix is not 0.
func (n natural) divMod(radix uint32) (natural, uint32) {
	var rest uint64
	for i := len(n) - 1; i >= 0; i-- {
		rest = rest<<32 | uint64(n[i])
		n[i] = uint32(rest / uint64(radix))
		rest %= uint64(radix)
	}
	return n.trim(), uint32(rest)
}

func (n natural) trim() natural {
	for len(n) > 0 && n[len(n)-1] == 0 {
		n = n[:len(n)-1]
	}
	return n
}

// bitLen is the number of bits without leading zeros.
func (n natural) bitLen() int {
	if len(n) == 0 {
		return 0
	}
	return 32*(len(n)-1) + bits.Len32(n[len(n)-1])
}
