package sf2000

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/replay"
	"bayboard/core/rng"
)

// TestOddsAreWhatTheViewerCanKnow compares them with what happens when a check
// is drawn from many samples of the view.
func TestOddsAreWhatTheViewerCanKnow(t *testing.T) {
	surely, about := 0, 0
	for _, r := range records() {
		m, err := replay.New(game.Game, r.Setup)
		require.NoError(t, err)
		for _, a := range r.Actions {
			if s := m.State().(*game.State); s.Ask() == game.AskDraw {
				v := s.View(s.Actor()).(*game.View)
				drawn := v.Drawn(s.Actor())
				_, limit := v.Grants(s.Actor())
				chance, sure := odds(v, limit-drawn.Sum())
				require.InDelta(t, often(v, limit), chance, .09, "%v", s.Position())
				if sure {
					surely++
					whole := chance * float64(v.BankLen())
					require.InDelta(t, math.Round(whole), whole, 1e-9)
				} else {
					about++
				}
			}
			require.NoError(t, m.Play(a, nil))
		}
	}
	assert.NotZero(t, surely)
	assert.NotZero(t, about)
}

// often is how often a check drawn from a sample goes over the limit.
func often(v *game.View, limit int) float64 {
	const tries = 400
	over := 0
	for i := range uint64(tries) {
		r := rng.FromUint64(i)
		s := v.Sample(nil, &r)
		err := s.Apply(engine.Action{Kind: game.ActDraw}, func(e engine.Event) {
			if e.Kind == game.EvLost {
				over++
			}
		})
		if err != nil {
			panic(err)
		}
	}
	return float64(over) / tries
}
