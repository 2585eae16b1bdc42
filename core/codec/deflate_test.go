package codec_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/codec"
)

const dictionary = "players 3\nturn 1\nphase bidding\nhand red 2 blue 1 green 0\ndeck 1 2 3 4 5 6 7 8\n"

func TestTextsComeBack(t *testing.T) {
	long := strings.Repeat("0123456789abcdef", codec.MaxText/16)
	for _, text := range []string{"", "a", "\x00\xff", dictionary, dictionary + dictionary, long} {
		for _, d := range []string{"", dictionary, long} {
			got, err := codec.Inflate(codec.Deflate(text, d), d)
			require.NoError(t, err)
			require.Equal(t, text, got)
		}
	}
}

func TestADictionaryMakesLikeTextsShort(t *testing.T) {
	text := strings.ReplaceAll(dictionary, "3", "4")
	assert.Less(t, len(codec.Deflate(text, dictionary)), len(codec.Deflate(text, ""))/2)
}

func TestABombIsDamaged(t *testing.T) {
	bomb := codec.Deflate(strings.Repeat("a", codec.MaxText+1), "")
	require.Less(t, len(bomb), 300)
	_, err := codec.Inflate(bomb, "")
	assert.ErrorIs(t, err, codec.ErrDamaged)
	bomb = codec.Deflate(strings.Repeat("a", 500*codec.MaxText), "")
	_, err = codec.Inflate(bomb, "")
	assert.ErrorIs(t, err, codec.ErrDamaged)
}

func TestNoiseDoesNotInflate(t *testing.T) {
	for _, data := range []string{"\xff\xff\xff", "\x07", "\x03", "\x01\x00\x00\xff\xff"} {
		_, err := codec.Inflate([]byte(data), dictionary)
		assert.ErrorIs(t, err, codec.ErrDamaged, "%q", data)
	}
}

// FuzzInflate inflates anything within bounds, and what it accepts survives
// being deflated again.
func FuzzInflate(f *testing.F) {
	f.Add([]byte{})
	f.Add(codec.Deflate("turn 2\nplayers 4", dictionary))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := codec.Inflate(data, dictionary)
		if err != nil {
			require.ErrorIs(t, err, codec.ErrDamaged)
			return
		}
		require.LessOrEqual(t, len(text), codec.MaxText)
		again, err := codec.Inflate(codec.Deflate(text, dictionary), dictionary)
		require.NoError(t, err)
		require.Equal(t, text, again)
	})
}
