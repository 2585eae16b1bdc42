package main

import (
	"encoding/json"
	"strings"
	"testing"

	"bayboard/core/catalog"

	"github.com/stretchr/testify/require"
)

func TestAReportHasTheKeysOfWhatWasMeasuredAndNoOthers(t *testing.T) {
	b := bench{effort: tiny}
	r, err := b.measure(catalog.All(), []string{"native", "links"})
	require.NoError(t, err)
	text, err := json.Marshal(r)
	require.NoError(t, err)
	var got struct {
		Games map[string]map[string]float64
	}
	require.NoError(t, json.Unmarshal(text, &got))
	require.Len(t, got.Games, len(catalog.All()))
	for slug, g := range got.Games {
		for _, key := range []string{"native_actions_per_s", "native_playouts_per_s", "link_chars_median", "link_chars_max", "legal_max"} {
			require.Positive(t, g[key], "%s: %s", slug, key)
		}
		require.Contains(t, g, "link_excess_max")
		require.Contains(t, g, "allocs_per_action")
		require.Len(t, g, 7)
	}
	require.NotContains(t, string(text), `"wasm"`)
}

func TestTheTableLeavesOutWhatWasNotMeasured(t *testing.T) {
	r := report{
		Games: map[string]*gameReport{"harbour": {wasm: &wasm{Actions: 200, Playouts: 10}}},
		Wasm:  &size{Raw: 4, Gzip: 3, Brotli: 1, Brotli5: 2},
		order: []string{"harbour"},
	}
	var b strings.Builder
	r.print(&b)
	require.Equal(t, `harbour
  wasm   10 playouts/s  200 actions/s
program  raw 4          gzip 3  brotli 1; 2 at level 5
`, b.String())
}

func TestAPartThatDoesNotExistIsRefused(t *testing.T) {
	require.ErrorContains(t, run("native,speed", "", 1, true, false), `part "speed"`)
	require.ErrorContains(t, run("links", "chess", 0, true, false), `no game "chess"`)
}
