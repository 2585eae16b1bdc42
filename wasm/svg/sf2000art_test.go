package svg_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
)

func css2000(t *testing.T, name string) string {
	t.Helper()
	css, err := os.ReadFile(filepath.Join("..", "..", "site", "css", name))
	require.NoError(t, err)
	return string(css)
}

func request2000(r game.Request) svg.Request2000 {
	return svg.Request2000{Place: r.Place.String(), Way: r.Way.String(), Investors: int(r.Investors)}
}

func action2000(c game.Card) svg.Action2000 {
	return svg.Action2000{Deed: c.Deed.String(), Way: c.Way.String(), District: c.District.String()}
}

// pictures2000 are all kinds of pictures with their classes.
func pictures2000() map[string]string {
	all := map[string]string{"ground": svg.Ground2000(), "no bank": svg.Bank2000(0), "bank": svg.Bank2000(20),
		"scale": svg.Scale2000([]int{3, 0, 12, 12, 80})}
	put := func(name, class, markup string) { all[name] = `<g class="` + class + `">` + markup + "</g>" }
	ed := game.Builtin()
	for k := game.Residence; k <= game.CityHall; k++ {
		d := svg.District2000{Kind: k.String(), Points: k.Points(), Look: true}
		put("tile "+d.Kind, d.Class(), d.Markup())
		d.Marks, d.Bonus, d.Aim = []int{1, 5, 5}, 3, true
		put("busy "+d.Kind, d.Class(), d.Markup())
		d.Soon, d.Marks = 2, nil
		put("soon "+d.Kind, d.Class(), d.Markup())
		d.Soon, d.Owner, d.Bonus, d.Fresh = 0, 4, 0, true
		put("built "+d.Kind, d.Class(), d.Markup())
		put("close "+d.Kind, "", svg.Close2000(d, [4]svg.Street2000{{Owner: 1}, {White: true}, {Can: true}, {Ghost: 3, Gone: true}}))
	}
	for seat := range game.MaxPlayers {
		s := svg.Street2000{Owner: seat + 1, Pick: true, Fresh: true, Asked: true}
		put(fmt.Sprint("street ", seat), s.Class(), s.Markup())
		put(fmt.Sprint("flag ", seat), "", svg.Flag2000(seat+1))
		put(fmt.Sprint("stick ", seat), "", svg.Stick2000(seat+1))
	}
	for i := game.RequestType(1); int(i) <= ed.RequestTypes(); i++ {
		r := request2000(ed.Request(i))
		put("request "+ed.Request(i).String(), svg.Kind2000(r.Place), r.Markup())
	}
	for i := game.CardType(1); int(i) <= ed.CardTypes(); i++ {
		a := action2000(ed.Card(i))
		put("action "+ed.Card(i).String(), svg.Kind2000(a.District), a.Markup())
		for n, y := range []svg.Year2000{{Year: 1909, Card: a}, {Year: 1909, Card: a, Open: true}, {Year: 1909, Card: a, Last: true}} {
			put(fmt.Sprint("year ", ed.Card(i).String(), n), y.Class(), y.Markup())
		}
	}
	for _, y := range []svg.Year2000{{Year: 1911}, {Year: 1911, Next: true}, {Year: 1918, Last: true}} {
		put(fmt.Sprint("year ", y), y.Class(), y.Markup())
	}
	for o := range game.OptionCards {
		a, b := o.Districts()
		put("option "+o.String(), "", svg.Option2000(a.String(), b.String()))
	}
	for v := -1; v <= game.MaxInfluence; v++ {
		put(fmt.Sprint("influence ", v), "s3", svg.Influence2000(v))
	}
	for v := range game.MaxCheck + 1 {
		put(fmt.Sprint("check ", v), "", svg.Check2000(v))
	}
	for _, n := range []int{0, 1, 5, 20} {
		put(fmt.Sprint("requests ", n), "", svg.RequestPile2000(n))
		if n > 0 {
			put(fmt.Sprint("actions ", n), "", svg.ActionPile2000(n))
		}
	}
	return all
}

