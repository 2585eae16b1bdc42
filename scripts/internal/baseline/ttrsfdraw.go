package baseline

import (
	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
)

// draw takes the colour that is lacking most if it lies open, a ferry if many
// cards are lacking, else the top of the deck.
func (b *rider) draw(legal []engine.Action) engine.Action {
	lack, ferries := b.lacking()
	return best(legal, func(a engine.Action) int {
		switch c := ttrsf.Color(a.A); {
		case a.Kind != ttrsf.ActDraw:
			return -1
		case c == 0:
			return 1
		case c == ttrsf.Ferry:
			if ferries > 0 {
				return 50
			}
			return 0
		case lack[c] > 0:
			return 2 + int(lack[c])
		}
		return 0
	})
}

// lacking is how many cards of each colour the hand has too few for the
// wanted routes, gray ones by the colour of which there are most left, and
// how many ferries.
func (b *rider) lacking() (lack ttrsf.Cards, ferries int) {
	hand, ed := b.v.Hand(), b.v.Edition()
	pay := func(c ttrsf.Color, n uint8) {
		used := min(n, hand[c])
		hand[c] -= used
		lack[c] += n - used
	}
	ferries = -int(hand[ttrsf.Ferry])
	for gray := range 2 {
		for r, wanted := range b.want {
			if !wanted {
				continue
			}
			route := ed.Route(ttrsf.RouteID(r))
			if (route.Color == ttrsf.Gray) != (gray == 1) {
				continue
			}
			ferries += int(route.Ferries)
			c := route.Color
			if c == ttrsf.Gray {
				c = most(&hand)
			}
			pay(c, route.Length-route.Ferries)
		}
	}
	return lack, ferries
}

func most(hand *ttrsf.Cards) ttrsf.Color {
	c := ttrsf.Blue
	for d := ttrsf.Green; d < ttrsf.Ferry; d++ {
		if hand[d] > hand[c] {
			c = d
		}
	}
	return c
}
