package slim

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// instantiate writes the memory of a module before anything of it is called.
const instantiate = `
const fs = require("fs"), [wasm, out, size] = process.argv.slice(1);
const nothing = new Proxy({}, { get: () => () => {} });
const instance = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(wasm)), { gojs: nothing });
fs.writeFileSync(out, new Uint8Array(instance.exports.mem.buffer, 0, size));
`

func TestAProgramUnfoldsWhenItStarts(t *testing.T) {
	linked, slim := both(t)
	m, _, err := thin(linked)
	require.NoError(t, err)
	folded, err := openModule(slim)
	require.NoError(t, err)
	assert.False(t, bytes.HasPrefix(folded.memory, m.memory))

	dir := t.TempDir()
	wasm, out := filepath.Join(dir, "a.wasm"), filepath.Join(dir, "memory")
	require.NoError(t, os.WriteFile(wasm, slim, 0o644))
	const rest = 1 << 16 // all of it must be zeros, for the heap begins there
	text, err := node(t, "-e", instantiate, wasm, out, strconv.Itoa(len(m.memory)+rest)).CombinedOutput()
	require.NoError(t, err, string(text))
	memory, err := os.ReadFile(out)
	require.NoError(t, err)
	require.Len(t, memory, len(m.memory)+rest)
	assert.True(t, bytes.Equal(m.memory, memory[:len(m.memory)]))
	assert.True(t, bytes.Equal(make([]byte, rest), memory[len(m.memory):]))
}

func TestOnlyTheTableIsFolded(t *testing.T) {
	linked, slim := both(t)
	m, table, err := thin(linked)
	require.NoError(t, err)
	folded, err := openModule(slim)
	require.NoError(t, err)
	last := table.records[len(table.records)-1]
	first, end := table.start, len(m.memory)-cap(last)+len(last)
	for at := range m.memory {
		var b byte
		if at < len(folded.memory) {
			b = folded.memory[at]
		}
		inTable := at >= first && at < end
		inLookup := at >= table.lookup && at < table.lookup+table.buckets*bucketSize
		require.True(t, b == m.memory[at] || inTable || inLookup, "byte %d", at)
	}
}

func TestAnotherTableIsNotFolded(t *testing.T) {
	linked, _ := both(t)
	for name, change := range map[string]func(t *table){
		"a bucket names another function": func(t *table) { t.memory[t.lookup+17*bucketSize]++ },
		"a function begins in a bucket":   func(t *table) { t.memory[t.lookup+17*bucketSize+9]++ },
		"more buckets than there is room": func(t *table) { t.buckets = len(t.memory) },
		"no room for the columns":         func(t *table) { t.buckets = 0 },
		"something between the records": func(t *table) {
			for i, r := range t.records[1:] {
				before := t.records[i]
				if cap(before)-len(before) > cap(r) {
					before[:len(before)+1][len(before)]++
					return
				}
			}
		},
		"a name beyond the names": func(t *table) { t.records[3].set(offName, uint32(len(t.names))) },
		"a name without end": func(t *table) {
			last := len(t.names) - 1
			t.names[last] = 'x'
			t.records[3].set(offName, uint32(last))
		},
		"records in another order": func(t *table) { t.records[1], t.records[2] = t.records[2], t.records[1] },
	} {
		_, table, err := thin(linked)
		require.NoError(t, err)
		change(table)
		_, err = table.fold()
		assert.Error(t, err, name)
	}
}
