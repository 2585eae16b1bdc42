package journeys

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/scripts/internal/browser"
)

// catcher keeps what would be saved as a file, its name and the blob, and the
// drawing before that.
const catcher = `(() => {
  const blobs = {};
  const create = URL.createObjectURL;
  URL.createObjectURL = (b) => { const a = create(b); blobs[a] = b; if (/svg/.test(b.type)) { window.drawing = b; } return a; };
  HTMLAnchorElement.prototype.click = function () { window.caught = { name: this.download, blob: blobs[this.href] }; };
})()`

// seen reads the image that was caught: its type, size, and how many colours
// are in each third of its height; and what the drawing says, needs from
// elsewhere, and is of.
const seen = `(async () => {
  const image = await createImageBitmap(caught.blob);
  const c = new OffscreenCanvas(image.width, image.height).getContext("2d");
  c.drawImage(image, 0, 0);
  const third = Math.floor(image.height / 3);
  const colours = [0, 1, 2].map((n) => new Set(new Uint32Array(c.getImageData(0, n * third, image.width, third).data.buffer)).size);
  const doc = new DOMParser().parseFromString(await drawing.text(), "image/svg+xml");
  const every = [...doc.querySelectorAll("*")];
  const said = every.filter((e) => e.localName === "text").map((e) => e.textContent);
  const foreign = every.flatMap((e) => [...e.attributes].filter((a) => /^(class|style|href|src)$/.test(a.localName) || /url\(|var\(/.test(a.value)).map((a) => e.localName + " " + a.name));
  const parts = every.filter((e) => /^(parsererror|use|image|style|script|foreignObject)$/.test(e.localName)).length;
  return { said, foreign, parts, name: caught.name, type: caught.blob.type, width: image.width, height: image.height, colours };
})()`

func TestTheResultIsSavedAsAPicture(t *testing.T) {
	p := arriveReviewing(t, "sf2000", 24)
	p.BeforeLoad(catcher)
	p.Reload()
	p.at("#/sf2000/play/" + reviewed)
	p.ClickText(".act-o .btn", "Score")
	p.ClickText(".dlg-f .btn", "Share a picture")
	p.Wait("a picture", `!!window.caught`)
	made := browser.Await[struct {
		Name, Type    string
		Width, Height int
		Colours       []int
		Said, Foreign []string
		Parts         int
	}](p.Page, seen)
	assert.Equal(t, "bayboard-sf2000-"+reviewed+".png", made.Name)
	assert.Equal(t, "image/png", made.Type)
	assert.Equal(t, 1080, made.Width)
	assert.Greater(t, made.Height, 900)
	for n, colours := range made.Colours {
		assert.Greater(t, colours, 8, "part %d is blank", n)
	}
	assert.Empty(t, made.Foreign, "it stands on its own")
	assert.Zero(t, made.Parts)
	for _, s := range append(browser.Eval[[]string](p.Page, `person.texts("dialog .score-t thead .pt span, dialog .score-t tfoot b, dialog .score-t tbody a")`), "San Francisco 2000", "Bayboard") {
		assert.Contains(t, made.Said, s)
	}
	browser.Eval[any](p.Page, `HTMLCanvasElement.prototype.toBlob = (done) => done(null), null`)
	p.ClickText(".dlg-f .btn", "Share a picture")
	p.WaitText(".dlg-f output", "does not do it")
}
