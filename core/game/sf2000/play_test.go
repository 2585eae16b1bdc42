package sf2000

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func itoa(n int) string { return strconv.Itoa(n) }

// cites says which rules a test is about.
func cites(t *testing.T, rules ...engine.Rule) {
	t.Helper()
	for _, r := range rules {
		known := slices.ContainsFunc(allRules, func(i engine.RuleInfo) bool { return i.ID == r })
		require.True(t, known, "no rule %q", r)
	}
}

func newGame(t *testing.T, players int, first engine.Seat, seed rng.Seed) *State {
	t.Helper()
	s, err := Game.New(engine.Setup{Players: players, First: first, Seed: seed})
	require.NoError(t, err)
	require.NoError(t, s.Check())
	return s.(*State)
}

// positionText is a position of the usual map, unless body has another one,
// in which a seat (counted from 1) is asked something.
func positionText(players, seat int, ask, body string) string {
	edition := "edition 1\n"
	if rest, ok := strings.CutPrefix(body, "edition "); ok {
		id, more, _ := strings.Cut(rest, "\n")
		edition, body = "edition "+id+"\n", more
	}
	question := fmt.Sprintf("ask %s seat %d\n", ask, seat)
	if strings.HasPrefix(ask, "over ") {
		question = "ask " + ask + "\n"
	}
	return fmt.Sprintf("%s\n%splayers %d\n%s%s\n", positionHead, edition, players, question, body)
}

func at(t *testing.T, players, seat int, ask, body string) *State {
	t.Helper()
	return parse(t, positionText(players, seat, ask, body))
}

func parse(t *testing.T, text string) *State {
	t.Helper()
	s, err := ParsePosition(text)
	require.NoError(t, err, text)
	require.NoError(t, s.Check())
	return s
}

// play carries out actions and returns what happened: "name fact=value".
func play(t *testing.T, s *State, actions ...string) []string {
	t.Helper()
	var happened []string
	for _, text := range actions {
		a, err := s.ParseAction(text)
		require.NoError(t, err)
		require.Contains(t, s.Legal(nil), a, "%s is not listed in\n%s", text, s.Position())
		require.NoError(t, s.Apply(a, func(e engine.Event) {
			name, facts := s.DescribeEvent(e)
			for _, f := range facts {
				name += " " + f.String()
			}
			happened = append(happened, name)
		}), text)
		require.NoError(t, s.Check(), "after %s", text)
		back, err := ParsePosition(s.Position())
		require.NoError(t, err, s.Position())
		require.True(t, *back == *s, s.Position())
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
	require.Contains(t, allRules, engine.RuleInfo{ID: rule, Refuses: true})
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

// words puts a verb before each item: "stick h00", "stick h01".
func words(verb, items string) []string {
	out := []string{}
	for item := range strings.FieldsSeq(items) {
		out = append(out, verb+" "+item)
	}
	return out
}

// texts writes streets.
func texts(set Streets) string {
	var out []string
	for _, at := range set.List() {
		out = append(out, at.String())
	}
	return strings.Join(out, " ")
}

func checks(values ...int) (c Checks) {
	for _, v := range values {
		c[v]++
	}
	return c
}

// edition makes an edition known and returns its line of a position.
func edition(t *testing.T, requests, cards string) string {
	t.Helper()
	if requests == "" {
		requests = requestsCSV
	}
	if cards == "" {
		cards = actionsCSV
	}
	id, err := Game.AddEdition(map[string]string{requestsFile: requests, actionsFile: cards})
	require.NoError(t, err)
	return "edition " + string(id) + "\n"
}
