package slim

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func memory(t *testing.T, wasm []byte) []byte {
	t.Helper()
	m, err := openModule(wasm)
	require.NoError(t, err)
	return m.memory
}

func TestASlimProgramIsSmallerCompressed(t *testing.T) {
	linked, slim := both(t)
	assert.Less(t, zipped(t, slim), zipped(t, linked)*9/10)
}

func zipped(t *testing.T, data []byte) int {
	t.Helper()
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	require.NoError(t, err)
	_, err = w.Write(data)
	require.NoError(t, err)
	require.NoError(t, w.Close())
	return b.Len()
}

// values are what a column says of the instructions up to pcs.
func values(t *testing.T, columns []byte, at uint32, pcs int) []int32 {
	t.Helper()
	if at == 0 {
		return nil
	}
	c, err := readColumn(columns[at:])
	require.NoError(t, err)
	list := make([]int32, 0, pcs)
	value := int32(-1)
	for _, s := range c {
		value += s.value
		for range s.pcs {
			if len(list) < pcs {
				list = append(list, value)
			}
		}
	}
	return list
}

// length is to how many instructions of the linked program a column speaks.
func length(t *testing.T, columns []byte, at uint32) int {
	t.Helper()
	c, err := readColumn(columns[at:])
	require.NoError(t, err)
	n := 0
	for _, s := range c {
		n += int(s.pcs)
	}
	return n
}

func TestColumnsSayWhatTheySaidApartFromLinesAndUnsafePoints(t *testing.T) {
	linked, slim := both(t)
	was, err := findTable(memory(t, linked))
	require.NoError(t, err)
	is, err := findTable(memory(t, slim))
	require.NoError(t, err)
	require.Equal(t, was.n, is.n)
	compared := 0
	for i := range was.n {
		old, now := was.record(i), is.record(i)
		require.Len(t, now, len(old))
		for _, at := range []int{offSP, offFile} {
			compared += compare(t, was, is, i, at)
		}
		assert.Equal(t, old[:offSP], now[:offSP])
		assert.Equal(t, old[offMore:offStartLine], now[offMore:offStartLine])
		assert.Zero(t, binary.LittleEndian.Uint32(now[offStartLine:]))
		if line := binary.LittleEndian.Uint32(now[offLine:]); line != 0 {
			assert.Equal(t, []int32{0, 0, 0}, values(t, is.columns, line, 3))
		}
		for at := recordSize + 4; at < len(old); at += 4 {
			compared += compare(t, was, is, i, at)
		}
	}
	assert.Greater(t, compared, 3*was.n)
}

// compare compares a column of a function, and counts it.
func compare(t *testing.T, was, is *table, i, at int) int {
	t.Helper()
	old := binary.LittleEndian.Uint32(was.record(i)[at:])
	now := binary.LittleEndian.Uint32(is.record(i)[at:])
	if old == 0 {
		require.Zero(t, now)
		return 0
	}
	n := length(t, was.columns, old)
	require.Equal(t, values(t, was.columns, old, n), values(t, is.columns, now, n), "function %d, %d", i, at)
	return 1
}

func TestAllOtherDataStaysWhereItWas(t *testing.T) {
	linked, slim := both(t)
	was, is := memory(t, linked), memory(t, slim)
	require.Len(t, is, len(was))
	before, after := split(t, was)
	before2, after2 := split(t, is)
	assert.True(t, bytes.Equal(before, before2))
	assert.True(t, bytes.Equal(after, after2))
	m, err := openModule(linked)
	require.NoError(t, err)
	assert.True(t, bytes.HasPrefix(slim, m.before))
	assert.True(t, bytes.HasSuffix(slim, m.after))
}

// split is the memory before the columns, and after the last function.
func split(t *testing.T, memory []byte) (before, after []byte) {
	t.Helper()
	table, err := findTable(memory)
	require.NoError(t, err)
	last := binary.LittleEndian.Uint32(table.records[8*table.n-4:])
	rest := len(table.columns) + len(table.records)
	return memory[:len(memory)-rest], table.records[int(last)+len(table.record(table.n-1)):]
}

func TestAnotherLayoutIsRefused(t *testing.T) {
	valid := func(memory []byte) []byte {
		return (&module{before: []byte(header), memory: memory}).save()
	}
	head := bytes.Clone(headerStart)
	for _, n := range []uint64{1, 1, 0, 72, 72, 72, 80, 90} {
		head = binary.LittleEndian.AppendUint64(head, n)
	}
	for name, wasm := range map[string][]byte{
		"no module":        []byte("<!doctype html>"),
		"no data":          []byte(header),
		"cut":              valid(head)[:len(header)+20],
		"no table":         valid([]byte("data")),
		"two tables":       valid(bytes.Repeat(head, 2)),
		"a table cut":      valid(head[:40]),
		"no records":       valid(head),
		"a record outside": valid(append(bytes.Clone(head), make([]byte, 90)...)),
	} {
		_, err := Program(wasm)
		assert.Error(t, err, name)
	}
}
