package codec_test

import (
	"bytes"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/codec"
)

// reread seals what put writes and opens it again.
func reread(t *testing.T, put func(*codec.Writer)) (*codec.Reader, int) {
	var w codec.Writer
	put(&w)
	code, err := w.Seal(version)
	require.NoError(t, err)
	r, err := codec.Open(code, version)
	require.NoError(t, err)
	return r, len(code)
}

func TestBitsComeBack(t *testing.T) {
	for _, width := range []int{0, 1, 15, 16, 17, 40, 63, 64} {
		for _, v := range []uint64{0, 1, 0x0123456789abcdef, math.MaxUint64} {
			want := v
			if width < 64 {
				want &= 1<<width - 1
			}
			r, _ := reread(t, func(w *codec.Writer) { w.PutBits(v, width); w.Put(2, 3) })
			assert.Equal(t, want, r.Bits(width))
			assert.Equal(t, 2, r.Next(3))
			assert.True(t, r.Done())
		}
	}
}

func TestSizesComeBackAndSmallOnesAreShort(t *testing.T) {
	for _, c := range []struct{ size, bits int }{
		{0, 8}, {1, 8}, {63, 8}, {64, 10}, {319, 10}, {320, 12}, {1343, 12}, {1344, 18}, {66879, 18},
	} {
		r, n := reread(t, func(w *codec.Writer) { w.PutSize(c.size) })
		assert.Equal(t, c.size, r.Size())
		assert.LessOrEqual(t, n, headChars+(c.bits+5)/6)
	}
}

func TestEverySizeHasOneForm(t *testing.T) {
	for class, width := range []int{6, 8, 10, 16} {
		for _, v := range []uint64{0, 1, 1<<width - 1} {
			form := func(w *codec.Writer) { w.Put(class, 4); w.PutBits(v, width) }
			r, _ := reread(t, form)
			size := r.Size()
			var a, b codec.Writer
			form(&a)
			b.PutSize(size)
			first, _ := a.Seal(version)
			second, _ := b.Seal(version)
			assert.Equal(t, first, second)
		}
	}
}

func TestShortNumbersComeBack(t *testing.T) {
	for _, radix := range []int{1, 2, 8, 16} {
		for _, v := range []int{0, 1, 6, 7, 8, 300, codec.MaxShort(radix)} {
			r, _ := reread(t, func(w *codec.Writer) { w.PutShort(v, radix) })
			assert.Equal(t, v, r.Short(radix))
		}
	}
}

func TestBytesComeBack(t *testing.T) {
	for _, b := range [][]byte{{}, {0}, {0, 0, 0}, []byte("text"), bytes.Repeat([]byte{255}, 1400)} {
		r, _ := reread(t, func(w *codec.Writer) { w.PutBytes(b) })
		got, err := r.Bytes()
		require.NoError(t, err)
		assert.Equal(t, b, got)
		assert.True(t, r.Done())
	}
}

func TestWhatCannotFitIsTooLong(t *testing.T) {
	for name, put := range map[string]func(*codec.Writer){
		"bytes":          func(w *codec.Writer) { w.PutBytes(make([]byte, codec.MaxCode)) },
		"size":           func(w *codec.Writer) { w.PutSize(66880) },
		"short":          func(w *codec.Writer) { w.PutShort(codec.MaxShort(8)+1, 8) },
		"negative short": func(w *codec.Writer) { w.PutShort(-1, 8) },
	} {
		var w codec.Writer
		put(&w)
		_, err := w.Seal(version)
		assert.ErrorIs(t, err, codec.ErrTooLong, name)
	}
}

func TestALengthBeyondAnyCodeIsDamaged(t *testing.T) {
	r, _ := reread(t, func(w *codec.Writer) { w.PutSize(60000) })
	_, err := r.Bytes()
	assert.ErrorIs(t, err, codec.ErrDamaged)
}

func TestBeyondTheEndThereAreZeros(t *testing.T) {
	r, _ := reread(t, func(*codec.Writer) {})
	assert.True(t, r.Done())
	assert.Zero(t, r.Next(7))
	assert.Zero(t, r.Size())
	assert.Zero(t, r.Short(8))
	assert.Panics(t, func() { r.Next(0) })
	assert.Panics(t, func() { r.Next(codec.MaxRadix + 1) })
}
