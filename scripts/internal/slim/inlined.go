package slim

import "slices"

// inlining is the column that tells which of the calls that were inlined into
// a function an instruction is of, own if of none; nil if nothing was inlined.
func (t *table) inlining(r record) (column, error) {
	at := r.more(inlineIndex)
	if at == 0 {
		return nil, nil
	}
	return t.column(r.word(at))
}

const own = -1

// calls is the data of the calls that were inlined into a function: where it
// begins and ends, as offsets.
type calls struct{ from, to uint32 }

const callSize = 16 // of runtime.inlinedCall

// clearCalls clears the data of inlined calls.
func (t *table) clearCalls() error {
	var found []calls
	var others []uint32
	for _, r := range t.records {
		for i := range int(r[offData]) {
			if at := r.word(r.data(i)); i != inlineTree && at != noData {
				others = append(others, at)
			}
		}
		index, err := t.inlining(r)
		if err != nil {
			return err
		}
		if at := r.data(inlineTree); index != nil && at != 0 && r.word(at) != noData {
			from := r.word(at)
			found = append(found, calls{from, from + callSize*uint32(index.max()+1)})
		}
	}
	slices.Sort(others)
	for _, c := range found {
		i, shared := slices.BinarySearch(others, c.from)
		if c.to > uint32(len(t.data)) || shared || i < len(others) && others[i] < c.to {
			return errTable
		}
		clear(t.data[c.from:c.to])
	}
	return nil
}

// ownFile is the column that names one file: that of the first instruction
// that is the function's own.
func ownFile(files, index column) column {
	return column{{files.at(index.first(own)) + 1, 1}}
}
