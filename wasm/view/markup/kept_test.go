package markup

import (
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"
)

// sign is a part that shows a word.
type sign struct {
	word   string
	builds int
}

func (s *sign) Shows() any { return s.word }

func (s *sign) Build(*vugu.BuildIn) *vugu.BuildOut {
	s.builds++
	out := &vugu.BuildOut{}
	Text(Root(out, "p", 0, 0), s.word)
	return out
}

func TestAPartIsBuiltWhenItShowsSomethingElse(t *testing.T) {
	s := &sign{word: "a"}
	k := Kept{Part: s}
	require.True(t, k.Changed(), "nothing was built")
	first := k.Build(nil)
	require.False(t, k.Changed())
	require.Same(t, first, k.Build(nil))
	require.Equal(t, 1, s.builds)
	s.word = "b"
	require.True(t, k.Changed())
	second := k.Build(nil)
	require.NotSame(t, first, second)
	require.Equal(t, "b", second.Out[0].FirstChild.Data)
	s.word = "a"
	require.NotSame(t, first, k.Build(nil))
	require.Equal(t, 3, s.builds)
}
