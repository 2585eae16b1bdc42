package svg

import game "bayboard/core/game/sf2022"

// Defs2022 is the content of a <defs> element: the symbols of San Francisco
// (2022).
func Defs2022() string { return symbols2022 }

// Thumb2022 is a space of a city in small.
type Thumb2022 struct {
	Taken              bool
	Color              game.Color
	Marker, Skyscraper bool
}

// City2022 is a whole city in small, in a box of 100 by 100.
func City2022(cells *[game.Cells]Thumb2022) string {
	var p pen
	for i, c := range cells {
		x, y := float64(20*(i%game.Cols)), float64(20*(i/game.Cols))
		if !c.Taken {
			p.rect(x+1, y+1, 18, 18, 3, "th-e")
			continue
		}
		color := Class2022(c.Color)
		p.rect(x+1, y+1, 18, 18, 3, "stripe "+color)
		switch {
		case c.Skyscraper:
			p.path("M"+number(x+10)+" "+number(y+2)+"l5 16h-10z", "on-f "+color)
		case c.Marker:
			p.circle(x+10, y+10, 4.5, "on-f "+color)
		}
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
		p.use("k-token", "", 0, float64(12-8*i), 30, 30)
	}
	return p.String()
}

// Bonus2022 is what a bonus gives, in a box of 100 by 100 with the classes
// card and, for the universal cards, c-black.
func Bonus2022(b game.BonusKind) string {
	switch b {
	case game.BonusUniversal:
		return Card2022{Face: game.Card{Color: game.Black, Value: 4}}.Markup()
	case game.BonusDepot:
		return Card2022{Face: game.Card{Color: game.Black, Symbols: game.Depot}}.Markup()
	}
	var p pen
	switch b {
	case game.BonusPlus2:
		p.circle(50, 50, 40, "gold")
		p.text(49, 65, "plus plus-xl", "+2")
	case game.BonusPoints:
		p.put(`<path d="M50 8 86 29v42L50 92 14 71V29z" class="gold"/>`)
		p.text(50, 62, "plus plus-l", "1½")
	case game.BonusNoCommitment:
		p.rect(8, 8, 84, 84, 14, "tok")
		p.use("i-free", "tok-s", 22, 20, 56, 56)
	case game.BonusTrack:
		p.rect(8, 8, 84, 84, 14, "tok")
		p.use("i-track", "tok-s", 22, 22, 56, 56)
	}
	return p.String()
}
