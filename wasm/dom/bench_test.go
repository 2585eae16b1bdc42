//go:build !js

package dom

import (
	"strconv"
	"testing"

	"github.com/vugu/vugu"
)

// BenchmarkCompareThousand is the pure part of a render in which one of 1000
// cells changes.
func BenchmarkCompareThousand(b *testing.B) {
	click := []vugu.DOMEventHandlerSpec{{EventType: "click"}}
	board := func(marked int) *vugu.BuildResults {
		svg := h("svg")
		for i := range 1000 {
			svg.AppendChild(h("rect", "x", strconv.Itoa(i), "y", "1", "width", "9", "height", "9", "class", strconv.FormatBool(i == marked)))
			svg.LastChild.DOMEventHandlerSpecList = click
		}
		return results(svg)
	}
	s := newScreen(board(0).Out.Out...)
	builds := []*vugu.BuildResults{board(1), board(2)}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.update(builds[i%2])
	}
}
