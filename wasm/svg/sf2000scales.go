package svg

import (
	"math/bits"
	"strconv"
)

// Year2000 is a year field in a box of 60 by 88: the year and the card on it.
// A list of twelve, class sf-years, makes the track.
type Year2000 struct {
	Year int
	Card Action2000 // lies there unless Deed is empty
	Open bool       // a bonus card that can still be earned
	Next bool       // the next card comes here
	Last bool       // the game ends with the card here
}

// Class is the class of the <svg>.
func (y Year2000) Class() string {
	class := "sf-year"
	if y.Card.District != "" {
		class += " sf-built " + Kind2000(y.Card.District)
	}
	return class + when(y.Card.Deed != "", " sf-done") + when(y.Open, " sf-open") + when(y.Next, " sf-next") + when(y.Last, " sf-last")
}

// Markup is the field with its card.
func (y Year2000) Markup() string {
	var p pen
	p.rect(1, 1, 58, 86, 6, "sf-field")
	p.text(30, 16, "sf-year-n", strconv.Itoa(y.Year))
	switch {
	case y.Card.Deed != "":
		y.Card.turned = y.Card.District != "" && !y.Open
		p.put(`<g transform="translate(7 21)scale(.77)">%s</g>`, y.Card.Markup())
	case y.Last:
		p.path("M22 70V40h18l-4.5 6.5 4.5 6.5H22", "sf-end")
	default:
		p.use(Sign2000("year"), "sf-wait", 18, 39, 24, 24)
	}
	return p.String()
}

// Scale2000 is the scale of influence or prestige with a marker for each seat,
// in a box of ScaleBox2000; it grows with the highest value.
func Scale2000(values []int) string {
	const left, base = 14.0, 96.0
	top, unit := top2000(values)
	step := 5 * ((top + 59) / 60)
	at := func(v int) float64 { return left + unit*float64(v) }
	var p pen
	axis := "M8 96H392"
	for v := 0; v <= top; v++ {
		if v%step == 0 {
			axis += "M" + number(at(v)) + " 96v9"
			p.text(at(v), 118, "sf-scale-n", strconv.Itoa(v))
		} else if top <= 60 {
			axis += "M" + number(at(v)) + " 96v5"
		}
	}
	p.path(axis, "sf-axis")
	var pins pen // over all lines
	for seat, v := range values {
		y := base - 10 - 19*float64(level2000(values[:seat+1], unit))
		p.put(`<path d="M%s %sV96" class="sf-pin s%d"/>`, number(at(v)), number(y), seat+1)
		pins.use(Seat(seat), "sf-pin "+seat2000(seat+1), at(v)-9, y-9, 18, 18)
	}
	p.WriteString(pins.String())
	return p.String()
}

// top2000 is the last value of a scale, and how far apart two values lie.
func top2000(values []int) (top int, unit float64) {
	top = 30
	for _, v := range values {
		top = max(top, (v+4)/5*5)
	}
	return top, 372 / float64(top)
}

// level2000 is how high the last marker stands above the scale: on the lowest
// place that no marker near it has.
func level2000(values []int, unit float64) int {
	last := len(values) - 1
	var taken uint
	for i := range last {
		if d := unit * float64(values[i]-values[last]); d < 19 && d > -19 {
			taken |= 1 << level2000(values[:i+1], unit)
		}
	}
	return bits.TrailingZeros(^taken)
}

// ScaleBox2000 is the view box of a scale: as high as its markers stand.
func ScaleBox2000(values []int) string {
	_, unit := top2000(values)
	high := 0
	for i := range values {
		high = max(high, level2000(values[:i+1], unit))
	}
	return "0 " + strconv.Itoa(76-19*high) + " 400 " + strconv.Itoa(46+19*high)
}
