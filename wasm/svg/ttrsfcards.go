package svg

import "strconv"

// CardTTRSF is a transport card in a box of 60 by 80; the class of its colour
// gives the colour.
func CardTTRSF(color string) string {
	var p pen
	p.rect(.5, .5, 59, 79, 7, "tt-face")
	p.rect(4.5, 4.5, 51, 71, 4, "tt-face-in")
	if color == "ferry" {
		p.WriteString(ferryTTRSF)
		return p.String()
	}
	p.use(SymbolTTRSF(color), "tt-sym", 7.5, 7.5, 11, 11)
	p.use(SymbolTTRSF(color), "tt-sym", 13, 18, 34, 34)
	p.path("M5 66Q22 52 33 61T55 56V72Q55 75 52 75H8Q5 75 5 72z", "tt-face-hill")
	p.path("M5 69.5Q22 55.5 33 64.5T55 59.5", "tt-face-rail")
	p.put(`<g transform="translate(20 59) rotate(-14) scale(.42)" class="tt-face-car"><path d="M-17 5.5v-10l2.5-3h29l2.5 3v10zM-18-8h36v2h-36z"/><circle cx="-9" cy="7" r="3"/><circle cx="9" cy="7" r="3"/></g>`)
	return p.String()
}

// ferryTTRSF is the wild card: a ferry on a sea of all colours.
const ferryTTRSF = `<use href="#tt-c-ferry" x="7.5" y="7.5" width="11" height="11" class="tt-sym"/>` +
	`<use href="#tt-c-ferry" x="12" y="16" width="36" height="36" class="tt-sym"/>` +
	`<path d="M5 55h8.4v20H8Q5 75 5 72z" class="tt-wild tt-blue"/><path d="M13.4 55h8.3v20h-8.3z" class="tt-wild tt-green"/><path d="M21.7 55h8.3v20h-8.3z" class="tt-wild tt-black"/>` +
	`<path d="M30 55h8.3v20h-8.3z" class="tt-wild tt-purple"/><path d="M38.3 55h8.3v20h-8.3z" class="tt-wild tt-red"/><path d="M46.6 55h8.4v17Q55 75 52 75h-5.4z" class="tt-wild tt-orange"/>` +
	`<path d="M4 54h52v5q-4.3-4-8.6 0t-8.7 0t-8.7 0t-8.6 0t-8.7 0t-8.7 0z" class="tt-wild-sea"/>`

// BackTTRSF is the back of a transport card in a box of 60 by 80.
const BackTTRSF = `<rect x=".5" y=".5" width="59" height="79" rx="7" class="tt-back"/>` +
	`<rect x="4.5" y="4.5" width="51" height="71" rx="4" class="tt-back-in"/>` +
	`<path d="M5 52H55M18 24V58M42 24V58M5 50Q14 44 18 24Q30 62 42 24Q46 44 55 50M24 42V52M30 44V52M36 42V52M11 45V52M49 45V52" class="tt-back-art"/>` +
	`<path d="M8 62q5.5-4 11 0t11 0t11 0t11 0M8 68q5.5-4 11 0t11 0t11 0t11 0" class="tt-back-sea"/>`

// TicketBackTTRSF is the back of a ticket in a box of 80 by 60.
const TicketBackTTRSF = `<path d="M7 .5H73Q79.5.5 79.5 7V23A7 7 0 0 0 79.5 37V53Q79.5 59.5 73 59.5H7Q.5 59.5.5 53V37A7 7 0 0 0 .5 23V7Q.5.5 7 .5z" class="tt-tick-back"/>` +
	`<path d="M58 5V55" class="tt-tick-cut"/><circle cx="20" cy="40" r="5" class="tt-tick-art"/><circle cx="42" cy="18" r="5" class="tt-tick-art"/><path d="M24 36.5L38 21.5" class="tt-tick-art tt-tick-d"/>`

// PileTTRSF is a pile of card backs in a box of 66 by 86, thinner as it runs
// out.
func PileTTRSF(cards int) string {
	var p pen
	if cards == 0 {
		p.rect(1, 1, 58, 78, 7, "tt-pile-none")
		return p.String()
	}
	for k := min(2, (cards-1)/3); k > 0; k-- {
		p.rect(.5+3*float64(k), .5+3*float64(k), 59, 79, 7, "tt-back tt-back-low")
	}
	p.WriteString(BackTTRSF)
	return p.String()
}

// Ticket is a ticket's face in a box of 80 by 60: the map in small, and the
// points unless they are 0, in a corner where neither place lies.
func (m *MapTTRSF) Ticket(a, b, points int, s LinkTTRSF) string {
	var p pen
	p.put(`<svg class="tt-small" width="80" height="60" viewBox="%s" preserveAspectRatio="xMidYMid slice">%s</svg>`, m.box.ViewBox(), m.Thumb(a, b, s))
	if points != 0 {
		at := m.corner(m.places[a].at, m.places[b].at)
		class := "tt-tick-n"
		if points > 9 {
			class += " tt-tick-two"
		}
		p.circle(at.x, at.y, 12, "tt-tick-disc")
		p.text(at.x, at.y+5.8, class, strconv.Itoa(points))
	}
	return p.String()
}

// corner is the first corner of a ticket's face that is free of the line
// between two places, else the one that is farthest from it.
func (m *MapTTRSF) corner(a, b vec) vec {
	scale := max(80/m.box.W, 60/m.box.H)
	middle := vec{m.box.X + m.box.W/2, m.box.Y + m.box.H/2}
	line := link(a, b, linkBend)
	best, most := vec{}, 0.0
	for _, corner := range [...]vec{{66, 14}, {66, 46}, {14, 46}, {14, 14}} {
		on := vec{middle.x + (corner.x-40)/scale, middle.y + (corner.y-30)/scale}
		free := on.sub(a).length()
		for i := range curveSteps {
			free = min(free, on.sub(line.at(float64(i+1)/curveSteps)).length())
		}
		if free = min(free, 20/scale); free > most {
			best, most = corner, free
		}
	}
	return best
}

// linkBend is the bend of a ticket's line where nothing is in its way.
const linkBend = .12

// link is a ticket's line from the place in the west.
func link(a, b vec, bend float64) curve {
	if a.x > b.x {
		a, b = b, a
	}
	return newCurve(a, b, bend)
}

// TokenArtTTRSF is a tourist token in a box of 32 by 32; missing ones are
// outlines.
func TokenArtTTRSF(symbol string, have bool) string {
	var p pen
	if have {
		p.circle(16, 16, 14.5, "tt-token")
		p.use(TokenTTRSF(symbol), "tt-token-s", 5.5, 5.5, 21, 21)
	} else {
		p.circle(16, 16, 14.5, "tt-token-none")
		p.use(TokenTTRSF(symbol), "tt-token-n", 5.5, 5.5, 21, 21)
	}
	return p.String()
}
