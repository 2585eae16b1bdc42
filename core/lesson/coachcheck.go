package lesson

import (
	"fmt"
	"slices"
	"strings"

	"bayboard/core/engine"
)

// What a tip may have to read.
const (
	mostTip       = 126 // characters
	mostSentences = 2
)

// Check finds what is wrong with the tips: each finding begins with file and
// line.
func (c *Coach) Check() (out []error) {
	known, told := map[engine.Rule]bool{}, map[engine.Rule]bool{}
	for _, r := range c.Game.Rules() {
		known[r.ID] = true
	}
	for i := range c.Tips {
		t := &c.Tips[i]
		add := func(ok bool, form string, values ...any) {
			if !ok {
				out = append(out, fmt.Errorf("%s: "+form, append([]any{t.at}, values...)...))
			}
		}
		for _, r := range t.Rules {
			add(known[r], "%q is no rule", r)
			add(!told[r], "%s stands twice", r)
			told[r] = true
		}
		add(t.Say != "", "nothing is said")
		add(len(t.Say) <= mostTip, "%d characters; at most %d", len(t.Say), mostTip)
		n := sentences(t.Say)
		add(n >= 1 && n <= mostSentences, "%d sentences; at most %d", n, mostSentences)
		add(t.cues != nil, "nothing says when")
		for _, q := range slices.Concat(t.cues...) {
			add(q.rule == "" || known[q.rule], "%q is no rule", q.rule)
		}
	}
	return out
}

// sentences counts the ends of sentences.
func sentences(text string) int {
	return strings.Count(text+" ", ". ") + strings.Count(text+" ", "! ") + strings.Count(text+" ", "? ")
}
