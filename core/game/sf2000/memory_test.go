package sf2000

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func TestAnOnlyRemainingPossibilityIsConcluded(t *testing.T) {
	cites(t, RuleSecrecy)
	// Seat 2 holds one of 1 and 5, and shows the 5: so it paid the 1.
	s := at(t, 3, 2, "bid", "request market-checks-1\nseat 2: influence 3\n checks: 5\n known:\n maybe: 1 5\nbanked: 1 2 2 3 4 6 7 8 9 10")
	play(t, s, "add 5", "stand")
	require.Equal(t, checks(5), s.Known(1))
	require.Zero(t, s.Maybe(1))
	require.Equal(t, checks(1, 1, 2, 2, 3, 4, 6, 7, 8, 9, 10), s.Banked())
}

func TestADrawnCheckTellsWhoPaidIt(t *testing.T) {
	cites(t, RuleSecrecy, RuleActionAllowance)
	// Seat 2 has paid the 1 or the 5, and the bank holds nothing else.
	s := at(t, 3, 1, "draw", "card allowance\nseat 1: influence 3\n share drawing\nseat 2: influence 3\n checks: 1 2 2 3 4 5 6 7 8 9 10\n"+
		" known: 1 2 2 3 4 6 7 8 9 10\n maybe: 1 5\n share influence\nseat 3: influence 3\n share influence")
	play(t, s, "draw")
	require.Zero(t, s.Maybe(1))
	require.Equal(t, checks(1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10), s.Known(1))
}

func TestSamplesSpreadWhatWasPaidFaceDown(t *testing.T) {
	cites(t, RuleSecrecy)
	s := at(t, 3, 1, "request", "request option\nseat 2: influence 3\n checks: 5 7\n known:\n maybe: 1 5 7\nbanked: 1 2 2 3 4 6 8 9 10")
	seen := map[Checks]int{}
	r := rng.FromUint64(1)
	for range 300 {
		seen[s.View(0).Sample(nil, &r).(*State).Hand(1)]++
	}
	require.Len(t, seen, 3)
	for hand, n := range seen {
		require.Greater(t, n, 70, hand.List())
	}
	own := s.View(1).Sample(nil, &r).(*State).Hand(1)
	require.Equal(t, checks(5, 7), own)
}

func TestSamplesFillTheKnownPartOfTheBank(t *testing.T) {
	cites(t, RuleSecrecy)
	// The 10 in the bank came from seat 2 or seat 3, each of whom has paid one.
	body := "request option\nseat 2: influence 3\n checks: 1 1 2 2 3 4 5 6 7 8 9\n known: 1 2\n maybe: 1 2 3 4 5 6 7 8 9 10\n" +
		"seat 3: influence 3\n checks: 1 1 2 2 3 4 5 6 7 8 10\n known: 1 2\n maybe: 1 2 3 4 5 6 7 8 9 10\nbanked: 10"
	s := at(t, 3, 1, "request", body)
	r := rng.FromUint64(1)
	both := [2]int{}
	for range 200 {
		sample := s.View(0).Sample(nil, &r).(*State)
		require.NoError(t, sample.Check())
		for i := range both {
			if sample.hands[i+1][10] == 0 {
				both[i]++
			}
		}
	}
	require.Greater(t, both[0], 60)
	require.Greater(t, both[1], 60)
}

func TestTheMatchingOfPaymentsFindsAWay(t *testing.T) {
	m := matching{order: [MaxPlayers]uint8{0, 1, 2, 3, 4}}
	m.maybe[0], m.maybe[1] = checks(3, 4), checks(3)
	m.missing[0], m.missing[1] = 1, 1
	require.True(t, m.assign(3))
	m.visited = 0
	require.True(t, m.assign(4), "seat 1 pays the 4 then, and seat 2 the 3")
	require.Equal(t, checks(4), m.paid[0])
	require.Equal(t, checks(3), m.paid[1])
}

func TestViewsOfStatesThatDifferInSecretsAreEqual(t *testing.T) {
	cites(t, RuleSecrecy)
	s := newGame(t, 4, 0, 1)
	r := rng.FromUint64(9)
	for range 200 {
		for seat := range engine.Seat(4) {
			other := s.View(seat).Sample(nil, &r)
			require.Equal(t, s.View(seat), other.View(seat))
		}
		legal := s.Legal(nil)
		if len(legal) == 0 {
			break
		}
		require.NoError(t, s.Apply(legal[r.IntN(len(legal))], nil))
	}
}
