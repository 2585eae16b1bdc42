package svg

import game "bayboard/core/game/sf2022"

// Sign2022 is a sign or a district's symbol in a box of 24 by 24.
func Sign2022(id string) string {
	_, _, shapes := symbol(symbols2022, id)
	return shapes
}

// Thumb2022 is a space of a city in small.
type Thumb2022 struct {
	Taken              bool
	Color              game.Color
	Marker, Skyscraper bool
}

// City2022 is a whole city in small, in a box of 100 by 100: one path for the
// spaces of a colour, and one for what stands on them.
func City2022(cells *[game.Cells]Thumb2022) string {
	var empty pen
	var taken, marks [game.Black + 1]pen
	for i, c := range cells {
		x, y := 20*(i%game.Cols), 20*(i/game.Cols)
		tile := &empty
		if c.Taken {
			tile = &taken[c.Color]
		}
		tile.put("M%d %dh12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z", x+4, y+1)
		switch {
		case c.Skyscraper:
			marks[c.Color].put("M%d %dl5 16h-10z", x+10, y+2)
		case c.Marker:
			marks[c.Color].put("M%d %dm-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z", x+10, y+10)
		}
	}
	var p pen
	draw := func(path *pen, class string) {
		if path.Len() > 0 {
			p.path(path.String(), class)
		}
	}
	draw(&empty, "th-e")
	for c := range taken {
		class := Class2022(game.Color(c))
		draw(&taken[c], "stripe "+class)
		draw(&marks[c], "on-f "+class)
	}
	return p.String()
}

// Depot2022 is the depot printed below a city, in a box of 500 by 34 that may
// be stretched.
const Depot2022 = `<path d="M0 34V8L8 1h484l8 7v26z" class="dep-wall"/>` +
	`<path d="M22 34V19a12 12 0 0 1 24 0v15zM54 34V19a12 12 0 0 1 24 0v15z` +
	`M122 34V19a12 12 0 0 1 24 0v15zM154 34V19a12 12 0 0 1 24 0v15z` +
	`M322 34V19a12 12 0 0 1 24 0v15zM354 34V19a12 12 0 0 1 24 0v15z` +
	`M422 34V19a12 12 0 0 1 24 0v15zM454 34V19a12 12 0 0 1 24 0v15z" class="h-door"/>`

// Deck2022 is the draw deck in a box of 44 by 44, thinner as it runs out.
func Deck2022(cards int) string {
	var p pen
	if cards == 0 {
		p.rect(5, 5, 33, 33, 5, "stk-e")
		return p.String()
	}
	if cards > 2 {
		p.rect(9, 9, 33, 33, 5, "dk-c")
	}
	if cards > 1 {
		p.rect(5, 5, 33, 33, 5, "dk-b")
	}
	p.rect(1, 1, 33, 33, 5, "dk-a")
	p.path("M17.5 7v21M9 28c4-3 6-10 8.5-19 2.5 9 4.5 16 8.5 19M8 24h19", "dk-m")
	return p.String()
}

// Stack2022 is a stack of foundation tokens in a box of 30 by 42.
func Stack2022(height int) string {
	var p pen
	if height == 0 {
		p.path("M15 13 28 20v14L15 41 2 34V20z", "stk-e")
	}
	for i := range height {
		p.inline("k-token", "", 0, float64(12-8*i), 30, 30)
	}
	return p.String()
}

// Bonus2022 is what a bonus gives, in a box of 100 by 100 with the classes
// card and, for the universal cards, c-black.
func Bonus2022(b game.BonusKind) string {
	var p pen
	switch b {
	case game.BonusUniversal, game.BonusDepot: // in large, what matters of the card
		p.ground(game.Black)
		if b == game.BonusDepot {
			p.inline("i-depot", "ink", 34, 22, 56, 56)
			break
		}
		p.large(4, false)
	case game.BonusPlus2:
		p.circle(50, 50, 40, "gold")
		p.text(49, 65, "plus plus-xl", "+2")
	case game.BonusPoints:
		p.put(`<path d="M50 8 86 29v42L50 92 14 71V29z" class="gold"/>`)
		p.text(50, 62, "plus plus-l", "1½")
	case game.BonusNoCommitment:
		p.rect(8, 8, 84, 84, 14, "tok")
		p.inline("i-free", "tok-s", 22, 20, 56, 56)
	case game.BonusTrack:
		p.rect(8, 8, 84, 84, 14, "tok")
		p.inline("i-track", "tok-s", 22, 22, 56, 56)
	}
	return p.String()
}
