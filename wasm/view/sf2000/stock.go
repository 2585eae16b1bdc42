package sf2000

import (
	"strconv"

	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Stock is the years with their cards, the bank, and the decks.
type Stock struct{ s *scene }

// year is a year field.
type year struct{ key, class, name, card, art string }

func (c *Stock) years() []year {
	v := c.s.view
	cards := v.YearCards()
	list := make([]year, game.Years)
	for i := range list {
		y := svg.Year2000{Year: game.FirstYear + i, Next: i == len(cards), Last: i == game.Years-1}
		x := year{key: strconv.Itoa(y.Year), name: text.YearName(i)}
		switch {
		case i < len(cards):
			k := v.Edition().Card(cards[i])
			y.Card, y.Open = actionFace(k), v.YearOpen(i)
			x.card = text.ActionTitle(k)
			x.name += ": " + x.card
			switch {
			case y.Open:
				x.name += ", " + words.BonusOpen
			case k.Deed == game.DeedBonus:
				x.name += ", " + words.BonusUsed
			}
		case y.Next:
			x.name += ": " + words.Next
		case y.Last:
			x.name += ": " + words.Last
		}
		x.class, x.art = "sf-year "+y.Class(), y.Markup()
		list[i] = x
	}
	return list
}

func (c *Stock) yearsLeft() string { return text.YearsLeft(game.Years - len(c.s.view.YearCards())) }

// bank is the checks in the bank, as far as everybody knows them.
func (c *Stock) bank() string {
	v := c.s.view
	if v.BankLen() == 0 {
		return esc(words.BankEmpty)
	}
	known := v.Banked()
	out := `<span class="sf-chips">` + chips(&known) + `</span>`
	if n := v.BankLen() - known.Len(); n > 0 {
		out += ` <span class="note">` + esc(text.PaidFaceDown(n)) + `</span>`
	}
	return out
}

func (c *Stock) bankArt() string { return svg.Bank2000(c.s.view.BankLen()) }

// pile is a deck.
type pile struct{ key, art, label string }

func (c *Stock) piles() []pile {
	v := c.s.view
	return []pile{
		{"requests", svg.RequestPile2000(v.Stock()), text.RequestsLeft(v.Stock())},
		{"cards", svg.ActionPile2000(v.Deck()), text.CardsLeft(v.Deck())},
	}
}

// discards are the requests that were used.
func (c *Stock) discards() string {
	v := c.s.view
	out := ""
	for t := 1; t <= v.Edition().RequestTypes(); t++ {
		r := game.RequestType(t)
		if n := v.Discarded(r); n > 0 {
			out += `<li>` + strconv.Itoa(n) + " × " + esc(text.RequestName(v.Edition().Request(r))) + `</li>`
		}
	}
	if out == "" {
		return `<li class="note">` + esc(words.NoDiscards) + `</li>`
	}
	return out
}
