package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestNoCommitmentTokenAtEveryDecisionOfTheOwnTurn(t *testing.T) {
	cites(t, RuleNoCommitment)
	for _, q := range questions {
		body := q.body
		if q.name != "place" && q.name != "close" {
			body = withTokens(body)
		}
		if q.name == "place" {
			body = "hand: blue3 black2\ncity 1: commitments 2, nocommitment 1"
		}
		if q.name == "close" {
			body = "city 1: commitments 2, nocommitment 1"
		}
		for _, n := range []string{"1", "2"} {
			s := at(t, 2, 1, q.ask, body)
			before := s.askText()
			require.Contains(t, legal(s), "release "+n, q.name)
			happened := play(t, s, "release "+n)
			require.Equal(t, "released 1 tokens="+n+" commitments="+itoa(s.City(0).Commitments()), happened[0])
			require.Zero(t, s.City(0).NoCommitmentTokens())
			if q.name == "close" {
				require.Equal(t, engine.Seat(1), s.Actor(), "the turn was open only for this")
				continue
			}
			require.Equal(t, before, s.askText(), "the question stays")
			require.Equal(t, engine.Seat(0), s.Actor())
			refused(t, s, "release 1", RuleNoCommitment)
			require.Equal(t, 2, s.Supply(BonusNoCommitment), "the token is out of the game")
		}
	}
}

// withTokens gives seat 1 two commitment tokens and a no-commitment token.
func withTokens(body string) string {
	const head = "city 1:"
	for i := 0; i+len(head) <= len(body); i++ {
		if body[i:i+len(head)] == head {
			return body[:i] + "city 1: commitments 2, nocommitment 1" + body[i+len(head):]
		}
	}
	return body + "\ncity 1: commitments 2, nocommitment 1"
}

func TestNoCommitmentTokenNeedsAsManyCommitmentTokensAsAreReleased(t *testing.T) {
	cites(t, RuleNoCommitment)
	none := at(t, 2, 1, "turn", "city 1: nocommitment 1")
	require.Equal(t, []string{"layout"}, legal(none))
	refused(t, none, "release 1", RuleNoCommitment)
	one := at(t, 2, 1, "turn", "city 1: commitments 1, nocommitment 1")
	require.Equal(t, []string{"layout", "release 1"}, legal(one))
	refused(t, one, "release 2", RuleNoCommitment)
	many := at(t, 2, 1, "turn", "city 1: commitments 5, nocommitment 1")
	require.Equal(t, []string{"layout", "release 1", "release 2"}, legal(many))
	refused(t, many, "release 3", RuleNoCommitment)
	refusedAction(t, many, engine.Action{Kind: ActRelease}, RuleNoCommitment)
	refusedAction(t, many, engine.Action{Kind: ActRelease, A: -1}, RuleNoCommitment)
	other := at(t, 2, 1, "turn", "city 1: commitments 2\ncity 2: nocommitment 1")
	refused(t, other, "release 1", RuleNoCommitment)
	idle := at(t, 2, 1, "turn", "city 2: commitments 2, nocommitment 1")
	refused(t, idle, "release 1", RuleNoCommitment)
}

func TestReleasingBeforeTheActionMakesAnAreaLegal(t *testing.T) {
	cites(t, RuleNoCommitment, RuleCommitmentLimit)
	s := at(t, 2, 1, "turn", "area 1: blue3\ncity 1: commitments 2, nocommitment 1")
	refused(t, s, "realize 1", RuleCommitmentLimit)
	play(t, s, "release 1")
	refused(t, s, "realize 1", RuleCommitmentLimit)
	s = at(t, 2, 1, "turn", "area 1: blue3\ncity 1: commitments 2, nocommitment 1")
	play(t, s, "release 2", "realize 1")
	require.Equal(t, 1, s.City(0).Commitments())
}

func TestATokenTakenWithTheLastCardKeepsTheTurnOpen(t *testing.T) {
	cites(t, RuleNoCommitment)
	body := "hand: green1b\ncity 1: commitments 2\n green: green2b"
	for _, end := range []string{"pass", "release 1", "release 2"} {
		s := at(t, 2, 1, "place", body)
		play(t, s, "place 1", "bonus nocommitment")
		require.Equal(t, AskClose, s.Ask())
		require.Equal(t, engine.Seat(0), s.Actor())
		require.Equal(t, []string{"pass", "release 1", "release 2"}, legal(s))
		play(t, s, end)
		require.Equal(t, AskTurn, s.Ask())
		require.Equal(t, engine.Seat(1), s.Actor())
		want := map[string][2]int{"pass": {2, 1}, "release 1": {1, 0}, "release 2": {0, 0}}[end]
		require.Equal(t, want, [2]int{s.City(0).Commitments(), s.City(0).NoCommitmentTokens()})
	}
	one := at(t, 2, 1, "place", "hand: green1b\ncity 1: commitments 1\n green: green2b")
	play(t, one, "place 1", "bonus nocommitment")
	require.Equal(t, []string{"pass", "release 1"}, legal(one))
}

func TestTheTurnStaysOpenOnlyForATokenThatCameWithTheLastCard(t *testing.T) {
	cites(t, RuleNoCommitment)
	noneHeld := at(t, 2, 1, "place", "hand: green1b\ncity 1:\n green: green2b")
	play(t, noneHeld, "place 1", "bonus nocommitment")
	require.Equal(t, engine.Seat(1), noneHeld.Actor(), "without commitment tokens nothing is asked")

	before := at(t, 2, 1, "place", "hand: green1b blue3\ncity 1: commitments 1\n green: green2b")
	play(t, before, "place 1", "bonus nocommitment")
	require.Equal(t, []string{"place 1", "discard 1", "release 1"}, legal(before))
	play(t, before, "discard 1")
	require.Equal(t, engine.Seat(1), before.Actor(), "it could be used before the last card")

	older := at(t, 2, 1, "place", "hand: yellow1b\ncity 1: commitments 1, nocommitment 1\n yellow: yellow2b")
	play(t, older, "place 1")
	require.Equal(t, []string{"bonus points", "bonus track", "release 1"}, legal(older))
	play(t, older, "bonus points")
	require.Equal(t, engine.Seat(1), older.Actor(), "an older token does not hold the turn open")

	instead := at(t, 2, 1, "place", "hand: green1b\ncity 1: commitments 1\n green: green2b")
	play(t, instead, "place 1", "bonus track", "track green 1")
	require.Equal(t, engine.Seat(1), instead.Actor(), "a track token instead leaves nothing to ask")

	layout := at(t, 2, 1, "area blue3", "city 1: commitments 1, nocommitment 1")
	play(t, layout, "area 1")
	require.Equal(t, engine.Seat(1), layout.Actor(), "laying out does not either")
}

func TestTheLastTokenOfTheSupplyIsUsedAndNeverComesBack(t *testing.T) {
	cites(t, RuleNoCommitment, RuleBonusSupply)
	s := at(t, 2, 1, "place", "released 2\nhand: green1b green1tb\ncity 1: commitments 2\n green: green2b")
	play(t, s, "place 1", "bonus nocommitment", "release 2", "discard 1")
	require.Zero(t, s.Supply(BonusNoCommitment))
	require.Contains(t, s.Position(), "released 3")
}
