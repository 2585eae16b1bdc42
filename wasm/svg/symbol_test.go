package svg

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAPathComesIntoABox(t *testing.T) {
	f := fit{2, 3, 10, 20}
	for d, want := range map[string]string{
		"M1 2L3-4":                           "M12 26L16 8",
		"m1 2 .5.5-1z":                       "M10 20m2 6 1 1.5 -2z",
		"M0 0H5V6h5v6":                       "M10 20H20V38h10v18",
		"M1 1C1 2 3 4 5 6q1 2 3 4":           "M12 23C12 26 16 32 20 38q2 6 6 12",
		"M0 0A4 5 30 0 1 6 7":                "M10 20A8 15 30 0 1 22 41",
		"M0 0a4 5 30 1 0-6 7 4 5 30 1 0 6 7": "M10 20a8 15 30 1 0 -12 21 8 15 30 1 0 12 21",
	} {
		var p pen
		f.path(&p, d)
		assert.Equal(t, want, p.String(), d)
	}
}

func TestShapesComeIntoABox(t *testing.T) {
	var p pen
	p.shapes(`<circle cx="1" cy="2" r="3" class="x"/><rect x="1" y="2" width="3" height="4" rx="1"/>`+
		`<path d="M1 1h1" fill="none" stroke-width="2.2"/>`, "", fit{2, 3, 10, 20})
	assert.Equal(t, `<circle cx="12" cy="26" r="6" class="x"/><rect x="12" y="26" width="6" height="12" rx="2"/>`+
		`<path d="M12 23h2" fill="none" stroke-width="4.4"/>`, p.String())
}

func TestPathsInARowAreOnePath(t *testing.T) {
	var p pen
	p.shapes(`<path d="M0 0h1" class="a"/><path d="M0 1h1" class="b"/>`, "", fit{1, 1, 0, 0}, fit{1, 1, 5, 0})
	assert.Equal(t, `<path d="M0 0h1M5 0h1" class="a"/><path d="M0 1h1M5 1h1" class="b"/>`, p.String())
	p.shapes(`<path d="M0 0h1"/>`, "")
	assert.NotContains(t, p.String(), "<path d=\"\"", "nothing of no fits")
}

func TestShapesGetAClassBesideTheirOwn(t *testing.T) {
	var p pen
	p.shapes(`<path d="M0 0" class="a"/><path d="M0 0"/>`, "x", fit{1, 1, 0, 0})
	assert.Equal(t, `<path d="M0 0" class="a x"/><path d="M0 0" class="x"/>`, p.String())
}

func TestEverySymbolCanBeDrawn(t *testing.T) {
	n := 0
	for part := range strings.SplitSeq(symbols2022, `<symbol id="`) {
		id, _, ok := strings.Cut(part, `"`)
		if !ok {
			continue
		}
		n++
		w, h, shapes := symbol(symbols2022, id)
		assert.Positive(t, min(w, h), id)
		assert.NotContains(t, shapes, "<use", id)
		var p pen
		p.inline(id, "", 0, 0, w, h)
		assert.Equal(t, strings.Count(shapes, "<"), strings.Count(p.String(), "<"), id)
	}
	assert.Greater(t, n, 20)
}

func TestPutWritesStringsAndNumbers(t *testing.T) {
	var p pen
	p.put("a%sb%dc%[1]s%[2]d.", "x", 7)
	assert.Equal(t, "axb7cx7.", p.String())
	assert.Panics(t, func() { p.put("%s", 1.5) })
}

func TestNumbersHaveAtMostTwoDecimals(t *testing.T) {
	for f, want := range map[float64]string{0: "0", 12: "12", -3: "-3", 1.5: "1.5", -.25: "-0.25", 2.999: "3", 1.005e3: "1005"} {
		assert.Equal(t, want, number(f))
	}
}
