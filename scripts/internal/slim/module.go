package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// module is a WebAssembly module with its data laid out as in memory.
type module struct {
	sections []section
	memory   []byte
}

// section is a section as it is written, without its id and length. That of
// the data is written anew.
type section struct {
	id   int
	body []byte
}

// The sections that matter here, in their order.
const (
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	startSection    = 8
	codeSection     = 10
	dataSection     = 11
)

const (
	header    = "\x00asm\x01\x00\x00\x00"
	maxMemory = 1 << 28
)

var errModule = errors.New("slim: not a module that Go linked")

// openModule reads the sections. The linker writes active segments for memory
// 0 at constant addresses.
func openModule(wasm []byte) (*module, error) {
	if !bytes.HasPrefix(wasm, []byte(header)) {
		return nil, errModule
	}
	m := &module{}
	r := reader{wasm, len(header)}
	for r.at < len(wasm) {
		s := section{r.byte(), r.bytes(r.number())}
		if s.body == nil {
			return nil, errModule
		}
		m.sections = append(m.sections, s)
	}
	data := m.section(dataSection)
	if data == nil {
		return nil, errModule
	}
	return m, m.load(&reader{data.body, 0})
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

// section finds a section by its id, nil if there is none.
func (m *module) section(id int) *section {
	for i := range m.sections {
		if m.sections[i].id == id {
			return &m.sections[i]
		}
	}
	return nil
}

// add adds an item to a section that is a list, and says what its index is.
func (m *module) add(id int, item ...byte) (int, error) {
	s := m.section(id)
	if s == nil {
		return 0, errModule
	}
	n, size := binary.Uvarint(s.body)
	if size <= 0 {
		return 0, errModule
	}
	s.body = slices.Concat(binary.AppendUvarint(nil, n+1), s.body[size:], item)
	return int(n), nil
}

// startWith lets the module begin with a function of its own, code without
// its length. The linker imports nothing but functions, and starts nothing.
func (m *module) startWith(code []byte) error {
	imports := m.section(importSection)
	if imports == nil || m.section(startSection) != nil {
		return errModule
	}
	imported, size := binary.Uvarint(imports.body)
	kind, err1 := m.add(typeSection, 0x60, 0, 0) // no parameters, no results
	index, err2 := m.add(functionSection, binary.AppendUvarint(nil, uint64(kind))...)
	_, err3 := m.add(codeSection, append(binary.AppendUvarint(nil, uint64(len(code))), code...)...)
	if err := errors.Join(err1, err2, err3); err != nil || size <= 0 {
		return errModule
	}
	start := section{startSection, binary.AppendUvarint(nil, imported+uint64(index))}
	at := slices.IndexFunc(m.sections, func(s section) bool { return s.id > startSection })
	m.sections = slices.Insert(m.sections, at, start)
	return nil
}

// longGap is how many zeros are left out of the data.
const longGap = 256

// save writes the module with the memory as it is now.
func (m *module) save() []byte {
	out := []byte(header)
	for _, s := range m.sections {
		if s.id == dataSection {
			s.body = m.segments()
		}
		out = binary.AppendUvarint(append(out, byte(s.id)), uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// segments writes the memory as it is now.
func (m *module) segments() []byte {
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
	return append(binary.AppendUvarint(nil, uint64(n)), body...)
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
