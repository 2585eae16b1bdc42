package sf2000

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
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

func TestTheGalleryHasEachCardTileStickAndSign(t *testing.T) {
	all := exhibited(New().Gallery())
	ed := game.Builtin()
	for r := 1; r <= ed.RequestTypes(); r++ {
		face := ed.Request(game.RequestType(r))
		assert.Contains(t, all, ">"+svg.Request2000{Place: face.Place.String(), Way: face.Way.String(), Investors: int(face.Investors)}.Markup()+"<", face.String())
	}
	for k := 1; k <= ed.CardTypes(); k++ {
		face := ed.Card(game.CardType(k))
		assert.Contains(t, all, text.ActionName(face)+"\n<svg")
		assert.Contains(t, all, actionFace(face).Markup(), face.String())
	}
	for o := range game.OptionCards {
		assert.Contains(t, all, optionCard(o))
	}
	for v := -1; v <= game.MaxInfluence; v++ {
		assert.Contains(t, all, svg.Influence2000(v))
	}
	for v := range game.MaxCheck + 1 {
		assert.Contains(t, all, svg.Check2000(v))
	}
	for d := game.NoDistrict + 1; ; d++ {
		assert.Contains(t, all, text.KindTitle(d), "a kind of the map")
		if d == game.CityHall {
			break
		}
	}
	for seat := range game.MaxPlayers + 1 {
		assert.Contains(t, all, svg.Street2000{Owner: seat, White: seat == 0}.Markup(), strconv.Itoa(seat))
	}
	for _, m := range regexp.MustCompile(`<symbol id="([^"]+)"`).FindAllStringSubmatch(svg.Defs()+svg.Defs2000(), -1) {
		assert.Contains(t, all, `href="#`+m[1]+`"`)
	}
}

func TestTheGalleryHasEachStateOfATileAStreetAndAYear(t *testing.T) {
	all := exhibited(New().Gallery())
	for _, class := range []string{"sf-aim", "sf-look", "sf-fresh", "sf-soon", "sf-built", "sf-ruin", "sf-can", "sf-pick", "sf-ghost", "sf-white", "sf-open", "sf-next", "sf-last", "sf-done", "sf-gold"} {
		assert.Regexp(t, `class="[^"]*\b`+class+`\b`, all)
	}
}
