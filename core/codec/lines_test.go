package codec

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLinesSkipsBlankOnesAndCountsThem(t *testing.T) {
	l, err := NewLines("position", "one\r\n\n  two \n\n")
	require.NoError(t, err)
	fault := errors.New("odd")
	assert.EqualError(t, l.Fault(fault), "position: odd", "before the first line")
	line, ok := l.Next()
	assert.Equal(t, "one", line)
	assert.True(t, ok)
	assert.EqualError(t, l.Fault(fault), "position, line 1: odd")
	line, ok = l.Next()
	assert.Equal(t, "two", line)
	assert.True(t, ok)
	assert.EqualError(t, l.Fault(fault), "position, line 3: odd")
	for range 3 {
		_, ok = l.Next()
		assert.False(t, ok)
		assert.EqualError(t, l.Fault(fault), "position: odd", "after the last line")
	}
	assert.ErrorIs(t, l.Fault(fault), fault)
}

func TestATextOfMoreThan64KiBIsRefused(t *testing.T) {
	_, err := NewLines("position", strings.Repeat("a", 1<<16))
	assert.NoError(t, err)
	_, err = NewLines("position", strings.Repeat("a", 1<<16+1))
	assert.EqualError(t, err, "position: too long")
}

func TestANumberIsPlainAndWithinBounds(t *testing.T) {
	for text, want := range map[string]bool{
		"0": true, "7": true, "12": true, "13": false, "-1": false, "+3": false, "03": false, " 3": false, "3 ": false,
		"": false, "three": false, "99999999999999999999": false,
	} {
		_, ok := Number(text, 0, 12)
		assert.Equal(t, want, ok, "%q", text)
		_, ok = NumberAfter("seat "+text, "seat ", 0, 12)
		assert.Equal(t, want, ok, "seat %q", text)
	}
	n, ok := NumberAfter("seat 4", "seat ", 1, 4)
	assert.True(t, ok)
	assert.Equal(t, 4, n)
	_, ok = NumberAfter("4", "seat ", 1, 4)
	assert.False(t, ok, "no prefix")
}
