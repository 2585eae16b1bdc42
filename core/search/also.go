package search

import (
	"slices"

	"bayboard/core/engine"
)

// addAlso makes candidates of the actions of Also that are legal and did not
// come among them by themselves.
func (t *Thinker) addAlso(legal []engine.Action) {
	for _, a := range t.Also {
		if slices.Contains(legal, a) {
			t.add(a)
		}
	}
}

// add makes a candidate of a legal action, if it is none yet.
func (t *Thinker) add(a engine.Action) {
	if slices.ContainsFunc(t.roots, func(c candidate) bool { return c.action == a }) {
		return
	}
	glance, _ := t.first.ahead.follow(t.first.sample, a)
	t.roots = append(t.roots, candidate{action: a, glance: int64(glance)})
}

// keepAlso is how many of the candidates that are alive stay so when half of
// them would: those of Also stay too. They are moved behind the half.
func (t *Thinker) keepAlso(alive, half int) int {
	for i := half; i < alive; i++ {
		if c := t.roots[i]; slices.Contains(t.Also, c.action) {
			copy(t.roots[half+1:i+1], t.roots[half:i])
			t.roots[half] = c
			half++
		}
	}
	return half
}
