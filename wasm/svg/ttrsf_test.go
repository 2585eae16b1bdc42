package svg_test

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/wasm/svg"
)

// readTTRSF reads one of the lists that ship with the game.
func readTTRSF(t *testing.T, name string) [][]string {
	t.Helper()
	f, err := os.Open(filepath.Join("..", "..", "core", "game", "ttrsf", "data", name))
	require.NoError(t, err)
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	require.NoError(t, err)
	return rows[1:]
}

func number(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	require.NoError(t, err)
	return n
}

// listsTTRSF are the locations and routes of the built-in edition.
func listsTTRSF(t *testing.T) (places []svg.PlaceTTRSF, lines []svg.LineTTRSF) {
	t.Helper()
	index := map[string]int{}
	for i, row := range readTTRSF(t, "locations.csv") {
		index[row[0]] = i
		places = append(places, svg.PlaceTTRSF{Name: row[0], X: float64(number(t, row[1])), Y: float64(number(t, row[2]))})
	}
	for _, row := range readTTRSF(t, "routes.csv") {
		l := svg.LineTTRSF{A: index[row[0]], B: index[row[1]], Length: number(t, row[2]), Ferries: number(t, row[3]), Color: row[4]}
		if row[5] == "" {
			lines = append(lines, l)
			continue
		}
		first, second := l, l
		first.Side, second.Side, second.Color = -1, 1, row[5]
		lines = append(lines, first, second)
	}
	return places, lines
}
