package catalog_test

import (
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/replay"

	"github.com/stretchr/testify/require"
)

var _ replay.Games = catalog.Games{}

func TestEachGameIsFoundBySlugAndByNumberAndHasADictionary(t *testing.T) {
	seen := map[int]bool{}
	for _, g := range catalog.All() {
		found, number := catalog.Games{}.BySlug(g.Slug())
		require.Equal(t, g, found)
		require.Equal(t, g, catalog.Games{}.ByNumber(number))
		require.False(t, seen[number], "number %d stands for two games", number)
		require.NotEmpty(t, catalog.Games{}.Dictionary(number))
		seen[number] = true
	}
}

func TestUnknownGamesAreNil(t *testing.T) {
	g, _ := catalog.Games{}.BySlug("chess")
	require.Nil(t, g)
	require.Nil(t, catalog.Games{}.ByNumber(63))
}
