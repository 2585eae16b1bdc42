package codec_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/codec"
)

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// sample is a code of about a hundred characters.
func sample(t testing.TB) string {
	return seal(t, append(randomDigits(rand.New(rand.NewPCG(7, 8)), 120, 60), digit{3, 4}))
}

func requireDamaged(t *testing.T, code string) {
	_, err := codec.Open(code, version)
	require.ErrorIs(t, err, codec.ErrDamaged, code)
}

func TestATruncatedCodeIsDamaged(t *testing.T) {
	code := sample(t)
	for n := 1; n < len(code); n++ {
		requireDamaged(t, code[:n])
	}
}

func TestAProlongedCodeIsDamaged(t *testing.T) {
	code := sample(t)
	for _, c := range alphabet {
		requireDamaged(t, code+string(c))
	}
	requireDamaged(t, code+".")
	requireDamaged(t, code+code)
	requireDamaged(t, seal(t, nil)+"A")
}

func TestEverySingleChangeIsFound(t *testing.T) {
	code := sample(t)
	for i := 1; i < len(code); i++ {
		for _, c := range alphabet + ".=+/ \x00\xff" {
			if changed := code[:i] + string(c) + code[i+1:]; changed != code {
				requireDamaged(t, changed)
			}
		}
	}
}

func TestSwappedNeighboursAreFound(t *testing.T) {
	code := sample(t)
	for i := 1; i+1 < len(code); i++ {
		b := []byte(code)
		if b[i], b[i+1] = b[i+1], b[i]; string(b) != code {
			requireDamaged(t, string(b))
		}
	}
}

func TestTheFirstCharacterTellsTheVersion(t *testing.T) {
	code := sample(t)
	for i, c := range alphabet {
		_, err := codec.Open(string(c)+code[1:], version)
		var v *codec.VersionError
		switch {
		case i == version:
			assert.NoError(t, err)
		case i >= 1 && i <= 8:
			require.ErrorAs(t, err, &v)
			assert.Equal(t, codec.VersionError{What: "format", Have: i, Want: version}, *v)
			assert.True(t, v.Newer())
		default:
			assert.ErrorIs(t, err, codec.ErrForeign)
		}
	}
}

func TestANewerCodeOfAnyLayoutIsNewer(t *testing.T) {
	for _, code := range []string{"C", "Cx", "C" + strings.Repeat("A", 3000)} {
		_, err := codec.Open(code, version)
		var v *codec.VersionError
		assert.ErrorAs(t, err, &v, code)
	}
}

func TestOtherTextsAreForeignOrDamaged(t *testing.T) {
	for _, text := range []string{"", "hello", "=", "\x00", "ä", "0123"} {
		_, err := codec.Open(text, version)
		assert.ErrorIs(t, err, codec.ErrForeign, text)
	}
	for _, text := range []string{"B", "BAAA", "BAAAA", "B....", "Bäää", "C%20"} {
		requireDamaged(t, text)
	}
}

func TestAnOverlongCodeIsTooLong(t *testing.T) {
	_, err := codec.Open("B"+strings.Repeat("x", codec.MaxCode), version)
	assert.ErrorIs(t, err, codec.ErrTooLong)
}

func TestSealRefusesVersionsWithoutACharacter(t *testing.T) {
	for _, v := range []int{0, -1, 9} {
		assert.Panics(t, func() { _, _ = new(codec.Writer).Seal(v) })
	}
}

// FuzzEnvelope opens any text: what it accepts must be the one code of its
// number, so that sealing the same digits gives the same text.
func FuzzEnvelope(f *testing.F) {
	f.Add(sample(f))
	f.Add(seal(f, nil))
	f.Add("C123")
	f.Fuzz(func(t *testing.T, code string) {
		r, err := codec.Open(code, version)
		if err != nil {
			return
		}
		require.LessOrEqual(t, len(code), codec.MaxCode)
		var w codec.Writer
		for range len(code) - headChars {
			w.Put(r.Next(64), 64)
		}
		require.True(t, r.Done())
		again, err := w.Seal(version)
		require.NoError(t, err)
		require.Equal(t, code, again)
	})
}
