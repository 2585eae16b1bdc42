package enginetest

import (
	"fmt"
	"slices"

	"bayboard/core/engine"
)

// guesses counts how often samples differ from the game in what they must not
// know.
type guesses struct {
	futures, futuresDiffer int
	secrets, secretsDiffer int
}

// samplesGuess finds what a view carries in disguise and its sample restores:
// the order of a pile, a generator, another seat's cards. No single sample
// proves a leak, but all together do: they must not foretell.
func samplesGuess(k *kit) error {
	var g guesses
	if err := everyPly(g.ply)(k); err != nil {
		return err
	}
	if g.futures > 0 && g.futuresDiffer*2 < g.futures {
		return fmt.Errorf("%d of %d samples go on exactly as the game does", g.futures-g.futuresDiffer, g.futures)
	}
	if k.game.Secrets() && g.secretsDiffer == 0 {
		return fmt.Errorf("all of %d samples know what other seats see", g.secrets)
	}
	return nil
}

func (g *guesses) ply(w *walk) error {
	if !w.sampled(4) {
		return nil
	}
	early := w.ply <= len(w.actions)/4
	want, chance := futureOf(w.copyState())
	return w.eachView(func(v engine.View) error {
		s := v.Sample(nil, &w.rand)
		for other := range w.state.Seats() {
			if seat := engine.Seat(other); seat != v.Seat() {
				g.secrets++
				if !equal(s.View(seat), w.state.View(seat)) {
					g.secretsDiffer++
				}
			}
		}
		if !early || !chance {
			return nil
		}
		g.futures++
		if got, _ := futureOf(s); !slices.Equal(got, want) {
			g.futuresDiffer++
		}
		return nil
	})
}

// futureOf plays the last legal action to the end and returns the public
// events, and whether chance decided any.
func futureOf(s engine.State) (events []engine.Event, chance bool) {
	var buf []engine.Action
	for range s.Game().MaxPlies() {
		buf = s.Legal(buf[:0])
		if len(buf) == 0 {
			break
		}
		s.Apply(buf[len(buf)-1], func(e engine.Event) {
			chance = chance || e.Chance
			events = append(events, e.For(engine.AllSeats))
		})
	}
	return events, chance
}
