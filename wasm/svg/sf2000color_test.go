package svg_test

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/sf2000"
)

// The points on a rebuilt tile are read on the colour of its kind, in light
// and dark; so are the shapes on flags and sticks on the colours of seats.
func TestContrastOf2000(t *testing.T) {
	light, dark := colors2000(t)
	for name, theme := range map[string]map[string]string{"light": light, "dark": dark} {
		for _, kind := range []string{"residence", "condominium", "market", "amusement", "office", "industrial", "civic"} {
			assert.GreaterOrEqual(t, contrast(t, theme["--sf-"+kind], theme["--sf-plate"]), 4.5, "%s %s", name, kind)
		}
		for seat := range game.MaxPlayers {
			color := theme[fmt.Sprint("--s-", seat+1)]
			assert.GreaterOrEqual(t, contrast(t, color, theme["--sf-plate"]), 2.3, "%s seat %d", name, seat+1)
			assert.GreaterOrEqual(t, max(contrast(t, color, theme["--sf-road"]), contrast(t, theme["--sf-stick-edge"], theme["--sf-road"])), 3.0, "%s seat %d", name, seat+1)
		}
		assert.GreaterOrEqual(t, contrast(t, theme["--legal"], theme["--sf-road"]), 2.5, name)
	}
}

// colors2000 are the custom properties that are colours.
func colors2000(t *testing.T) (light, dark map[string]string) {
	t.Helper()
	light, dark = map[string]string{}, map[string]string{}
	for _, file := range []string{"tokens.css", "sf2000.css"} {
		night := false
		for _, m := range regexp.MustCompile(`(@media [^{]*)|(--[\w-]+):\s*(#[0-9a-f]{6});`).FindAllStringSubmatch(css2000(t, file), -1) {
			switch {
			case m[1] != "":
				night = strings.Contains(m[1], "dark")
			case night:
				dark[m[2]] = m[3]
			default:
				if light[m[2]] = m[3]; dark[m[2]] == "" {
					dark[m[2]] = m[3]
				}
			}
		}
	}
	return light, dark
}

func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func luminance(t *testing.T, color string) float64 {
	t.Helper()
	n, err := strconv.ParseUint(strings.TrimPrefix(color, "#"), 16, 32)
	require.NoError(t, err, color)
	sum := 0.0
	for i, weight := range []float64{.0722, .7152, .2126} {
		c := float64(n>>(8*i)&255) / 255
		if c <= .04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}
