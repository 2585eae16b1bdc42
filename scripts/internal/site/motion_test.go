package site

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// apart splits a selector where one of some characters stands outside of
// parentheses.
func apart(selector, at string) []string {
	depth := 0
	return strings.FieldsFunc(selector, func(r rune) bool {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		}
		return depth == 0 && strings.ContainsRune(at, r)
	})
}

// Where a selector behind .moves ends in no class, the browser works out the
// style of the whole page each time that something moves.
func TestWhatMovesIsNamedByAClass(t *testing.T) {
	css, err := os.ReadFile(filepath.Join("..", "..", "..", "site", "css", "motion.css"))
	require.NoError(t, err)
	checked := 0
	for _, rule := range strings.Split(regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(string(css), ""), "{") {
		selector := strings.TrimSpace(rule[strings.LastIndexAny(rule, "};")+1:])
		if inner, ok := strings.CutPrefix(selector, ":where("); ok {
			selector = strings.TrimSuffix(inner, ")")
		}
		for _, one := range apart(selector, ",") {
			parts := apart(one, " >+~\n")
			if len(parts) < 2 || parts[0] != ".moves" {
				continue
			}
			checked++
			last := parts[len(parts)-1]
			assert.Regexp(t, `^(\.|:is\()`, last, one)
		}
	}
	assert.Greater(t, checked, 20)
}
