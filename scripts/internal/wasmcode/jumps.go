package wasmcode

import (
	"encoding/binary"
	"slices"
)

// jumps rewrites the jumps between the parts of a function, and what follows
// its calls.
type jumps struct {
	*plan
	list   []instruction
	at     int // the next one of list
	out    []instruction
	labels labels
	exits  bool // something still goes to the exit
	loops  bool // something still goes to the entry
	err    error
}

// straight lets a function go straight where it can.
func straight(list []instruction, p *plan) ([]instruction, error) {
	j := &jumps{plan: p, list: list, at: p.size, labels: p.labels()}
	for j.at < len(list) && j.err == nil {
		j.step()
	}
	if j.err != nil {
		return nil, j.err
	}
	return slices.Concat(j.head(), j.out), nil
}

// head is the start of the function: the blocks that something goes to, and
// the table if it is ever entered but at the start. The place 1 is none.
func (j *jumps) head() (head []instruction) {
	open := func(op byte) { head = append(head, signed(op, noResult)) }
	if j.exit && !j.drops(exitLabel) {
		open(block)
	}
	if j.entry && !j.drops(entryLabel) {
		open(loop)
	}
	last := j.now[j.parts-1]
	for range last {
		open(block)
	}
	if len(j.places) == 1 {
		return head
	}
	open(block)
	table := binary.AppendUvarint([]byte{branchTable}, uint64(last+1))
	table = append(table, 0)
	for n := range last + 1 {
		table = binary.AppendUvarint(table, uint64(n))
	}
	return append(head, unsigned(localGet, part), instruction{text: table, n: int64(last + 1)}, plain(end))
}

// drops reports whether nothing goes to a label. The entry is inside of the
// exit: without it a branch to the exit would be wrong.
func (j *jumps) drops(label int) bool {
	switch label {
	case exitLabel:
		return !j.exits
	case entryLabel:
		return !j.exits && !j.loops
	case otherLabel:
		return false
	}
	return !j.kept[label]
}

// step takes the next instruction.
func (j *jumps) step() {
	i := j.list[j.at]
	j.at++
	switch i.op() {
	case block, loop, ifThen:
		j.labels.begin(otherLabel)
	case end:
		j.end(i)
		return
	case branch:
		j.branch(i)
		return
	case branchIf:
		if j.label(i.n) == exitLabel {
			j.out = append(j.out, signed(ifThen, noResult),
				signed(i32const, 1), plain(leave), plain(end))
			return
		}
		i = j.moved(i)
	case i64const:
		if isReturnAddress(j.list, j.at-1, j.function) {
			i = signed(i64const, j.function<<placeBits+int64(j.places[placeOf(i.n)]))
		}
	}
	j.out = append(j.out, i)
}

// label is what a branch of a depth goes to.
func (j *jumps) label(depth int64) int {
	label, err := j.labels.of(depth)
	if err != nil {
		j.err = err
		return otherLabel
	}
	return label
}

// moved is a branch that goes where it went.
func (j *jumps) moved(i instruction) instruction {
	switch j.label(i.n) {
	case exitLabel:
		j.exits = true
	case entryLabel:
		j.loops = true
	}
	return unsigned(i.op(), j.depth(len(j.labels)-1-int(i.n)))
}

// depth is that of a label, by its place among the labels.
func (j *jumps) depth(at int) (n int64) {
	for _, label := range j.labels[at+1:] {
		if label < 0 || j.kept[label] {
			n++
		}
	}
	return n
}

// end is that of a block, or of the function.
func (j *jumps) end(i instruction) {
	before := j.labels
	if j.err = j.labels.end(j.at == len(j.list)); j.err != nil {
		return
	}
	if len(before) == 0 || !j.drops(before[len(before)-1]) {
		j.out = append(j.out, i)
		return
	}
	if before[len(before)-1] == exitLabel {
		if len(j.list)-j.at != 2 || !j.list[j.at].is(i32const, 1) {
			j.err = errCode
		}
		j.at++
	}
}

// branch goes straight to a part that is still to come.
func (j *jumps) branch(i instruction) {
	n := len(j.out)
	place, ok := given(j.out)
	if j.label(i.n) != entryLabel || !ok {
		j.out = append(j.out, j.moved(i))
		return
	}
	to := slices.Index(j.labels, j.part(place))
	if to < 0 {
		j.out = append(j.out[:n-2], signed(i32const, int64(j.places[int(place)])), j.out[n-1], j.moved(i))
		return
	}
	depth := j.depth(to)
	j.out = j.out[:n-2]
	if n > 2 && j.out[n-3].is(ifThen, noResult) && j.at < len(j.list) && j.list[j.at].op() == end {
		j.out = append(j.out[:n-3], unsigned(branchIf, depth-1))
		j.at++
		j.labels = j.labels[:len(j.labels)-1]
		return
	}
	j.out = append(j.out, unsigned(branch, depth))
}
