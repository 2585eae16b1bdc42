package ttrsf

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// Seat 1 stands better with what is worth more, everything else being equal.
func TestASeatStandsBetterWithMore(t *testing.T) {
	const ticket = "seat 1:\ntickets: chinatown/castro\nhand: "
	for name, c := range map[string]struct{ less, more string }{
		"a card":                             {ticket + "", ticket + "red"},
		"a ferry, not a card":                {ticket + "4*red", ticket + "3*red ferry"},
		"a card for the way":                 {ticket + "4*purple", ticket + "3*purple black"},
		"a route on the way":                 {ticket + "black\n", ticket + "\nroutes: chinatown/union-square:black"},
		"a route on the way at all":          {ticket + "\nroutes: presidio/fort-mason castro/mission", ticket + "\nroutes: civic-center/castro castro/mission"},
		"a complete ticket":                  {"seat 1:\ntickets: chinatown/castro\nroutes: chinatown/union-square:black civic-center/castro", "seat 1:\ntickets: chinatown/castro\nroutes: chinatown/union-square:black civic-center/castro union-square/civic-center:green"},
		"a small ticket, when time is short": {"seat 1:\ntickets: golden-gate-bridge/potrero-hill\nseat 2:\n" + seventeen, "seat 1:\ntickets: chinatown/castro\nseat 2:\n" + seventeen},
		"a token":                            {"seat 1:\nroutes: pier-39/alcatraz", "seat 1:\nroutes: pier-39/alcatraz\ntokens: crab"},
		"others have less":                   {"seat 1:\ntickets: chinatown/castro\nseat 2:\nroutes: twin-peaks/mission", "seat 1:\ntickets: chinatown/castro"},
	} {
		t.Run(name, func(t *testing.T) {
			less, more := at(t, 2, 2, "turn", c.less+"\n"), at(t, 2, 2, "turn", c.more+"\n")
			require.Less(t, less.Evaluate(0), more.Evaluate(0))
		})
	}
}

func TestAnEvaluationGoesByWhatItsSeatMayKnow(t *testing.T) {
	cites(t, RuleSecrecy)
	a := at(t, 2, 1, "turn", "seat 1:\nhand: red\ntickets: chinatown/castro\nseat 2:\nhand: 3*red\ntickets: alcatraz/castro\n")
	b := at(t, 2, 1, "turn", "seat 1:\nhand: red\ntickets: chinatown/castro\nseat 2:\nhand: 3*ferry\ntickets: lands-end/ballpark\n")
	require.Equal(t, a.Evaluate(0), b.Evaluate(0))
	require.NotEqual(t, a.Evaluate(1), b.Evaluate(1))
}

func TestAtTheEndAVictoryCountsMoreThanPoints(t *testing.T) {
	s := ended(t, 2, "seat 1:\n"+lined+"\ntickets: chinatown/castro\nseat 2:\ntickets: union-square/sunset\n")
	lead := unit * (s.Outcome().Scores[0] - s.Outcome().Scores[1])
	require.Equal(t, lead+victory, s.Evaluate(0))
	require.Equal(t, -lead, s.Evaluate(1))
}

// Who has the cards for its routes brings the end about sooner, and so does
// who has fewer cable cars (rule end-trigger).
func TestTheEndIsAsNearAsTheOthersAreToIt(t *testing.T) {
	cites(t, RuleEndTrigger)
	left := func(other string) int {
		s := at(t, 2, 1, "turn", "seat 1:\ntickets: chinatown/castro\nseat 2:\n"+other+"\n")
		return s.halfTurns(0)
	}
	require.Equal(t, 2*(9+9+1), left(""), "18 spaces by nine claims, and nine times two cards")
	require.Less(t, left("hand: 4*red 4*blue"), left(""))
	require.Equal(t, left("hand: 6*red 6*blue 6*green"), left("hand: 6*red 6*blue 6*green 2*black"), "as many as there are spaces")
	require.Less(t, left(seventeen), left(""))
}

func TestAnEvaluationAllocatesNothing(t *testing.T) {
	s := at(t, 4, 1, "turn", "seat 3:\ntickets: lands-end/ballpark alcatraz/castro alcatraz/sunset\nhand: 3*red 4*blue ferry\n")
	require.Zero(t, testing.AllocsPerRun(100, func() { s.Evaluate(2) }))
}

func TestBeginnersTakeLongRoutesAndKeepFerries(t *testing.T) {
	s := at(t, 2, 1, "turn", "row: blue green black purple ferry\nseat 1:\nhand: 4*red 2*ferry\n")
	weigh := func(action string) int {
		a, err := s.ParseAction(action)
		require.NoError(t, err)
		require.Contains(t, s.Legal(nil), a)
		return s.Weigh(a)
	}
	require.Greater(t, weigh("claim twin-peaks mission red 0"), weigh("claim castro mission red 0"))
	require.Greater(t, weigh("claim twin-peaks mission red 0"), weigh("claim twin-peaks mission red 2"))
	require.Greater(t, weigh("draw ferry"), weigh("draw blue"))
	for _, a := range s.Legal(nil) {
		require.GreaterOrEqual(t, s.Weigh(a), 1)
	}
	late := at(t, 2, 2, "turn", "last 2\nseat 1:\n"+seventeen+" castro/mission\n")
	require.Zero(t, late.Weigh(engine.Action{Kind: ActTickets}))
}

func BenchmarkEvaluate(b *testing.B) {
	s, err := ParsePosition(positionText(2, 1, "turn", "seat 1:\ntickets: lands-end/ballpark alcatraz/castro alcatraz/sunset\nhand: 3*red 4*blue ferry\n"))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		s.Evaluate(0)
	}
}
