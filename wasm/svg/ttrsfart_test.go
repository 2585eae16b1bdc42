package svg_test

import (
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/wasm/svg"
)

var (
	colorsTTRSF = []string{"blue", "green", "black", "purple", "red", "orange", "ferry"}
	tokensTTRSF = []string{"bridge", "crab", "dragon", "heart", "seal", "tower", "wave"}
)

// picturesTTRSF are all kinds of pictures, on a map.
func picturesTTRSF(m *svg.MapTTRSF, routes, places int) map[string]string {
	all := map[string]string{
		"defs": svg.DefsTTRSF(), "background": m.Background(), "back": svg.BackTTRSF, "ticket back": svg.TicketBackTTRSF,
		"no pile": svg.PileTTRSF(0), "pile": svg.PileTTRSF(9), "car": svg.CarTTRSF(4),
		"ticket": m.Ticket(0, 1, 12, svg.LinkOpen), "link": m.Link(0, 1, svg.LinkDone) + m.Link(1, 0, svg.LinkSoon),
		"key": svg.KeySpaceTTRSF("gray", true, 0) + svg.KeySpaceTTRSF("red", false, 0) + svg.KeySpaceTTRSF("gray", false, 2),
	}
	for _, c := range colorsTTRSF {
		all["card "+c] = svg.CardTTRSF(c)
	}
	for _, s := range tokensTTRSF {
		all["token "+s] = svg.TokenArtTTRSF(s, true) + svg.TokenArtTTRSF(s, false)
	}
	state := svg.RouteStateTTRSF{Can: true, Picked: true, Closed: true, Fresh: true}
	for i := range routes {
		r := m.Route(i)
		all["routes"] += `<g class="` + r.Class(state) + `">` + r.Markup(state) + "</g>"
		state.Owner = 1 + i%4
	}
	for i := range places {
		s := svg.PlaceStateTTRSF{Symbol: tokensTTRSF[i%7], Left: i % 4, End: i%2 > 0, Goal: i%3 > 0, Can: i%5 > 0}
		all["places"] += `<g class="` + svg.PlaceClassTTRSF(s) + `">` + m.PlaceMarkup(i, s) + "</g>"
	}
	return all
}

func TestPicturesOfTTRSF(t *testing.T) {
	places, lines := listsTTRSF(t)
	m := svg.NewMapTTRSF(places, lines)
	ids := map[string]bool{}
	for _, id := range parse(t, svg.Defs()+svg.DefsTTRSF()).ids {
		assert.False(t, ids[id], "%s is defined twice", id)
		ids[id] = true
	}
	css, err := os.ReadFile(filepath.Join("..", "..", "site", "css", "ttrsf.css"))
	require.NoError(t, err)
	seen := map[string]string{}
	for name, markup := range picturesTTRSF(m, len(lines), len(places)) {
		d := parse(t, markup)
		assert.Positive(t, d.elements-1, name)
		for _, ref := range d.refs {
			assert.True(t, ids[ref], "%s: %s", name, ref)
		}
		for _, part := range strings.Split(markup, `class="`)[1:] {
			for _, class := range strings.Fields(part[:strings.Index(part, `"`)]) {
				if strings.HasPrefix(class, "tt-") {
					assert.Contains(t, string(css), "."+class, "%s has no style", class)
				}
			}
		}
		assert.Empty(t, seen[markup], "%s looks like another", name)
		seen[markup] = name
	}
	assert.NotContains(t, string(css), "@import")
}

func TestEveryNameStandsOnTheMap(t *testing.T) {
	places, lines := listsTTRSF(t)
	m := svg.NewMapTTRSF(places, lines)
	for i, p := range places {
		assert.Equal(t, strings.ReplaceAll(p.Name, " ", ""), strings.ReplaceAll(parse(t, m.PlaceMarkup(i, svg.PlaceStateTTRSF{})).text, " ", ""))
		assert.Equal(t, "3", strings.TrimSuffix(parse(t, m.PlaceMarkup(i, svg.PlaceStateTTRSF{Symbol: "crab", Left: 3})).text, parse(t, m.PlaceMarkup(i, svg.PlaceStateTTRSF{})).text))
	}
}

