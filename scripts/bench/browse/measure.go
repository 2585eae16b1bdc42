package browse

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/chromedp/chromedp"

	"bayboard/core/rng"
	"bayboard/scripts/internal/browser"
)

// Effort is how much is measured in each of some runs.
type Effort struct {
	Runs   int
	Clicks int // at least so many, of a mouse
	Moves  int // after which the memory is read
}

// settle is how long a visit lasts after the app can be used: the browser
// then keeps what it has compiled.
const settle = 4 * time.Second

// visits is what one run has found.
type visits struct {
	first, second float64 // until the app can be used
	samples       []sample
	moves, fled   int
	heap, wasm    float64 // in MB
}

// Measure measures a site that a handler serves. Each run has a browser with
// an empty profile.
func Measure(site http.Handler, e Effort) (*Report, error) {
	s := httptest.NewServer(site)
	defer s.Close()
	var all []visits
	for n := range e.Runs {
		v, err := run(s.URL+"/app/", e, rng.Seed(1+100*n))
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return summarize(all), nil
}

// run loads the app twice, and plays games whose seeds begin with the given
// one.
func run(app string, e Effort, seed rng.Seed) (visits, error) {
	var v visits
	b, err := browser.Start()
	if err != nil {
		return v, err
	}
	defer b.Close()
	if err := visit(b, app, asItIs, func(_ tab, ready float64) error {
		v.first = ready
		time.Sleep(settle)
		return nil
	}); err != nil {
		return v, fmt.Errorf("first visit: %w", err)
	}
	err = visit(b, app, asItIs, func(t tab, ready float64) error {
		v.second = ready
		return v.play(t, e, seed)
	})
	if err != nil {
		err = fmt.Errorf("second visit: %w", err)
	}
	return v, err
}

// asItIs leaves the browser as it is.
func asItIs(tab) error { return nil }

// visit prepares the browser, opens the app and waits until it can be used.
func visit(b *browser.Browser, app string, before func(tab) error, then func(t tab, ready float64) error) error {
	ctx, cancel, err := b.NewVisit()
	if err != nil {
		return err
	}
	defer cancel()
	t, err := prepare(ctx)
	if err != nil {
		return err
	}
	if err := before(t); err != nil {
		return err
	}
	if err := chromedp.Do(ctx, chromedp.Navigate(app)); err != nil {
		return err
	}
	ready, err := eval[float64](t, "bench.ready")
	if err != nil {
		return err
	}
	return then(t, ready)
}

// play measures clicks in games, and then plays on to where the memory is read.
func (v *visits) play(t tab, e Effort, seed rng.Seed) error {
	c := clicker{tab: t, dice: rng.FromUint64(uint64(seed))}
	var err error
	for c.clicks() < e.Clicks {
		if seed, err = enter(t, seed); err != nil {
			return err
		}
		if err := c.measureGame(e.Clicks); err != nil {
			return fmt.Errorf("game before seed %d: %w", seed, err)
		}
	}
	for c.moves < e.Moves {
		if seed, err = enter(t, seed); err != nil {
			return err
		}
		for n := 1; n > 0 && c.moves < e.Moves; c.moves += n {
			n, err = eval[int](t, fmt.Sprintf("bench.rush(%d, %d)", uint32(c.dice.Uint64()), min(20, e.Moves-c.moves)))
			if err != nil {
				return err
			}
		}
	}
	v.samples, v.moves, v.fled = c.samples, c.moves, c.fled
	return v.memory(t)
}

// enter opens the next game from a seed on, and sees that four cities are on
// the screen. It returns the seed after the game's.
func enter(t tab, seed rng.Seed) (rng.Seed, error) {
	address, next, err := fragment(seed)
	if err == nil {
		err = t.do("bench.enter(" + quote(address) + ")")
	}
	if err != nil {
		return next, err
	}
	n, err := eval[int](t, "bench.cities()")
	if err == nil && n != players {
		err = fmt.Errorf("%d cities are on the screen, not %d", n, players)
	}
	return next, err
}

// memory reads the memory after a collection.
func (v *visits) memory(t tab) error {
	m, err := t.memory()
	v.heap, v.wasm = m.JSHeap, m.Wasm
	return err
}
