package site

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
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

// layers are the layers that rules of a stylesheet name, those of the rules
// alone that begin with a selector if there is one.
func layers(t *testing.T, name, selector string) (list []int) {
	t.Helper()
	css, err := os.ReadFile(filepath.Join("..", "..", "..", "site", "css", name))
	require.NoError(t, err)
	for _, m := range regexp.MustCompile(regexp.QuoteMeta(selector)+`[^}]*z-index: (\d+)`).FindAllStringSubmatch(string(css), -1) {
		n, err := strconv.Atoi(m[1])
		require.NoError(t, err)
		list = append(list, n)
	}
	require.NotEmpty(t, list, name+" "+selector)
	return list
}

// What has moved keeps its layer, and is scrolled away like the rest.
func TestWhatHasMovedScrollsBelowTheBarsAtTheTop(t *testing.T) {
	highest := slices.Max(layers(t, "motion.css", ""))
	for _, bar := range []string{".top {", ".coach {", ".teach-g {"} {
		assert.Greater(t, slices.Min(layers(t, "ui.css", bar)), highest, bar)
	}
}
