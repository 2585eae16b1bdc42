// Package slim makes a program of Go for js/wasm smaller to download, after
// the linker.
//
// The linker leaves each run of eight zeros out of the data. That makes a
// hundred thousand pieces, whose addresses compress worse than the zeros do:
// here only long runs are left out.
//
// The linker also cannot leave the runtime's table of functions out, nor the
// parts of it that nobody misses in a program for visitors. In that table
//
//   - lines become 0: a stack trace names functions and their files, and the
//     place in the function as a number, for which the same program with lines
//     (Code) has the line;
//   - the points at which a function must not be interrupted go, since no
//     signal ever interrupts WebAssembly;
//   - calls that the compiler inlined are told no more: a trace names the
//     function that they stand in;
//   - columns that then say the same are kept once.
//
// The list of types goes too, if nobody looks for types in it (cutTypes).
//
// Functions that no page calls become traps (cut). The code of the others
// becomes shorter and does the same (package wasmcode); the table follows the
// places in it. Other data stays as it is. At last the table is folded, so
// that it compresses better: a function that the program starts with unfolds it.
package slim

import "bayboard/scripts/internal/wasmcode"

// Program is the program without what it can do without. A program that is
// not laid out as expected, perhaps since Go is newer, is an error.
func Program(wasm []byte) ([]byte, error) {
	m, t, err := thin(wasm)
	if err != nil {
		return nil, err
	}
	code, err := t.fold()
	if err != nil {
		return nil, err
	}
	if err := m.startWith(code); err != nil {
		return nil, err
	}
	return m.save(), nil
}

// Code is the program with the code that Program has, but else with all that
// it had but the inlined calls, for tests of it.
func Code(wasm []byte) ([]byte, error) {
	m, t, err := open(wasm)
	if err != nil {
		return nil, err
	}
	t.lines = true
	if err := m.shorten(t); err != nil {
		return nil, err
	}
	if err := t.compact(); err != nil {
		return nil, err
	}
	return m.save(), nil
}

// shorten makes the code shorter.
func (m *module) shorten(t *table) (err error) {
	s := m.section(codeSection)
	if s == nil {
		return errModule
	}
	s.body, t.moved, err = wasmcode.Section(s.body, t.functions())
	return err
}

// thin opens a program and takes out of it what it can do without.
func thin(wasm []byte) (*module, *table, error) {
	m, t, err := open(wasm)
	if err != nil {
		return nil, nil, err
	}
	if err := cut(m, t); err != nil {
		return nil, nil, err
	}
	t.cutTypes()
	if err := m.shorten(t); err != nil {
		return nil, nil, err
	}
	return m, t, t.compact()
}

// open opens a program.
func open(wasm []byte) (*module, *table, error) {
	m, err := openModule(wasm)
	if err != nil {
		return nil, nil, err
	}
	t, err := findTable(m.memory)
	return m, t, err
}
