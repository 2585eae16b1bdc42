package svg

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
func (y Year2000) Class() string { return "" }

// Markup is the field with its card.
func (y Year2000) Markup() string { return "" }

// Scale2000 is the scale of influence or prestige with a marker for each seat,
// in a box of ScaleBox2000; it grows with the highest value.
func Scale2000(values []int) string { return "" }

// ScaleBox2000 is the view box of Scale2000.
const ScaleBox2000 = "0 0 400 136"
