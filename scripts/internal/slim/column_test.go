package slim

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestColumnsAreReadAsWritten(t *testing.T) {
	for _, c := range []column{
		{{0, 1}},
		{{1, 1}, {-1, 300}, {1 << 30, 2}, {-1 << 31, 70_000}},
		{{-1, 0}, {5, 1}},
	} {
		again, err := readColumn(append(c.append(nil), 9, 9))
		require.NoError(t, err)
		assert.Equal(t, c, again)
	}
}

func TestABadColumnIsRefused(t *testing.T) {
	for _, data := range [][]byte{nil, {2}, {2, 1}, {2, 1, 3}, {0x80}, {0xff, 0xff, 0xff, 0xff, 0x7f, 1, 0}} {
		_, err := readColumn(data)
		assert.Error(t, err, data)
	}
}

func TestColumnsThatSayTheSameAreKeptOnce(t *testing.T) {
	b := newBuilder()
	a := b.add(column{{1, 1}, {2, 5}})
	assert.NotZero(t, a)
	assert.Equal(t, a, b.add(column{{1, 1}, {2, 700}}), "the last value holds to the end")
	assert.NotEqual(t, a, b.add(column{{1, 2}, {2, 5}}))
	assert.Equal(t, b.noLine, b.add(column{{1, 9}}))
}
