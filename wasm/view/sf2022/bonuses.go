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

func (c *Supply) bonuses() []bonus {
	var list []bonus
	for r := range game.Row(game.Rows) {
		b := c.bonus(game.DistrictBonus(r))
		color := game.Color(r)
		b.class += " " + svg.Class2022(color)
		b.head = icon(svg.District2022(color))
		b.name = text.DistrictName(color) + " row: " + b.name
		holder := c.s.view.Completion(r)
		if holder == engine.NoSeat {
			b.done = icon("i-done")
			b.name += " Completion token not taken."
		} else {
			b.done = seatMark(holder)
			b.name += " Completed first by " + c.s.Names[holder] + "."
		}
		list = append(list, b)
	}
	b := c.bonus(game.BonusTrack)
	b.class += " c-net"
	b.head = icon("i-track")
	b.name = "Any row: " + b.name
	return append(list, b)
}

func (c *Supply) bonus(kind game.BonusKind) bonus {
	n := c.s.view.Supply(kind)
	b := bonus{key: kind.String(), class: "bon", card: bonusClass(kind), art: svg.Bonus2022(kind), left: "×" + strconv.Itoa(n)}
	if n == 0 {
		b.class += " bon-0"
	}
	b.name = text.BonusName(kind) + ", " + strconv.Itoa(n) + " left. " + text.BonusUse(kind)
	return b
}

// order tells who has the Builder's Order.
func (c *Supply) order() string {
	holder := c.s.view.Builder()
	who := "nobody yet"
	mark := ""
	if holder != engine.NoSeat {
		who, mark = c.s.Names[holder], seatMark(holder)
	}
	return icon("i-order") + "<span>Builder’s Order: </span>" + mark + "<b>" + esc(who) + "</b>"
}
