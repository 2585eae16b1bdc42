package wasmcode

import "slices"

// What a label is: the number of the part that begins at the end of its block,
// or one of these.
const (
	exitLabel  = -1
	entryLabel = -2
	otherLabel = -3
)

// jumps rewrites the jumps between the parts of a function, and what follows
// its calls.
type jumps struct {
	frame  frame
	list   []instruction
	at     int // the next one of list
	out    []instruction
	labels []int // of the blocks around it, the innermost last
	exits  bool  // something still goes to the exit
	loops  bool  // something still goes to the entry
	err    error
}

// straight lets a function go straight where it can.
func straight(list []instruction) ([]instruction, error) {
	f, ok := findFrame(list)
	if !ok {
		return list, nil
	}
	j := &jumps{frame: f, list: list, at: f.size}
	if f.exit {
		j.labels = append(j.labels, exitLabel)
	}
	if f.entry {
		j.labels = append(j.labels, entryLabel)
	}
	for part := f.parts - 1; part > 0; part-- {
		j.labels = append(j.labels, part)
	}
	for j.at < len(list) && j.err == nil {
		j.step()
	}
	if j.err != nil || len(j.labels) > 0 {
		return nil, errCode
	}
	return slices.Concat(j.head(), j.out), nil
}

// head is the start of the function, without blocks that nothing goes to.
func (j *jumps) head() []instruction {
	head := j.list[:j.frame.size]
	if j.frame.entry && j.drops(entryLabel) {
		i := slices.IndexFunc(head, func(i instruction) bool { return i.op() == loop })
		head = slices.Concat(head[:i], head[i+1:])
	}
	if j.frame.exit && j.drops(exitLabel) {
		head = head[1:]
	}
	return head
}

// drops reports whether nothing goes to the exit or the entry. The entry is
// inside of the exit: without it a branch to the exit would be wrong.
func (j *jumps) drops(label int) bool {
	switch label {
	case exitLabel:
		return !j.exits
	case entryLabel:
		return !j.exits && !j.loops
	}
	return false
}

// step takes the next instruction.
func (j *jumps) step() {
	i := j.list[j.at]
	j.at++
	switch i.op() {
	case block, loop, ifThen:
		j.labels = append(j.labels, otherLabel)
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
		j.uses(i.n)
	case branchTable:
		j.err = errCode // Go has none but the one at the start
	}
	j.out = append(j.out, i)
}

// label is what a branch of a depth goes to, exitLabel if it leaves.
func (j *jumps) label(depth int64) int {
	if depth < 0 || depth >= int64(len(j.labels)) {
		j.err = errCode
		return otherLabel
	}
	return j.labels[len(j.labels)-1-int(depth)]
}

func (j *jumps) uses(depth int64) {
	switch j.label(depth) {
	case exitLabel:
		j.exits = true
	case entryLabel:
		j.loops = true
	}
}

// end is that of a block, or of the function.
func (j *jumps) end(i instruction) {
	if len(j.labels) == 0 {
		j.out = append(j.out, i)
		if j.at != len(j.list) {
			j.err = errCode
		}
		return
	}
	last := len(j.labels) - 1
	label := j.labels[last]
	j.labels = j.labels[:last]
	if !j.drops(label) {
		j.out = append(j.out, i)
		return
	}
	if label == exitLabel {
		if len(j.list)-j.at != 2 || !j.list[j.at].is(i32const, 1) {
			j.err = errCode
		}
		j.at++
	}
}

// branch goes straight to a part that is still to come.
func (j *jumps) branch(i instruction) {
	n := len(j.out)
	if j.label(i.n) != entryLabel || n < 2 || !j.out[n-1].is(localSet, part) || j.out[n-2].op() != i32const {
		j.uses(i.n)
		j.out = append(j.out, i)
		return
	}
	to := slices.Index(j.labels, j.frame.part(j.out[n-2].n))
	if to < 0 {
		j.loops = true
		j.out = append(j.out, i)
		return
	}
	depth := int64(len(j.labels) - 1 - to)
	j.out = j.out[:n-2]
	if n > 2 && j.out[n-3].is(ifThen, noResult) && j.at < len(j.list) && j.list[j.at].op() == end {
		j.out = append(j.out[:n-3], unsigned(branchIf, depth-1))
		j.at++
		j.labels = j.labels[:len(j.labels)-1]
		return
	}
	j.out = append(j.out, unsigned(branch, depth))
}
