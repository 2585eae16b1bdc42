package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/replay"
)

// Coach is what a first game tells: each rule once, when it first matters.
type Coach struct {
	Game engine.Game
	Tips []Tip
}

// Tip is a rule in a sentence or two.
type Tip struct {
	// Rules are what it tells. The first is its name, and leads to more.
	Rules []engine.Rule
	Say   string
	cues  [][]cue // one of them must hold in all its parts
	at    Place
}

// cue is a part of what makes a rule matter.
type cue struct {
	action string      // that is legal, or begins one that is
	rule   engine.Rule // not empty: that refuses the action
	event  test        // if there is no action
}

// ParseCoach reads the tips of a game. Its error names file and line. It does
// not ask whether the rules exist: Check does.
func ParseCoach(g engine.Game, f File) (*Coach, error) {
	c := &Coach{Game: g}
	n := 0
	for line := range strings.Lines(f.Text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		word, value, _ := strings.Cut(line, " ")
		if err := c.take(word, value, Place{f.Name, n}); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", f.Name, n, err)
		}
	}
	return c, nil
}

func (c *Coach) take(word, value string, at Place) error {
	if word == "tell" {
		t := Tip{at: at}
		for id := range strings.FieldsSeq(value) {
			t.Rules = append(t.Rules, engine.Rule(id))
		}
		c.Tips = append(c.Tips, t)
		return want(t.Rules != nil, "tell RULE…")
	}
	if len(c.Tips) == 0 {
		return errors.New("want tell first")
	}
	t := &c.Tips[len(c.Tips)-1]
	switch word {
	case "say":
		return set(&t.Say, value)
	case "when":
		var all []cue
		for part := range strings.SplitSeq(value, " and ") {
			q, err := parseCue(c.Game, part)
			if err != nil {
				return err
			}
			all = append(all, q)
		}
		t.cues = append(t.cues, all)
		return nil
	}
	return fmt.Errorf("unknown word %q", word)
}

func parseCue(g engine.Game, text string) (q cue, err error) {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "legal":
		q.action = rest
		return q, want(rest != "", "legal ACTION")
	case "refused":
		action, rule, _ := strings.Cut(rest, " => ")
		q.action, q.rule = action, engine.Rule(rule)
		return q, want(action != "" && rule != "", "refused ACTION => RULE")
	}
	q.event, err = parseTest(g, text)
	if err == nil && (q.event.kind != testEvent || q.event.not) {
		err = want(false, "legal, refused or event")
	}
	return q, err
}

// Due are the tips that matter to a seat at the present ply and that are not
// told, in their order: what it may do or is refused, if it decides, and what
// it has seen happen.
func (c *Coach) Due(m *replay.Match, you engine.Seat, told []engine.Rule) (due []int) {
	n := now{match: m, you: you}
	for i := range c.Tips {
		t := &c.Tips[i]
		if !slices.Contains(told, t.Rules[0]) && slices.ContainsFunc(t.cues, n.meets) {
			due = append(due, i)
		}
	}
	return due
}

// now is the moment at which cues are looked for.
type now struct {
	match *replay.Match
	you   engine.Seat
	legal []string // texts, when asked for
	tried engine.State
}

func (n *now) meets(parts []cue) bool {
	return !slices.ContainsFunc(parts, func(q cue) bool { return !n.holds(&q) })
}

func (n *now) holds(q *cue) bool {
	switch {
	case q.action == "":
		return n.happened(&q.event)
	case n.match.State().Actor() != n.you:
		return false
	case q.rule != "":
		return n.refuses(q)
	}
	return n.allows(q.action)
}

func (n *now) allows(action string) bool {
	s := n.match.State()
	if n.legal == nil {
		for _, a := range s.Legal(nil) {
			n.legal = append(n.legal, s.FormatAction(a)+" ")
		}
	}
	return slices.ContainsFunc(n.legal, func(text string) bool { return strings.HasPrefix(text, action+" ") })
}

func (n *now) refuses(q *cue) bool {
	s := n.match.State()
	if n.tried == nil {
		n.tried = s.Game().Blank()
	}
	a, err := s.ParseAction(q.action)
	if err != nil {
		return false
	}
	n.tried.CopyFrom(s)
	var refused *engine.IllegalError
	return errors.As(n.tried.Apply(a, nil), &refused) && refused.Rule == q.rule
}

// happened looks through the game so far, as the seat knows it.
func (n *now) happened(t *test) bool {
	s, times := n.match.State(), 0
	for ply := 1; ply <= n.match.Ply(); ply++ {
		for _, e := range n.match.Events(ply) {
			if e.Kind != t.event || !t.whose(e.Seat, n.you) {
				continue
			}
			if _, facts := s.DescribeEvent(e.For(n.you)); all(t.facts, facts) {
				times++
			}
		}
	}
	return times >= t.times
}
