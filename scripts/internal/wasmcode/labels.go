package wasmcode

import "slices"

// What a label is: the number of the part that begins at the end of its block,
// or one of these.
const (
	exitLabel  = -1
	entryLabel = -2
	otherLabel = -3
)

// labels are those of the blocks around an instruction, the innermost last.
type labels []int

// labels are those at the start of the first part.
func (f frame) labels() (l labels) {
	if f.exit {
		l.begin(exitLabel)
	}
	if f.entry {
		l.begin(entryLabel)
	}
	for part := f.parts - 1; part > 0; part-- {
		l.begin(part)
	}
	return l
}

func (l *labels) begin(label int) { *l = append(*l, label) }

// end ends a block, or the function if there is none: then it must be its last
// instruction.
func (l *labels) end(last bool) error {
	if last != (len(*l) == 0) {
		return errCode
	}
	if !last {
		*l = (*l)[:len(*l)-1]
	}
	return nil
}

// of is what a branch of a depth goes to.
func (l labels) of(depth int64) (int, error) {
	if depth < 0 || depth >= int64(len(l)) {
		return 0, errCode
	}
	return l[len(l)-1-int(depth)], nil
}

func (l labels) has(label int) bool { return slices.Contains(l, label) }

// inner reports whether an instruction is in a block inside of a part.
func (l labels) inner() bool { return len(l) > 0 && l[len(l)-1] == otherLabel }
