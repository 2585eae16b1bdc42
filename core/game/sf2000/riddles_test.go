package sf2000

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// A check that lies in hand may be refused for the order in which checks are
// added; nobody could know that by the rules.
func TestOnlyChecksThatAreNotInHandCanBeSeenToBeImpossible(t *testing.T) {
	seen, unseen := 0, 0
	for seed := range rng.Seed(20) {
		s := newGame(t, 3, engine.NoSeat, seed)
		r := rng.FromUint64(uint64(seed))
		for legal := s.Legal(nil); len(legal) > 0; legal = s.Legal(nil) {
			if s.Ask() == AskBid || s.Ask() == AskOffer {
				for v := 1; v <= MaxCheck; v++ {
					hand := s.View(s.Actor()).(*View).Hand()
					in := int(hand[v]) - int(s.bids[s.actor][v]) - int(s.offers[s.actor][v])
					require.Equal(t, in <= 0, s.Sees(engine.Action{Kind: ActAdd, A: int16(v)}), "check %d\n%s", v, s.Position())
					if in > 0 {
						unseen++
					} else {
						seen++
					}
				}
			}
			require.True(t, s.Sees(engine.Action{Kind: ActStand}))
			require.NoError(t, s.Apply(legal[r.IntN(len(legal))], nil))
		}
	}
	require.Positive(t, seen)
	require.Positive(t, unseen)
}
