package ui

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"
)

// TestTheScoreTellsNothingSecret shows two positions that differ only in what
// a seat cannot know.
func TestTheScoreTellsNothingSecret(t *testing.T) {
	for _, game := range catalog.All() {
		least, _ := game.Players()
		m, err := replay.New(game, engine.Setup{Players: least, First: engine.NoSeat, Seed: 3})
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(5, 6))
		names := []string{"Ada", "Ben", "Cem", "Dot", "Eli"}[:least]
		for range 60 {
			legal := m.State().Legal(nil)
			if len(legal) == 0 {
				break
			}
			require.NoError(t, m.Play(legal[r.IntN(len(legal))], nil))
			for seat := range engine.Seat(least) {
				if m.State().Actor() == engine.NoSeat {
					break
				}
				v, g := m.State().View(seat), rng.FromUint64(r.Uint64())
				one := Score{Of: v.(Standing), Names: names}
				two := Score{Of: v.Sample(nil, &g).View(seat).(Standing), Names: names}
				require.Equal(t, one.verdict(), two.verdict(), game.Slug())
				require.Equal(t, one.rows(), two.rows(), game.Slug())
				require.Equal(t, one.totals(), two.totals(), game.Slug())
			}
		}
	}
}

func TestAtTheEndTheScoreIsThatOfTheGame(t *testing.T) {
	for _, game := range catalog.All() {
		least, _ := game.Players()
		m, err := replay.New(game, engine.Setup{Players: least, First: engine.NoSeat, Seed: 3})
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(7, 8))
		for legal := m.State().Legal(nil); len(legal) > 0; legal = m.State().Legal(nil) {
			require.NoError(t, m.Play(legal[r.IntN(len(legal))], nil))
		}
		for seat := range engine.Seat(least) {
			v := m.State().View(seat).(Standing)
			assert.Equal(t, m.State().Outcome(), v.Outcome(), game.Slug())
			for s := range engine.Seat(least) {
				assert.Equal(t, m.State().Breakdown(s), v.Breakdown(s), game.Slug())
			}
		}
	}
}
