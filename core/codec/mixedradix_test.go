package codec_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/codec"
)

const version = 1

// headChars are the characters before the number: version and checksum.
const headChars = 5

type digit struct{ value, radix int }

func seal(t testing.TB, digits []digit) string {
	var w codec.Writer
	for _, d := range digits {
		w.Put(d.value, d.radix)
	}
	code, err := w.Seal(version)
	require.NoError(t, err)
	return code
}

// requireDigits checks that a code holds these digits, and no more.
func requireDigits(t testing.TB, code string, digits []digit) {
	r, err := codec.Open(code, version)
	require.NoError(t, err, code)
	for i, d := range digits {
		require.Equal(t, d.value, r.Next(d.radix), "digit %d", i)
	}
	require.True(t, r.Done())
}

// information is the content of the digits in bits.
func information(digits []digit) (sum float64) {
	for _, d := range digits {
		sum += math.Log2(float64(d.radix))
	}
	return sum
}

func randomDigits(r *rand.Rand, count, maxRadix int) []digit {
	digits := make([]digit, count)
	for i := range digits {
		radix := 1 + r.IntN(maxRadix)
		digits[i] = digit{r.IntN(radix), radix}
	}
	return digits
}

func TestDigitsComeBackInOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, maxRadix := range []int{1, 2, 3, 10, 256, 70000, codec.MaxRadix} {
		for _, count := range []int{0, 1, 2, 7, 100, 390} {
			digits := randomDigits(r, count, maxRadix)
			requireDigits(t, seal(t, digits), digits)
		}
	}
}

func TestACodeIsNoLongerThanItsInformation(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		digits := randomDigits(r, r.IntN(400), 1+r.IntN(300))
		most := headChars + int(math.Ceil(information(digits)/6+1e-9))
		assert.LessOrEqual(t, len(seal(t, digits)), most)
	}
}

func TestLargestDigitsFillTheCodeExactly(t *testing.T) {
	var digits []digit
	for range 6 * 40 {
		digits = append(digits, digit{1, 2})
	}
	assert.Len(t, seal(t, digits), headChars+40)
}

func TestTwoThousandDigitsFit(t *testing.T) {
	digits := randomDigits(rand.New(rand.NewPCG(5, 6)), 2000, 80)
	requireDigits(t, seal(t, digits), digits)
}

func TestNothingCostsNothing(t *testing.T) {
	assert.Len(t, seal(t, nil), headChars)
	assert.Len(t, seal(t, []digit{{0, 1}, {0, 9}, {0, 1}}), headChars)
}

func TestCodesEndAtTheCap(t *testing.T) {
	var w codec.Writer
	for range (codec.MaxCode - headChars) * 6 {
		w.Put(1, 2)
	}
	code, err := w.Seal(version)
	require.NoError(t, err)
	assert.Len(t, code, codec.MaxCode)
	w.Put(1, 2)
	_, err = w.Seal(version)
	assert.ErrorIs(t, err, codec.ErrTooLong)
}

func TestPutRefusesWhatIsNoDigit(t *testing.T) {
	for _, d := range []digit{{0, 0}, {-1, 2}, {2, 2}, {0, codec.MaxRadix + 1}} {
		assert.Panics(t, func() { new(codec.Writer).Put(d.value, d.radix) }, d)
	}
}

// FuzzMixedRadix takes four bytes per digit: the radix and the value.
func FuzzMixedRadix(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte{1, 0, 0, 0, 7, 0, 6, 0, 255, 255, 254, 255})
	f.Fuzz(func(t *testing.T, data []byte) {
		var digits []digit
		for len(data) >= 4 && len(digits) < 700 {
			radix := max(1, int(binary.LittleEndian.Uint16(data)))
			digits = append(digits, digit{int(binary.LittleEndian.Uint16(data[2:])) % radix, radix})
			data = data[4:]
		}
		code := seal(t, digits)
		most := headChars + int(math.Ceil(information(digits)/6+1e-9))
		require.LessOrEqual(t, len(code), most)
		requireDigits(t, code, digits)
	})
}
