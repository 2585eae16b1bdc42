package ttrsf

import (
	"fmt"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func TestABlindDrawIsSeenAndNotWhatItIs(t *testing.T) {
	cites(t, RuleSecrecy)
	s := at(t, 3, 1, "turn", "deck: green rest\n")
	var heard []engine.Event
	a, _ := s.ParseAction("draw deck")
	require.NoError(t, s.Apply(a, func(e engine.Event) { heard = append(heard, e) }))
	require.Len(t, heard, 1)
	require.True(t, heard[0].Chance)
	require.Equal(t, engine.Seat(0), heard[0].Audience)
	name, facts := s.DescribeEvent(heard[0].For(1))
	require.Equal(t, "drawn []", fmt.Sprint(name, " ", facts))
	name, facts = s.DescribeEvent(heard[0].For(0))
	require.Equal(t, "drawn [card=green]", fmt.Sprint(name, " ", facts))
	require.Equal(t, 1, s.View(2).(*View).HandLen(0))
}

func TestTheTableRemembersCardsTakenFaceUpUntilTheyAreSpent(t *testing.T) {
	cites(t, RuleSecrecy)
	s := at(t, 2, 1, "turn", "row: red red black purple green\ndeck: orange orange red rest\nseat 1:\nhand: 2*red\n")
	play(t, s, "draw red", "draw red")
	require.Equal(t, Cards{Red: 2}, s.Known(0))
	play(t, s, "draw deck", "draw black")
	require.Equal(t, Cards{Black: 1}, s.Known(1), "a blind draw is not known")
	v := s.View(1).(*View)
	require.Equal(t, Cards{Red: 2}, v.Known(0))
	r := rng.FromUint64(5)
	for range 200 {
		k := v.Sample(nil, &r).(*State)
		require.GreaterOrEqual(t, k.Hand(0)[Red], uint8(2))
	}
	play(t, s, "claim twin-peaks mission red 0")
	require.Equal(t, uint8(1), s.Hand(0)[Red])
	require.Zero(t, s.Known(0), "a payment uses known cards first")
}

// Unseen cards and tickets are dealt to hands and piles alike.
func TestSamplesAreFair(t *testing.T) {
	cites(t, RuleSecrecy)
	s := at(t, 2, 1, "turn", "row: red red black purple green\nseat 1:\nhand: 2*red\nseat 2:\nhand: blue\n")
	v := s.View(0).(*View)
	require.Equal(t, Cards{Blue: 6, Green: 5, Black: 5, Purple: 5, Red: 2, Orange: 6, Ferry: 8}, v.Unseen())
	r := rng.FromUint64(5)
	drawn, tops, held := map[Color]int{}, map[Color]int{}, map[TicketID]int{}
	const n = 37 * 50
	for range n {
		k := v.Sample(nil, &r).(*State)
		for c, m := range k.Hand(1) {
			drawn[Color(c)] += int(m)
		}
		tops[k.deck[k.deckLen-1]]++
		held[k.Tickets(1)[0]]++
	}
	require.InDelta(t, 50*2, drawn[Red], 40)
	require.InDelta(t, 50*2, tops[Red], 40)
	require.Len(t, held, 23, "any ticket but the viewer's")
	require.InDelta(t, n/23, held[24], 40)
}
