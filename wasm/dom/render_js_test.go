//go:build js && wasm

package dom

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/vugu/vugu"
)

func TestClickHandlerChangesThePageInTheNextFrame(t *testing.T) {
	n := 0
	s := show(t, func() []*vugu.VGNode {
		return one(el("button", at("class", "b"), on("click", func(vugu.DOMEvent) { n++ }), strconv.Itoa(n)))
	})
	assert.Equal(t, `<button class="b">0</button>`, s.html())
	s.find("button").Call("click")
	s.find("button").Call("click")
	assert.Equal(t, "0", s.find("button").Get("textContent").String())
	settle()
	assert.Equal(t, "2", s.find("button").Get("textContent").String())
	assert.Equal(t, 2, s.r.renders, "two events in one frame make one render")
}
