package ttrsf

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

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

func newGame(t *testing.T, players int, first engine.Seat, seed rng.Seed) *State {
	t.Helper()
	s, err := Game.New(engine.Setup{Players: players, First: first, Seed: seed})
	require.NoError(t, err)
	require.NoError(t, s.Check())
	return s.(*State)
}

// at is a position in which a seat (counted from 1) is asked something, in
// turn 9.
func at(t *testing.T, players, seat int, ask, body string) *State {
	t.Helper()
	return parse(t, positionText(players, seat, ask, body))
}

func positionText(players, seat int, ask, body string) string {
	edition := "edition 1\n"
	if rest, ok := strings.CutPrefix(body, "edition "); ok {
		var id string
		id, body, _ = strings.Cut(rest, "\n")
		edition = "edition " + id + "\n"
	}
	turn := fmt.Sprintf("turn 9 seat %d", seat)
	if strings.HasPrefix(ask, "over") {
		turn = "turn 9"
	}
	return fmt.Sprintf("%s\n%splayers %d\n%s\nask %s\n%s\n", positionHead, edition, players, turn, ask, body)
}

func parse(t *testing.T, text string) *State {
	t.Helper()
	s, err := ParsePosition(text)
	require.NoError(t, err, text)
	require.NoError(t, s.Check())
	return s
}

// play carries out actions and returns what happened: "name seat fact=value",
// with seat 0 for the table.
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

// legal is what the actor may do, as texts; with a prefix, what begins so.
func legal(s *State, prefix ...string) []string {
	out := []string{}
	for _, a := range s.Legal(nil) {
		if text := s.FormatAction(a); len(prefix) == 0 || strings.HasPrefix(text, prefix[0]) {
			out = append(out, text)
		}
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

// row is the face-up row as text.
func row(s *State) string {
	var out []string
	for i := range RowLen {
		out = append(out, cardText(s.Row(i)))
	}
	return strings.Join(out, " ")
}

// hand is what a seat (from 1) holds, as text.
func hand(s *State, seat int) string {
	h := s.Hand(engine.Seat(seat - 1))
	return strings.TrimSpace(h.text())
}

// ticketsOf are the tickets that a seat (from 1) keeps.
func ticketsOf(s *State, seat int) string {
	var out []string
	for _, id := range s.Tickets(engine.Seat(seat - 1)) {
		out = append(out, s.ed.ticketText(id))
	}
	return strings.Join(out, " ")
}

// add makes an edition known.
func add(t *testing.T, files map[string]string) string {
	t.Helper()
	id, err := Game.AddEdition(files)
	require.NoError(t, err)
	return string(id)
}
