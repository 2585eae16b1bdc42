package slim

import (
	"encoding/binary"
	"iter"
)

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

// values are what the column says, and from which instruction on.
func (c column) values() iter.Seq2[int, int32] {
	return func(yield func(int, int32) bool) {
		pc, value := 0, int32(-1)
		for _, s := range c {
			value += s.value
			if s.pcs > 0 && !yield(pc, value) {
				return
			}
			pc += int(s.pcs)
		}
	}
}

// at is the value for an instruction.
func (c column) at(pc int) int32 {
	last := int32(-1)
	for from, value := range c.values() {
		if from > pc {
			break
		}
		last = value
	}
	return last
}

// first is the first instruction that has the value, 0 if there is none.
func (c column) first(value int32) int {
	for from, v := range c.values() {
		if v == value {
			return from
		}
	}
	return 0
}

// isSteady reports whether the value is the same from the second instruction on.
func (c column) isSteady() bool {
	for from := range c.values() {
		if from > 1 {
			return false
		}
	}
	return true
}

// moved is the column for places that are numbered anew: were tells what each
// of them was.
func (c column) moved(were []int) (to column) {
	last := int32(-1)
	for _, place := range were {
		value := c.at(place)
		if len(to) == 0 || value != last {
			to = append(to, step{value: value - last})
			last = value
		}
		to[len(to)-1].pcs++
	}
	return to
}

// max is the greatest value.
func (c column) max() int32 {
	most := int32(-1)
	for _, v := range c.values() {
		most = max(most, v)
	}
	return most
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
