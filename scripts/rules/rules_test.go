package main

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestEachThingThatIsMissingOrNoRuleIsFound(t *testing.T) {
	m, err := scan("testdata/harbour", []string{"sail", "drop-anchor", "tide", "fog", "island"})
	require.NoError(t, err)
	require.Equal(t, []string{
		"rule fog: it has no anchor in manual.en.md",
		"rule island: no code names it",
		"rule island: no test cites it",
		"manual.en.md: the anchor mermaids is no rule, no section and no example",
		`constant RulePirates: "pirates" is not in the game's list of rules`,
		`rules_test.go:6: cites "storm", which is no rule`,
		`testdata/scene.txt:1: cites "whale", which is no rule`,
	}, m.findings())
}

func TestTheMatrixShowsTheFirstPlaceAndTheNumberOfOthers(t *testing.T) {
	m, err := scan("testdata/harbour", []string{"sail", "tide", "fog", "island"})
	require.NoError(t, err)
	m.lessons = lessons{
		taught: map[engine.Rule][]string{"sail": {"knots/1", "knots/3"}},
		listed: map[engine.Rule]string{"tide": "it comes by itself"},
	}
	var b strings.Builder
	m.print(&b)
	require.Equal(t, `  rule    code         tests                 lessons     anchor
  sail    rules.go:21  rules_test.go:6       knots/1 +1  #sail
  tide    rules.go:19  rules_test.go:6 +1    (listed)    #tide
  fog     rules.go:19  testdata/scene.txt:1  -           -
  island  -            -                     -           #island
`, b.String())
}

func TestARuleThatIsNeitherTaughtNorListedIsFoundWhereACourseMustBeWhole(t *testing.T) {
	ids := []string{"sail", "tide", "fog"}
	l := lessons{
		must: true, exists: true,
		taught: map[engine.Rule][]string{"sail": {"knots/1"}, "storm": {"knots/2"}},
		listed: map[engine.Rule]string{"tide": "it comes by itself", "whale": "no", "sail": "no"},
	}
	require.Equal(t, []string{
		"rule fog: no lesson step teaches it and untaught.txt does not list it",
		"rule sail: untaught.txt lists it, but knots/1 teaches it",
		`knots/2: teaches "storm", which is no rule`,
		`untaught.txt: lists "whale", which is no rule`,
	}, l.findings(ids))
	require.Empty(t, l.note(ids))
	l.must = false
	require.Len(t, l.findings(ids), 3)
	require.Equal(t, ": its course has still to teach or list fog", l.note(ids))
	require.Equal(t, ": no course yet", (&lessons{}).note(ids))
}

func TestATextCitesRulesAfterTheWordRule(t *testing.T) {
	for text, want := range map[string][]string{
		"by rule square": {"square"},
		"(rules plus-two, square, and waterfront)": {"plus-two", "square", "waterfront"},
		"rules a and\nb; the rule c.":              {"a", "b", "c"},
		"rulers, ruled by nothing":                 nil,
	} {
		require.Equal(t, want, rulesIn(text), text)
	}
}
