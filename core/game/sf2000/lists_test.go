package sf2000

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// The longest list of legal actions is that of moves; nothing is near 512.
func TestListsOfMovesAreShort(t *testing.T) {
	cites(t, RuleActionMove)
	r := rng.FromUint64(3)
	longest := 0
	for seed := range rng.Seed(300) {
		s := newGame(t, 5, 0, seed)
		free := s.free.List()
		rng.Shuffle(&r, free)
		for i, street := range free[:1+r.IntN(len(free))] {
			s.lay(engine.Seat(i%5), street)
		}
		s.ask = AskMove
		longest = max(longest, len(s.Legal(nil)))
	}
	require.Greater(t, longest, 70)
	require.Less(t, longest, 300)
}

// Bids go in steps: at most ten checks and one more answer.
func TestListsOfBidsAndOffersAreShort(t *testing.T) {
	cites(t, RuleChecksOutbid, RuleOptionTied)
	s := at(t, 3, 1, "bid", "request market-checks-1")
	require.Len(t, legal(s), 11)
	s = at(t, 3, 1, "offer", "request option\ntied market-amusement\nseat 1: influence 30\n shown market-amusement\nseat 2: influence 30\n shown market-amusement")
	require.Len(t, legal(s), 11)
}
