package slim

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tables are that of testdata/stacks as it was linked, and the same thin.
func tables(t *testing.T) (was, is *table) {
	t.Helper()
	linked, _ := both(t)
	m, err := openModule(linked)
	require.NoError(t, err)
	was, err = findTable(m.memory)
	require.NoError(t, err)
	_, is, err = thin(linked)
	require.NoError(t, err)
	require.Len(t, is.records, len(was.records))
	require.Len(t, is.memory, len(was.memory))
	return was, is
}

// said are the values of a column for the first n instructions, for all if n
// is negative.
func said(t *testing.T, table *table, at uint32, n int) []int32 {
	t.Helper()
	c, err := table.column(at)
	require.NoError(t, err)
	var list []int32
	value := int32(-1)
	for _, s := range c {
		value += s.value
		for range s.pcs {
			if len(list) == n {
				return list
			}
			list = append(list, value)
		}
	}
	return list
}

// atNow are values for the places of a function as they are numbered now.
func (t *table) atNow(function int, values []int32) []int32 {
	if t.moved[function] == nil || len(values) == 0 {
		return values
	}
	var now []int32
	for _, was := range t.moved[function].Were {
		now = append(now, values[was])
	}
	return now
}

func TestDeferredCallsRunWhereTheyDid(t *testing.T) {
	was, is := tables(t)
	deferred := 0
	for i, old := range was.records {
		place := old.word(offDeferred)
		if place > 0 && is.moved[i] != nil {
			now := is.records[i].word(offDeferred)
			assert.EqualValues(t, place, is.moved[i].Were[now])
			deferred++
		} else {
			assert.Equal(t, place, is.records[i].word(offDeferred))
		}
	}
	assert.Greater(t, deferred, 10)
}

func TestColumnsSayWhatTheySaid(t *testing.T) {
	was, is := tables(t)
	compared := 0
	for i, old := range was.records {
		now := is.records[i]
		if isUnused(was.name(old)) {
			continue
		}
		require.Len(t, now, len(old))
		for k, at := range old.columns() {
			if at == offFile || k == 2+unsafePoints || k == 2+inlineIndex {
				continue
			}
			values := said(t, was, old.word(at), -1)
			if at != offSP {
				values = is.atNow(i, values)
			}
			require.Equal(t, values, said(t, is, now.word(at), len(values)), "function %d, %d", i, at)
			compared++
		}
		for k := range int(old[offData]) {
			if k != inlineTree {
				require.Equal(t, old.word(old.data(k)), now.word(now.data(k)))
			}
		}
		assert.Equal(t, old[:offDeferred], now[:offDeferred])
		assert.Equal(t, old[offMore:offStartLine], now[offMore:offStartLine])
		assert.Equal(t, old[offStartLine+4:numbers], now[offStartLine+4:numbers])
	}
	assert.Greater(t, compared, len(was.records))
}

func TestInstructionsAreOfTheFunctionsFileAndOfNoLine(t *testing.T) {
	was, is := tables(t)
	inlined, same, other := 0, 0, 0
	for i, old := range was.records {
		now := is.records[i]
		assert.Zero(t, now.word(offStartLine))
		for _, k := range []int{unsafePoints, inlineIndex} {
			if at := now.more(k); at > 0 {
				assert.Zero(t, now.word(at))
			}
		}
		files := said(t, was, old.word(offFile), -1)
		index := make([]int32, len(files))
		if at := old.more(inlineIndex); at > 0 && old.word(at) != 0 {
			index = said(t, was, old.word(at), len(files))
			assert.EqualValues(t, noData, now.word(now.data(inlineTree)))
			inlined++
		} else {
			for pc := range index {
				index[pc] = own
			}
		}
		index, files = is.atNow(i, index), is.atNow(i, files)
		for pc, file := range said(t, is, now.word(offFile), len(files)) {
			if index[pc] == own && files[pc] == file {
				same++
			} else if index[pc] == own {
				other++
			}
		}
		for _, line := range said(t, is, now.word(offLine), len(files)) {
			require.Zero(t, line)
		}
	}
	assert.Greater(t, inlined, 100)
	assert.Greater(t, same, 200*other, "only the init function of a package is of several files")
}

// Outside of the table only the data of inlined calls and the list of types
// are gone.
func TestNoOtherDataChanges(t *testing.T) {
	old, now := tables(t)
	last := func(t *table) record { return t.records[len(t.records)-1] }
	before := func(t *table) []byte { return t.memory[:len(t.memory)-cap(t.columns)] }
	after := func(t *table) []byte { return last(t)[len(last(t)):cap(last(t))] }
	assert.True(t, bytes.Equal(before(old), before(now)))

	gone := make([]bool, len(old.data))
	for _, r := range old.records {
		if at := r.more(inlineIndex); at > 0 && r.word(at) != 0 {
			from := r.word(r.data(inlineTree))
			for _, call := range said(t, old, r.word(at), -1) {
				for k := range callSize {
					gone[from+uint32(max(0, call)*callSize)+uint32(k)] = true
				}
			}
		}
	}
	types := len(old.data) - cap(old.types)
	require.Positive(t, types, "after the data")
	for i := range old.types {
		gone[types+i] = true
	}
	rest, data := after(old), len(old.data)
	for i, b := range after(now) {
		if b == rest[i] {
			continue
		}
		at := data - len(rest) + i
		require.True(t, b == 0 && at >= 0 && gone[at], "byte %d", i)
	}
}
