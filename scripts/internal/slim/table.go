package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// table is the runtime's table of functions (runtime.pcHeader and what follows
// it, which debug/gosym calls pclntab). Its columns say for each instruction
// of a function what belongs to it.
type table struct {
	columns []byte // runtime.moduledata.pctab: the columns of all functions
	records []byte // runtime.moduledata.pclntable: an index, then the functions
	n       int    // functions
}

// The parts of a record (runtime._func) that are used here. After it come the
// offsets of more columns, and then other data.
const (
	offFile      = 20 // pcfile
	offSP        = 16 // pcsp
	offLine      = 24 // pcln
	offMore      = 28 // npcdata
	offStartLine = 36 // startLine
	recordSize   = 44

	unsafePoints = 0 // PCDATA_UnsafePoint
	maxMore      = 8
)

// headerStart is the head of the table: Go's mark, 0, 0, the length of the
// shortest instruction, and that of a pointer.
var headerStart = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

var errTable = errors.New("slim: the table of functions is not as expected")

func findTable(memory []byte) (*table, error) {
	start := bytes.Index(memory, headerStart)
	if start < 0 || bytes.Count(memory, headerStart) != 1 || len(memory)-start < 72 {
		return nil, errTable
	}
	memory = memory[start:]
	word := func(i int) int { return int(binary.LittleEndian.Uint64(memory[8*i:])) }
	n, columns, records := word(1), word(7), word(8)
	if n <= 0 || columns <= 0 || records <= columns || records > len(memory) || n > (len(memory)-records)/8 {
		return nil, errTable
	}
	return &table{memory[columns:records], memory[records:], n}, nil
}

// compact rewrites the columns. What they need no more is zeros at their end.
func (t *table) compact() error {
	b := newBuilder()
	for i := range t.n {
		if err := t.rewrite(i, b); err != nil {
			return err
		}
	}
	if len(b.out) > len(t.columns) {
		return errTable
	}
	clear(t.columns[copy(t.columns, b.out):])
	return nil
}

// record is the i-th function's.
func (t *table) record(i int) []byte {
	at := int(binary.LittleEndian.Uint32(t.records[8*i+4:]))
	if at < 8*t.n || at > len(t.records)-recordSize {
		return nil
	}
	r := t.records[at:]
	more := int(binary.LittleEndian.Uint32(r[offMore:]))
	if more > maxMore || len(r) < recordSize+4*more {
		return nil
	}
	return r[:recordSize+4*more]
}

func (t *table) rewrite(i int, b *builder) error {
	r := t.record(i)
	if r == nil {
		return errTable
	}
	offsets := []int{offSP, offFile}
	for at := recordSize; at < len(r); at += 4 {
		offsets = append(offsets, at)
	}
	if binary.LittleEndian.Uint32(r[offLine:]) != 0 {
		binary.LittleEndian.PutUint32(r[offLine:], b.noLine)
	}
	clear(r[offStartLine:][:4])
	if len(r) > recordSize {
		clear(r[recordSize+4*unsafePoints:][:4])
	}
	for _, at := range offsets {
		old := binary.LittleEndian.Uint32(r[at:])
		if old == 0 {
			continue
		}
		if old >= uint32(len(t.columns)) {
			return errTable
		}
		c, err := readColumn(t.columns[old:])
		if err != nil {
			return err
		}
		binary.LittleEndian.PutUint32(r[at:], b.add(c))
	}
	return nil
}
