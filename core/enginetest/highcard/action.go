package highcard

import (
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// The kinds of actions. A is the rank of Play and Take.
const (
	Play engine.ActionKind = 1 + iota
	Draw
	Take
	Pass
)

var verbs = [...]string{Play: "play", Draw: "draw", Take: "take", Pass: "pass"}

// ofGame reports whether the action has a text in the grammar.
func ofGame(a engine.Action) bool {
	if a.B != 0 || a.C != 0 {
		return false
	}
	switch a.Kind {
	case Play, Take:
		return a.A >= 1 && a.A <= int16(MaxRank)
	case Draw, Pass:
		return a.A == 0
	}
	return false
}

// FormatAction implements engine.State.
func (s *State) FormatAction(a engine.Action) string {
	switch {
	case !ofGame(a):
		return fmt.Sprintf("(%d %d %d %d)", a.Kind, a.A, a.B, a.C)
	case a.A == 0:
		return verbs[a.Kind]
	}
	return verbs[a.Kind] + " " + strconv.Itoa(int(a.A))
}

// ParseAction implements engine.State.
func (s *State) ParseAction(text string) (engine.Action, error) {
	verb, rest, more := strings.Cut(text, " ")
	for kind := Play; kind <= Pass; kind++ {
		if verbs[kind] != verb {
			continue
		}
		if kind == Draw || kind == Pass {
			if more {
				return engine.Action{}, fmt.Errorf("%q: nothing follows %s", text, verb)
			}
			return engine.Action{Kind: kind}, nil
		}
		r, err := parseRank(rest)
		return engine.Action{Kind: kind, A: int16(r)}, err
	}
	return engine.Action{}, fmt.Errorf("%q: the first word is play, draw, take or pass", text)
}

func parseRank(word string) (Rank, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > int(MaxRank) || strconv.Itoa(n) != word {
		return 0, fmt.Errorf("%q: want a rank from 1 to %d", word, MaxRank)
	}
	return Rank(n), nil
}
