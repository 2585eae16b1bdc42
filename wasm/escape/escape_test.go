package escape

import (
	"html"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestItSaysTheSameAsPackageHTML(t *testing.T) {
	for _, s := range []string{"", "Pier 39", "Fisherman’s Wharf – 1½", `<b class="a" id='b'>&amp;</b>`, "\x00\xff<", "''"} {
		assert.Equal(t, html.EscapeString(s), HTML(s))
	}
}
