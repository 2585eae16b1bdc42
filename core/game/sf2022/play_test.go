package sf2022

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// cites says which rules a test is about.
func cites(t *testing.T, rules ...engine.Rule) {
	t.Helper()
	for _, r := range rules {
		known := slices.ContainsFunc(allRules, func(i engine.RuleInfo) bool { return i.ID == r })
		require.True(t, known, "no rule %q", r)
	}
}

// at is a position in which a seat (counted from 1) is asked something. The
// deck is all other cards unless body has a line for it.
func at(t *testing.T, players, seat int, ask, body string) *State {
	t.Helper()
	return parse(t, positionText(players, seat, ask, body))
}

func positionText(players, seat int, ask, body string) string {
	if !strings.Contains(body, "deck:") {
		body += "\ndeck: rest"
	}
	edition := "edition 1\n"
	if rest, ok := strings.CutPrefix(body, "edition "); ok {
		var id string
		id, body, _ = strings.Cut(rest, "\n")
		edition = "edition " + id + "\n"
	}
	return fmt.Sprintf("%s\n%splayers %d\nturn 9 seat %d\nask %s\n%s\n", positionHead, edition, players, seat, ask, body)
}

func parse(t *testing.T, text string) *State {
	t.Helper()
	s, err := ParsePosition(text)
	require.NoError(t, err, text)
	require.NoError(t, s.Check())
	return s
}

// top is the position with certain cards of the deck on its top.
func top(t *testing.T, s *State, cards ...string) *State {
	t.Helper()
	lines := strings.Split(s.Position(), "\n")
	for i, line := range lines {
		tail, ok := strings.CutPrefix(line, "deck:")
		if !ok {
			continue
		}
		rest := strings.Fields(tail)
		for _, c := range cards {
			k := slices.Index(rest, c)
			require.GreaterOrEqual(t, k, 0, "no %s in the deck", c)
			rest = slices.Delete(rest, k, k+1)
		}
		lines[i] = "deck: " + strings.Join(append(slices.Clone(cards), rest...), " ")
	}
	return parse(t, strings.Join(lines, "\n"))
}

// play carries out actions and returns what happened: "name seat fact=value".
func play(t *testing.T, s *State, actions ...string) []string {
	t.Helper()
	var happened []string
	for _, text := range actions {
		a, err := s.ParseAction(text)
		require.NoError(t, err)
		require.Contains(t, s.Legal(nil), a, "%s is not listed in\n%s", text, s.Position())
		require.NoError(t, s.Apply(a, func(e engine.Event) {
			name, facts := s.DescribeEvent(e)
			line := fmt.Sprintf("%s %d", name, e.Seat+1)
			for _, f := range facts {
				line += " " + f.String()
			}
			happened = append(happened, line)
		}), text)
		require.NoError(t, s.Check(), "after %s", text)
	}
	return happened
}

// refused asserts that an action is refused by a rule and changes nothing.
func refused(t *testing.T, s *State, action string, rule engine.Rule) {
	t.Helper()
	a, err := s.ParseAction(action)
	require.NoError(t, err)
	refusedAction(t, s, a, rule)
}

func refusedAction(t *testing.T, s *State, a engine.Action, rule engine.Rule) {
	t.Helper()
	before := *s
	err := s.Apply(a, nil)
	var illegal *engine.IllegalError
	require.True(t, errors.As(err, &illegal), "%v (%s) was not refused", a, s.FormatAction(a))
	require.Equal(t, rule, illegal.Rule, "%s", s.FormatAction(a))
	require.Equal(t, a, illegal.Action)
	require.True(t, before == *s, "a refused action changed the state")
	require.NotContains(t, s.Legal(nil), a)
	refuses := slices.Contains(allRules, engine.RuleInfo{ID: rule, Refuses: true})
	require.True(t, refuses, "%s is not marked as refusing", rule)
}

// legal is what the actor may do, as texts.
func legal(s *State) []string {
	out := []string{}
	for _, a := range s.Legal(nil) {
		out = append(out, s.FormatAction(a))
	}
	return out
}

// only keeps the events of some kinds.
func only(happened []string, names ...string) []string {
	out := []string{}
	for _, h := range happened {
		if name, _, _ := strings.Cut(h, " "); slices.Contains(names, name) {
			out = append(out, h)
		}
	}
	return out
}

// cells writes a set of spaces: "green 1, green 2".
func cells(set CellSet) string {
	var out []string
	for c := range Cell(Cells) {
		if set.Has(c) {
			out = append(out, fmt.Sprintf("%s %d", c.Row(), c.Col()+1))
		}
	}
	return strings.Join(out, ", ")
}

func valueAt(s *State, seat int, r Row, col int) int {
	return s.City(engine.Seat(seat-1)).Value(s.ed, At(r, Col(col-1)))
}

// Rows by their words, for tests.
const (
	blue Row = iota
	gray
	orange
	yellow
	green
)
