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
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// at is a point in the city of a point in the <g> of a street.
func at2000(t *testing.T, street int, p [2]float64) [2]float64 {
	t.Helper()
	x1, y1, x2, y2 := svg.Line2000(street)
	x, y := p[0], p[1]
	if strings.HasSuffix(svg.StreetAt2000(street), "rotate(90)") {
		x, y = -y, x
	}
	return [2]float64{x + (x1+x2)/2, y + (y1+y2)/2}
}

// A street runs along one side of each of its tiles.
func TestStreetsRunBesideTheirTiles(t *testing.T) {
	const side, gap = svg.TileSide2000, svg.TilePitch2000 - svg.TileSide2000
	for s := range game.Street(game.StreetCount) {
		x1, y1, x2, y2 := svg.Line2000(int(s))
		a, b := s.Beside()
		for _, tile := range []game.Tile{a, b} {
			x, y := svg.Tile2000(int(tile))
			if s.IsAcross() {
				assert.Equal(t, []float64{x, x + side}, []float64{x1, x2}, s)
				assert.Equal(t, y1, y2)
				assert.Contains(t, []float64{y - gap/2, y + side + gap/2}, y1, s)
			} else {
				assert.Equal(t, []float64{y, y + side}, []float64{y1, y2}, s)
				assert.Equal(t, x1, x2)
				assert.Contains(t, []float64{x - gap/2, x + side + gap/2}, x1, s)
			}
		}
		ends := [2]float64{at2000(t, int(s), [2]float64{-side / 2, 0})[0], at2000(t, int(s), [2]float64{side / 2, 0})[0]}
		assert.Equal(t, [2]float64{x1, x2}, ends, "%s is turned the wrong way", s)
		for _, v := range [][2]float64{{x1, svg.CityX2000}, {y1, svg.CityY2000}} {
			assert.Greater(t, v[0], v[1], "%s lies outside", s)
		}
		assert.Less(t, x2, svg.CityX2000+svg.CityW2000)
		assert.Less(t, y2, svg.CityY2000+svg.CityH2000)
	}
}

// inside reports whether a point lies in a convex shape, further than near
// from its sides.
func inside(shape [][2]float64, p [2]float64, near float64) bool {
	for i, a := range shape {
		b := shape[(i+1)%len(shape)]
		dx, dy := b[0]-a[0], b[1]-a[1]
		if (dx*(p[1]-a[1])-dy*(p[0]-a[0]))/math.Hypot(dx, dy) < near {
			return false
		}
	}
	return true
}

// Each point of a street's area belongs to one street, and a finger fits in.
func TestClicksOnStreets(t *testing.T) {
	var areas [game.StreetCount][][2]float64
	for s := range areas {
		for _, p := range svg.Hit2000() {
			areas[s] = append(areas[s], at2000(t, s, p))
		}
	}
	for x := svg.CityX2000 + .25; x < svg.CityX2000+svg.CityW2000; x += 2 {
		for y := svg.CityY2000 + .75; y < svg.CityY2000+svg.CityH2000; y += 2 {
			n := 0
			for s := range areas {
				if inside(areas[s], [2]float64{x, y}, 1e-9) {
					n++
				}
			}
			assert.LessOrEqual(t, n, 1, "(%v, %v) belongs to %d streets", x, y, n)
		}
	}
	// 24 px where the city is 650 px wide
	const least = 24 * svg.CityW2000 / 650
	var points []string
	for _, p := range svg.Hit2000() {
		points = append(points, fmt.Sprintf("%v,%v", p[0], p[1]))
	}
	assert.LessOrEqual(t, least, 2*svg.Hit2000()[4][1])
	assert.Contains(t, svg.Street2000{}.Markup(), `points="`+strings.Join(points, " ")+`" class="sf-hit"`, "another area is drawn")
}

// Sticks can be told apart without colour.
func TestSticksDiffer(t *testing.T) {
	seen := map[string]int{}
	for seat := range game.MaxPlayers + 1 {
		art := svg.Stick2000(seat)
		plain := art[strings.Index(art, ">"):]
		pattern, shape, _ := strings.Cut(plain, "sf-eye")
		for _, part := range []string{pattern, shape} {
			if seat < 2 && part == pattern {
				continue // white and the first are plain
			}
			other, ok := seen[part]
			assert.False(t, ok, "%d looks like %d", seat, other)
			seen[part] = seat
		}
	}
}

