// Package measure measures how fast the rules cores are, in the same way
// natively and as WebAssembly.
package measure

import (
	"fmt"
	"runtime"
	"time"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Speed is what random playouts of a game reach.
type Speed struct {
	Playouts float64 `json:"playouts_per_s"`
	Actions  float64 `json:"actions_per_s"`
	Allocs   float64 `json:"allocs_per_action"`
}

// Playouts plays random games with the fewest players, for the given time
// and as often as rounds says, and keeps the best speed. A playout is a copy
// of one start, and then Legal, a uniform choice and Apply to the end. Allocs
// are those of the best round.
func Playouts(game engine.Game, rounds int, each time.Duration) (Speed, error) {
	least, _ := game.Players()
	start, err := game.New(engine.Setup{Players: least, First: 0, Seed: 1})
	if err != nil {
		return Speed{}, err
	}
	p := player{start: start, state: game.Blank(), buf: make([]engine.Action, 0, 1024)}
	if err := p.playout(); err != nil { // warms up
		return Speed{}, err
	}
	var best Speed
	for range rounds {
		s, err := p.round(each)
		if err != nil {
			return Speed{}, err
		}
		if s.Playouts > best.Playouts {
			best = s
		}
	}
	return best, nil
}

type player struct {
	start, state engine.State
	random       rng.Rand
	buf          []engine.Action
	actions      int
}

// playout plays one game, and counts its actions.
func (p *player) playout() error {
	p.state.CopyFrom(p.start)
	for {
		p.buf = p.state.Legal(p.buf[:0])
		if len(p.buf) == 0 {
			return nil
		}
		a := p.buf[p.random.IntN(len(p.buf))]
		if err := p.state.Apply(a, nil); err != nil {
			return fmt.Errorf("%s: %w", p.state.FormatAction(a), err)
		}
		p.actions++
	}
}

func (p *player) round(each time.Duration) (Speed, error) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	p.actions = 0
	begin, n := time.Now(), 0
	took := time.Duration(0)
	for took < each {
		for range 8 { // the clock is slow in some places
			if err := p.playout(); err != nil {
				return Speed{}, err
			}
			n++
		}
		took = time.Since(begin)
	}
	runtime.ReadMemStats(&after)
	return Speed{
		Playouts: float64(n) / took.Seconds(),
		Actions:  float64(p.actions) / took.Seconds(),
		Allocs:   float64(after.Mallocs-before.Mallocs) / float64(p.actions),
	}, nil
}
