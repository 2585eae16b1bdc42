package quiz

import (
	"errors"
	"slices"
	"sort"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

const (
	mostWrong  = 3
	leastWrong = 2
	// mostAlike wrong answers are refused by the same rule.
	mostAlike = 2
)

// askLegal asks which action is possible. The others were possible at other
// moments of the same game; they are of the same kinds as the possible ones,
// and refused by as many different rules as there are.
func (p *played) askLegal(r *rng.Rand) (Question, bool) {
	ply := p.ply(r, 10, 95)
	s := p.at(ply)
	q := about(s, s.Actor(), r)
	q.Done = p.done(ply)
	s = q.State
	legal := s.Legal(nil)
	kinds := kindsOf(legal)
	kind := kinds[r.IntN(len(kinds))]
	likely := slices.DeleteFunc(slices.Clone(legal), func(a engine.Action) bool { return a.Kind != kind })
	right := Choice{Action: likely[r.IntN(len(likely))]}

	wrong := p.refusedIn(s, kinds, r)
	if len(wrong) < leastWrong {
		return q, false
	}
	q.Choices = append(q.Choices, right)
	texts := []string{s.FormatAction(right.Action)}
	for _, c := range spread(wrong) {
		if text := s.FormatAction(c.Action); !slices.Contains(texts, text) && len(q.Choices) <= mostWrong {
			q.Choices = append(q.Choices, c)
			texts = append(texts, text)
		}
	}
	sort.Slice(q.Choices, func(i, j int) bool { return q.Choices[i].Action.Compare(q.Choices[j].Action) < 0 })
	q.Right = slices.IndexFunc(q.Choices, func(c Choice) bool { return c.Refusal == nil })
	return q, len(q.Choices) > leastWrong
}

func kindsOf(legal []engine.Action) (kinds []engine.ActionKind) {
	for _, a := range legal {
		if !slices.Contains(kinds, a.Kind) {
			kinds = append(kinds, a.Kind)
		}
	}
	return kinds
}

// refusedIn are actions of the game's other moments that are refused now, of
// some kinds, in a random order.
func (p *played) refusedIn(s engine.State, kinds []engine.ActionKind, r *rng.Rand) (out []Choice) {
	pool := p.pool(kinds)
	rng.Shuffle(r, pool)
	legal, trial := s.Legal(nil), p.game.Blank()
	seer, _ := s.(Seer)
	for _, a := range pool {
		if slices.Contains(legal, a) || seer != nil && !seer.Sees(a) {
			continue
		}
		trial.CopyFrom(s)
		var refusal *engine.IllegalError
		if errors.As(trial.Apply(a, nil), &refusal) {
			out = append(out, Choice{Action: a, Refusal: refusal})
		}
	}
	return out
}

// pool is what could be done in the game at any time, of some kinds.
func (p *played) pool(kinds []engine.ActionKind) (all []engine.Action) {
	s := p.start()
	var legal []engine.Action
	for _, a := range p.actions {
		legal = s.Legal(legal[:0])
		for _, l := range legal {
			if slices.Contains(kinds, l.Kind) {
				all = append(all, l)
			}
		}
		carry(s, a)
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Compare(all[j]) < 0 })
	return slices.Compact(all)
}

// spread puts choices first that are refused by a rule which none before them
// was refused by, and leaves out what would be too much of the same.
func spread(list []Choice) []Choice {
	var first, rest []Choice
	seen := map[engine.Rule]int{}
	for _, c := range list {
		seen[c.Refusal.Rule]++
		switch n := seen[c.Refusal.Rule]; {
		case n == 1:
			first = append(first, c)
		case n <= mostAlike:
			rest = append(rest, c)
		}
	}
	return append(first, rest...)
}
