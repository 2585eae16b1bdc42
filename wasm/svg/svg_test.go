package svg_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
)

// drawn is what was found in a picture.
type drawn struct {
	ids, refs []string
	text      string
	elements  int
}

// parse reads a picture and fails on what the page would not accept.
func parse(t *testing.T, markup string) drawn {
	t.Helper()
	var d drawn
	r := xml.NewDecoder(strings.NewReader("<svg>" + markup + "</svg>"))
	for {
		tok, err := r.Token()
		if errors.Is(err, io.EOF) {
			return d
		}
		require.NoError(t, err, markup)
		switch tok := tok.(type) {
		case xml.CharData:
			d.text += string(tok)
		case xml.StartElement:
			d.elements++
			assert.NotContains(t, []string{"style", "script"}, tok.Name.Local)
			seen := map[string]bool{}
			for _, a := range tok.Attr {
				name := a.Name.Local
				assert.False(t, seen[name], "%s twice: %s", name, markup)
				seen[name] = true
				assert.False(t, name == "style" || strings.HasPrefix(name, "on"), name)
				switch name {
				case "id":
					d.ids = append(d.ids, a.Value)
				case "href":
					d.refs = append(d.refs, strings.TrimPrefix(a.Value, "#"))
				}
			}
		}
	}
}

func known(t *testing.T) map[string]bool {
	ids := map[string]bool{}
	for _, id := range parse(t, svg.Defs()).ids {
		assert.False(t, ids[id], "%s is defined twice", id)
		ids[id] = true
	}
	return ids
}

func TestSymbolsAreDefined(t *testing.T) {
	ids := known(t)
	for _, ref := range parse(t, svg.Defs()).refs {
		assert.True(t, ids[ref], ref)
	}
	for seat := range 5 {
		assert.True(t, ids[svg.Seat(seat)])
	}
}

// states are the ways in which a card may lie.
func states(face game.Card) []svg.Card2022 {
	return []svg.Card2022{
		{Face: face},
		{Face: face, Marker: true, TrackToken: true, Plus: 1},
		{Face: face, Marker: true, Live: true, Plus: 3},
		{Face: face, Token: true, Around: 4, Need: 6},
		{Face: face, Token: true, Skyscraper: true, Plus: 2},
	}
}

func TestEveryCardOfTheEditionIsDrawn(t *testing.T) {
	ed := game.Builtin()
	pictures := map[string]string{}
	for c := game.CardType(1); c <= ed.UniversalDepot(); c++ {
		for _, art := range states(ed.Card(c)) {
			d := parse(t, art.Markup())
			assert.Empty(t, d.refs, "a tree of its own for each use")
			assert.Less(t, d.elements, 24, "many elements: %v", art)
		}
		plain := svg.Card2022{Face: ed.Card(c)}.Markup()
		face := ed.Card(c).String()
		if other, ok := pictures[plain]; ok {
			assert.Equal(t, face, other, "two faces look alike")
		}
		pictures[plain] = face
	}
}

func TestTheUniversalCardLooksOnABoardAsInTheSupply(t *testing.T) {
	ed := game.Builtin()
	card := svg.Card2022{Face: ed.Card(ed.UniversalCard())}
	assert.Equal(t, svg.Bonus2022(game.BonusUniversal), card.Markup())
	card.Plus = 1
	assert.Equal(t, "6+2", parse(t, card.Markup()).text)
}

func TestWhatLiesOnACardIsSeen(t *testing.T) {
	face := game.Card{Color: game.Orange, Symbols: game.Foundation}
	site := svg.Card2022{Face: face, Token: true, Around: 4, Need: 6}
	assert.Equal(t, "4/6", parse(t, site.Markup()).text)
	assert.Contains(t, site.Markup(), "t-body")
	site.Skyscraper = true
	assert.Contains(t, site.Markup(), "s-body")
	assert.NotContains(t, site.Markup(), "k-conc")

	two := svg.Card2022{Face: game.Card{Color: game.Gray, Value: 2}, Plus: 1}
	assert.Equal(t, "4+2", parse(t, two.Markup()).text)
	assert.NotContains(t, two.Markup(), "rails")
	two.TrackToken = true
	assert.Contains(t, two.Markup(), "laid")

	square := svg.Card2022{Face: game.Card{Color: game.Gray, Symbols: game.Square}}
	dead := square.Markup()
	square.Live = true
	assert.NotEqual(t, dead, square.Markup())
}

func TestPiecesAreDrawn(t *testing.T) {
	var city [game.Cells]svg.Thumb2022
	city[0] = svg.Thumb2022{Taken: true, Color: game.Blue, Marker: true}
	city[6] = svg.Thumb2022{Taken: true, Color: game.Black, Skyscraper: true}
	pictures := []string{svg.City2022(&city), svg.Depot2022, svg.Rising2022}
	for _, n := range []int{0, 1, 2, 87} {
		pictures = append(pictures, svg.Deck2022(n))
	}
	for n := range 3 {
		pictures = append(pictures, svg.Stack2022(n))
	}
	for b := game.BonusPlus2; b <= game.BonusTrack; b++ {
		pictures = append(pictures, svg.Bonus2022(b))
	}
	for c := game.Blue; c <= game.Green; c++ {
		pictures = append(pictures, svg.Slot2022(c))
	}
	for i, markup := range pictures {
		d := parse(t, markup)
		assert.Greater(t, d.elements, 1, "picture %d is empty", i)
		assert.Empty(t, d.refs)
	}
	small := svg.City2022(&city)
	assert.Equal(t, game.Cells-2, strings.Count(small, "a3 3 0 0 1-3-3v-12")-2, "a tile for each space")
	assert.Equal(t, 5, parse(t, small).elements-1, "empty spaces, and for two colours tiles and marks")
}
