package sf2022

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
	"bayboard/wasm/view/ui"
)

// exhibited is all that the gallery draws.
func exhibited(shelves []ui.Shelf) string {
	var all strings.Builder
	for _, s := range shelves {
		for _, x := range s.Pieces {
			all.WriteString(x.Name + "\n" + x.Art + "\n")
		}
	}
	return all.String()
}

func TestTheGalleryHasEachCardBonusSpaceAndSign(t *testing.T) {
	all := exhibited(New().Gallery())
	ed, cards := game.Builtin(), 0
	for t2 := game.CardType(1); int(t2) <= ed.Types(); t2++ {
		face := ed.Card(t2)
		require.Contains(t, all, ">"+svg.Card2022{Face: face}.Markup()+"<", face.String())
		cards += ed.Count(t2)
		if face.Has(game.Foundation) {
			assert.Contains(t, all, "skyscraper")
		}
	}
	assert.Equal(t, ed.Size(), cards, "the types are the whole deck")
	bonuses := 0
	for b := game.NoBonus + 1; b.String() != ""; b++ {
		assert.Contains(t, all, svg.Bonus2022(b), b.String())
		if bonuses++; b == game.BonusTrack {
			break
		}
	}
	assert.Equal(t, 6, bonuses)
	for r := range game.Rows {
		assert.Contains(t, all, svg.Slot2022(game.Color(r)))
	}
	for _, id := range svg.IDs2022() {
		assert.Contains(t, all, id+"\n<svg")
	}
}

func TestTheGalleryHasEachStateOfACard(t *testing.T) {
	all := exhibited(New().Gallery())
	for _, state := range []string{`class="num num-up"`, ">+2<", ">+4<", "laid", "marker", ">2/5<", "s-body", "t-body", "worth 4"} {
		assert.Contains(t, all, state)
	}
}
