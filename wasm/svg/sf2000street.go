package svg

import "strconv"

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
		class += " sf-laid " + seat2000(s.Owner)
	}
	return class + when(s.Gone, " sf-gone") + when(s.Can, " sf-can") + when(s.Pick, " sf-pick") +
		when(s.Fresh, " sf-fresh") + when(s.Asked, " sf-asked")
}

// Markup is the content of the street's <g>: the area that takes clicks, the
// road, marks, the stick. Only White, Owner and Ghost change it.
func (s Street2000) Markup() string {
	const bed = `<path d="M-56 0l16-16h80l16 16-16 16h-80z" class="sf-hit"/><rect x="-43" y="-10" width="86" height="20" rx="6" class="sf-slot"/>`
	switch {
	case s.White:
		return bed + stick2000(0)
	case s.Ghost > 0:
		return bed + stick2000(s.Ghost)
	case s.Owner > 0:
		return bed + stick2000(s.Owner)
	}
	return bed + `<path d="M-6 0H6M0-6V6" class="sf-plus"/>`
}

func stick2000(seat int) string { return `<use href="#sf-k` + strconv.Itoa(seat) + `"/>` }

// Hit2000 is the area of a street that takes clicks, as corners around the
// origin of the street's <g>; areas of neighbours touch and do not overlap.
func Hit2000() [6][2]float64 {
	return [6][2]float64{{-56, 0}, {-40, -16}, {40, -16}, {56, 0}, {40, 16}, {-40, 16}}
}

// Stick2000 is the stick of a seat, or a white one for 0, in a box of
// "-44 -9 88 18".
func Stick2000(seat int) string {
	if seat == 0 {
		return `<g class="sf-white">` + stick2000(0) + "</g>"
	}
	return `<g class="` + seat2000(seat) + `">` + stick2000(seat) + "</g>"
}
