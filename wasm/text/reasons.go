package text

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/search"
)

// Hint are the words of hints.
var Hint = struct{ Ask, Move, Why, Hide, Thinking, Sole, Label string }{
	Ask: "Hint", Move: "Show the move", Why: "Why?", Hide: "Hide the hint", Thinking: "Looking for a good move …",
	Sole: "There is nothing else to do.", Label: "Hint",
}

// Reason are the words of the reasons of bots' moves.
var Reason = struct{ Ask, Hide, Thinking string }{
	Ask: "Why this move?", Hide: "Hide the reason", Thinking: "Going over it again …",
}

// hundred is a chance given in thousandths: "58 of 100".
func hundred(chance int) string { return strconv.Itoa((chance+5)/10) + " of 100" }

// other is the best of the actions that were followed, beside one.
func other(th *search.Thought, a engine.Action) (t search.Try, ok bool) {
	for _, t := range th.Tries {
		if t.Action != a && t.Visits > 0 {
			return t, true
		}
	}
	return search.Try{}, false
}

func of(th *search.Thought, a engine.Action) (t search.Try, ok bool) {
	for _, t := range th.Tries {
		if t.Action == a && t.Visits > 0 {
			return t, true
		}
	}
	return search.Try{}, false
}

// Expect compares what an action can be expected to give with the next best,
// for the seat of a view that can take it. does is what the action causes.
func Expect(v engine.View, th *search.Thought, does string) string {
	chosen, ok := of(th, th.Action)
	if !ok {
		return join(does, Hint.Sole)
	}
	said := join(does, "From here it wins about "+hundred(chosen.Chance)+" games.")
	next, ok := other(th, th.Action)
	if !ok {
		return said
	}
	return said + " " + upper(nextBest(v, next)) + beside(chosen, next) + "."
}

func nextBest(v engine.View, t search.Try) string {
	if v == nil {
		return "the next best that was looked at"
	}
	return "the next best, “" + Move(v, t.Action) + "”,"
}

// beside says how much less another action gives.
func beside(chosen, next search.Try) string {
	a, b := (chosen.Chance+5)/10, (next.Chance+5)/10
	switch {
	case a > b:
		return " about " + hundred(next.Chance)
	case a == b:
		return " nearly as many"
	}
	return " as many, but with less to show for it later"
}

// Explain says why a bot of a level took an action. v is its view then, nil if
// its other choices are secret; does is what the action caused.
func Explain(name string, l search.Level, v engine.View, a engine.Action, th *search.Thought, does string) string {
	switch l {
	case search.Easy:
		return join(does, name+" picked this at random, with a beginner’s sense of what is wasteful.")
	case search.Medium:
		return join(does, name+" looked to the end of the turn and liked this best. What others do next is not looked at.")
	}
	chosen, ok := of(th, a)
	if !ok {
		if len(th.Tries) == 0 {
			return join(does, name+" had nothing to weigh up, or no time to.")
		}
		return join(does, name+" moved before the search was done.")
	}
	said := join(does, name+" expects to win about "+hundred(chosen.Chance)+" games with it.")
	next, ok := other(th, a)
	if !ok {
		return said + " Nothing else was looked at."
	}
	return said + " " + upper(nextBest(v, next)) + " was put at " + hundred(next.Chance) + "."
}

func join(a, b string) string { return strings.TrimSpace(a + " " + b) }
