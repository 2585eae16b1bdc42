package ttrsf

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	game "bayboard/core/game/ttrsf"
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

func TestTheGalleryHasEachCardTicketTokenSpaceAndRoute(t *testing.T) {
	all := exhibited(New().Gallery())
	ed := game.Builtin()
	for k := range game.Color(game.Colors) {
		if k != game.Gray {
			assert.Contains(t, all, svg.CardTTRSF(k.String()))
		}
		if k != game.Ferry {
			assert.Contains(t, all, svg.KeySpaceTTRSF(k.String(), false, 0))
		}
	}
	m := svg.MapOfTTRSF(ed)
	for id := game.TicketID(1); int(id) <= ed.Tickets(); id++ {
		x := ed.Ticket(id)
		assert.Contains(t, all, m.Ticket(int(x.A), int(x.B), int(x.Points), svg.LinkOpen))
		assert.Contains(t, all, text.TicketName(ed, id)+",")
	}
	for y := game.Symbol(1); y <= game.Symbols; y++ {
		assert.Contains(t, all, token(y, true))
		assert.Contains(t, all, token(y, false))
	}
	for r := range ed.Routes() {
		assert.Contains(t, all, m.Route(r).Markup(svg.RouteStateTTRSF{}))
		assert.Contains(t, all, text.RouteName(ed, game.RouteID(r))+"\n")
	}
	for seat := 1; seat <= game.MaxPlayers; seat++ {
		assert.Contains(t, all, keySpace(game.Gray, false, seat))
	}
	for _, s := range regexp.MustCompile(`<symbol id="([^"]+)"`).FindAllStringSubmatch(svg.Defs()+svg.DefsTTRSF(), -1) {
		assert.Contains(t, all, `href="#`+s[1]+`"`)
	}
}

func TestTheGalleryHasEachStateOfARouteALocationAndATicket(t *testing.T) {
	v := New()
	all := exhibited(v.Gallery())
	for _, class := range []string{"tt-can", "tt-picked", "tt-closed", "tt-fresh", "tt-taken"} {
		assert.Regexp(t, `<g class="tt-route [^"]*`+class, all)
	}
	m := svg.MapOfTTRSF(game.Builtin())
	for _, s := range []svg.LinkTTRSF{svg.LinkOpen, svg.LinkDone, svg.LinkSoon} {
		x := game.Builtin().Ticket(1)
		assert.Contains(t, all, m.Ticket(int(x.A), int(x.B), int(x.Points), s))
	}
	for _, s := range []svg.PlaceStateTTRSF{{End: true}, {Goal: true}, {Can: true}} {
		assert.Contains(t, all, `<g class="`+svg.PlaceClassTTRSF(s)+`">`)
	}
}
