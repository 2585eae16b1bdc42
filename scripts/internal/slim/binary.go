package slim

import "encoding/binary"

// The instructions that are used here.
const (
	unreachable = 0x00
	loop        = 0x03
	ifThen      = 0x04
	orElse      = 0x05
	end         = 0x0b
	branchIf    = 0x0d

	localGet = 0x20
	localSet = 0x21
	localTee = 0x22

	i32load   = 0x28
	i32load8u = 0x2d
	i32store  = 0x36
	i64store  = 0x37

	i32const = 0x41
	i64const = 0x42
	i32eq    = 0x46
	i32ltU   = 0x49
	i32add   = 0x6a
	i32shl   = 0x74
	i32shrU  = 0x76

	noResult = 0x40
	i32      = 0x7f
)

// appendSigned writes a number that is not negative in the signed form.
func appendSigned(b []byte, n int) []byte {
	for n >= 0x40 {
		b = append(b, byte(n)|0x80)
		n >>= 7
	}
	return append(b, byte(n))
}

// reader reads a module. After the end it gives -1 and nil.
type reader struct {
	data []byte
	at   int
}

func (r *reader) byte() int {
	if b := r.bytes(1); b != nil {
		return int(b[0])
	}
	return -1
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.data)-r.at {
		r.at = len(r.data)
		return nil
	}
	r.at += n
	return r.data[r.at-n : r.at]
}

// number reads an unsigned number, or a signed one that is not negative.
func (r *reader) number() int {
	v, n := binary.Uvarint(r.data[r.at:])
	if n <= 0 || v > maxMemory {
		r.at = len(r.data)
		return -1
	}
	r.at += n
	return int(v)
}
