package journeys

import (
	"bytes"
	"image"
	"image/png"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// letters is a line of text on a page, as window.screens finds it.
type letters struct {
	Text, Where string
	X, Y, W, H  float64 // where its letters are, in pixels of the window
	Colour      [3]float64
	Alpha       float64
	Needs       float64 // the least contrast
	Size        float64 // of the type, in pixels
}

// small is which part of the box of a line may lie on a ground of less contrast:
// its corners outside of a disc, or a line that crosses it.
const small = 0.25

// contrast is that of the text to what lies below it in a picture without
// letters.
func (l letters) contrast(g ground) float64 {
	var list []float64
	box := image.Rect(int(l.X), int(l.Y), int(math.Ceil(l.X+l.W)), int(math.Ceil(l.Y+l.H))).Intersect(g.rect)
	var last [3]uint8
	value := -1.0
	for y := box.Min.Y; y < box.Max.Y; y += 2 {
		for x := box.Min.X; x < box.Max.X; x += 2 {
			at := g.pix[y*g.stride+4*x:]
			if now := [3]uint8(at[:3]); value < 0 || now != last {
				last, value = now, l.on(now)
			}
			list = append(list, value)
		}
	}
	if len(list) == 0 {
		return 21
	}
	slices.Sort(list)
	return list[int(small*float64(len(list)))]
}

// on is the contrast of the text to one colour.
func (l letters) on(ground [3]uint8) float64 {
	var below, above [3]float64
	for i := range ground {
		below[i] = float64(ground[i])
		above[i] = l.Colour[i]*l.Alpha + below[i]*(1-l.Alpha)
	}
	a, b := luminance(above), luminance(below)
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

// luminance is the relative luminance of sRGB in WCAG 2.2.
func luminance(c [3]float64) float64 {
	weights := [3]float64{0.2126, 0.7152, 0.0722}
	sum := 0.0
	for i, v := range c {
		v /= 255
		if v <= 0.04045 {
			v /= 12.92
		} else {
			v = math.Pow((v+0.055)/1.055, 2.4)
		}
		sum += weights[i] * v
	}
	return sum
}

// ground is a picture of a page without letters; it hides nothing, so that its
// colours are plain.
type ground struct {
	pix    []uint8
	stride int
	rect   image.Rectangle
}

func decode(t *testing.T, data []byte) ground {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(data))
	require.NoError(t, err)
	switch img := img.(type) {
	case *image.RGBA:
		return ground{img.Pix, img.Stride, img.Rect}
	case *image.NRGBA:
		return ground{img.Pix, img.Stride, img.Rect}
	}
	t.Fatalf("a picture of another kind: %T", img)
	return ground{}
}
