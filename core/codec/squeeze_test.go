package codec_test

import (
	"encoding/hex"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/codec"
)

const dictionary = "players 3\nturn 1\nphase bidding\nhand red 2 blue 1 green 0\ndeck 1 2 3 4 5 6 7 8\n"

func requireSurvives(t testing.TB, text, dictionary string) (data []byte) {
	data = codec.Squeeze(text, dictionary)
	got, err := codec.Expand(data, dictionary)
	require.NoError(t, err)
	require.Equal(t, text, got)
	return data
}

func TestTextsComeBack(t *testing.T) {
	for _, text := range []string{
		"", "a", "\x00\xff", codec.TextEnd, "a\fb\f\f", dictionary, dictionary + dictionary,
		strings.Repeat("\f", 100), noise(3000),
	} {
		for _, d := range []string{"", dictionary, dictionary + codec.TextEnd + dictionary, noise(3000)} {
			requireSurvives(t, text, d)
		}
	}
}

func TestTheLongestTextsComeBack(t *testing.T) {
	requireSurvives(t, strings.Repeat("0123456789abcdef", codec.MaxText/16), dictionary)
	data := requireSurvives(t, noise(codec.MaxText), dictionary)
	assert.Less(t, len(data), codec.MaxText*11/10, "noise grows little")
}

// noise is a text of any bytes.
func noise(n int) string {
	r := rand.New(rand.NewPCG(9, 10))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return string(b)
}

func TestADictionaryMakesLikeTextsShort(t *testing.T) {
	text := strings.ReplaceAll(dictionary, "3", "4")
	assert.Less(t, len(codec.Squeeze(text, dictionary)), len(codec.Squeeze(text, ""))/4)
	assert.LessOrEqual(t, len(codec.Squeeze(dictionary, dictionary)), 5)
}

// TestSqueezedTextsStayTheSame on all platforms and in all versions, as links
// hold them.
func TestSqueezedTextsStayTheSame(t *testing.T) {
	const text = "players 4\nturn 17\nphase auction\nhand red 1 blue 1 green 5\n\ndeck 8 6 \f 2\n"
	assert.Equal(t, "02f33ba6273d06eb3f3fd6807b07c3bd5a350038d441298518cdf8311b3017784c85",
		hex.EncodeToString(codec.Squeeze(text, dictionary+codec.TextEnd+dictionary)))
	assert.Equal(t, "12e35b78dac248813cd2cff86ab8c66db980bb5569e4992a08284f7f99d74b64fb4f"+
		"c0d3322ed455340dac0407407f4e83bda065113e18901688e885e8fdbf232ce53a2f669b05",
		hex.EncodeToString(codec.Squeeze(text, "")))
}

func TestABombIsDamaged(t *testing.T) {
	for _, size := range []int{codec.MaxText + 1, 5 * codec.MaxText} {
		bomb := codec.Squeeze(strings.Repeat("a", size), "")
		require.Less(t, len(bomb), 300)
		_, err := codec.Expand(bomb, "")
		assert.ErrorIs(t, err, codec.ErrDamaged)
	}
}

func TestNoiseIsDamaged(t *testing.T) {
	for _, data := range []string{
		"", "\x00", "\xff", strings.Repeat("\x00", 2000), strings.Repeat("\xff", 2000), noise(2000),
	} {
		_, err := codec.Expand([]byte(data), dictionary)
		assert.ErrorIs(t, err, codec.ErrDamaged, "%q", data)
	}
}

func TestWhatIsLongerIsDamaged(t *testing.T) {
	data := codec.Squeeze(strings.ReplaceAll(dictionary, "2", "7"), dictionary)
	for _, more := range []string{"\x00", "\xff", "\x00\x00\x00\x00\x00", "more"} {
		_, err := codec.Expand(append(data[:len(data):len(data)], more...), dictionary)
		assert.ErrorIs(t, err, codec.ErrDamaged)
	}
}

// TestWhatIsCut is damaged or, where by chance it is all of another text, that
// text.
func TestWhatIsCut(t *testing.T) {
	text := strings.ReplaceAll(dictionary, "2", "7")
	data := codec.Squeeze(text, dictionary)
	damaged := 0
	for n := range data {
		got, err := codec.Expand(data[:n], dictionary)
		assert.NotEqual(t, text, got)
		if err != nil {
			assert.ErrorIs(t, err, codec.ErrDamaged)
			damaged++
		}
	}
	assert.Greater(t, damaged, len(data)/2)
}

// FuzzExpand expands anything within bounds, and what it accepts is just what
// Squeeze makes of it. As a text, anything survives.
func FuzzExpand(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("turn 2\nplayers 4\f"))
	f.Add(codec.Squeeze("turn 2\nplayers 4", dictionary))
	f.Fuzz(func(t *testing.T, data []byte) {
		requireSurvives(t, string(data[:min(len(data), 1000)]), dictionary)
		text, err := codec.Expand(data, dictionary)
		if err != nil {
			require.ErrorIs(t, err, codec.ErrDamaged)
			return
		}
		require.LessOrEqual(t, len(text), codec.MaxText)
		require.Equal(t, data, codec.Squeeze(text, dictionary))
	})
}