// What classes show does not change the markup, so that nothing is drawn anew.
func TestStatesOfStreetsAndTiles(t *testing.T) {
	for _, s := range []svg.Street2000{{}, {White: true}, {Owner: 3}, {Ghost: 2}} {
		plain, class := s.Markup(), s.Class()
		seen := map[string]bool{class: true}
		for _, f := range []func(*svg.Street2000){
			func(s *svg.Street2000) { s.Can = true }, func(s *svg.Street2000) { s.Pick = true }, func(s *svg.Street2000) { s.Gone = true },
			func(s *svg.Street2000) { s.Fresh = true }, func(s *svg.Street2000) { s.Asked = true },
		} {
			with := s
			f(&with)
			assert.Equal(t, plain, with.Markup())
			assert.True(t, strings.HasPrefix(with.Class(), class+" "), with.Class())
			assert.False(t, seen[with.Class()])
			seen[with.Class()] = true
		}
	}
	d := svg.District2000{Kind: "office", Points: 6}
	for _, f := range []func(*svg.District2000){
		func(d *svg.District2000) { d.Aim = true }, func(d *svg.District2000) { d.Look = true }, func(d *svg.District2000) { d.Fresh = true },
	} {
		with := d
		f(&with)
		assert.Equal(t, d.Markup(), with.Markup())
		assert.NotEqual(t, d.Class(), with.Class())
	}
	for _, f := range []func(*svg.District2000){
		func(d *svg.District2000) { d.Owner = 2 }, func(d *svg.District2000) { d.Soon = 2 }, func(d *svg.District2000) { d.Bonus = 3 },
		func(d *svg.District2000) { d.Marks = []int{1, 1} }, func(d *svg.District2000) { d.Points = 5 }, func(d *svg.District2000) { d.Kind = "bank" },
	} {
		with := d
		f(&with)
		assert.NotEqual(t, d.Markup(), with.Markup())
	}
	assert.Equal(t, "6+3", parse(t, svg.District2000{Kind: "office", Points: 6, Bonus: 3}.Markup()).text)
}

func TestColumnsAndRowsAreNamedBesideTheirTiles(t *testing.T) {
	ground := svg.Columns2000() + svg.Rows2000()
	for at := range game.Tiles {
		name := text.TileName(game.Tile(at))
		x, y := svg.Tile2000(at)
		column := regexp.MustCompile(`<text x="([0-9]+)" y="-[0-9]+">` + name[:1] + `</text>`).FindStringSubmatch(ground)
		row := regexp.MustCompile(`<text x="-[0-9]+" y="([0-9]+)">` + name[1:] + `</text>`).FindStringSubmatch(ground)
		require.NotNil(t, column, name)
		require.NotNil(t, row, name)
		assert.InDelta(t, x+svg.TileSide2000/2, amount(t, column[1]), 1, name)
		assert.InDelta(t, y+svg.TileSide2000/2, amount(t, row[1]), 8, name)
	}
}

func TestAScaleIsAsHighAsItsMarkersStand(t *testing.T) {
	for values, top := range map[[5]int]float64{{0, 8, 16, 24, 30}: 76, {3, 3, 12, 20, 28}: 57, {30, 30, 30, 30, 30}: 0} {
		box := strings.Fields(svg.ScaleBox2000(values[:]))
		assert.InDelta(t, top, amount(t, box[1]), 0, values)
		assert.InDelta(t, 122, amount(t, box[1])+amount(t, box[3]), 0, values)
		for _, y := range regexp.MustCompile(`<use [^>]* y="([-0-9.]+)"`).FindAllStringSubmatch(svg.Scale2000(values[:]), -1) {
			assert.GreaterOrEqual(t, amount(t, y[1]), top, values)
		}
	}
}

func amount(t *testing.T, s string) float64 {
	n, err := strconv.ParseFloat(s, 64)
	require.NoError(t, err)
	return n
}
