package text

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/core/catalog"
)

func TestListsAreOfRulesAndEventsOfTheGame(t *testing.T) {
	for _, g := range catalog.All() {
		w := known(g.Slug())
		rules := map[string]bool{}
		for _, r := range g.Rules() {
			rules[string(r.ID)] = true
		}
		assert.Len(t, strings.Split(w.rules, "\n"), len(rules))
		for line := range strings.Lines(w.rules + "\n" + w.ends) {
			id, said, _ := strings.Cut(line, " ")
			assert.True(t, rules[id], "%s: %s", g.Slug(), line)
			assert.NotEmpty(t, strings.TrimSpace(said), id)
		}
		for name := range strings.FieldsSeq(w.did + " " + w.came + " " + w.passing) {
			assert.Contains(t, g.Events(), name)
		}
		for name := range strings.FieldsSeq(w.did) {
			assert.NotEmpty(t, w.main(bare(name)), name)
		}
		for name := range strings.FieldsSeq(w.came) {
			assert.NotEmpty(t, w.effect(bare(name)), name)
		}
	}
}

// bare is an event of which nothing is known but its name.
func bare(name string) event {
	return event{one: one{who: "Mira"}, name: name, names: []string{"Mira"}, times: 1, each: []one{{who: "Mira"}}}
}

func TestListsAndLines(t *testing.T) {
	assert.True(t, holds("drawn taken", "taken"))
	assert.False(t, holds("drawn taken", "take"))
	assert.False(t, holds("drawn taken", ""))
	lines := "end The end\nend-full A full board"
	assert.Equal(t, "The end", heading(lines, "end"))
	assert.Equal(t, "A full board", heading(lines, "end-full"))
	assert.Empty(t, heading(lines, "full"))
	assert.Empty(t, heading("", ""))
}
