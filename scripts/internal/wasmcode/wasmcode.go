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
)

// Module is a program that Go linked, with the code of all its functions
// shorter.
func Module(program []byte) ([]byte, error) {
	const header = 8 // the mark of a module and the version
	if len(program) < header {
		return nil, errCode
	}
	out := slices.Clone(program[:header])
	r := reader{data: program, at: header}
	for r.at < len(program) {
		id := r.byte()
		section, err := r.sized()
		if err != nil {
			return nil, err
		}
		if id == codeSection {
			if section, err = Section(section); err != nil {
				return nil, err
			}
		}
		out = appendSized(append(out, id), section)
	}
	return out, nil
}

const codeSection = 10

// Section is the content of a module's code section, with shorter functions.
func Section(code []byte) ([]byte, error) {
	r := reader{data: code}
	n := r.unsigned()
	out := binary.AppendUvarint(nil, uint64(n))
	for range n {
		function, err := r.sized()
		if err != nil {
			return nil, err
		}
		if function, err = shorter(function); err != nil {
			return nil, err
		}
		out = appendSized(out, function)
	}
	if r.err != nil || r.at != len(code) {
		return nil, errCode
	}
	return out, nil
}

func appendSized(b, content []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(content))), content...)
}

// shorter is a function, its local variables and its instructions. One that
// does not keep Go's calling convention, as some of the runtime that are
// written by hand, stays as it is.
func shorter(function []byte) ([]byte, error) {
	r := reader{data: function}
	for range r.unsigned() {
		r.unsigned()
		r.byte()
	}
	if r.err != nil {
		return nil, r.err
	}
	head := function[:r.at]
	list, err := r.list()
	if err != nil {
		return nil, err
	}
	if len(list) < 3 || !list[0].is(globalGet, stackPointer) || !list[1].is(localSet, stackCopy) {
		return function, nil
	}
	rest, err := straight(list[2:])
	if err != nil {
		return nil, err
	}
	out := append(make([]byte, 0, len(function)), head...)
	for _, i := range slices.Concat(list[:2], returns(addresses(rest))) {
		out = append(out, i.text...)
	}
	return out, nil
}
