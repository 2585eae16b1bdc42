package slim

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAModuleKeepsItsMemoryAndItsOtherSections(t *testing.T) {
	custom := []byte{0, 3, 1, 'x', 7}
	for _, memory := range [][]byte{
		nil,
		[]byte("cable car"),
		append(make([]byte, longGap), 1),
		append(append([]byte{1}, make([]byte, longGap-1)...), 2),
		append(append([]byte{1}, make([]byte, 3*longGap)...), 2),
		bytes.Repeat([]byte("fog"), 40_000),
	} {
		m := &module{before: append([]byte(header), custom...), after: custom, memory: memory}
		again, err := openModule(m.save())
		require.NoError(t, err)
		assert.Equal(t, m.before, again.before)
		assert.Equal(t, m.after, again.after)
		assert.True(t, bytes.Equal(memory, again.memory))
	}
}

func TestOnlyLongGapsAreLeftOut(t *testing.T) {
	size := func(zeros int) int {
		memory := append(append([]byte{1}, make([]byte, zeros)...), 2)
		return len((&module{before: []byte(header), memory: memory}).save())
	}
	assert.Greater(t, size(longGap-1), longGap)
	assert.Less(t, size(longGap), 40)
}

func TestSignedNumbers(t *testing.T) {
	for n, want := range map[int][]byte{0: {0}, 63: {63}, 64: {0xc0, 0}, 8191: {0xff, 0x3f}, 8192: {0x80, 0xc0, 0}} {
		assert.Equal(t, want, appendSigned(nil, n), n)
	}
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
