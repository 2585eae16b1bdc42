package search

import (
	"fmt"
	"strings"
)

// Level is how well a bot plays. Its text is its name in saves, settings and
// commands.
type Level string

// The levels, from the weakest.
const (
	Easy   Level = "easy"
	Medium Level = "medium"
)

// levels holds what makes a bot of each level, from the weakest.
var levels = []struct {
	level Level
	make  func(seed uint64) Bot
}{
	{Easy, func(seed uint64) Bot { return &random{seed: seed} }},
	{Medium, func(seed uint64) Bot { return &greedy{seed: seed} }},
}

// Levels lists all levels, from the weakest.
func Levels() []Level {
	all := make([]Level, len(levels))
	for i, l := range levels {
		all[i] = l.level
	}
	return all
}

// ParseLevel reads a level's name. Its error lists the names.
func ParseLevel(text string) (Level, error) {
	var names []string
	for _, l := range levels {
		if string(l.level) == text {
			return l.level, nil
		}
		names = append(names, string(l.level))
	}
	return "", fmt.Errorf("level %q: want one of %s", text, strings.Join(names, ", "))
}
