package catalog_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// eachPosition calls f with positions of games in which anything legal is
// played, one of 50 plies.
func eachPosition(t *testing.T, g engine.Game, games int, f func(position string)) {
	least, most := g.Players()
	for n := range games {
		s, err := g.New(engine.Setup{
			Players: least + n%(most-least+1), First: engine.NoSeat, Seed: rng.Seed(1000 + n),
		})
		require.NoError(t, err)
		chance := rng.FromUint64(uint64(n))
		for ply := 0; s.Actor() != engine.NoSeat; ply++ {
			if ply%50 == n%50 {
				f(s.Position())
			}
			legal := s.Legal(nil)
			require.NoError(t, s.Apply(legal[chance.IntN(len(legal))], nil))
		}
	}
}

func link(t *testing.T, g engine.Game, position string) string {
	m, err := replay.FromPosition(g, position)
	require.NoError(t, err)
	code, err := replay.EncodeLink(m.Record(), catalog.Games{})
	require.NoError(t, err)
	return code
}

func TestLinksOfPositionsAreShort(t *testing.T) {
	const most = 600
	for _, g := range catalog.All() {
		longest, sum, count := 0, 0, 0
		eachPosition(t, g, 12, func(position string) {
			n := len(link(t, g, position))
			longest, sum, count = max(longest, n), sum+n, count+1
		})
		t.Logf("%s: %d positions, %d characters in the mean, at most %d", g.Slug(), count, sum/count, longest)
		assert.LessOrEqual(t, longest, most, g.Slug())
	}
}

// TestGoldenPositions notices a change of a dictionary or of the compression:
// a code in the hands of people must be read for as long as the game has the
// same rules version.
func TestGoldenPositions(t *testing.T) {
	for _, g := range catalog.All() {
		file := filepath.Join("testdata", g.Slug())
		if *update {
			position := ""
			eachPosition(t, g, 3, func(p string) { position = p })
			require.NoError(t, os.WriteFile(file+".position", []byte(position), 0o666))
			require.NoError(t, os.WriteFile(file+".link", []byte(link(t, g, position)+"\n"), 0o666))
		}
		position, err := os.ReadFile(file + ".position")
		require.NoError(t, err)
		code, err := os.ReadFile(file + ".link")
		require.NoError(t, err)
		assert.Equal(t, string(code), link(t, g, string(position))+"\n", g.Slug())
		m, err := replay.DecodeLink(strings.TrimSpace(string(code)), catalog.Games{})
		require.NoError(t, err)
		assert.Equal(t, string(position), m.State().Position())
	}
}
