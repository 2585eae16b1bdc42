package svg

// Request2000 is the face of a request card, in a box of 60 by 80; its class
// is Kind2000 of the place: a kind, "boundary" or "option".
type Request2000 struct {
	Place, Way string
	Investors  int
}

// Markup is the card's face.
func (r Request2000) Markup() string { return "" }

// Action2000 is the face of an action card, in a box of 60 by 80; its class is
// Kind2000 of the district of a bonus card.
type Action2000 struct {
	Deed     string
	Way      string // of stick actions
	District string // of bonus cards
}

// Markup is the card's face.
func (a Action2000) Markup() string { return "" }

// Option2000 is an option card with its two kinds, in a box of 60 by 80.
func Option2000(a, b string) string { return "" }

// Influence2000 is an influence card, 0 to 9, or its back for -1, in a box of
// 60 by 80; the class of a seat gives the back its colour.
func Influence2000(value int) string { return "" }

// Check2000 is a check in a box of 60 by 34, face down for 0.
func Check2000(value int) string { return "" }

// RequestPile2000 and ActionPile2000 are piles face down in a box of 66 by 86,
// thinner as they run out.
func RequestPile2000(cards int) string { return "" }

// ActionPile2000 is the deck of action cards.
func ActionPile2000(cards int) string { return "" }

// Bank2000 is the checks in the bank in a box of 72 by 48, higher with more.
func Bank2000(checks int) string { return "" }
