package browse

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/chromedp/chromedp"

	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/scripts/internal/browser"
)

// Effort is how much is measured.
type Effort struct {
	Runs   int // each with a browser of its own
	Clicks int // at least so many of each game in each run, of a mouse
	Moves  int // after which the memory is read, in the first run
}

// settle is how long a visit lasts after the app can be used: the browser
// then keeps what it has compiled.
const settle = 4 * time.Second

// others is how far the seeds of games that only fill the memory are from those
// of the clicks: a link opened twice is the same game.
const others = 50

// visits is what one run has found.
type visits struct {
	first, second float64             // until the app can be used
	samples       map[string][]sample // by game
	fled          int
	moves         int
	memory        *Memory
}

// Measure measures games of a site that a handler serves. Each run has a
// browser with an empty profile.
func Measure(site http.Handler, games []engine.Game, e Effort) (*Report, error) {
	s := httptest.NewServer(site)
	defer s.Close()
	var all []visits
	for n := range e.Runs {
		v, err := run(s.URL+"/app/", games, e, rng.Seed(1+100*n))
		if err != nil {
			return nil, err
		}
		all = append(all, v)
		e.Moves = 0
	}
	return summarize(all), nil
}

// run loads the app twice, and plays games whose seeds begin with the given
// one.
func run(app string, games []engine.Game, e Effort, seed rng.Seed) (visits, error) {
	v := visits{samples: map[string][]sample{}}
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
		for _, g := range games {
			if err := v.click(t, g, e.Clicks, seed); err != nil {
				return fmt.Errorf("clicks in %s: %w", g.Slug(), err)
			}
		}
		return v.rush(t, games, e.Moves, seed+others)
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

// click measures clicks in games from a seed on.
func (v *visits) click(t tab, g engine.Game, clicks int, seed rng.Seed) error {
	c := clicker{tab: t, dice: rng.FromUint64(uint64(seed))}
	var err error
	for c.clicks() < clicks {
		if seed, err = enter(t, g, seed); err != nil {
			return err
		}
		if err := c.measureGame(clicks); err != nil {
			return fmt.Errorf("before seed %d: %w", seed, err)
		}
	}
	v.samples[g.Slug()] = c.samples
	v.fled += c.fled
	v.moves += c.moves
	return nil
}

// rush plays the games in turn up to the moves after which the memory is read.
func (v *visits) rush(t tab, games []engine.Game, moves int, seed rng.Seed) error {
	dice := rng.FromUint64(uint64(seed))
	for i := 0; v.moves < moves; i++ {
		var err error
		if seed, err = enter(t, games[i%len(games)], seed); err != nil {
			return err
		}
		for n := 1; n > 0 && v.moves < moves; v.moves += n {
			n, err = eval[int](t, fmt.Sprintf("bench.rush(%d, %d)", uint32(dice.Uint64()), min(20, moves-v.moves)))
			if err != nil {
				return err
			}
		}
	}
	if moves == 0 {
		return nil
	}
	m, err := t.memory()
	v.memory = &m
	return err
}

// enter opens the next game from a seed on. It returns the seed after its own.
func enter(t tab, g engine.Game, seed rng.Seed) (rng.Seed, error) {
	address, next, err := fragment(g, seed)
	if err == nil {
		err = t.do("bench.enter(" + quote(address) + ")")
	}
	return next, err
}
