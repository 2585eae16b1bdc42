package wasmcode

// frame is the outer structure of a function.
type frame struct {
	exit  bool  // there is the exit
	entry bool  // there is the loop
	table []int // the part for each value of the argument
	parts int
	size  int // how many instructions it takes until part 0
}

// findFrame reads the blocks at the start of a function, and says whether it
// is cut into parts.
func findFrame(list []instruction) (f frame, ok bool) {
	at := 0
	blocks := func() (n int) {
		for ; list[at].op() == block; at++ {
			n++
		}
		return n
	}
	n := blocks()
	if list[at].op() == loop {
		f.entry, f.exit = true, n == 1
		at++
		if n > 1 {
			return f, false
		}
		n = blocks()
	}
	if !list[at].is(localGet, part) || list[at+1].op() != branchTable || list[at+2].op() != end {
		return f, false
	}
	f.table = targets(list[at+1])
	for _, part := range f.table {
		f.parts = max(f.parts, part+1)
	}
	if !f.entry && n == f.parts+1 {
		f.exit = true
		n--
	}
	f.size = at + 3
	return f, n == f.parts
}

// targets are the parts that a table has for each value of the argument; the
// last one is for all greater values.
func targets(table instruction) []int {
	r := reader{data: table.text[1:]}
	list := make([]int, 0, table.n+1)
	for range r.unsigned() + 1 {
		list = append(list, int(r.unsigned()))
	}
	return list
}

// part is what begins with a value of the argument.
func (f frame) part(n int64) int {
	if n < 0 || n >= int64(len(f.table)) {
		n = int64(len(f.table)) - 1
	}
	return f.table[n]
}
