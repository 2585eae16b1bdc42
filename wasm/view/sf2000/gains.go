package sf2000

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/text"
)

// gain is what the action pointed at would mean for a tile.
type gain struct{ key, class, head, body string }

// findGains are the tiles whose sides the action pointed at would change.
func (c *Hand) findGains() []gain {
	s := c.s
	var list []gain
	for _, at := range s.touched() {
		d := s.view.District(at)
		x := gain{key: "t" + strconv.Itoa(int(at)), class: "sf-gain"}
		who, rises := s.rises(at)
		x.head = building(d, rises) + esc(text.KindTitle(d)+" "+text.TileName(at))
		if rises {
			x.class += " sf-gain-r"
			x.body = words.Builder + " " + seatMark(who) + esc(s.Names[who]) + ` <b>+` + strconv.Itoa(d.Points()+s.view.Bonus(at)) + `</b>`
		} else {
			x.body = s.stands(at)
		}
		list = append(list, x)
	}
	return list
}

// aims reports whether what would change is shown or may be pointed at: room is
// kept for it, so that what is pointed at stays where it is.
func (c *Hand) aims() bool {
	for _, a := range c.s.does {
		if a.Kind != 0 {
			return true
		}
	}
	return len(c.gains) > 0
}

// stands is who would have how many sticks around a tile, and what the viewer
// would still need.
func (s *scene) stands(at game.Tile) string {
	after := s.look.after
	out := ""
	for i := range after.Seats() {
		seat := engine.Seat(i)
		if n := after.Own(seat).And(at.Streets()).Len(); n > 0 {
			out += `<span class="sf-st">` + seatMark(seat) + hidden(s.Names[seat]+" ") + strconv.Itoa(n) + `</span>`
		}
	}
	out += `<span>` + esc(text.FreeStreets(after.Free().And(at.Streets()).Len())) + `</span> `
	need := words.Cannot
	if k := after.Needs(at, s.seat); k >= 0 {
		need = text.NeedsMore(k)
	}
	return out + `<span class="note">` + esc(s.Names[s.seat]+": "+need) + `</span>`
}
