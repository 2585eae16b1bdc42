package slim

import (
	"bytes"
	"encoding/binary"
	"errors"

	"bayboard/scripts/internal/wasmcode"
)

// table is the runtime's table of functions (runtime.pcHeader and what follows
// it, which debug/gosym calls pclntab). Its columns say for each instruction
// of a function what belongs to it.
type table struct {
	memory  []byte
	names   []byte   // runtime.moduledata.funcnametab: texts that end with 0
	columns []byte   // runtime.moduledata.pctab: the columns of all functions
	start   int      // runtime.moduledata.pclntable: an index, and after it the records
	records []record // of the functions
	types   []byte   // runtime.moduledata.typelinks: where types are that have no name
	data    []byte   // runtime.moduledata.gofunc: other data of the functions, and all after it
	lookup  int      // runtime.moduledata.findfunctab: buckets of program counters
	buckets int      // how many there are, a last one apart that is cut

	lines bool               // lines are kept
	moved []*wasmcode.Places // what became of the places of each function
}

// headerStart is the head of the table: Go's mark, 0, 0, the length of the
// shortest instruction, and that of a pointer.
var headerStart = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// headerSize is that of runtime.pcHeader. The others are fields of
// runtime.moduledata, which begins with the addresses of the header and of the
// names of functions.
const (
	headerSize  = 72
	findfunctab = 152
	minpc       = 160
	maxpc       = 168
	gofunc      = 320
	typelinks   = 360 // and how many there are, each of four bytes
)

var errTable = errors.New("slim: the table of functions is not as expected")

func findTable(memory []byte) (*table, error) {
	start := bytes.Index(memory, headerStart)
	if start < 0 || bytes.Count(memory, headerStart) != 1 || len(memory)-start < headerSize {
		return nil, errTable
	}
	word := func(at int) int {
		if at > len(memory)-8 {
			return -1
		}
		return int(binary.LittleEndian.Uint64(memory[at:]))
	}
	names, columns, records := start+word(start+32), start+word(start+56), start+word(start+64)
	if names <= start || columns <= names || columns >= records || records > len(memory) {
		return nil, errTable
	}
	module := binary.LittleEndian.AppendUint64(nil, uint64(start))
	module = binary.LittleEndian.AppendUint64(module, uint64(names))
	at := bytes.Index(memory, module)
	if at < 0 || bytes.Count(memory, module) != 1 {
		return nil, errTable
	}
	data, first, last := word(at+gofunc), word(at+minpc), word(at+maxpc)
	if data < 0 || data > len(memory) || first < 0 || last < first {
		return nil, errTable
	}
	types, links := word(at+typelinks), word(at+typelinks+8)
	if types < 0 || types > len(memory) || links < 0 || links > (len(memory)-types)/4 {
		return nil, errTable
	}
	t := &table{
		memory: memory, names: memory[names:columns], columns: memory[columns:records], start: records, data: memory[data:],
		types:  memory[types:][:4*links],
		lookup: word(at + findfunctab), buckets: (last - first) / bucketPCs,
	}
	return t, t.readIndex(word(start + 8))
}

// readIndex finds the records. For each function there is its first
// instruction and the place of its record.
func (t *table) readIndex(n int) error {
	data := t.memory[t.start:]
	if n <= 0 || n > len(data)/8 {
		return errTable
	}
	for i := range n {
		at := int(binary.LittleEndian.Uint32(data[8*i+4:]))
		if at < 8*n || at > len(data) {
			return errTable
		}
		r, ok := cutRecord(data[at:])
		if !ok {
			return errTable
		}
		t.records = append(t.records, r)
	}
	return nil
}

// column reads a column, nil if the offset means none.
func (t *table) column(at uint32) (column, error) {
	switch {
	case at == 0:
		return nil, nil
	case at >= uint32(len(t.columns)):
		return nil, errTable
	}
	return readColumn(t.columns[at:])
}

// compact rewrites the columns. What they need no more is zeros at their end.
func (t *table) compact() error {
	if err := t.clearCalls(); err != nil {
		return err
	}
	b := newBuilder()
	for i, r := range t.records {
		if err := t.rewrite(r, t.moved[i], b); err != nil {
			return err
		}
	}
	if len(b.out) > len(t.columns) {
		return errTable
	}
	clear(t.columns[copy(t.columns, b.out):])
	return nil
}

func (t *table) rewrite(r record, moved *wasmcode.Places, b *builder) error {
	index, err := t.inlining(r)
	if err != nil {
		return err
	}
	r.forget()
	for _, at := range append(r.columns(), offLine) {
		c, err := t.column(r.word(at))
		if err != nil {
			return err
		}
		switch {
		case c == nil:
			continue
		case at == offLine && !t.lines:
			r.set(at, b.noLine)
			continue
		case at == offFile && index != nil:
			c = ownFile(c, index)
		case moved == nil:
		case at == offSP:
			if !c.isSteady() {
				return errTable
			}
		default:
			c = c.moved(moved.Were)
		}
		r.set(at, b.add(c))
	}
	if moved != nil {
		r.set(offDeferred, uint32(moved.Deferred))
	}
	return nil
}

// functions are what must be known of the functions to make their code shorter.
func (t *table) functions() []wasmcode.Function {
	list := make([]wasmcode.Function, len(t.records))
	for i, r := range t.records {
		list[i] = wasmcode.Function{Fixed: r[offFlags]&assembly != 0, Deferred: int(r.word(offDeferred))}
	}
	return list
}
