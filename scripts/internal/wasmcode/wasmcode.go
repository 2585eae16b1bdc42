// Package wasmcode makes the functions of a Go program for js/wasm shorter and
// faster, after the linker. What they do stays the same.
//
// # How Go compiles a function
//
// Goroutines are switched by leaving all functions and entering others in the
// middle. So the code of a function is cut into parts, and its argument says
// with which one to begin:
//
//	block                         ;; exit: leaves with 1, "switch"
//	  loop                        ;; entry
//	    block block … block       ;; one for each part
//	      local.get 0
//	      br_table 0 1 2 …        ;; to the end of a block
//	    end
//	    part 0
//	    end
//	    part 1
//	    …
//	  end
//	  unreachable
//	end
//	i32.const 1
//
// # What becomes of it
//
//   - A jump from one part to another writes the number of the part into the
//     argument and goes to the entry, where the table is asked. A jump to a
//     part further on goes straight to it, by leaving its block: shorter, and
//     without the table ([jumps]).
//   - A part that nothing goes to but the one before is no part of its own: the
//     compiler ends one with each block. The others are numbered anew, so that
//     the table is a row of numbers ([plan]).
//   - Before each call its return address is written to Go's stack: the number
//     of the function and a place in it, 30 bits. A variable has the first, so
//     that each call has a small number ([based]). Places are the numbers of
//     the parts to return to; what the runtime's tables say of them must move
//     with them ([Places]).
//   - After each call of a function a branch to the exit follows, of another
//     depth each time. To return 1 on the spot is the same instructions in all
//     places, which compresses to nothing ([jumps]).
//   - The address of something on Go's stack is computed in 64 bits and cut to
//     32. The offset of a load or store does this by itself ([addresses]).
//   - A function that returns adds twice to the stack pointer ([returns]).
package wasmcode

import (
	"encoding/binary"
	"slices"
)

// Go's calling convention.
const (
	part         = 0 // the argument
	stackCopy    = 1 // the first local variable, a copy of the stack pointer
	stackPointer = 0 // the first global one

	i32, i64 = 0x7f, 0x7e // types
)

// Section is the content of a module's code section, with shorter functions.
// It also says for each function what became of its places, nil if nothing.
func Section(code []byte, about []Function) ([]byte, []*Places, error) {
	r := reader{data: code}
	n := r.unsigned()
	if n != int64(len(about)) {
		return nil, nil, errCode
	}
	out := binary.AppendUvarint(nil, uint64(n))
	places := make([]*Places, n)
	for i := range places {
		function, err := r.sized()
		if err != nil {
			return nil, nil, err
		}
		if function, places[i], err = shorter(function, i, about[i]); err != nil {
			return nil, nil, err
		}
		out = appendSized(out, function)
	}
	if r.err != nil || r.at != len(code) {
		return nil, nil, errCode
	}
	return out, places, nil
}

func appendSized(b, content []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(content))), content...)
}

// shorter is a function, its local variables and its instructions. One that
// does not keep Go's calling convention, as some of the runtime that are
// written by hand, stays as it is.
func shorter(function []byte, index int, about Function) ([]byte, *Places, error) {
	r := reader{data: function}
	for range r.unsigned() {
		r.unsigned()
		r.byte()
	}
	if r.err != nil {
		return nil, nil, r.err
	}
	head := function[:r.at]
	list, err := r.list()
	if err != nil {
		return nil, nil, err
	}
	if about.Fixed || len(list) < 3 || !list[0].is(globalGet, stackPointer) || !list[1].is(localSet, stackCopy) {
		return function, nil, nil
	}
	start, list := list[:2], list[2:]
	var places *Places
	if f, ok := findFrame(list); ok {
		p, err := planned(list, f, index+firstFunction, about)
		if err != nil {
			return nil, nil, err
		}
		if list, err = straight(list, p); err != nil {
			return nil, nil, err
		}
		if head, list, err = based(head, list, p.function<<placeBits); err != nil {
			return nil, nil, err
		}
		places = &Places{Were: p.were, Deferred: p.places[about.Deferred]}
	}
	out := append(make([]byte, 0, len(function)), head...)
	for _, i := range slices.Concat(start, returns(addresses(list))) {
		out = append(out, i.text...)
	}
	return out, places, nil
}
