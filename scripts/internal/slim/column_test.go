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

func TestValuesOfAColumn(t *testing.T) {
	c := column{{0, 2}, {5, 3}, {-2, 1}, {-3, 4}}
	var read []int32
	for pc := range 11 {
		read = append(read, c.at(pc))
	}
	assert.Equal(t, []int32{-1, -1, 4, 4, 4, 2, -1, -1, -1, -1, -1}, read)
	assert.Equal(t, 2, c.first(4))
	assert.Equal(t, 5, c.first(2))
	assert.Zero(t, c.first(9))
	assert.EqualValues(t, 4, c.max())
	assert.EqualValues(t, -1, column(nil).max())
	assert.EqualValues(t, -1, column(nil).at(3))
}

func TestAFunctionIsOfTheFileOfItsFirstOwnInstruction(t *testing.T) {
	index := column{{1, 3}, {-1, 2}, {2, 9}}
	files := column{{8, 3}, {-4, 2}, {4, 9}}
	assert.EqualValues(t, 3, ownFile(files, index).at(0))
}

func TestAColumnForNewPlaces(t *testing.T) {
	c := column{{0, 2}, {5, 3}, {-2, 1}}
	assert.Equal(t, column{{0, 1}, {5, 2}, {-5, 1}, {3, 1}}, c.moved([]int{0, 2, 4, 1, 5}))
	assert.Empty(t, c.moved(nil))
}

func TestASteadyColumnChangesOnlyAfterTheFirstInstruction(t *testing.T) {
	assert.True(t, column{{1, 9}}.isSteady())
	assert.True(t, column{{1, 1}, {40, 9}}.isSteady())
	assert.False(t, column{{1, 2}, {40, 9}}.isSteady())
	assert.False(t, column{{1, 1}, {40, 9}, {-40, 2}}.isSteady())
}
