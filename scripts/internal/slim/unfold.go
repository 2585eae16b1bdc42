package slim

import "encoding/binary"

// unfolding undoes fold.
type unfolding struct {
	index     int // address of the index: of each function two words, then one
	functions int
	names     int // address of the names of functions
	words     int // of the longest record
	lookup    int // address of the buckets
	buckets   int
}

// The variables of the code, all i32.
const (
	entry  = iota // address in the index, or of a bucket
	source        // address of the next word of a column
	offset        // of a word in a record
	target        // address of a record
	last          // the word before
	locals
)

// code is a function of WebAssembly.
func (u unfolding) code() []byte {
	c := code{1, locals, i32}
	c.sumIndex(u.index, u.functions)
	c.fillRecords(u)
	c.fillBuckets(u.lookup, u.buckets)
	return append(c, end)
}

// code is a sequence of instructions.
type code []byte

func (c *code) op(b ...byte) { *c = append(*c, b...) }

func (c *code) get(local byte) { c.op(localGet, local) }

func (c *code) constant(n int) {
	c.op(i32const)
	*c = appendSigned(*c, n)
}

func (c *code) set(local byte, n int) {
	c.constant(n)
	c.op(localSet, local)
}

// load replaces an address by the word so far after it.
func (c *code) load(far int) { c.access(i32load, far) }

func (c *code) access(op byte, far int) {
	c.op(op, 0) // no alignment is promised
	*c = binary.AppendUvarint(*c, uint64(far))
}

// while repeats what body does as long as a local, after it has grown by step,
// is below a limit; at least once.
func (c *code) while(local byte, step, below int, body func()) {
	c.op(loop, noResult)
	body()
	c.get(local)
	c.constant(step)
	c.op(i32add, localTee, local)
	c.constant(below)
	c.op(i32ltU, branchIf, 0, end)
}

// sumIndex adds to each word of the index the one two before.
func (c *code) sumIndex(index, functions int) {
	c.set(entry, index)
	c.while(entry, 4, index+8*functions-4, func() {
		c.get(entry)
		c.get(entry)
		c.load(0)
		c.get(entry)
		c.load(8)
		c.op(i32add)
		c.access(i32store, 8)
	})
}

// fillRecords fills the records word by word, each word in all of them.
func (c *code) fillRecords(u unfolding) {
	c.set(source, u.lookup)
	c.set(offset, 0)
	c.while(offset, 4, 4*u.words, func() {
		c.set(last, 0)
		c.set(entry, u.index)
		c.while(entry, 8, u.index+8*u.functions, func() {
			c.get(entry)
			c.load(4)
			c.constant(u.index)
			c.op(i32add, localSet, target)
			c.hasWord()
			c.op(ifThen, noResult)
			c.fillWord()
			c.afterName(u.names)
			c.op(end)
		})
	})
}

// hasWord tells whether the record has a word at the offset. How long it is
// stands in the record, among the words that all have.
func (c *code) hasWord() {
	c.get(offset)
	c.constant(numbers)
	c.op(i32ltU, ifThen, i32)
	c.constant(1)
	c.op(orElse)
	c.get(offset)
	c.get(target)
	c.load(offMore)
	c.get(target)
	c.access(i32load8u, offData)
	c.op(i32add)
	c.constant(2)
	c.op(i32shl)
	c.constant(numbers)
	c.op(i32add, i32ltU, end)
}

// fillWord moves a word from the column to the record.
func (c *code) fillWord() {
	c.get(target)
	c.get(offset)
	c.op(i32add)
	c.get(source)
	c.load(0)
	c.get(offset)
	c.constant(4 * deltaWords)
	c.op(i32ltU, ifThen, i32)
	c.get(last)
	c.op(orElse)
	c.constant(0)
	c.op(end, i32add, localTee, last)
	c.access(i32store, 0)
	c.get(source)
	c.constant(4)
	c.op(i32add, localSet, source)
}

// afterName moves on to the next name after that of a record.
func (c *code) afterName(names int) {
	c.get(offset)
	c.constant(offName)
	c.op(i32eq, ifThen, noResult, loop, noResult)
	c.get(last)
	c.constant(1)
	c.op(i32add, localTee, last)
	c.access(i32load8u, names-1)
	c.op(branchIf, 0, end, end)
}

// fillBuckets writes the buckets over the columns.
func (c *code) fillBuckets(lookup, buckets int) {
	c.set(entry, lookup)
	c.set(offset, 0)
	c.while(offset, 1, buckets, func() {
		c.get(entry)
		c.get(offset)
		c.constant(4) // of 16 buckets
		c.op(i32shrU)
		c.access(i32store, 0)
		for _, far := range []int{4, 12} {
			c.get(entry)
			c.op(i64const, 0)
			c.access(i64store, far)
		}
		c.get(entry)
		c.constant(bucketSize)
		c.op(i32add, localSet, entry)
	})
}
