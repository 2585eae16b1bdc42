package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// bonus is a kind of bonus in the supply, with the completion token of its
// district.
type bonus struct{ key, class, name, head, card, art, left, done string }

func (c *Stock) bonuses() []bonus {
	var list []bonus
	for r := range game.Row(game.Rows) {
		b := c.bonus(text.RowTitle(r), game.DistrictBonus(r))
		color := game.Color(r)
		b.class += " " + svg.Class2022(color)
		b.head = icon(svg.District2022(color))
		b.done, b.name = icon("i-done"), b.name+" "+text.CompletedBy("")
		if holder := c.s.view.Completion(r); holder != engine.NoSeat {
			b.done, b.name = seatMark(holder), b.name+" "+text.CompletedBy(c.s.Names[holder])
		}
		list = append(list, b)
	}
	b := c.bonus(words.AnyOf, game.BonusTrack)
	b.class += " c-net"
	b.head = icon("i-track")
	return append(list, b)
}

func (c *Stock) bonus(from string, kind game.BonusKind) bonus {
	n := c.s.view.Supply(kind)
	b := bonus{key: kind.String(), class: "bon", card: bonusClass(kind), art: c.s.pictures.bonus(kind), left: "×" + strconv.Itoa(n)}
	if n == 0 {
		b.class += " bon-0"
	}
	b.name = text.BonusLeft(from, kind, n)
	return b
}

// order tells who has the Builder's Order.
func (c *Stock) order() string {
	holder := c.s.view.Builder()
	who := words.Nobody
	mark := ""
	if holder != engine.NoSeat {
		who, mark = c.s.Names[holder], seatMark(holder)
	}
	return icon("i-order") + "<span>" + words.Order + ": </span>" + mark + "<b>" + esc(who) + "</b>"
}
