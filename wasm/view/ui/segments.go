package ui

// Segments are choices beside each other, of which one is taken: the buttons
// of a radio group. What is around it names the group.
type Segments struct {
	Name   string // of the group, for the fields
	Hint   any    // the id of a text about it, nil if there is none
	Items  []Segment
	Choose func(place int)
}

// Segment is one of the choices.
type Segment struct {
	Key  string // apart from the others'
	Text string
	On   bool
}

// Choices makes the choices of the values: each has its text, and one of them is
// taken.
func Choices[T comparable](c *Segments, name string, values []T, taken T, label func(T) string, choose func(T)) {
	c.Name, c.Items = name, make([]Segment, len(values))
	for i, v := range values {
		t := label(v)
		c.Items[i] = Segment{Key: t, Text: t, On: v == taken}
	}
	c.Choose = func(place int) { choose(values[place]) }
}
