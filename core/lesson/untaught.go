package lesson

import (
	"fmt"
	"strings"

	"bayboard/core/engine"
)

// ParseUntaught reads a list of the rules that a course does not teach:
// "rule: reason", one a line. Blank lines and lines that begin with # say
// nothing. Its error names the line.
func ParseUntaught(text string) (map[engine.Rule]string, error) {
	out := map[engine.Rule]string{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		rule, reason, _ := strings.Cut(line, ": ")
		if reason == "" || !plain(rule) {
			return nil, fmt.Errorf("line %d: want RULE: REASON", n)
		}
		if _, twice := out[engine.Rule(rule)]; twice {
			return nil, fmt.Errorf("line %d: %s stands twice", n, rule)
		}
		out[engine.Rule(rule)] = reason
	}
	return out, nil
}
