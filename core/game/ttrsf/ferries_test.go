package ttrsf

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func TestAThirdFerrySweepsTheRow(t *testing.T) {
	cites(t, RuleThreeFerries)
	s := at(t, 2, 1, "turn", "row: ferry ferry black purple red\ndeck: ferry blue green black purple orange rest\n")
	require.Equal(t, []string{
		"taken 1 card=red place=5", "turned-up 0 card=ferry place=5", "swept 0 ferries=3",
		"turned-up 0 card=blue place=1", "turned-up 0 card=green place=2", "turned-up 0 card=black place=3",
		"turned-up 0 card=purple place=4", "turned-up 0 card=orange place=5",
	}, play(t, s, "draw red"), "by a refill between the two draws too")
	require.Equal(t, "blue green black purple orange", row(s))
	require.Equal(t, "black purple 3*ferry", s.discards.text()[1:])
	require.Equal(t, []string{"draw deck", "draw blue", "draw green", "draw black", "draw purple", "draw orange"}, legal(s))

	// Four and five ferries after a sweep: again.
	s = at(t, 2, 1, "turn", "row: ferry ferry black purple red\ndeck: ferry ferry ferry ferry blue green black blue green purple red rest\n")
	require.Len(t, only(play(t, s, "draw red"), "swept"), 2)
	require.Equal(t, "black blue green purple red", row(s))
}

func TestTheRowIsLookedAtWhenItIsFull(t *testing.T) {
	cites(t, RuleThreeFerries, RuleDrawReshuffle)
	// Three of the first four are ferries, and the fifth comes all the same;
	// the swept cards are discards when the next are turned up.
	s := at(t, 2, 1, "turn", "row: ferry ferry black purple red\ndeck: ferry\ndiscards: 4*blue 4*green 3*ferry\nseat 2:\nhand: 2*blue 2*green 5*black 5*purple 5*red 6*orange 2*ferry\n")
	happened := play(t, s, "draw red")
	require.Equal(t, []string{"swept 0 ferries=3", "reshuffled 0 cards=16"}, only(happened, "swept", "reshuffled")[:2])
}

// held has three ferries face up, and but two other cards outside of hands.
const held = "row: ferry ferry ferry red blue\ndeck: ferry\n" +
	"seat 1:\nhand: 5*blue 6*green 6*black 2*ferry\nseat 2:\nhand: 6*purple 5*red 6*orange 2*ferry\n"

func TestASweepNeedsThreeOtherCards(t *testing.T) {
	cites(t, RuleThreeFerries)
	s := at(t, 2, 1, "turn", held)
	require.Equal(t, []string{"draw deck", "draw blue", "draw red", "draw ferry"}, legal(s, "draw"))
	require.Equal(t, []string{"held 0 ferries=4"}, only(play(t, s, "draw red"), "held", "swept"))
	require.Equal(t, "ferry ferry ferry ferry blue", row(s))
	play(t, s, "draw blue")
	require.Equal(t, "ferry ferry ferry ferry -", row(s), "the row stays short")
}

func TestASweepHeldBackHappensWithAClaimsDiscards(t *testing.T) {
	cites(t, RuleThreeFerries, RuleDrawReshuffle)
	s := at(t, 2, 1, "turn", held)
	require.Equal(t, []string{"claimed 1", "swept 0 ferries=3"}, kinds(play(t, s, "claim castro mission green 0"))[:2])
	s = at(t, 2, 1, "turn", held)
	require.Equal(t, []string{"held 0 ferries=3"}, only(play(t, s, "claim castro mission ferry 1"), "held", "swept"))
}

// kinds are the claims and what happens to the row.
func kinds(happened []string) []string {
	out := []string{}
	for _, h := range only(happened, "claimed", "held", "swept") {
		if h[:7] == "claimed" {
			h = h[:9]
		}
		out = append(out, h)
	}
	return out
}

// Who sees ferries held back knows that the deck has few other cards.
func TestASampleRespectsASweepHeldBack(t *testing.T) {
	cites(t, RuleThreeFerries, RuleSecrecy)
	s := at(t, 2, 1, "turn", "row: ferry ferry ferry red ferry\ndeck: ferry blue\nseat 1:\nhand: 5*blue 6*green 3*ferry\nseat 2:\nhand: 6*purple 5*red 6*orange 6*black\n")
	r := rng.FromUint64(1)
	counts := map[int]int{}
	const samples = 4000
	for range samples {
		k := s.View(0).Sample(nil, &r).(*State)
		require.NoError(t, k.Check())
		others := 0
		for _, c := range k.deck[:k.deckLen] {
			if c != Ferry {
				others++
			}
		}
		counts[others]++
	}
	// Of the 25 unseen cards one is a ferry; the deck has two of them, at most
	// one of them no ferry: 24 ways with the ferry, none with two ferries.
	require.Equal(t, map[int]int{1: samples}, counts)

	// Seen by seat 2: 4 ferries and 12 others are unseen, 2 in the deck.
	counts = map[int]int{}
	for range samples {
		k := s.View(1).Sample(nil, &r).(*State)
		require.NoError(t, k.Check())
		others := 0
		for _, c := range k.deck[:k.deckLen] {
			if c != Ferry {
				others++
			}
		}
		counts[others]++
	}
	// 12 * 4 ways with one, 6 with none.
	require.InDelta(t, samples*6/54, counts[0], 80)
	require.Equal(t, samples, counts[0]+counts[1])
}

// What the actor cannot know decides whether a sweep happens: a preview stops.
func TestAPreviewStopsWhereTheDeckDecidesASweep(t *testing.T) {
	cites(t, RuleThreeFerries, RuleSecrecy)
	seen := map[string]bool{}
	for _, c := range []struct{ deck, hand string }{{"ferry ferry", "6*green 2*ferry"}, {"ferry green", "5*green 3*ferry"}} {
		s := at(t, 2, 1, "turn", "row: ferry ferry ferry red ferry\ndeck: "+c.deck+
			"\nseat 1:\nhand: 2*blue 6*orange\nseat 2:\nhand: 6*purple 5*red 4*blue 6*black "+c.hand+"\n")
		events, open, err := engine.Preview(s.View(0), s.ed.Claim(mustRoute(t, s, "castro/mission"), Orange, 0))
		require.NoError(t, err)
		require.True(t, open)
		require.Len(t, events, 2, "claimed and points")
		seen[kinds(play(t, s, "claim castro mission orange 0"))[1]] = true
	}
	require.Equal(t, map[string]bool{"held 0 ferries=4": true, "swept 0 ferries=4": true}, seen)
}

func mustRoute(t *testing.T, s *State, text string) RouteID {
	t.Helper()
	r, ok := s.ed.routeOf(text)
	require.True(t, ok, text)
	return r
}
