package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Rule is the id of a rule ("commitment-limit"): the code of a refusal, the
// anchor on the rules page, the name that tests and lessons cite.
type Rule string

// RuleInfo describes an id of a game's closed list.
type RuleInfo struct {
	ID Rule
	// Refuses tells that the id can be the Rule of an IllegalError.
	Refuses bool
}

// Fact is one named detail of a refusal, an event or a score line: a number,
// or a word of the game's action texts ("orange").
type Fact struct {
	Name string
	Int  int
	Text string // if not empty, the fact is this word and Int is 0
}

// Number and Word make facts.
func Number(name string, n int) Fact { return Fact{Name: name, Int: n} }

// Word makes a fact that is a word.
func Word(name, text string) Fact { return Fact{Name: name, Text: text} }

// String is "name=value".
func (f Fact) String() string {
	if f.Text != "" {
		return f.Name + "=" + f.Text
	}
	return f.Name + "=" + strconv.Itoa(f.Int)
}

// IllegalError refuses an action: the rule that forbids it, and the facts
// that make it so. The state is as it was.
type IllegalError struct {
	Rule   Rule
	Action Action
	Facts  []Fact
}

// Error is for developers; people read a sentence made from Rule and Facts.
func (e *IllegalError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "illegal by %s", e.Rule)
	for i, f := range e.Facts {
		b.WriteString([]string{", ", ": "}[btoi(i == 0)])
		b.WriteString(f.String())
	}
	return b.String()
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
