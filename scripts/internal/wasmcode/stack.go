package wasmcode

import "math"

// addresses lets loads and stores add what is added to the stack pointer.
//
//	local.get 1, i64.extend_i32_u, i64.const k, i64.add, i32.wrap_i64
//
// is local.get 1, i32.const k, i32.add; and with k among the numbers of the
// load that follows, or of the store that follows a simple value, local.get 1.
// An address on the stack does not come near the end of the memory's addresses.
func addresses(list []instruction) []instruction {
	out := list[:0:0]
	for at := 0; at < len(list); {
		k, ok := onStack(list[at:])
		if !ok {
			out = append(out, list[at])
			at++
			continue
		}
		out = append(out, list[at])
		at += 5
		access := at
		if isSimple(list[at].op()) {
			access++
		}
		op := list[access].op()
		if k >= 0 && k < math.MaxInt32/2 && (access == at && isLoad(op) || access > at && isStore(op)) {
			out = append(append(out, list[at:access]...), further(list[access], k))
			at = access + 1
			continue
		}
		out = append(out, signed(i32const, k), plain(i32add))
	}
	return out
}

func onStack(list []instruction) (k int64, ok bool) {
	if len(list) < 7 || !list[0].is(localGet, stackCopy) || list[1].op() != i64extendI32 ||
		list[2].op() != i64const || list[3].op() != i64add || list[4].op() != i32wrapI64 {
		return 0, false
	}
	k = list[2].n
	return k, k == int64(int32(k))
}

func isSimple(op byte) bool {
	return op == localGet || op == globalGet || op >= i32const && op <= f64const
}

func isLoad(op byte) bool { return op >= firstLoad && op <= lastLoad }

func isStore(op byte) bool { return op >= firstStore && op <= lastStore }

// further is a load or store whose offset is greater by k.
func further(i instruction, k int64) instruction {
	r := reader{data: i.text[1:]}
	align, offset := r.unsigned(), r.unsigned()
	to := unsigned(i.op(), align)
	to.text = append(to.text, unsigned(0, offset+k).text[1:]...)
	return to
}

// returns lets a function that returns move the stack pointer once:
//
//	local.get 1, i32.const k, i32.add, local.tee 1, global.set 0
//
// twice, before a constant and a return, is so with the sum of both, and
// without the copy that nobody reads any more.
func returns(list []instruction) []instruction {
	out := list[:0:0]
	for at := 0; at < len(list); {
		first, ok1 := moved(list[at:])
		if !ok1 {
			out = append(out, list[at])
			at++
			continue
		}
		second, ok2 := moved(list[at+5:])
		size := 5
		if ok2 {
			size = 10
		}
		rest := list[at+size:]
		if len(rest) < 2 || rest[0].op() != i32const || rest[1].op() != leave {
			out = append(out, list[at])
			at++
			continue
		}
		out = append(out, list[at], signed(i32const, first+second), list[at+2], list[at+4])
		at += size
	}
	return out
}

func moved(list []instruction) (by int64, ok bool) {
	if len(list) < 5 || !list[0].is(localGet, stackCopy) || list[1].op() != i32const || list[2].op() != i32add ||
		!list[3].is(localTee, stackCopy) || !list[4].is(globalSet, stackPointer) {
		return 0, false
	}
	return list[1].n, true
}
