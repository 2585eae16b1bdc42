package svg

import "strconv"

// District2000 is what a tile shows.
type District2000 struct {
	Kind   string
	Points int // for rebuilding it; not shown while 0
	Owner  int // the seat that rebuilt it; 0 while it is a ruin
	Soon   int // the seat that a previewed action rebuilds it for
	Bonus  int // points of an open bonus card for it, 0 if none
	// Marks are the seats whose sticks lie around it, one entry a stick, as
	// small shapes at the lower edge.
	Marks []int
	Aim   bool // the request or card that is being played names it
	Look  bool // being inspected
	Fresh bool // rebuilt lately
}

// Class is the class of the tile's <g>: colour and state.
func (d District2000) Class() string {
	class := "sf-tile " + Kind2000(d.Kind)
	switch {
	case d.Kind == "park":
	case d.Soon > 0:
		class += " sf-ruin sf-soon"
	case d.Owner > 0:
		class += " sf-built"
	default:
		class += " sf-ruin"
	}
	return class + when(d.Aim, " sf-aim") + when(d.Look, " sf-look") + when(d.Fresh, " sf-fresh")
}

func when(on bool, class string) string {
	if on {
		return class
	}
	return ""
}

// Markup is the content of the tile's <g>, with the tile's corner at the
// origin. Aim, Look and Fresh do not change it.
func (d District2000) Markup() string {
	var p pen
	p.rect(0, 0, TileSide2000, TileSide2000, 7, "sf-lot")
	switch {
	case d.Kind == "park":
		p.building("park", "", true, 6, 6, 76)
	case d.Owner > 0:
		p.path("M1 76H87V81Q87 87 81 87H7Q1 87 1 81z", "sf-pave")
		p.WriteString(`<g class="sf-up">`)
		p.building(d.Kind, "", true, 9, 14, 70)
		p.WriteString("</g>")
	default:
		p.path("M4 20l9 6 2 9 8 3M84 52l-8 4 1 8-7 6", "sf-crack")
		p.building(d.Kind, "", false, 9, 14, 70)
		if d.Soon > 0 {
			p.building(d.Kind, "sf-rise", true, 9, 14, 70)
		}
	}
	p.rect(3.5, 3.5, 81, 81, 5, "sf-ring-in")
	d.corners(&p)
	d.marks(&p)
	return p.String()
}

// corners are the flag and, on the right, the points.
func (d District2000) corners(p *pen) {
	if seat := max(d.Owner, d.Soon); seat > 0 {
		p.put(`<g transform="translate(4 3)">`)
		p.flag(seat)
		p.WriteString("</g>")
	}
	if d.Points > 0 {
		p.rect(62, 4, 22, 20, 6, "sf-plate")
		p.text(73, 18.5, "sf-value", strconv.Itoa(d.Points))
	}
	if d.Bonus > 0 {
		p.circle(73, 35, 9.5, "sf-gold")
		p.text(72.5, 39, "sf-gold-t", "+"+strconv.Itoa(d.Bonus))
	}
}

// marks are shapes of seats on a strip of paper.
func (d District2000) marks(p *pen) {
	n := float64(len(d.Marks))
	if n == 0 {
		return
	}
	p.rect(44-6.5*n-2, 71, 13*n+4, 14.5, 7.25, "sf-strip")
	for i, seat := range d.Marks {
		p.put(`<g class="%s">`, seat2000(seat))
		p.shape(seat, 45.5-6.5*n+13*float64(i), 73.2, 10)
		p.WriteString("</g>")
	}
}

// seat2000 is the class of a seat's colour.
func seat2000(seat int) string { return "s" + strconv.Itoa(seat) }

func (p *pen) flag(seat int) {
	p.put(`<g class="sf-flag %s"><path d="M2.5 1v31" class="sf-pole"/><path d="M3 1.5H23l-4.5 8.5 4.5 8.5H3z"/><g class="sf-flag-s">`, seat2000(seat))
	p.shape(seat, 4.8, 4.5, 11)
	p.WriteString("</g></g>")
}

// Close2000 is a tile large with its four streets, the upper, left, right and
// lower one, in a box of "0 0 136 136".
func Close2000(d District2000, streets [4]Street2000) string {
	var p pen
	p.put(`<rect width="136" height="136" rx="10" class="sf-road"/><g transform="translate(24 24)" class="%s">%s</g>`, d.Class(), d.Markup())
	for i, at := range [4]string{"68 12)", "12 68)rotate(90)", "124 68)rotate(90)", "68 124)"} {
		p.put(`<g transform="translate(%s" class="%s">%s</g>`, at, streets[i].Class(), streets[i].Markup())
	}
	return p.String()
}

// Flag2000 is the flag of a seat in a box of "0 0 24 34".
func Flag2000(seat int) string {
	var p pen
	p.flag(seat)
	return p.String()
}
