package slim

import "encoding/binary"

// record is what the table says of a function (runtime._func): numbers, the
// offsets of more columns, and those of other data.
type record []byte

// Where the numbers are that matter here.
const (
	offName      = 4  // nameOff: where its name is
	offDeferred  = 12 // deferreturn: the place where it runs deferred calls
	offSP        = 16 // pcsp: the offset of a column
	offFile      = 20 // pcfile: the same
	offLine      = 24 // pcln: the same
	offMore      = 28 // npcdata: how many more columns there are
	offStartLine = 36 // startLine
	offFlags     = 41 // flag: a byte
	offData      = 43 // nfuncdata: a byte: how much other data there is
	numbers      = 44 // their size

	assembly = 1 << 2 // abi.FuncFlagAsm
)

// More columns and other data, by index.
const (
	unsafePoints = 0 // PCDATA_UnsafePoint
	inlineIndex  = 2 // PCDATA_InlTreeIndex

	inlineTree = 3          // FUNCDATA_InlTree
	noData     = 0xffffffff // an offset of other data that there is not
)

// cutRecord takes a record from the start of data.
func cutRecord(data []byte) (record, bool) {
	if len(data) < numbers {
		return nil, false
	}
	const most = 16 // of either kind; Go knows half as many
	r := record(data)
	more, other := r.word(offMore), int(r[offData])
	n := numbers + 4*(int(more)+other)
	if more > most || other > most || n > len(data) {
		return nil, false
	}
	return r[:n], true
}

func (r record) word(at int) uint32 { return binary.LittleEndian.Uint32(r[at:]) }

func (r record) set(at int, v uint32) { binary.LittleEndian.PutUint32(r[at:], v) }

// columns is where the record has the offsets of columns, lines apart.
func (r record) columns() []int {
	list := []int{offSP, offFile}
	for i := range int(r.word(offMore)) {
		list = append(list, numbers+4*i)
	}
	return list
}

// more is where the offset of one of the more columns is, 0 if nowhere.
func (r record) more(i int) int {
	if i >= int(r.word(offMore)) {
		return 0
	}
	return numbers + 4*i
}

// data is where the offset of other data is, 0 if nowhere.
func (r record) data(i int) int {
	if i >= int(r[offData]) {
		return 0
	}
	return numbers + 4*(int(r.word(offMore))+i)
}

// clearColumns removes all columns.
func (r record) clearColumns() {
	r.set(offLine, 0)
	for _, at := range r.columns() {
		r.set(at, 0)
	}
}

// forget removes the first line, the unsafe points and the inlined calls.
func (r record) forget() {
	r.set(offStartLine, 0)
	for _, i := range []int{unsafePoints, inlineIndex} {
		if at := r.more(i); at > 0 {
			r.set(at, 0)
		}
	}
	if at := r.data(inlineTree); at > 0 {
		r.set(at, noData)
	}
}
