package worker

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/search"
)

// Answer is how far a request is, or what it came to.
type Answer struct {
	ID   uint64
	Done bool

	// While it is not done: the actions carried out, of how many, and what
	// would be chosen now, the zero action while nothing would.
	Nodes, Budget int
	Best          engine.Action

	// When it is done: the thought, or why there is none.
	Thought search.Thought
	Err     string
}

// mostListed bounds the lists of a thought.
const mostListed = 256

// String is the answer as a message.
func (a Answer) String() string {
	id := strconv.FormatUint(a.ID, 10)
	switch {
	case !a.Done:
		return text(wordProgress, id, a.Nodes, a.Budget, a.Best)
	case a.Err != "":
		return wordFailed + " " + id + " " + a.Err
	}
	th := &a.Thought
	parts := []any{wordThought, id, th.Action, th.Visits, th.Nodes}
	for _, v := range th.Value {
		parts = append(parts, v)
	}
	parts = append(parts, len(th.Tries))
	for _, t := range th.Tries {
		parts = append(parts, t.Action, t.Visits, t.Value, t.Chance, t.Glance)
	}
	parts = append(parts, len(th.Line))
	for _, l := range th.Line {
		parts = append(parts, l)
	}
	return text(parts...)
}

// text joins words, numbers and actions.
func text(parts ...any) string {
	var b strings.Builder
	for i, p := range parts {
		if i > 0 {
			b.WriteByte(' ')
		}
		switch p := p.(type) {
		case string:
			b.WriteString(p)
		case int:
			b.WriteString(strconv.Itoa(p))
		case engine.Action:
			b.WriteString(text(int(p.Kind), int(p.A), int(p.B), int(p.C)))
		}
	}
	return b.String()
}

// ParseAnswer reads what String writes.
func ParseAnswer(message string) (a Answer, ok bool) {
	word, rest, _ := strings.Cut(message, " ")
	if word == wordFailed {
		number, why, _ := strings.Cut(rest, " ")
		n := numbers{words: []string{number}}
		a = Answer{ID: n.whole(), Done: true, Err: why}
		return a, !n.bad && why != ""
	}
	n := numbers{words: strings.Split(rest, " ")}
	a.ID = n.whole()
	switch word {
	case wordProgress:
		a.Nodes, a.Budget, a.Best = n.small(), n.small(), n.action()
	case wordThought:
		a.Done, a.Thought = true, n.thought()
	default:
		return Answer{}, false
	}
	if n.bad || len(n.words) > 0 {
		return Answer{}, false
	}
	return a, true
}

func (n *numbers) thought() search.Thought {
	th := search.Thought{Action: n.action(), Visits: n.small(), Nodes: n.small()}
	for i := range th.Value {
		th.Value[i] = n.small()
	}
	for range n.length() {
		th.Tries = append(th.Tries, search.Try{Action: n.action(), Visits: n.small(), Value: n.small(), Chance: n.small(), Glance: n.small()})
	}
	for range n.length() {
		th.Line = append(th.Line, n.action())
	}
	return th
}

func (n *numbers) length() int {
	l := n.small()
	if l < 0 || l > mostListed {
		n.bad, l = true, 0
	}
	return l
}
