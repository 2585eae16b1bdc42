package markup

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestAnElementHasTagNamespaceAndAttributes(t *testing.T) {
	out := &vugu.BuildOut{}
	root := Root(out, "div"+Sep+"class"+Sep+"a b"+Sep+"id"+Sep+"")
	El(root, "svg:use"+Sep+"href"+Sep+"#x")
	Text(root, "hello")
	require.Equal(t, []*vugu.VGNode{root}, out.Out)
	require.Equal(t, "div", root.Data)
	require.Equal(t, []vugu.VGAttribute{{Key: "class", Val: "a b"}, {Key: "id"}}, root.Attr)
	use := root.FirstChild
	require.Equal(t, "svg", use.Namespace)
	require.Equal(t, "use", use.Data)
	require.Equal(t, "hello", use.NextSibling.Data)
}

func TestNodesOfOneElementStringDoNotShareLaterAttributes(t *testing.T) {
	out := &vugu.BuildOut{}
	a, b := Root(out, "p"+Sep+"class"+Sep+"x"), Root(out, "p"+Sep+"class"+Sep+"x")
	a.AddAttrInterface("id", "a")
	b.AddAttrInterface("id", "b")
	require.Equal(t, "a", a.Attr[1].Val)
	require.Equal(t, "b", b.Attr[1].Val)
}

func TestPropertiesAreJSON(t *testing.T) {
	n := &vugu.VGNode{}
	text := "a\"b\\c\n\x01ü€\u2028"
	for _, v := range []any{true, false, 12, -3, text} {
		Prop(n, "p", v)
	}
	var got []any
	for _, p := range n.Prop {
		var v any
		require.NoError(t, json.Unmarshal(p.JSONVal, &v))
		got = append(got, v)
	}
	require.Equal(t, []any{true, false, 12.0, -3.0, text}, got)
	require.Panics(t, func() { Prop(n, "p", 1.5) })
}
