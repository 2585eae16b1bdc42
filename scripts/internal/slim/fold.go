package slim

import (
	"bytes"
	"encoding/binary"
)

// fold makes the records smaller when compressed. They are laid out by
// columns: first the first words of all records, then the second ones, and so
// on. What grows evenly, in the index and in deltaWords, becomes differences:
// names from the end of the one before, where they mostly are.
// All that lies where the runtime looks up functions by instructions
// (runtime.findfuncbucket), since that table can be computed: each function
// has the same number of buckets, all of which name it. The code that is
// returned puts everything back.
func (t *table) fold() ([]byte, error) {
	u := unfolding{
		index: t.start, functions: len(t.records), names: len(t.memory) - cap(t.names), lookup: t.lookup, buckets: t.buckets,
	}
	if err := t.checkLookup(); err != nil {
		return nil, err
	}
	if err := t.checkSpaces(); err != nil {
		return nil, err
	}
	for _, r := range t.records {
		u.words = max(u.words, len(r)/4)
	}
	columns, err := t.transposed(u.words)
	if err != nil {
		return nil, err
	}
	space := t.memory[t.lookup:][:t.buckets*bucketSize]
	if len(columns) > len(space) {
		return nil, errTable
	}
	for _, r := range t.records {
		clear(r)
	}
	clear(space[copy(space, columns):])
	index := record(t.memory[t.start:])
	for at := 8 * len(t.records); at >= 8; at -= 4 {
		index.set(at, index.word(at)-index.word(at-8))
	}
	return u.code(), nil
}

// transposed are the words of the records, column by column.
func (t *table) transposed(words int) (columns []byte, err error) {
	for at := 0; at < 4*words; at += 4 {
		last := uint32(0)
		for _, r := range t.records {
			if at >= len(r) {
				continue
			}
			columns = binary.LittleEndian.AppendUint32(columns, r.word(at)-last)
			if at < 4*deltaWords {
				last = r.word(at)
			}
			if at == offName {
				size := -1
				if int(last) < len(t.names) {
					size = bytes.IndexByte(t.names[last:], 0)
				}
				if size < 0 {
					return nil, errTable
				}
				last += uint32(size) + 1
			}
		}
	}
	return columns, nil
}

// deltaWords are the words that grow from record to record: the function's
// first instruction and its name.
const deltaWords = 2

// A bucket has a word, the number of a function, and how far the functions of
// its sixteen parts are from it. A function has sixteen buckets of its own,
// since it has 1<<16 program counters.
const (
	bucketSize      = 20
	bucketPCs       = 1 << 12
	functionBuckets = 16
)

// checkLookup reports whether the table can be computed.
func (t *table) checkLookup() error {
	if t.lookup < 0 || t.buckets < 0 || t.buckets > (len(t.memory)-t.lookup)/bucketSize {
		return errTable
	}
	var want [bucketSize]byte
	for i := range t.buckets {
		binary.LittleEndian.PutUint32(want[:], uint32(i/functionBuckets))
		if [bucketSize]byte(t.memory[t.lookup+i*bucketSize:]) != want {
			return errTable
		}
	}
	return nil
}

// checkSpaces reports whether there are only zeros between the records, which
// lie one after the other.
func (t *table) checkSpaces() error {
	at := t.start + 8*len(t.records) + 4
	for _, r := range t.records {
		from := len(t.memory) - cap(r)
		if from < at {
			return errTable
		}
		for _, b := range t.memory[at:from] {
			if b != 0 {
				return errTable
			}
		}
		at = from + len(r)
	}
	return nil
}
