package search_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the moves in testdata")

// The files hold a game of all levels for each number of players. The test is
// run natively and as WebAssembly: bots move alike in both.
func TestBotsMoveAsInTheGoldenGames(t *testing.T) {
	for _, g := range catalog.All() {
		t.Run(g.Slug(), func(t *testing.T) {
			var got strings.Builder
			least, most := g.Players()
			for players := least; players <= most; players++ {
				fmt.Fprintf(&got, "players %d\n", players)
				s := begin(t, g, players, 4)
				bots := seats(players, 0, 40, search.Levels()...)
				play(t, s, bots, func(ply int, _ []engine.Action, a engine.Action) {
					seat := s.Actor()
					fmt.Fprintf(&got, "%d %s %s: %s\n", ply, seat, bots[seat].Level(), s.FormatAction(a))
				})
			}
			name := filepath.Join("testdata", g.Slug()+".txt")
			if *update {
				require.NoError(t, os.WriteFile(name, []byte(got.String()), 0o644))
			}
			want, err := os.ReadFile(name)
			require.NoError(t, err)
			require.Equal(t, string(want), got.String())
		})
	}
}
