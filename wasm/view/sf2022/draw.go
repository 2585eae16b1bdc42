package sf2022

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/escape"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

func esc(s string) string { return escape.HTML(s) }

// icon is a sign in the size of the text.
func icon(id string) string {
	return `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">` + svg.Sign2022(id) + `</svg>`
}

// seatMark is a seat's shape in its colour.
func seatMark(seat engine.Seat) string {
	return `<svg class="seat s` + strconv.Itoa(int(seat)+1) + `" viewBox="0 0 16 16" aria-hidden="true">` +
		svg.SeatShape(int(seat)) + `</svg>`
}

// chip is a district's symbol on its colour.
func chip(class, id string) string { return `<span class="chip ` + class + `">` + icon(id) + `</span>` }

// hidden is text for those who hear the page.
func hidden(s string) string { return `<span class="vh">` + esc(s) + `</span>` }

// pictures keeps what was drawn: the same card is the same string, which is
// cheap to make and to compare.
type pictures struct {
	cards   map[svg.Card2022]string
	slots   [game.Rows]string
	bonuses [game.BonusTrack + 1]string
}

// maxPictures bounds what is kept of cards; a game needs about 200.
const maxPictures = 1000

func (p *pictures) of(a svg.Card2022) string {
	m, ok := p.cards[a]
	if !ok {
		if len(p.cards) >= maxPictures || p.cards == nil {
			p.cards = map[svg.Card2022]string{}
		}
		m = a.Markup()
		p.cards[a] = m
	}
	return m
}

func (p *pictures) slot(r game.Row) string {
	if p.slots[r] == "" {
		p.slots[r] = svg.Slot2022(game.Color(r))
	}
	return p.slots[r]
}

func (p *pictures) bonus(b game.BonusKind) string {
	if p.bonuses[b] == "" {
		p.bonuses[b] = svg.Bonus2022(b)
	}
	return p.bonuses[b]
}

// art is a card on a space of a city.
func (s *scene) art(c *game.City, at game.Cell) svg.Card2022 {
	face := s.face(c.Card(at))
	art := svg.Card2022{
		Face: face, Plus: c.Plus(at),
		TrackToken: c.TrackTokens().Has(at), Marker: c.Network().Has(at),
		Token: c.Foundations().Has(at), Skyscraper: c.Skyscrapers().Has(at),
	}
	art.Live = face.Has(game.Square) && c.Value(s.view.Edition(), at) > int(face.Value)+2*c.Plus(at)
	if art.Token {
		art.Around, art.Need = c.Around(s.view.Edition(), at), c.Need()
	}
	return art
}

// loose is a card that lies on no board.
func (s *scene) loose(c game.CardType) svg.Card2022 {
	face := s.face(c)
	return svg.Card2022{Face: face, Token: face.Has(game.Foundation)}
}

// cardClass is the class of a card's svg element.
func cardClass(c game.Card, more ...string) string {
	return strings.Join(append([]string{"card", svg.Class2022(c.Color)}, more...), " ")
}

// artName is the whole name of a card as it lies.
func artName(a svg.Card2022) string {
	return text.LyingName(a.Face, text.Lying{
		Square: a.Face.Has(game.Square), Live: a.Live, Plus: a.Plus, Track: a.TrackToken, Marker: a.Marker,
		Skyscraper: a.Skyscraper, Around: a.Around, Need: a.Need,
	})
}

// stat is a sign and a number, with its name.
func stat(class, id, name string, n int) string {
	return `<span class="st ` + class + `" title="` + esc(name) + `">` + icon(id) + hidden(name+" ") + strconv.Itoa(n) + `</span>`
}
