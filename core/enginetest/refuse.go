package enginetest

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"bayboard/core/engine"
)

// refusals tries actions that Legal does not list, at every ply, and counts
// the rules that refuse them.
func (k *kit) refusals() error {
	if k.refused.times == nil {
		k.refused.times = map[engine.Rule]int{}
		k.refused.err = everyPly(refuses)(k)
	}
	return k.refused.err
}

func refuses(w *walk) error {
	s := w.copyState()
	text := ""
	if w.sampled(4) {
		text = s.Position()
	}
	for _, a := range w.tries() {
		if _, legal := slices.BinarySearchFunc(w.legal, a, engine.Action.Compare); legal {
			continue
		}
		rule, err := refusal(s, a)
		if err != nil {
			return err
		}
		if !equal(s, w.state) {
			return fmt.Errorf("%v was refused by %s and changed the state to\n%s", a, rule, s.Position())
		}
		w.refused.times[rule]++
	}
	if text != "" && s.Position() != text {
		return fmt.Errorf("refused actions changed the position to\n%s", s.Position())
	}
	return nil
}

// refusal applies an action that is not legal and returns the rule that
// refuses it. Its error says what is wrong with the refusal.
func refusal(s engine.State, a engine.Action) (engine.Rule, error) {
	heard := 0
	err := s.Apply(a, func(engine.Event) { heard++ })
	if err == nil {
		return "", fmt.Errorf("%v (%s) is not listed and accepted", a, s.FormatAction(a))
	}
	var illegal *engine.IllegalError
	switch {
	case !errors.As(err, &illegal):
		return "", fmt.Errorf("%v is refused by a %T: %w", a, err, err)
	case illegal.Action != a:
		return "", fmt.Errorf("%v is refused as %v", a, illegal.Action)
	case heard > 0:
		return "", fmt.Errorf("%v is refused after %d events", a, heard)
	case !strings.Contains(err.Error(), string(illegal.Rule)):
		return "", fmt.Errorf("%v: the error does not name the rule %s: %w", a, illegal.Rule, err)
	}
	for _, r := range s.Game().Rules() {
		if r.ID == illegal.Rule && r.Refuses {
			return r.ID, nil
		}
	}
	return "", fmt.Errorf("%v is refused by %q, which is none of the refusing rules", a, illegal.Rule)
}

var extremes = [...]int16{-1, 0, 1, math.MaxInt16, math.MinInt16, 127, 128, 255, 256, -128}

// tries are actions that may be refused: variations of legal and of earlier
// actions, actions of other plies, extremes, and those of the config.
func (w *walk) tries() []engine.Action {
	var list []engine.Action
	if w.cfg.Tries != nil {
		list = w.cfg.Tries(w.state.View(max(w.state.Actor(), 0)))
	}
	r := &w.rand
	near := slices.Concat(w.legal, w.actions)
	for range triesPerPly {
		if len(near) == 0 || len(w.pool) == 0 {
			break
		}
		a, b := near[r.IntN(len(near))], w.pool[r.IntN(len(w.pool))]
		switch r.IntN(9) {
		case 0: // what this game allowed once
		case 1, 8: // what any game allowed
			a = b
		case 2: // one field a little off
			field(&a, r.IntN(3), func(n int16) int16 { return n + int16(1-2*r.IntN(2)) })
		case 3: // one field of another action
			i := r.IntN(3)
			field(&a, i, func(int16) int16 { return at(b, i) })
		case 4: // another kind with the same fields
			a.Kind = b.Kind
		case 5: // any small number
			field(&a, r.IntN(3), func(int16) int16 { return int16(r.IntN(64)) })
		case 6:
			field(&a, r.IntN(3), func(int16) int16 { return extremes[r.IntN(len(extremes))] })
		case 7: // foreign kinds
			a.Kind = engine.ActionKind([]int{0, 1 + r.IntN(16), 255, 256, 0xffff}[r.IntN(5)])
		}
		list = append(list, a)
	}
	return append(list, engine.Action{})
}

func field(a *engine.Action, i int, change func(int16) int16) {
	p := [...]*int16{&a.A, &a.B, &a.C}[i]
	*p = change(*p)
}

func at(a engine.Action, i int) int16 { return [...]int16{a.A, a.B, a.C}[i] }

func rulesOccur(k *kit) error {
	if err := k.refusals(); err != nil {
		return err
	}
	var ids []engine.Rule
	for _, r := range k.game.Rules() {
		if r.Refuses {
			ids = append(ids, r.ID)
		}
	}
	return occurrence(k, k.refused.times, ids, k.cfg.RareRules)
}

func refusedAfterEnd(w *walk) error {
	if !w.state.Outcome().Over {
		return nil
	}
	s := w.copyState()
	for _, a := range slices.Concat(w.actions, w.tries()) {
		rule, err := refusal(s, a)
		if err != nil {
			return err
		}
		if rule != w.state.Outcome().Reason {
			return fmt.Errorf("the game ended by %s and %v is refused by %s", w.state.Outcome().Reason, a, rule)
		}
	}
	return same(s, w.state)
}
