package enginetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"bayboard/core/engine"
)

func (sc *scenario) run(g engine.Game) error {
	for _, id := range sc.rules {
		if !slices.ContainsFunc(g.Rules(), func(r engine.RuleInfo) bool { return r.ID == id }) {
			return fmt.Errorf("%s is no rule of %s", id, g.Slug())
		}
	}
	s, err := sc.start(g)
	if err != nil {
		return err
	}
	for _, st := range sc.steps {
		if err := st.run(s); err != nil {
			return fmt.Errorf("line %d: %s: %w", st.line, st.text, err)
		}
	}
	if err := sc.results(s); err != nil {
		return fmt.Errorf("%w\n%s", err, s.Position())
	}
	return s.Check()
}

func (sc *scenario) start(g engine.Game) (engine.State, error) {
	if sc.position != "" {
		return g.ParsePosition(sc.position)
	}
	setup, err := parseSetup(sc.setup)
	if err != nil {
		return nil, err
	}
	return g.New(setup)
}

func (st *step) run(s engine.State) error {
	a, err := s.ParseAction(st.text)
	if err != nil {
		return err
	}
	if st.refusal != "" {
		return st.runRefusal(s, a)
	}
	var heard []string
	if err := s.Apply(a, func(e engine.Event) {
		name, facts := s.DescribeEvent(e)
		heard = append(heard, words(name, facts))
	}); err != nil {
		return err
	}
	next := 0
	for _, want := range st.events {
		i := slices.IndexFunc(heard[next:], func(h string) bool { return covers(h, want.text) })
		if want.none {
			if slices.ContainsFunc(heard, func(h string) bool { return covers(h, want.text) }) {
				return fmt.Errorf("line %d: %q happens:\n%s", want.line, want.text, strings.Join(heard, "\n"))
			}
			continue
		}
		if i < 0 {
			return fmt.Errorf("line %d: %q does not happen there:\n%s", want.line, want.text, strings.Join(heard, "\n"))
		}
		next += i + 1
	}
	return nil
}

func (st *step) runRefusal(s engine.State, a engine.Action) error {
	if slices.Contains(s.Legal(nil), a) {
		return errors.New("is legal")
	}
	before := s.Game().Blank()
	before.CopyFrom(s)
	err := s.Apply(a, nil)
	var illegal *engine.IllegalError
	if !errors.As(err, &illegal) {
		return fmt.Errorf("want a refusal, got %w", err)
	}
	if got := words(string(illegal.Rule), illegal.Facts); !covers(got, st.refusal) {
		return fmt.Errorf("refused by %s, want %s", got, st.refusal)
	}
	return same(s, before)
}

// words writes an id and its facts: "revealed seat=1 rank=7".
func words(id string, facts []engine.Fact) string {
	for _, f := range facts {
		id += " " + f.String()
	}
	return id
}

// covers reports whether a text of an id and facts has the same id and at
// least the facts that are wanted.
func covers(got, want string) bool {
	g, w := strings.Fields(got), strings.Fields(want)
	if len(w) == 0 || g[0] != w[0] {
		return false
	}
	for _, fact := range w[1:] {
		if !slices.Contains(g[1:], fact) {
			return false
		}
	}
	return true
}

func (sc *scenario) results(s engine.State) error {
	if sc.legal != nil {
		got := []string{}
		for _, a := range s.Legal(nil) {
			got = append(got, s.FormatAction(a))
		}
		if !slices.Equal(got, sc.legal) {
			return fmt.Errorf("legal are\n%s", strings.Join(got, "\n"))
		}
	}
	outcome := outcomeLines(s)
	for _, want := range sc.outcome {
		if !slices.Contains(outcome, want) {
			return fmt.Errorf("no line %q in the outcome\n%s", want, strings.Join(outcome, "\n"))
		}
	}
	position := strings.Split(s.Position(), "\n")
	for i := range position {
		position[i] = strings.TrimSpace(position[i])
	}
	for _, want := range sc.end {
		line, not := strings.CutPrefix(want, "! ")
		if slices.Contains(position, line) == not {
			return fmt.Errorf("the line %q: want it in the position %t", line, !not)
		}
	}
	return nil
}

// outcomeLines writes an outcome and its breakdown.
func outcomeLines(s engine.State) []string {
	o := s.Outcome()
	lines := []string{"going on"}
	if o.Over {
		lines[0] = "over " + string(o.Reason)
	}
	scores, ranks := "scores", "ranks"
	for seat := range o.Seats {
		scores += fmt.Sprintf(" %d", o.Scores[seat])
		ranks += fmt.Sprintf(" %d", o.Ranks[seat])
	}
	lines = append(lines, scores, ranks)
	for seat := range o.Seats {
		if o.TieBreaks[seat] != "" {
			lines = append(lines, fmt.Sprintf("seat %d tie %s", seat+1, o.TieBreaks[seat]))
		}
		for _, l := range s.Breakdown(engine.Seat(seat)) {
			lines = append(lines, fmt.Sprintf("seat %d %s %d", seat+1, l.Rule, l.Points))
		}
	}
	return lines
}
