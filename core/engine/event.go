package engine

// EventKind tells the kinds of events of one game apart. Each game has its
// own, counted from 1; [State.DescribeEvent] names them.
type EventKind uint8

// Event is one thing that happened while an action was carried out: a card
// laid out, a marker placed, a token taken. Events come in the order in which
// they happened. They are for logs, animation, lessons and explanations; the
// state does not depend on anybody listening.
type Event struct {
	Kind EventKind
	// Seat is whom it happened to or who did it, NoSeat for the table.
	Seat Seat
	// Audience is AllSeats, or the one seat that may know A to D.
	Audience Seat
	// Chance says that the event was decided by chance, or by what another
	// seat keeps secret: a preview stops here.
	Chance bool
	// A to D are the facts; their meaning belongs to the kind.
	A, B, C, D int16
}

// For is the event as a seat may know it: facts of another seat's secret are
// 0. AllSeats as the viewer keeps only what is public.
func (e Event) For(viewer Seat) Event {
	if e.Audience != AllSeats && e.Audience != viewer {
		e.A, e.B, e.C, e.D = 0, 0, 0, 0
	}
	return e
}

// Hidden reports that a viewer sees only that the event happened.
func (e Event) Hidden(viewer Seat) bool {
	return e.Audience != AllSeats && e.Audience != viewer
}

// Listener hears the events of an action as they happen. Nil hears nothing
// and costs nothing.
type Listener func(Event)
