package enginetest

import (
	"fmt"
	"slices"

	"bayboard/core/engine"
)

func legalOrder(w *walk) error {
	for i := 1; i < len(w.legal); i++ {
		if w.legal[i-1].Compare(w.legal[i]) >= 0 {
			return fmt.Errorf("%v stands before %v", w.legal[i-1], w.legal[i])
		}
	}
	over := w.state.Outcome().Over
	actor := w.state.Actor()
	switch {
	case over != (len(w.legal) == 0) || over != (actor == engine.NoSeat):
		return fmt.Errorf("over %t, %d legal actions, %v acts", over, len(w.legal), actor)
	case !over && (actor < 0 || int(actor) >= w.state.Seats()):
		return fmt.Errorf("%v of %d acts", actor, w.state.Seats())
	case !slices.Equal(w.legal, w.state.Legal(nil)):
		return fmt.Errorf("asked again, Legal lists otherwise")
	}
	return nil
}

func legalAppends(w *walk) error {
	prefix := engine.Action{Kind: 0xffff, A: -1, B: -2, C: -3}
	buf := make([]engine.Action, 1, 2+len(w.legal))
	buf[0] = prefix
	got := w.state.Legal(buf)
	if len(got) != 1+len(w.legal) || got[0] != prefix || !slices.Equal(got[1:], w.legal) {
		return fmt.Errorf("after a buffer of 1: %v, alone: %v", got, w.legal)
	}
	if &got[0] != &buf[0] {
		return fmt.Errorf("the buffer was large enough and was not used")
	}
	return nil
}

func legalAccepted(w *walk) error {
	for _, a := range w.legal {
		if err := w.copyState().Apply(a, nil); err != nil {
			return fmt.Errorf("%s: %w", w.state.FormatAction(a), err)
		}
	}
	return nil
}

func listenerIdle(w *walk) error {
	if w.ply == len(w.actions) {
		return nil
	}
	a := w.actions[w.ply]
	heard := w.game.Blank()
	heard.CopyFrom(w.state)
	if err := heard.Apply(a, func(engine.Event) {}); err != nil {
		return err
	}
	unheard := w.copyState()
	if err := unheard.Apply(a, nil); err != nil {
		return err
	}
	return same(unheard, heard)
}

func copyIndependent(w *walk) error {
	if w.ply == len(w.actions) || !w.sampled(2) {
		return nil
	}
	before := w.state.Position()
	c := w.copyState()
	if err := same(c, w.state); err != nil {
		return fmt.Errorf("the copy is not the same: %w", err)
	}
	for range 4 {
		if legal := c.Legal(nil); len(legal) > 0 {
			if err := c.Apply(legal[w.rand.IntN(len(legal))], nil); err != nil {
				return err
			}
		}
	}
	if after := w.state.Position(); after != before {
		return fmt.Errorf("playing on a copy changed the original to\n%s", after)
	}
	return nil
}

func copyForeign(k *kit) error {
	err := guard(func() error {
		k.game.Blank().CopyFrom(foreign{})
		return nil
	})
	if err == nil {
		return fmt.Errorf("CopyFrom takes a state of another game")
	}
	return nil
}

// foreign is a state of no game of ours.
type foreign struct{ engine.State }

func replays(w *walk) error {
	if !w.sampled(8) {
		return nil
	}
	s, err := w.game.New(w.setup)
	if err != nil {
		return err
	}
	for _, a := range w.actions[:w.ply] {
		if err := s.Apply(a, nil); err != nil {
			return err
		}
	}
	return same(s, w.state)
}

func checkHolds(w *walk) error { return w.state.Check() }
