package wasmcode

import (
	"encoding/binary"
	"slices"
)

// base is the local variable for the address of a function, if it calls others.
const base = stackCopy + 1

// based lets return addresses be the address of the function, which a variable
// has, and the place: in most functions a small number. The variable comes
// before all others but the copy of the stack pointer.
func based(head []byte, list []instruction, address int64) ([]byte, []instruction, error) {
	function := address >> placeBits
	calls := 0
	for at := range list {
		if isReturnAddress(list, at, function) {
			calls++
		}
	}
	if calls == 0 {
		return head, list, nil
	}
	head, err := withBase(head)
	if err != nil {
		return nil, nil, err
	}
	out := make([]instruction, 0, len(list)+2+2*calls)
	out = append(out, signed(i64const, address), unsigned(localSet, base))
	for at, i := range list {
		switch {
		case isReturnAddress(list, at, function):
			out = append(out, unsigned(localGet, base), signed(i64const, int64(placeOf(i.n))), plain(i64add))
		case isLocal(i.op()) && i.n >= base:
			out = append(out, unsigned(i.op(), i.n+1))
		default:
			out = append(out, i)
		}
	}
	return head, out, nil
}

func isLocal(op byte) bool { return op == localGet || op == localSet || op == localTee }

// withBase adds the variable to those of a function: groups of the same type.
func withBase(head []byte) ([]byte, error) {
	r := reader{data: head}
	groups := r.unsigned()
	if groups < 1 || r.unsigned() != 1 || r.byte() != i32 {
		return nil, errCode
	}
	rest, more := head[r.at:], int64(0)
	if groups > 1 {
		if n := r.unsigned(); r.byte() == i64 {
			groups, rest, more = groups-1, head[r.at:], n
		}
	}
	out := append(binary.AppendUvarint(nil, uint64(groups+1)), 1, i32)
	out = append(binary.AppendUvarint(out, uint64(more+1)), i64)
	return slices.Concat(out, rest), r.err
}

// isReturnAddress reports whether an instruction is an address of the function
// of that number, and stored for a call:
//
//	local.get 1, i32.const 8, i32.sub, local.tee 1, global.set 0, local.get 1, i64.const address, i64.store 0
func isReturnAddress(list []instruction, at int, function int64) bool {
	if at < 6 || at+1 >= len(list) || list[at].op() != i64const || list[at].n>>placeBits != function {
		return false
	}
	before, after := list[at-6:at], list[at+1]
	return before[0].is(localGet, stackCopy) && before[1].is(i32const, 8) && before[2].op() == i32sub &&
		before[3].is(localTee, stackCopy) && before[4].is(globalSet, stackPointer) && before[5].is(localGet, stackCopy) &&
		after.op() == i64store && after.offset() == 0
}