func TestPicturesOf2000(t *testing.T) {
	ids := map[string]bool{}
	defs := parse(t, svg.Defs()+svg.Defs2000())
	for _, id := range defs.ids {
		assert.False(t, ids[id], "%s is defined twice", id)
		ids[id] = true
	}
	css := css2000(t, "sf2000.css")
	seen, bare := map[string]string{}, map[string]bool{}
	all := pictures2000()
	all["defs"] = svg.Defs2000()
	for name, markup := range all {
		d := parse(t, markup)
		assert.Positive(t, d.elements-1, name)
		if name != "defs" {
			assert.Empty(t, d.ids, name)
		}
		for _, ref := range d.refs {
			assert.True(t, ids[ref], "%s: %s", name, ref)
		}
		for _, m := range regexp.MustCompile(`url\(#([^)]*)`).FindAllStringSubmatch(markup, -1) {
			assert.True(t, ids[m[1]], "%s: %s", name, m[1])
		}
		for _, part := range strings.Split(markup, `class="`)[1:] {
			for _, class := range strings.Fields(part[:strings.Index(part, `"`)]) {
				if strings.HasPrefix(class, "sf-") && !styled(css, class) {
					bare[class] = true
				}
			}
		}
		if !strings.Contains(name, "park") && !strings.HasPrefix(name, "year") {
			assert.Empty(t, seen[markup], "%s looks like another", name)
		}
		seen[markup] = name
	}
	assert.Empty(t, bare, "classes without a style")
	assert.NotContains(t, css, "@import")
	assert.NotContains(t, css, "url(")
}

// styled reports whether a class stands in a style sheet.
func styled(css, class string) bool {
	return regexp.MustCompile(`\.` + class + `[^\w-]`).MatchString(css)
}

// Every kind, way and deed has its picture and its colour.
func TestSymbolsOf2000(t *testing.T) {
	ids, css := map[string]bool{}, css2000(t, "sf2000.css")
	for _, id := range parse(t, svg.Defs2000()).ids {
		ids[id] = true
	}
	for k := game.Residence; k <= game.CityHall; k++ {
		assert.True(t, ids[svg.Building2000(k.String(), true)], k)
		assert.True(t, ids[svg.Building2000(k.String(), false)], k)
		assert.True(t, styled(css, svg.Kind2000(k.String())), k)
	}
	signs := []string{"investor", "prestige", "year", "bank", "boundary", "any"}
	for w := game.ByInfluence; w <= game.ByOption; w++ {
		signs = append(signs, w.String())
	}
	for d := game.DeedTwo; d <= game.DeedRemove; d++ {
		signs = append(signs, d.String())
	}
	for _, sign := range signs {
		assert.True(t, ids[svg.Sign2000(sign)], sign)
	}
}

func TestWhatCardsSay(t *testing.T) {
	text := func(markup string) string { return parse(t, markup).text }
	assert.Equal(t, "7", text(svg.Influence2000(7)))
	assert.Equal(t, "10", text(svg.Check2000(10)))
	bonus := svg.Action2000{Deed: "bonus", District: "market"}
	assert.Equal(t, "+3", text(bonus.Markup()))
	assert.Equal(t, "1907+3", text(svg.Year2000{Year: 1907, Card: bonus, Open: true}.Markup()))
	assert.Equal(t, "1907", text(svg.Year2000{Year: 1907, Card: bonus}.Markup()), "earned")
	for n := range 6 {
		r := svg.Request2000{Place: "boundary", Way: "influence", Investors: n}
		assert.Equal(t, n, strings.Count(r.Markup(), "sf-i-investor"))
	}
}

// Markers of seats stand in the box, over their values, and do not cover each
// other.
func TestScales(t *testing.T) {
	for _, values := range [][]int{
		{0, 0, 0, 0, 0}, {30, 30, 30, 30, 30}, {22, 14, 14, 9, 14}, {7, 8, 9, 10, 11}, {0, 30, 60, 59, 61}, {250, 0, 3, 5, 249},
	} {
		var spots [][2]float64
		markup := svg.Scale2000(values)
		for seat := range values {
			use := regexp.MustCompile(`href="#` + svg.Seat(seat) + `" x="([\d.-]+)" y="([\d.-]+)" width="18"`).FindStringSubmatch(markup)
			require.NotNil(t, use, markup)
			x, y := decimal(t, use[1]), decimal(t, use[2])
			assert.True(t, x >= 0 && x <= 400-18 && y >= 0 && y <= 96-18, "%v: %v %v", values, x, y)
			for other, spot := range spots {
				assert.False(t, math.Abs(spot[0]-x) < 18 && math.Abs(spot[1]-y) < 18, "%v: %d covers %d", values, seat, other)
				assert.Equal(t, values[other] < values[seat], spot[0] < x, "%v", values)
			}
			spots = append(spots, [2]float64{x, y})
		}
	}
}

func decimal(t *testing.T, s string) float64 {
	t.Helper()
	f, err := strconv.ParseFloat(s, 64)
	require.NoError(t, err)
	return f
}
