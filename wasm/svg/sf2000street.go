package svg

// Street2000 is what a street shows.
type Street2000 struct {
	White bool
	Owner int  // the seat whose stick lies there, 0 for none
	Ghost int  // the seat whose stick a previewed action lays here
	Gone  bool // a previewed action takes the stick away
	Can   bool // may be chosen now
	Pick  bool // chosen: the first stick of a move or a swap
	Fresh bool // the stick was laid lately
	Asked bool // the person asked why it cannot be chosen
}

// Class is the class of the street's <g>.
func (s Street2000) Class() string {
	class := "sf-street"
	switch {
	case s.White:
		class += " sf-white"
	case s.Ghost > 0:
		class += " sf-ghost " + seat2000(s.Ghost)
	case s.Owner > 0:
		class += " " + seat2000(s.Owner)
	}
	return class + when(s.Gone, " sf-gone") + when(s.Can, " sf-can") + when(s.Pick, " sf-pick") +
		when(s.Fresh, " sf-fresh") + when(s.Asked, " sf-asked")
}

// Markup is the content of the street's <g>: the area that takes clicks, the
// road, marks, the stick. Only White, Owner and Ghost change it.
func (s Street2000) Markup() string {
	const bed = `<polygon points="-56,0 -40,-16 40,-16 56,0 40,16 -40,16" class="sf-hit"/><rect x="-43" y="-10" width="86" height="20" rx="6" class="sf-slot"/>`
	var p pen
	p.WriteString(bed)
	switch {
	case s.White:
		p.stick(0)
	case s.Ghost > 0:
		p.stick(s.Ghost)
	case s.Owner > 0:
		p.stick(s.Owner)
	default:
		p.path("M-6 0H6M0-6V6", "sf-plus")
	}
	return p.String()
}

// Hit2000 is the area of a street that takes clicks, as corners around the
// origin of the street's <g>; areas of neighbours touch and do not overlap.
func Hit2000() [6][2]float64 {
	return [6][2]float64{{-56, 0}, {-40, -16}, {40, -16}, {56, 0}, {40, 16}, {-40, 16}}
}

// Stick2000 is the stick of a seat, or a white one for 0, in a box of
// "-44 -9 88 18".
func Stick2000(seat int) string {
	class := "sf-white"
	if seat > 0 {
		class = seat2000(seat)
	}
	var p pen
	p.put(`<g class="%s">`, class)
	p.stick(seat)
	p.WriteString("</g>")
	return p.String()
}
