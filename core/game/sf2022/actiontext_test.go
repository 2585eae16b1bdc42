package sf2022

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestActionTextsOfTheGrammarRoundTrip(t *testing.T) {
	cites(t, RuleDecision)
	s := newGame(t, 2, 0, 1)
	for text, want := range map[string]engine.Action{
		"layout":             {Kind: ActLayout},
		"realize 3":          {Kind: ActRealize, A: 2},
		"pass":               {Kind: ActPass},
		"area 1":             {Kind: ActArea},
		"place 12":           {Kind: ActPlace, A: 11},
		"place 1 blue":       {Kind: ActPlace, B: 1},
		"place 2 green":      {Kind: ActPlace, A: 1, B: 5},
		"discard 128":        {Kind: ActDiscard, A: 127},
		"bonus plus2":        {Kind: ActBonus, A: 1},
		"bonus universal":    {Kind: ActBonus, A: 2},
		"bonus depot":        {Kind: ActBonus, A: 3},
		"bonus points":       {Kind: ActBonus, A: 4},
		"bonus nocommitment": {Kind: ActBonus, A: 5},
		"bonus track":        {Kind: ActBonus, A: 6},
		"plus2 orange 5":     {Kind: ActPlus2, A: 2, B: 4},
		"universal yellow":   {Kind: ActUniversal, A: 3},
		"track blue 1":       {Kind: ActTrack},
		"release 1":          {Kind: ActRelease, A: 1},
		"release 2":          {Kind: ActRelease, A: 2},
	} {
		a, err := s.ParseAction(text)
		require.NoError(t, err, text)
		require.Equal(t, want, a, text)
		require.Equal(t, text, s.FormatAction(a))
	}
}

func TestJunkIsNoActionText(t *testing.T) {
	s := newGame(t, 2, 0, 1)
	for text, part := range map[string]string{
		"":                 "want an action",
		" ":                "want an action",
		"build":            "want an action",
		"Layout":           "want an action",
		"layout 1":         "unexpected \"1\"",
		"pass now":         "unexpected \"now\"",
		"realize":          "want a number",
		"realize 0":        "want a number",
		"realize -1":       "want a number",
		"realize +1":       "want a number",
		"realize 01":       "want a number",
		"realize 1000":     "want a number",
		"realize one":      "not \"one\"",
		"realize 1 2":      "unexpected \"2\"",
		"area":             "want a number",
		"place":            "want a number",
		"place blue":       "want a number",
		"place 1 black":    "want a row",
		"place 1 blue 2":   "unexpected \"2\"",
		"discard 1 blue":   "unexpected",
		"bonus":            "want a bonus",
		"bonus money":      "want a bonus",
		"plus2 blue":       "want a number",
		"plus2 1 blue":     "want a row",
		"universal":        "want a row",
		"universal blue 1": "unexpected",
		"track purple 1":   "want a row",
		"release":          "want a number",
		"release x":        "want a number",
	} {
		a, err := s.ParseAction(text)
		require.ErrorContains(t, err, part, "%q", text)
		require.Zero(t, a)
	}
}

func TestAForeignActionIsWrittenSoThatItCannotBeRead(t *testing.T) {
	s := newGame(t, 2, 0, 1)
	for _, a := range []engine.Action{
		{}, {Kind: 99}, {Kind: ActLayout, A: 1}, {Kind: ActPass, C: 1}, {Kind: ActRealize, A: -1}, {Kind: ActRealize, B: 1},
		{Kind: ActRealize, A: 999}, {Kind: ActPlace, B: 6}, {Kind: ActPlace, B: -1}, {Kind: ActBonus}, {Kind: ActBonus, A: 7},
		{Kind: ActPlus2, A: 5}, {Kind: ActPlus2, B: -1}, {Kind: ActUniversal, A: -1}, {Kind: ActUniversal, B: 1},
		{Kind: ActTrack, C: 1}, {Kind: ActRelease}, {Kind: ActRelease, A: -1}, {Kind: ActRelease, A: 32767, B: 1},
	} {
		text := s.FormatAction(a)
		_, err := s.ParseAction(text)
		require.Error(t, err, "%v is written %q", a, text)
	}
}

func TestEveryEventIsDescribedByItsName(t *testing.T) {
	s := newGame(t, 2, 0, 1)
	for k, name := range Game.Events() {
		got, _ := s.DescribeEvent(engine.Event{Kind: engine.EventKind(k)})
		require.Equal(t, name, got)
	}
	name, facts := s.DescribeEvent(engine.Event{Kind: 200})
	require.Empty(t, name)
	require.Empty(t, facts)
}
