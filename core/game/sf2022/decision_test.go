package sf2022

import (
	"slices"
	"strconv"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func itoa(n int) string { return strconv.Itoa(n) }

// questions are one position for each question, with the rule that refuses
// what does not answer it.
var questions = []struct {
	name, ask, body string
	rule            engine.Rule
	answers         []engine.ActionKind
}{
	{"turn", "turn", "area 1: blue3", RuleTurnOneAction, []engine.ActionKind{ActLayout, ActRealize, ActPass}},
	{"area", "area blue3", "", RuleLayout, []engine.ActionKind{ActArea}},
	{"place", "place", "hand: blue3 black2\ncity 1: commitments 1", RulePlaceOrder, []engine.ActionKind{ActPlace, ActDiscard}},
	{"bonus", "bonus gray", "city 1:\n gray: gray1b gray1b", RuleBonusMandatory, []engine.ActionKind{ActBonus}},
	{"lay plus2", "lay plus2", "city 1:\n gray: gray1b gray1b", RuleBonusNow, []engine.ActionKind{ActPlus2}},
	{"lay universal", "lay universal", "city 1:\n gray: gray1b gray1b", RuleBonusNow, []engine.ActionKind{ActUniversal}},
	{"lay depot", "lay depot", "city 1:\n orange: orange1b orange1b", RuleBonusNow, []engine.ActionKind{ActUniversal}},
	{"lay track", "lay track", "city 1:\n gray: gray1b gray1b", RuleBonusNow, []engine.ActionKind{ActTrack}},
	{"close", "close", "city 1: commitments 1, nocommitment 1", RuleNoCommitment, []engine.ActionKind{ActPass}},
}

// everyKind is an action of each kind as its grammar writes it.
var everyKind = []string{
	"layout", "realize 1", "pass", "area 1", "place 1", "place 2 blue", "discard 1", "bonus universal", "bonus track",
	"plus2 gray 1", "universal blue", "track gray 1",
}

func TestAnActionOfAnotherKindIsRefusedByTheRuleOfTheQuestion(t *testing.T) {
	cites(t, RuleDecision, RuleTurnOneAction, RuleLayout, RulePlaceOrder, RuleBonusMandatory, RuleBonusNow, RuleNoCommitment)
	for _, q := range questions {
		t.Run(q.name, func(t *testing.T) {
			s := at(t, 2, 1, q.ask, q.body)
			for _, text := range everyKind {
				a, err := s.ParseAction(text)
				require.NoError(t, err)
				if !slices.Contains(q.answers, a.Kind) {
					refusedAction(t, s, a, q.rule)
				}
			}
			refusedAction(t, s, engine.Action{}, q.rule)
			refusedAction(t, s, engine.Action{Kind: 999}, q.rule)
			refusedAction(t, s, engine.Action{Kind: ActRelease, A: 3}, RuleNoCommitment)
		})
	}
}

func TestAfterTheEndEverythingIsRefusedByTheReasonOfTheEnd(t *testing.T) {
	cites(t, RuleDecision, RuleEndFoundation, RuleEndBoard, RuleDeckEmpty)
	foundation := at(t, 2, 1, "over end-foundation", "area 1: blue0f blue0tf gray0f gray0tf orange0f orange0tf\ncity 1: commitments 2, nocommitment 1")
	board := at(t, 2, 2, "over end-board", fullBoard(2))
	deck := emptyDeckEnd(t)
	for _, c := range []struct {
		s    *State
		rule engine.Rule
	}{{foundation, RuleEndFoundation}, {board, RuleEndBoard}, {deck, RuleDeckEmpty}} {
		require.Equal(t, engine.NoSeat, c.s.Actor())
		require.Empty(t, c.s.Legal(nil))
		require.Equal(t, c.rule, c.s.Outcome().Reason)
		require.True(t, c.s.Outcome().Over)
		for _, text := range append([]string{"release 1", "release 2"}, everyKind...) {
			refused(t, c.s, text, c.rule)
		}
		refusedAction(t, c.s, engine.Action{Kind: ActRelease, A: 1, C: 1}, c.rule)
	}
}

func TestEveryDecisionIsAskedAlsoOneWithASingleChoice(t *testing.T) {
	cites(t, RuleDecision)
	s := at(t, 2, 1, "turn", "area 1: blue3\ncity 1:\n blue: blue1b blue1b blue2b blue2tb blue1tb\ncompleted blue 1")
	play(t, s, "realize 1")
	require.Equal(t, []string{"discard 1"}, legal(s), "a card without a place is still asked for")
	fresh := newGame(t, 2, 0, 1)
	require.Equal(t, []string{"layout"}, legal(fresh))
	require.Equal(t, engine.Seat(0), fresh.Actor())
}

func TestJunkInUnusedFieldsIsNoAnswer(t *testing.T) {
	cites(t, RuleDecision)
	for _, q := range questions {
		s := at(t, 2, 1, q.ask, q.body)
		for _, a := range s.Legal(nil) {
			a.C = 1
			require.Error(t, s.Apply(a, nil), "%s: %v", q.name, a)
			a.C, a.B = 0, a.B+100
			require.Error(t, s.Apply(a, nil), "%s: %v", q.name, a)
		}
	}
}
