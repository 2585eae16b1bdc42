package markup

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

func TestAnElementHasTagNamespaceAndAttributes(t *testing.T) {
	out := &vugu.BuildOut{}
	root := Root(out, "div"+Sep+"class"+Sep+"a b"+Sep+"id"+Sep+"", 0, 0)
	El(root, "svg:use"+Sep+"href"+Sep+"#x", 0, 0)
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
	p := "p" + Sep + "class" + Sep + "x"
	a, b, c := Root(out, p, 0, 0), Root(out, p, 1, 0), Root(out, p, 0, 0)
	Attr(a, "id", "a")
	Attr(b, "id", "b")
	require.Len(t, c.Attr, 1)
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

func TestAttributesAndContent(t *testing.T) {
	n := Root(&vugu.BuildOut{}, "p", 4, 0)
	Attr(n, "a", "x")
	Attr(n, "b", 3)
	Attr(n, "c", true)
	Attr(n, "d", false)
	Attr[any](n, "e", nil)
	Attr[any](n, "f", "y")
	require.Equal(t, []vugu.VGAttribute{{Key: "a", Val: "x"}, {Key: "b", Val: "3"}, {Key: "c", Val: "c"}, {Key: "f", Val: "y"}}, n.Attr)
	require.Panics(t, func() { Attr(n, "g", 1.5) })
	require.Nil(t, n.InnerHTML)
	HTML[any](n, nil)
	require.Nil(t, n.InnerHTML)
	HTML(n, "<b>")
	require.Equal(t, "&lt;b&gt;", *n.InnerHTML)
	HTML(n, vugu.HTML("<b>"))
	require.Equal(t, "<b>", *n.InnerHTML)
	require.Panics(t, func() { HTML(n, 1.5) })
}

func TestNodesAreNobodyElses(t *testing.T) {
	seen := map[*vugu.VGNode]bool{}
	for range 100 {
		n := Text(Root(&vugu.BuildOut{}, "p", 0, 0), "x")
		require.False(t, seen[n])
		require.False(t, seen[n.Parent])
		require.Nil(t, n.NextSibling)
		seen[n], seen[n.Parent] = true, true
	}
}
