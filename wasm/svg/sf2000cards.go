package svg

import "strconv"

// Request2000 is the face of a request card, in a box of 60 by 80; its class
// is Kind2000 of the place: a kind, "boundary" or "option".
type Request2000 struct {
	Place, Way string
	Investors  int
}

// Markup is the card's face: the place above, below how many win and by what.
func (r Request2000) Markup() string {
	var p pen
	p.face()
	switch p.path(sky2000, "sf-sky"); r.Place {
	case "boundary":
		p.path("M12.5 16h35M12.5 22h35M12.5 28h35M12.5 34h35M12.5 40h35", "sf-blocks")
		p.path("M9.5 11h41v34h-41z", "sf-walls")
	case "option":
		p.WriteString(`<g class="sf-pale">`)
		for i, kind := range [...]string{"industrial", "market", "residence", "office", "amusement", "condominium"} {
			p.use(Building2000(kind, true), Kind2000(kind), 4.5+17*float64(i%3), 6+22*float64(i/3), 17, 17)
		}
		p.WriteString("</g>")
		p.circle(30, 27, 15, "sf-plate")
		p.use(Sign2000("any"), "sf-ink", 19, 16, 22, 22)
	default:
		p.use(Building2000(r.Place, true), "", 9, 6, 42, 42)
	}
	if r.Way == "option" {
		p.use(Sign2000("option"), "sf-ink", 20.5, 54, 19, 19)
		return p.String()
	}
	x := 19 - 3.3*float64(r.Investors)
	side := 17.0
	if r.Investors > 4 {
		side = 14.5 // off the card's edge
	}
	p.use(Sign2000(r.Way), "sf-ink", x+17-side, 64-side/2, side, side)
	for i := range r.Investors {
		p.use(Sign2000("investor"), "sf-soft", x+19+6.6*float64(i), 56, 8, 16)
	}
	return p.String()
}

const sky2000 = "M9 4h42q5 0 5 5v41H4V9q0-5 5-5z"

func (p *pen) face() { p.rect(.5, .5, 59, 79, 7, "sf-face") }

// Action2000 is the face of an action card, in a box of 60 by 80; its class is
// Kind2000 of the district of a bonus card.
type Action2000 struct {
	Deed     string
	Way      string // of stick actions
	District string // of bonus cards
	turned   bool   // earned
}

// Markup is the card's face.
func (a Action2000) Markup() string {
	var p pen
	p.face()
	if a.District != "" {
		p.path(sky2000, "sf-sky")
		p.use(Building2000(a.District, true), "", 9, 6, 42, 42)
		if a.turned {
			p.use(Sign2000("prestige"), "sf-soft", 21, 55, 18, 18)
		} else {
			p.text(30, 71, "sf-more", "+3")
		}
		return p.String()
	}
	p.path(sky2000, "sf-sky-2")
	if a.Way != "" {
		p.use(Sign2000(a.Way), "sf-ink", 20.5, 55, 19, 19)
	} else {
		p.use(Sign2000("influence"), "sf-ink", 8, 55, 18, 18)
		p.path("M31.5 58l-3 13", "sf-or")
		p.use(Sign2000("checks"), "sf-ink", 34, 55, 18, 18)
	}
	p.use(Sign2000(a.Deed), "sf-deed", 12, 9, 36, 36)
	return p.String()
}

// Option2000 is an option card with its two kinds, in a box of 60 by 80.
func Option2000(a, b string) string {
	var p pen
	p.face()
	p.put(`<g class="%s"><path d="M9 4h42q5 0 5 5v22L4 49V9q0-5 5-5z" class="sf-sky"/>`, Kind2000(a))
	p.use(Building2000(a, true), "", 7, 6, 33, 33)
	p.put(`</g><g class="%s"><path d="M56 31v40q0 5-5 5H9q-5 0-5-5V49z" class="sf-sky"/>`, Kind2000(b))
	p.use(Building2000(b, true), "", 21, 41, 33, 33)
	p.WriteString("</g>")
	return p.String()
}

// Influence2000 is an influence card, 0 to 9, or its back for -1, in a box of
// 60 by 80; the class of a seat gives the back its colour.
func Influence2000(value int) string {
	var p pen
	if value < 0 {
		p.rect(.5, .5, 59, 79, 7, "sf-back sf-back-3")
		p.use(Sign2000("influence"), "sf-back-s", 14, 24, 32, 32)
		return p.String()
	}
	p.face()
	p.use(Sign2000("influence"), "sf-soft", 20, 6, 20, 20)
	p.text(30, 66, "sf-big", strconv.Itoa(value))
	return p.String()
}

// Check2000 is a check in a box of 60 by 34, face down for 0.
func Check2000(value int) string {
	var p pen
	p.rect(.5, .5, 59, 33, 3.5, "sf-note")
	p.rect(3.5, 3.5, 53, 27, 2, "sf-note-in")
	if value == 0 {
		p.path("M9 17q7-14 14 0t14 0 14 0M9 17q7 14 14 0t14 0 14 0", "sf-note-a")
		return p.String()
	}
	p.use(Sign2000("bank"), "sf-note-s", 7, 7, 12, 12)
	p.path("M7.5 25.5q3-3 5 0t5 0", "sf-note-a")
	p.text(40, 24, "sf-note-v", strconv.Itoa(value))
	return p.String()
}

// RequestPile2000 is a pile of requests face down in a box of 66 by 86, thinner
// as it runs out.
func RequestPile2000(cards int) string { return pile2000(cards, "sf-req") }

// ActionPile2000 is the deck of action cards in a box of 66 by 86.
func ActionPile2000(cards int) string { return pile2000(cards, "sf-act") }

func pile2000(cards int, back string) string {
	var p pen
	if cards == 0 {
		p.rect(1, 1, 58, 78, 7, "sf-none")
	}
	for k := min(2, cards/4); k >= 0 && cards > 0; k-- {
		p.put(`<use href="#%s" x="%d" y="%d"/>`, back, 3*k, 3*k)
	}
	return p.String()
}

// Bank2000 is the checks in the bank in a box of 72 by 48, higher with more.
func Bank2000(checks int) string {
	var p pen
	if checks == 0 {
		p.rect(1, 13.5, 58, 33, 3.5, "sf-none")
	}
	for k := range min(checks, 6) {
		p.put(`<g transform="translate(%s %s)">`, number(2*float64(k)), number(13.5-2.6*float64(k)))
		p.WriteString(Check2000(0) + "</g>")
	}
	return p.String()
}
