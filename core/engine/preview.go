package engine

import "bayboard/core/rng"

// Preview tells what an action of a view's seat would cause, as far as the
// seat can know: the events up to the first that chance decides. Open is true
// when chance would decide something after them. It asks a sample, never the
// state itself. The error is that of Apply.
func Preview(v View, a Action) (events []Event, open bool, err error) {
	r := rng.FromUint64(0)
	s := v.Sample(nil, &r)
	err = s.Apply(a, func(e Event) {
		open = open || e.Chance
		if !open {
			events = append(events, e.For(v.Seat()))
		}
	})
	return events, open, err
}