// Other places, in other units: everything is found by trying.
func TestMapOfAnotherCity(t *testing.T) {
	places, lines := listsTTRSF(t)
	for i := range places {
		places[i].Name = "<Stop & " + string(rune('A'+i)) + ">"
		places[i].X, places[i].Y = places[i].X*3.5, places[i].Y*3.5
	}
	start := time.Now()
	m := svg.NewMapTTRSF(places, lines)
	assert.Less(t, time.Since(start), 3*time.Second)
	assert.NotEqual(t, svg.NewMapTTRSF(listsTTRSF(t)).Background(), m.Background())
	spaces, labels := spaceSpots(m, places, lines), labelSpots(m, places)
	assert.Empty(t, crossings(spaces, spaces, 150))
	assert.Empty(t, crossings(labels, labels, 60))
	for name, markup := range picturesTTRSF(m, len(lines), len(places)) {
		assert.Positive(t, parse(t, markup).elements-1, name)
	}
	box := m.Box()
	for _, s := range append(spaces, labels...) {
		for _, p := range s.shape {
			assert.True(t, p[0] >= box.X && p[0] <= box.X+box.W && p[1] >= box.Y && p[1] <= box.Y+box.H, "%s lies outside", s.name)
		}
	}
}

func TestSmallestMaps(t *testing.T) {
	assert.NotPanics(t, func() {
		svg.NewMapTTRSF(nil, nil).Background()
		m := svg.NewMapTTRSF([]svg.PlaceTTRSF{{Name: "A", X: 5, Y: 5}, {Name: "B", X: 5, Y: 5}}, []svg.LineTTRSF{{A: 0, B: 1, Length: 9, Color: "gray"}})
		parse(t, m.Background()+m.Route(0).Markup(svg.RouteStateTTRSF{})+m.Link(0, 1, svg.LinkOpen))
		m = svg.NewMapTTRSF([]svg.PlaceTTRSF{{Name: "A"}, {Name: "B", X: 1}}, []svg.LineTTRSF{{A: 0, B: 1, Length: 9, Color: "gray"}})
		parse(t, m.Background()+m.Route(0).Markup(svg.RouteStateTTRSF{}))
	})
}

// The points of a ticket lie on neither of its places, with room between.
func TestThePointsOfATicketLeaveItsPlacesFree(t *testing.T) {
	places, lines := listsTTRSF(t)
	m := svg.NewMapTTRSF(places, lines)
	box := m.Box()
	scale := max(80/box.W, 60/box.H)
	circle := regexp.MustCompile(`<circle cx="([^"]*)" cy="([^"]*)" r="[^"]*" class="(tt-thumb-dot|tt-tick-disc)"`)
	corners := map[[2]float64]bool{}
	for a := range places {
		for b := range a {
			var at [][2]float64
			for _, c := range circle.FindAllStringSubmatch(m.Ticket(a, b, 12, svg.LinkOpen), -1) {
				x, err := strconv.ParseFloat(c[1], 64)
				require.NoError(t, err)
				y, err := strconv.ParseFloat(c[2], 64)
				require.NoError(t, err)
				if c[3] == "tt-thumb-dot" {
					x, y = 40+(x-box.X-box.W/2)*scale, 30+(y-box.Y-box.H/2)*scale
				}
				at = append(at, [2]float64{x, y})
			}
			require.Len(t, at, 3)
			points := at[2]
			corners[points] = true
			for _, end := range at[:2] {
				assert.Greater(t, math.Hypot(end[0]-points[0], end[1]-points[1]), 15., "%s – %s", places[a].Name, places[b].Name)
			}
		}
	}
	assert.Greater(t, len(corners), 1)
}
