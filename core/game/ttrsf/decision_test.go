package ttrsf

import (
	"slices"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// questions are one position for each question, with the rule that refuses
// what does not answer it.
var questions = []struct {
	name    string
	text    string
	rule    engine.Rule
	answers []engine.ActionKind
}{
	{"deal", "ttrsf position 1\nedition 1\nplayers 2\nturn 0 seat 1\nask deal\nseat 1:\nhand: blue red\noffer: alcatraz/castro presidio/castro\nseat 2:\nhand: 2*green\noffer: alcatraz/sunset fort-mason/sunset\n",
		RuleDeal, []engine.ActionKind{ActKeep}},
	{"stack", "ttrsf position 1\nedition 1\nplayers 3\nturn 0 seat 3\nask stack\nseat 1:\nhand: blue red\nseat 2:\nhand: 2*green\nseat 3:\nhand: ferry red\n",
		RuleTokensPlaced, []engine.ActionKind{ActStack}},
	{"turn", positionText(2, 1, "turn", "seat 1:\nhand: 4*blue 2*ferry\n"), RuleTurnOneAction, []engine.ActionKind{ActDraw, ActClaim, ActTickets, ActPass}},
	{"second", positionText(2, 1, "second", "seat 1:\nhand: 4*blue 2*ferry\n"), RuleDrawCards, []engine.ActionKind{ActDraw}},
	{"keep", positionText(2, 2, "keep", "seat 2:\noffer: alcatraz/castro presidio/castro\n"), RuleDrawTickets, []engine.ActionKind{ActKeep}},
	{"token", positionText(2, 1, "token alcatraz/the-embarcadero", "seat 1:\nroutes: alcatraz/the-embarcadero\n"), RuleClaimToken, []engine.ActionKind{ActTake}},
}

// everyKind is an action of each kind as its grammar writes it.
var everyKind = []string{
	"keep 1", "keep 2", "keep both", "token presidio", "draw deck", "draw blue", "claim pier-39 alcatraz blue 1", "claim pier-39 alcatraz ferry 2",
	"claim union-square civic-center:gray green 0", "tickets", "pass", "take bridge",
}

func TestAnActionOfAnotherKindIsRefusedByTheRuleOfTheQuestion(t *testing.T) {
	cites(t, RuleDeal, RuleTokensPlaced, RuleTurnOneAction, RuleDrawCards, RuleDrawTickets, RuleClaimToken)
	for _, q := range questions {
		t.Run(q.name, func(t *testing.T) {
			s := parse(t, q.text)
			for _, text := range everyKind {
				a, err := s.ParseAction(text)
				require.NoError(t, err)
				if !slices.Contains(q.answers, a.Kind) {
					refusedAction(t, s, a, q.rule)
				}
			}
			for _, a := range []engine.Action{{}, {Kind: 999}, {Kind: ActTickets, A: 1}, {Kind: ActPass, C: 1}, {Kind: ActDraw, B: 1}, {Kind: ActKeep, C: 5}} {
				refusedAction(t, s, a, q.rule)
			}
			require.NotEmpty(t, s.Legal(nil))
			for _, a := range s.Legal(nil) {
				require.Contains(t, q.answers, a.Kind)
			}
		})
	}
}

func TestJunkInUnusedFieldsIsNoAnswer(t *testing.T) {
	for _, q := range questions {
		s := parse(t, q.text)
		for _, a := range s.Legal(nil) {
			if a.Kind != ActClaim {
				a.C = 1
				require.Error(t, s.Apply(a, nil), "%s: %v", q.name, a)
			}
			a.C, a.A = 0, a.A+100
			require.Error(t, s.Apply(a, nil), "%s: %v", q.name, a)
		}
	}
}

func TestActionTexts(t *testing.T) {
	s := parse(t, questions[2].text)
	for _, text := range everyKind {
		a, err := s.ParseAction(text)
		require.NoError(t, err)
		require.Equal(t, text, s.FormatAction(a))
	}
	for text, part := range map[string]string{
		"": "want an action", "fly": "want an action: keep, token", "keep": "want which tickets", "keep 3": `not "3"`, "keep 1 2": `unexpected "2"`,
		"token": "want a location", "token oakland": `no location "oakland"`, "draw": "want a card", "draw gray": `not "gray"`, "draw deck deck": "unexpected",
		"claim": "want a location", "claim pier-39": "want another location", "claim pier-39 castro blue 0": "no route pier-39 castro",
		"claim alcatraz pier-39 blue 1": "no route", "claim pier-39 alcatraz": "want a colour", "claim pier-39 alcatraz gray 1": `not "gray"`,
		"claim pier-39 alcatraz blue": "want the number of ferries", "claim pier-39 alcatraz blue -1": `not "-1"`, "claim pier-39 alcatraz blue 01": `not "01"`,
		"claim pier-39 alcatraz blue 45": `not "45"`, "claim pier-39 alcatraz:gray blue 1": "colon", "claim union-square civic-center green 0": "colon",
		"claim union-square civic-center:red green 0": "no route", "claim castro mission:gray red 0": "colon",
		"take": "want a symbol", "take whale": `not "whale"`, "tickets 2": "unexpected", "pass x": "unexpected",
	} {
		a, err := s.ParseAction(text)
		require.ErrorContains(t, err, part, text)
		require.Zero(t, a)
	}
	for _, a := range []engine.Action{
		{}, {Kind: 99}, {Kind: ActKeep, A: 3}, {Kind: ActStack, A: 21}, {Kind: ActDraw, A: 8}, {Kind: ActClaim, A: 58, B: 1}, {Kind: ActClaim, B: 0},
		{Kind: ActClaim, B: 8}, {Kind: ActClaim, B: 1, C: -1}, {Kind: ActTake}, {Kind: ActTake, A: 8}, {Kind: ActPass, A: 1},
		{Kind: ActClaim, A: int16(mustRoute(t, s, "castro/mission:2")), B: 1},
	} {
		_, err := s.ParseAction(s.FormatAction(a))
		require.Error(t, err, "%v is foreign", a)
	}
}
