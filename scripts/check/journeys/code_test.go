package journeys

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// scan reads the QR code that the window shows.
func (p *person) scan() string {
	p.t.Helper()
	name := filepath.Join(p.t.TempDir(), "window.png")
	p.Screenshot(name)
	f, err := os.Open(name)
	require.NoError(p.t, err)
	defer f.Close()
	window, err := png.Decode(f)
	require.NoError(p.t, err)
	bitmap, err := gozxing.NewBinaryBitmapFromImage(window)
	require.NoError(p.t, err)
	read, err := qrcode.NewQRCodeReader().Decode(bitmap, map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_TRY_HARDER: true})
	require.NoError(p.t, err)
	return read.GetText()
}

func TestTheQRCodeOfALinkIsReadFromAPhoneInTheDark(t *testing.T) {
	p := arrive(t)
	p.SetViewport(390, 844, true)
	p.begin("QRC0DE", "Person", "Person")
	p.play(40, "")
	p.panel("Share or save")
	link := browser.Eval[string](p.Page, `document.querySelector("dialog#share .share-l input").value`)
	p.ClickText(".share-q button", "Show as a QR code")
	p.WaitFor(".share-q .qr")
	browser.Eval[any](p.Page, `document.querySelector(".qr").scrollIntoView({block: "center", behavior: "instant"}), null`)
	assert.Equal(t, link, p.scan())
	assert.Empty(t, axe(p.Page, axeSource(t), ""))
	p.Click(".share-q button")
	p.WaitGone(".qr")
}

func TestALinkThatIsTooLongHasNoQRCode(t *testing.T) {
	p, url := visit(t, nil)
	p.Open(url + "app/")
	p.WaitGone("#boot")
	draw := func(length int) string {
		return browser.Await[string](p, "new Promise(done => bayboard.draw("+js(strings.Repeat("x", length))+", text => done(text ?? 'none')))")
	}
	assert.Equal(t, "none", draw(1300))
	assert.Contains(t, draw(1200), "125 M4 4h7v1h-7z")
}
