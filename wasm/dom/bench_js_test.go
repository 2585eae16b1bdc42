//go:build js && wasm

package dom

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

// BenchmarkOneOfAThousand renders a board of 1000 cells in which one changes.
func BenchmarkOneOfAThousand(b *testing.B) {
	mount := doc.Call("createElement", "div")
	mount.Set("id", "bench")
	doc.Get("body").Call("append", mount)
	defer mount.Call("remove")
	r, err := New("#bench")
	require.NoError(b, err)
	defer r.Close()
	env, err := vugu.NewBuildEnv(r.EventEnv())
	require.NoError(b, err)
	marked := 0
	root := builder(func() *vugu.VGNode {
		svg := el("svg")
		for i := range 1000 {
			svg.AppendChild(el("rect", at("x", strconv.Itoa(i)), at("y", "1"), at("width", "9"), at("height", "9"),
				at("class", strconv.FormatBool(i == marked)), on("click", func(vugu.DOMEvent) {})))
		}
		return svg
	})
	r.Start(func() *vugu.BuildResults { return env.RunBuild(root) })
	for b.Loop() {
		marked = (marked + 1) % 1000
		r.Flush()
	}
}
