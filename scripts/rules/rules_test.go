package main

import (
	"strings"
	"testing"

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
	var b strings.Builder
	m.print(&b)
	require.Equal(t, `  rule    code         tests                 anchor
  sail    rules.go:21  rules_test.go:6       #sail
  tide    rules.go:19  rules_test.go:6 +1    #tide
  fog     rules.go:19  testdata/scene.txt:1  -
  island  -            -                     #island
`, b.String())
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
