package wasmcode

import (
	"encoding/binary"
	"errors"
)

// The instructions that are named here, by WebAssembly's own names.
const (
	unreachable  = 0x00
	block        = 0x02
	loop         = 0x03
	ifThen       = 0x04
	orElse       = 0x05
	end          = 0x0b
	branch       = 0x0c
	branchIf     = 0x0d
	branchTable  = 0x0e
	leave        = 0x0f // return
	call         = 0x10
	callIndirect = 0x11
	localGet     = 0x20
	localSet     = 0x21
	localTee     = 0x22
	globalGet    = 0x23
	globalSet    = 0x24
	firstLoad    = 0x28
	lastLoad     = 0x35
	firstStore   = 0x36
	lastStore    = 0x3e
	memorySize   = 0x3f
	memoryGrow   = 0x40
	i32const     = 0x41
	i64const     = 0x42
	f32const     = 0x43
	f64const     = 0x44
	firstPlain   = 0x45 // from here on without anything after it
	i64store     = 0x37
	i32add       = 0x6a
	i32sub       = 0x6b
	i64add       = 0x7c
	i32wrapI64   = 0xa7
	i64extendI32 = 0xad // unsigned
	lastPlain    = 0xc4
	more         = 0xfc // a second number says what it is
	memoryCopy   = 10
	memoryFill   = 11
)

// noResult is the type of a block, as a signed number.
const noResult = -0x40

var errCode = errors.New("wasmcode: not the code of a function that Go compiled")

// instruction is one as it is written, and the first number after it.
type instruction struct {
	text []byte
	n    int64
}

func (i instruction) op() byte { return i.text[0] }

func (i instruction) is(op byte, n int64) bool { return i.op() == op && i.n == n }

// offset is the second number of a load or store.
func (i instruction) offset() int64 {
	r := reader{data: i.text[1:]}
	r.unsigned()
	return r.unsigned()
}

// The two kinds of numbers after an instruction.

func unsigned(op byte, n int64) instruction {
	return instruction{binary.AppendUvarint([]byte{op}, uint64(n)), n}
}

func signed(op byte, n int64) instruction {
	return instruction{appendSigned([]byte{op}, n), n}
}

func plain(op byte) instruction { return instruction{text: []byte{op}} }

func appendSigned(b []byte, n int64) []byte {
	for n < -0x40 || n >= 0x40 {
		b = append(b, byte(n)|0x80)
		n >>= 7
	}
	return append(b, byte(n)&0x7f)
}

// reader reads instructions; what is not one is an error from then on.
type reader struct {
	data []byte
	at   int
	err  error
}

func (r *reader) fail() { r.err, r.at = errCode, len(r.data) }

func (r *reader) byte() byte {
	r.skip(1)
	if r.err != nil {
		return 0
	}
	return r.data[r.at-1]
}

// sized reads a content with its length before it.
func (r *reader) sized() ([]byte, error) {
	n := r.unsigned()
	r.skip(int(min(n, maxSize)))
	if r.err != nil {
		return nil, r.err
	}
	return r.data[r.at-int(n) : r.at], nil
}

const maxSize = 1 << 28

func (r *reader) skip(n int) {
	if n < 0 || n > len(r.data)-r.at {
		r.fail()
		return
	}
	r.at += n
}

func (r *reader) unsigned() int64 {
	v, n := binary.Uvarint(r.data[r.at:])
	if n <= 0 || v >= 1<<63 {
		r.fail()
		return 0
	}
	r.at += n
	return int64(v)
}

func (r *reader) signed() int64 {
	var v int64
	for shift := 0; r.at < len(r.data) && shift < 64; shift += 7 {
		b := r.data[r.at]
		r.at++
		v |= int64(b&0x7f) << shift
		if b < 0x80 {
			if b&0x40 != 0 && shift < 57 {
				v |= -1 << (shift + 7)
			}
			return v
		}
	}
	r.fail()
	return 0
}

// list reads instructions to the end.
func (r *reader) list() ([]instruction, error) {
	list := make([]instruction, 0, len(r.data)/3)
	for r.at < len(r.data) {
		from := r.at
		n := r.numbers()
		if r.err != nil {
			return nil, r.err
		}
		list = append(list, instruction{r.data[from:r.at:r.at], n})
	}
	return list, r.err
}

// numbers reads an instruction and what follows it.
func (r *reader) numbers() (first int64) {
	op := r.data[r.at]
	r.at++
	switch {
	case op == block || op == loop || op == ifThen:
		first = r.signed()
	case op == branch || op == branchIf || op == call || op >= localGet && op <= globalSet:
		first = r.unsigned()
	case op == branchTable:
		first = r.unsigned()
		for i := int64(0); i <= first && r.err == nil; i++ {
			r.unsigned()
		}
	case op == callIndirect || op >= firstLoad && op <= lastStore:
		first = r.unsigned()
		r.unsigned()
	case op == i32const || op == i64const:
		first = r.signed()
	case op == memorySize || op == memoryGrow:
		r.skip(1)
	case op == f32const:
		r.skip(4)
	case op == f64const:
		r.skip(8)
	case op == more:
		first = r.unsigned()
		r.skip(map[int64]int{memoryCopy: 2, memoryFill: 1}[first])
		if first > memoryFill {
			r.fail()
		}
	case op == unreachable || op == 0x01 || op == orElse || op == end || op == leave || op == 0x1a || op == 0x1b,
		op >= firstPlain && op <= lastPlain:
	default:
		r.fail()
	}
	return first
}
