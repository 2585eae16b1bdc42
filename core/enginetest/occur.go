package enginetest

import (
	"errors"
	"fmt"
	"slices"

	"bayboard/core/engine"
)

// occurrence checks that each id of a closed list occurs often enough, but
// for the rare ones, which must be ids and, with the usual number of games,
// rare indeed.
func occurrence[K ~string](k *kit, times map[K]int, ids, rare []K) error {
	var errs []error
	least := k.cfg.minSeen()
	for _, id := range ids {
		n := times[id]
		switch isRare := slices.Contains(rare, id); {
		case !isRare && n < least:
			errs = append(errs, fmt.Errorf("%s: %d times, want %d", id, n, least))
		case isRare && n >= least && k.usual:
			errs = append(errs, fmt.Errorf("%s is listed as rare and occurs %d times", id, n))
		}
	}
	for _, id := range rare {
		if !slices.Contains(ids, id) {
			errs = append(errs, fmt.Errorf("%s is listed as rare and is no id", id))
		}
	}
	return errors.Join(errs...)
}

// eventsSeen describes every event of all games and counts their kinds.
func (k *kit) eventsSeen() error {
	if k.events.times == nil {
		k.events.times = map[string]int{}
		k.events.err = everyPly(describes)(k)
	}
	return k.events.err
}

func describes(w *walk) error {
	if w.ply == len(w.actions) {
		return nil
	}
	s := w.copyState()
	var errs []error
	err := s.Apply(w.actions[w.ply], func(e engine.Event) {
		errs = append(errs, w.describe(s, e))
	})
	return errors.Join(append(errs, err)...)
}

func (w *walk) describe(s engine.State, e engine.Event) error {
	seats, events := s.Seats(), w.game.Events()
	if e.Kind == 0 || int(e.Kind) >= len(events) {
		return fmt.Errorf("event of unknown kind %d", e.Kind)
	}
	inRange := func(seat engine.Seat) bool { return seat >= 0 && int(seat) < seats }
	if !inRange(e.Seat) && e.Seat != engine.NoSeat || !inRange(e.Audience) && e.Audience != engine.AllSeats {
		return fmt.Errorf("%s: %v, for %v of %d", events[e.Kind], e.Seat, e.Audience, seats)
	}
	if e.Audience != engine.AllSeats && !w.game.Secrets() {
		return fmt.Errorf("%s is for %v, and the game says that it has no secrets", events[e.Kind], e.Audience)
	}
	w.events.times[events[e.Kind]]++
	for viewer := range seats {
		seen := e.For(engine.Seat(viewer))
		name, facts := s.DescribeEvent(seen)
		if name != events[e.Kind] {
			return fmt.Errorf("%s describes itself as %q", events[e.Kind], name)
		}
		names := map[string]bool{}
		for _, f := range facts {
			if f.Name == "" || names[f.Name] {
				return fmt.Errorf("%s: facts %v are not each named once", name, facts)
			}
			if f.Text != "" && f.Int != 0 {
				return fmt.Errorf("%s: fact %s is a word and a number", name, f.Name)
			}
			names[f.Name] = true
		}
	}
	return nil
}

func eventsOccur(k *kit) error {
	if err := k.eventsSeen(); err != nil {
		return err
	}
	return occurrence(k, k.events.times, k.game.Events()[1:], k.cfg.RareEvents)
}
