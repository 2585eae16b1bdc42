package slim

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// holding is a module with nothing but data between two custom sections.
func holding(memory []byte) *module {
	return &module{sections: []section{{0, []byte("\x01a")}, {id: dataSection}, {0, []byte("\x01bc")}}, memory: memory}
}

// bodies are the sections, the data apart.
func bodies(m *module) map[int][]string {
	all := map[int][]string{}
	for _, s := range m.sections {
		if s.id != dataSection {
			all[s.id] = append(all[s.id], string(s.body))
		}
	}
	return all
}

func TestAModuleKeepsItsMemoryAndItsOtherSections(t *testing.T) {
	for _, memory := range [][]byte{
		nil,
		[]byte("cable car"),
		append(make([]byte, longGap), 1),
		append(append([]byte{1}, make([]byte, longGap-1)...), 2),
		append(append([]byte{1}, make([]byte, 3*longGap)...), 2),
		bytes.Repeat([]byte("fog"), 40_000),
	} {
		m := holding(memory)
		again, err := openModule(m.save())
		require.NoError(t, err)
		assert.Equal(t, bodies(m), bodies(again))
		assert.True(t, bytes.Equal(memory, again.memory))
	}
}

func TestOnlyLongGapsAreLeftOut(t *testing.T) {
	size := func(zeros int) int {
		memory := append(append([]byte{1}, make([]byte, zeros)...), 2)
		return len(holding(memory).save())
	}
	assert.Greater(t, size(longGap-1), longGap)
	assert.Less(t, size(longGap), 40)
}

func TestSignedNumbers(t *testing.T) {
	for n, want := range map[int][]byte{0: {0}, 63: {63}, 64: {0xc0, 0}, 8191: {0xff, 0x3f}, 8192: {0x80, 0xc0, 0}} {
		assert.Equal(t, want, appendSigned(nil, n), n)
	}
}

func TestAModuleStartsWithAFunction(t *testing.T) {
	m := &module{sections: []section{
		{typeSection, []byte{1, 0x60, 0, 1, i32}},
		{importSection, []byte{2, 1, 'a', 1, 'b', 0, 0, 1, 'a', 1, 'c', 0, 0}},
		{functionSection, []byte{1, 0}},
		{7, []byte{0}},
		{9, []byte{0}},
		{codeSection, []byte{1, 4, 0, i32const, 7, end}},
	}}
	require.NoError(t, m.startWith([]byte{0, end}))
	assert.Equal(t, []section{
		{typeSection, []byte{2, 0x60, 0, 1, i32, 0x60, 0, 0}},
		{importSection, []byte{2, 1, 'a', 1, 'b', 0, 0, 1, 'a', 1, 'c', 0, 0}},
		{functionSection, []byte{2, 0, 1}},
		{7, []byte{0}},
		{startSection, []byte{3}},
		{9, []byte{0}},
		{codeSection, []byte{2, 4, 0, i32const, 7, end, 2, 0, end}},
	}, m.sections)
	assert.Error(t, m.startWith([]byte{0, end}), "it starts already")
	assert.Error(t, holding(nil).startWith([]byte{0, end}), "it has no functions")
}

func TestABadModuleIsRefused(t *testing.T) {
	for name, data := range map[string][]byte{
		"nothing":           {},
		"a passive segment": {1, 1, i32const, 0, end, 0},
		"another address":   {1, 0, 0x23, 0, end, 0},
		"no end":            {1, 0, i32const, 0, 0, 0},
		"cut":               {1, 0, i32const, 0, end, 5, 1},
		"more than it says": {0, 0},
		"far away":          {1, 0, i32const, 0xff, 0xff, 0xff, 0xff, 1, end, 1, 1},
		"too many":          {0xff, 0xff, 0x7f},
	} {
		wasm := append([]byte(header), dataSection, byte(len(data)))
		_, err := openModule(append(wasm, data...))
		assert.Error(t, err, name)
	}
}
