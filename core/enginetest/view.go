package enginetest

import (
	"fmt"
	"reflect"
	"slices"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// eachView calls f for the view of each seat.
func (w *walk) eachView(f func(engine.View) error) error {
	for seat := range w.state.Seats() {
		v := w.state.View(engine.Seat(seat))
		if v.Seat() != engine.Seat(seat) || v.Game().Slug() != w.game.Slug() {
			return fmt.Errorf("the view of seat %d says %v of %s", seat+1, v.Seat(), v.Game().Slug())
		}
		if err := f(v); err != nil {
			return fmt.Errorf("view of %v: %w", v.Seat(), err)
		}
	}
	return nil
}

// viewsHide compares the views of states that differ in what the seat cannot
// know: anything else in a view shows as a difference.
func viewsHide(w *walk) error {
	return w.eachView(func(v engine.View) error {
		for range 2 {
			s := v.Sample(w.scratch, &w.rand)
			if got := s.View(v.Seat()); !equal(got, v) {
				return fmt.Errorf("another state that the seat takes for possible looks different to it:\ngot  %+v\nwant %+v", got, v)
			}
		}
		return nil
	})
}

func samplesFit(w *walk) error {
	return w.eachView(func(v engine.View) error {
		s := v.Sample(nil, &w.rand)
		if err := s.Check(); err != nil {
			return fmt.Errorf("sample: %w\n%s", err, s.Position())
		}
		if s.Actor() != w.state.Actor() || s.Seats() != w.state.Seats() || s.Outcome().Over != w.state.Outcome().Over {
			return fmt.Errorf("in the sample %v acts, of %d seats", s.Actor(), s.Seats())
		}
		if legal := s.Legal(nil); v.Seat() == w.state.Actor() && !slices.Equal(legal, w.legal) {
			return fmt.Errorf("legal in the sample: %v, in the state: %v", legal, w.legal)
		}
		if w.rand.IntN(4) > 0 {
			return nil
		}
		back, err := w.game.ParsePosition(s.Position())
		if err != nil {
			return fmt.Errorf("position of the sample: %w\n%s", err, s.Position())
		}
		return same(back, s)
	})
}

// samplesRepeat takes samples from the views of two states that differ in
// hidden parts, one into a new state and one into a used one.
func samplesRepeat(w *walk) error {
	used := w.copyState()
	return w.eachView(func(v engine.View) error {
		seed := w.rand.Uint64()
		other := v.Sample(nil, &w.rand)
		r1, r2 := rng.FromUint64(seed), rng.FromUint64(seed)
		a, b := v.Sample(nil, &r1), other.View(v.Seat()).Sample(used, &r2)
		if b != used {
			return fmt.Errorf("the sample is not in the state it was to fill")
		}
		if r1 != r2 {
			return fmt.Errorf("the generator was drawn from differently")
		}
		return same(b, a)
	})
}

func previews(w *walk) error {
	actor := w.state.Actor()
	if actor == engine.NoSeat || !w.sampled(2) {
		return nil
	}
	v := w.state.View(actor)
	other := v.Sample(nil, &w.rand).View(actor)
	for range min(6, len(w.legal)) {
		a := w.legal[w.rand.IntN(len(w.legal))]
		got, gotOpen, err := engine.Preview(v, a)
		if err != nil {
			return err
		}
		again, againOpen, err := engine.Preview(other, a)
		if err != nil {
			return err
		}
		if !slices.Equal(got, again) || gotOpen != againOpen {
			return fmt.Errorf("%s: previews from equal views differ: %v, %v", w.state.FormatAction(a), got, again)
		}
		want, wantOpen := w.happens(a)
		if !slices.Equal(got, want) || gotOpen != wantOpen {
			return fmt.Errorf("%s: preview %v (open %t), happens %v (open %t)", w.state.FormatAction(a), got, gotOpen, want, wantOpen)
		}
	}
	return nil
}

// happens are the events of an action up to the first that chance decides.
func (w *walk) happens(a engine.Action) (events []engine.Event, open bool) {
	s := w.copyState()
	actor := s.Actor()
	s.Apply(a, func(e engine.Event) {
		open = open || e.Chance
		if !open {
			events = append(events, e.For(actor))
		}
	})
	return events, open
}

func viewPlain(w *walk) error {
	if !w.sampled(4) {
		return nil
	}
	return w.eachView(func(v engine.View) error {
		return plain("view", reflect.ValueOf(v.Describe()))
	})
}

// plain checks that a value is maps, slices, strings and numbers all through.
func plain(path string, v reflect.Value) error {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return nil
		}
		return plain(path, v.Elem())
	case reflect.Map:
		for _, key := range v.MapKeys() {
			if key.Kind() != reflect.String {
				return fmt.Errorf("%s has keys of %v", path, key.Type())
			}
			if err := plain(path+"."+key.String(), v.MapIndex(key)); err != nil {
				return err
			}
		}
		return nil
	case reflect.Slice:
		for i := range v.Len() {
			if err := plain(fmt.Sprintf("%s[%d]", path, i), v.Index(i)); err != nil {
				return err
			}
		}
		return nil
	case reflect.String, reflect.Bool, reflect.Float64,
		reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return nil
	}
	return fmt.Errorf("%s is a %v", path, v.Type())
}
