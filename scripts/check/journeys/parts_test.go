package journeys

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// readable is how high a picture may be, in pixels.
const readable = 2400

// split makes readable pictures, about as high as each other, of what a picture
// shows below a line.
func split(t *testing.T, data []byte, from int) [][]byte {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(data))
	require.NoError(t, err)
	box := img.Bounds()
	left := box.Dy() - from
	n := (left + readable - 1) / readable
	if n <= 1 && from == 0 {
		return [][]byte{data}
	}
	fast := png.Encoder{CompressionLevel: png.BestSpeed}
	var parts [][]byte
	for i := range n {
		part := image.NewRGBA(image.Rect(0, 0, box.Dx(), (i+1)*left/n-i*left/n))
		draw.Draw(part, part.Rect, img, image.Pt(box.Min.X, box.Min.Y+from+i*left/n), draw.Src)
		var b bytes.Buffer
		require.NoError(t, fast.Encode(&b, part))
		parts = append(parts, b.Bytes())
	}
	return parts
}

func TestPartsOfAPictureShowAllOfItOnce(t *testing.T) {
	for _, c := range []struct{ height, from, parts int }{
		{800, 0, 1}, {readable, 0, 1}, {readable + 1, 0, 2}, {8000, 400, 4}, {8000, 7900, 1},
	} {
		img := image.NewRGBA(image.Rect(0, 0, 2, c.height))
		for i := range img.Pix {
			img.Pix[i] = uint8(i>>3*31) | 1
		}
		for y := range c.height { // plain colours without alpha
			img.Pix[y*img.Stride+3], img.Pix[y*img.Stride+7] = 255, 255
		}
		var b bytes.Buffer
		require.NoError(t, png.Encode(&b, img))
		var all []byte
		parts := split(t, b.Bytes(), c.from)
		for _, data := range parts {
			g := decode(t, data)
			assert.LessOrEqual(t, g.rect.Dy(), readable)
			all = append(all, g.pix...)
		}
		assert.Len(t, parts, c.parts)
		assert.Equal(t, img.Pix[c.from*img.Stride:], all)
	}
}
