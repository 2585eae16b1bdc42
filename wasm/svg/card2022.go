package svg

import (
	"strconv"

	game "bayboard/core/game/sf2022"
)

// Card2022 is what a project card shows, on a board or in an area. It is
// drawn in a box of 100 by 100: the left 24 are the stripe with the district,
// the top 44 hold all that matters, so that fanned cards stay readable.
type Card2022 struct {
	Face       game.Card
	Plus       int  // +2 tokens
	TrackToken bool // tracks by a token
	Marker     bool // in the network
	Live       bool // a square that counts 4
	Token      bool // a foundation token
	Skyscraper bool
	// Around of Need is how far a foundation is; not shown while Need is 0.
	Around, Need int
}

// Class2022 is the class that gives a colour to everything in it.
func Class2022(c game.Color) string { return "c-" + c.String() }

// District2022 is the id of a colour's symbol.
func District2022(c game.Color) string { return "d-" + c.String() }

// Markup is the inner markup of <svg viewBox="0 0 100 100" class="card c-…">.
func (c Card2022) Markup() string {
	var p pen
	p.Grow(1 << 11)
	p.ground(c.Face.Color)
	if c.Face.Has(game.Bonus) {
		p.circle(13, 34, 8.5, "gold disc")
		p.inline("i-star", "on-gold", 6.5, 27.5, 13, 13)
	}
	if c.TrackToken {
		p.inline("k-tracks", "laid", 0, 0, 100, 100)
	} else if c.Face.Has(game.Tracks) {
		p.inline("k-tracks", "", 0, 0, 100, 100)
	}
	switch {
	case c.Skyscraper:
		p.inline("k-sky", "", 36, 4, 42, 84)
	case c.universal():
		p.large(int(c.Face.Value)+2*c.Plus, c.Plus > 0)
	default:
		c.head(&p)
		c.picture(&p)
	}
	c.tokens(&p)
	return p.String()
}

// universal reports whether the card is the bonus that counts more than any
// project card.
func (c Card2022) universal() bool { return c.Face.Value > 3 }

// large is the value of the universal card, all over it.
func (p *pen) large(value int, up bool) {
	class := "num num-xl"
	if up {
		class += " num-up"
	}
	if value > 9 {
		class += " num-two"
	}
	p.text(58, 64, class, strconv.Itoa(value))
}

// ground is a card's paper and the stripe of its district.
func (p *pen) ground(c game.Color) {
	p.rect(1, 1, 98, 98, 9, "face")
	p.path("M10 1H25V99H10A9 9 0 0 1 1 90V10A9 9 0 0 1 10 1z", "stripe")
	p.inline(District2022(c), "on-d", 3.5, 4.5, 18, 18)
}

// head is the upper part: what the card counts and its sign.
func (c Card2022) head(p *pen) {
	switch {
	case c.Face.Has(game.Square):
		c.square(p)
	case c.Need > 0 && c.Face.Has(game.Foundation):
		text := strconv.Itoa(c.Around) + "/" + strconv.Itoa(c.Need)
		w := min(14+9*float64(len(text)), 56)
		p.rect(29, 9, w, 25, 12.5, "need")
		p.text(29+w/2, 27.5, "need-t", text)
	default:
		c.value(p)
	}
}

// value is the numeral, green with a +2, and people, or the sign of a kind.
func (c Card2022) value(p *pen) {
	sign, total := c.sign(), int(c.Face.Value)+2*c.Plus
	x := 32.0
	if total > 0 || sign == "" {
		class := "num"
		if c.Plus > 0 {
			class = "num num-up"
		}
		p.text(38.5, 34, class, strconv.Itoa(total))
		x = 58
	}
	if sign != "" {
		p.inline(sign, "ink", x, 9, 27, 27)
		return
	}
	c.people(p)
}

// people are as many as the value.
func (c Card2022) people(p *pen) {
	n := int(c.Face.Value)
	const step = 12.0
	w, h, person := symbol(symbols2022, "i-person")
	s := min((step-1)/w, 21/h)
	fits := make([]fit, n)
	for i := range fits {
		fits[i] = fit{s, s, 51.5 + step*float64(i) + (step-1-w*s)/2, 12 + (21-h*s)/2}
	}
	p.shapes(person, "ink", fits...)
}

func (c Card2022) sign() string {
	switch {
	case c.Face.Has(game.Foundation):
		return "i-found"
	case c.Face.Has(game.Depot):
		return "i-depot"
	case c.Face.Has(game.Waterfront):
		return "i-front"
	}
	return ""
}

// square shows 0 and 4 side by side, the one that counts filled.
func (c Card2022) square(p *pen) {
	off, on := "val-on", "val-off"
	numOff, numOn := "num num-on", "num num-off"
	if c.Live {
		off, on, numOff, numOn = on, off, numOn, numOff
	}
	p.rect(30, 6, 27, 30, 6, off)
	p.text(43.5, 30, numOff, "0")
	p.put(" ") // two numbers, not 04
	p.rect(59, 6, 27, 30, 6, on)
	p.text(72.5, 30, numOn, "4")
}

// picture is the illustration below.
func (c Card2022) picture(p *pen) {
	switch {
	case c.Face.Has(game.Foundation) && c.Token && c.Marker: // these two cover the rest
		p.rect(32, 79, 52, 8, 0, "k-conc")
	case c.Face.Has(game.Foundation):
		p.inline("k-found", "", 30, 45, 56, 42)
	case c.Face.Has(game.Depot):
		p.inline("k-depot", "", 30, 45, 56, 42)
	case c.Face.Has(game.Square):
		p.inline("k-square", "", 29, 46, 58, 43.5)
	case c.Face.Has(game.Waterfront):
		p.inline("k-front", "", 30, 45, 56, 42)
	default:
		c.houses(p)
	}
}

// houses are as many as the value.
func (c Card2022) houses(p *pen) {
	n := int(c.Face.Value)
	const w = 17.0
	vw, vh, house := symbol(symbols2022, "k-house")
	fits := make([]fit, n)
	for i := range fits {
		x := 56 + (w+2)*(float64(i)-float64(n)/2) + 1
		top := 47.0
		if i%2 == 1 {
			top = 44
		}
		fits[i] = fit{w / vw, (86 - top) / vh, x, top}
	}
	p.shapes(house, "", fits...)
}

// tokens are what lies on the card.
func (c Card2022) tokens(p *pen) {
	if c.Token && !c.Skyscraper {
		p.inline("k-token", "", 29, 52, 29, 29)
	}
	if c.Plus > 0 {
		x, y := 43.0, 76.0
		if c.Token || c.Skyscraper {
			x, y = 75, 48
		}
		p.circle(x, y, 15.5, "gold")
		p.text(x-.5, y+6.5, "plus", "+"+strconv.Itoa(2*c.Plus))
	}
	if c.Marker {
		p.inline("k-marker", "marker", 66, 66, 31, 31)
		p.inline("i-car", "marker", 72.2, 71.68, 18.6, 18.6)
	}
}

// Slot2022 is an empty space of a row, drawn as a card is.
func Slot2022(c game.Color) string {
	var p pen
	p.rect(2.5, 2.5, 95, 95, 9, "slot")
	p.inline(District2022(c), "slot-sym", 34, 34, 32, 32)
	return p.String()
}

// Rising2022 is a skyscraper that is about to rise, in a box of 40 by 86.
const Rising2022 = `<path d="M20 2 34 80H6z"/>`
