package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// module is a WebAssembly module with its data laid out as in memory.
type module struct {
	before, after []byte // the sections before and after the data
	memory        []byte
}

const (
	header      = "\x00asm\x01\x00\x00\x00"
	dataSection = 11
	maxMemory   = 1 << 28

	i32const = 0x41
	end      = 0x0b
)

var errModule = errors.New("slim: not a module that Go linked")

// openModule reads the data section. The linker writes active segments for
// memory 0 at constant addresses.
func openModule(wasm []byte) (*module, error) {
	if !bytes.HasPrefix(wasm, []byte(header)) {
		return nil, errModule
	}
	r := reader{wasm, len(header)}
	for r.at < len(wasm) {
		start := r.at
		id, section := r.byte(), r.bytes(r.number())
		if id == dataSection && section != nil {
			m := &module{before: wasm[:start], after: wasm[r.at:]}
			return m, m.load(&reader{section, 0})
		}
	}
	return nil, errModule
}

// load lays the segments out.
func (m *module) load(r *reader) error {
	type segment struct {
		at   int
		data []byte
	}
	n, size := r.number(), 0
	if n < 0 || n > len(r.data) {
		return errModule
	}
	segments := make([]segment, n)
	for i := range segments {
		s := &segments[i]
		mode, op := r.byte(), r.byte()
		s.at = r.number()
		stop := r.byte()
		s.data = r.bytes(r.number())
		if mode != 0 || op != i32const || stop != end || s.data == nil {
			return errModule
		}
		size = max(size, s.at+len(s.data))
	}
	if size > maxMemory || r.at != len(r.data) {
		return errModule
	}
	m.memory = make([]byte, size)
	for _, s := range segments {
		copy(m.memory[s.at:], s.data)
	}
	return nil
}

// longGap is how many zeros are left out of the data.
const longGap = 256

// save is the module with the memory as it is now.
func (m *module) save() []byte {
	var body []byte
	n := 0
	for at := 0; at < len(m.memory); {
		length, gap := piece(m.memory[at:])
		if length > 0 {
			body = append(body, 0, i32const)
			body = appendSigned(body, at)
			body = append(body, end)
			body = binary.AppendUvarint(body, uint64(length))
			body = append(body, m.memory[at:at+length]...)
			n++
		}
		at += length + gap
	}
	body = append(binary.AppendUvarint(nil, uint64(n)), body...)
	out := append(bytes.Clone(m.before), dataSection)
	out = binary.AppendUvarint(out, uint64(len(body)))
	return slices.Concat(out, body, m.after)
}

// piece is how much data comes before the next gap, and how long the gap is.
func piece(data []byte) (length, gap int) {
	length = bytes.Index(data, make([]byte, longGap))
	if length < 0 {
		return len(data), 0
	}
	rest := data[length:]
	return length, len(rest) - len(bytes.TrimLeft(rest, "\x00"))
}

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
