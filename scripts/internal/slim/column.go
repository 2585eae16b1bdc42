package slim

import "encoding/binary"

// column is a table from instructions to a value, as steps (runtime.step).
type column []step

// step says that from where the last step ended the value differs by value
// from the last, for so many instructions.
type step struct {
	value int32
	pcs   uint32
}

// toEnd is more than the instructions of any function of WebAssembly: the
// low half of a program counter.
const toEnd = 1 << 16

// readColumn reads a column from the start of data.
func readColumn(data []byte) (column, error) {
	var c column
	for {
		if len(data) > 0 && data[0] == 0 && len(c) > 0 {
			return c, nil
		}
		value, n := binary.Uvarint(data)
		if n <= 0 {
			return nil, errTable
		}
		data = data[n:]
		pcs, n := binary.Uvarint(data)
		if n <= 0 || value>>32 != 0 || pcs>>32 != 0 {
			return nil, errTable
		}
		data = data[n:]
		c = append(c, step{int32(-(value & 1) ^ (value >> 1)), uint32(pcs)})
	}
}

// append writes the column.
func (c column) append(b []byte) []byte {
	for _, s := range c {
		b = binary.AppendUvarint(b, uint64(uint32(s.value<<1)^uint32(s.value>>31)))
		b = binary.AppendUvarint(b, uint64(s.pcs))
	}
	return append(b, 0)
}

// builder writes columns, each once.
type builder struct {
	out    []byte
	known  map[string]uint32
	noLine uint32 // the column that says 0
}

func newBuilder() *builder {
	b := &builder{out: []byte{0}, known: map[string]uint32{}} // offset 0 means none
	b.noLine = b.add(column{{1, 1}})
	return b
}

// add writes a column and says where it is. Its last value holds to the end
// of the function, wherever that is, so that short columns are often the same.
func (b *builder) add(c column) uint32 {
	c[len(c)-1].pcs = toEnd
	text := string(c.append(nil))
	at, ok := b.known[text]
	if !ok {
		at = uint32(len(b.out))
		b.known[text] = at
		b.out = append(b.out, text...)
	}
	return at
}
