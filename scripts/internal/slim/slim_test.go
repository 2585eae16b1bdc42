package slim

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

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

func TestAnotherLayoutIsRefused(t *testing.T) {
	valid := func(memory []byte) []byte {
		return holding(memory).save()
	}
	head := bytes.Clone(headerStart)
	for _, n := range []uint64{1, 1, 0, 72, 72, 72, 80, 90} {
		head = binary.LittleEndian.AppendUint64(head, n)
	}
	withModule := bytes.Clone(head)
	for _, n := range []uint64{0, 72} {
		withModule = binary.LittleEndian.AppendUint64(withModule, n)
	}
	for name, wasm := range map[string][]byte{
		"no module":      []byte("<!doctype html>"),
		"no data":        []byte(header),
		"cut":            valid(head)[:len(header)+20],
		"no table":       valid([]byte("data")),
		"two tables":     valid(bytes.Repeat(head, 2)),
		"a table cut":    valid(head[:40]),
		"no module data": valid(append(bytes.Clone(head), make([]byte, 500)...)),
		"no record":      valid(append(bytes.Clone(withModule), make([]byte, 500)...)),
	} {
		_, err := Program(wasm)
		assert.Error(t, err, name)
	}
}
