package codec

// MaxRadix is the largest radix of a digit.
const MaxRadix = 1 << 30

type digit struct{ value, radix uint32 }

// Writer collects the digits of a code. The zero value is empty.
type Writer struct {
	digits []digit
	long   bool // something cannot fit whatever comes
}

// Put adds a digit, 0 ≤ value < radix ≤ MaxRadix. A radix of 1 costs
// nothing. It panics when the value is out of range.
func (w *Writer) Put(value, radix int) {
	if value < 0 || value >= radix || radix > MaxRadix {
		panic("codec: digit out of range")
	}
	if radix > 1 {
		w.digits = append(w.digits, digit{uint32(value), uint32(radix)})
	}
}

// PutBits adds the low bits of v, at most 64, as digits of up to 16 bits.
func (w *Writer) PutBits(v uint64, width int) {
	for ; width > 0; width -= 16 {
		n := min(width, 16)
		w.Put(int(v&(1<<n-1)), 1<<n)
		v >>= n
	}
}

// PutShort adds a number that is mostly less than radix-1: one digit of the
// radix, and 16 bits more for the others. What exceeds MaxShort(radix) makes
// the code too long.
func (w *Writer) PutShort(v, radix int) {
	if v < 0 || v > MaxShort(radix) {
		w.long = true
		return
	}
	w.Put(min(v, radix-1), radix)
	if v >= radix-1 {
		w.PutBits(uint64(v-(radix-1)), 16)
	}
}

// MaxShort is the largest number that PutShort takes.
func MaxShort(radix int) int { return radix - 1 + 1<<16 - 1 }

// sizeBits are the widths of the four classes of a size; each class begins
// where the one before ends, so a size has one form only.
var sizeBits = [4]int{6, 8, 10, 16}

// PutSize adds a count or a length: 8 bits below 64, 10 below 320, 12 below
// 1344, 18 below 66880. More makes the code too long.
func (w *Writer) PutSize(v int) {
	for class, width := range sizeBits {
		if v < 1<<width {
			w.Put(class, len(sizeBits))
			w.PutBits(uint64(v), width)
			return
		}
		v -= 1 << width
	}
	w.long = true
}

// PutBytes adds a length and that many bytes.
func (w *Writer) PutBytes(b []byte) {
	if len(b) > maxCodeBits/8 {
		w.long = true
		return
	}
	w.PutSize(len(b))
	for _, c := range b {
		w.Put(int(c), 256)
	}
}

// Seal packs all digits into a code of the given format version (1 to 8). It
// gives ErrTooLong when the code would exceed MaxCode characters.
func (w *Writer) Seal(version int) (string, error) {
	if w.long {
		return "", ErrTooLong
	}
	n, ok := pack(w.digits)
	if !ok {
		return "", ErrTooLong
	}
	return seal(version, n)
}

// pack makes one number of the digits. The last digit is worked in first and
// so ends up on top: dividing gives the first digit first. Not ok means that
// the number has grown too long, where it stops.
func pack(digits []digit) (n natural, ok bool) {
	for i := len(digits) - 1; i >= 0; i-- {
		n = n.mulAdd(digits[i].radix, digits[i].value)
		if n.bitLen() > maxCodeBits {
			return nil, false
		}
	}
	return n, true
}
