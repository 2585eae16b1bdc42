package manual

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const sample = `# San Francisco

The rules in **our** words.

## The turn {#turn}

### Realize {#realize}

Take all cards of one area. See [the limit](#commitment-limit).

A ruling that has no heading. {#place_x}

Realizing is legal only with fewer tokens than cards. {#commitment-limit}

- ` + "`" + `square` + "`" + ` has value *4* {#square}
- no anchor

| a | b |
|--:|---|
| 1 | 2 |

<script>alert(1)</script>

## The end

Text.
`

func TestSectionsFollowSecondLevelHeadings(t *testing.T) {
	m, err := Parse([]byte(sample), nil)
	require.NoError(t, err)
	assert.Equal(t, "San Francisco", m.Title)
	assert.Contains(t, string(m.Intro), "<strong>our</strong>")
	require.Len(t, m.Sections, 2)
	assert.Equal(t, "turn", m.Sections[0].ID)
	assert.Equal(t, "The turn", m.Sections[0].Title)
	assert.Equal(t, []Item{{ID: "realize", Title: "Realize"}}, m.Sections[0].Items)
	assert.Equal(t, "the-end", m.Sections[1].ID)
}

func TestEveryMarkedBlockBecomesAnAnchor(t *testing.T) {
	m, err := Parse([]byte(sample), nil)
	require.NoError(t, err)
	html := string(m.Sections[0].HTML)
	assert.Contains(t, html, `<h3 id="realize">Realize</h3>`)
	assert.Contains(t, html, `<p id="commitment-limit">Realizing is legal only with fewer tokens than cards.</p>`)
	assert.Contains(t, html, `<li id="square"><code>square</code> has value <em>4</em></li>`)
	assert.Equal(t, []string{"san-francisco", "turn", "realize", "commitment-limit", "square", "the-end"}, m.Anchors)
}

func TestWhatIsNoIDStaysText(t *testing.T) {
	m, err := Parse([]byte(sample), nil)
	require.NoError(t, err)
	assert.Contains(t, string(m.Sections[0].HTML), "{#place_x}")
}

func TestNoMarkupThatTheSecurityPolicyRefuses(t *testing.T) {
	m, err := Parse([]byte(sample), nil)
	require.NoError(t, err)
	html := string(m.Sections[0].HTML)
	assert.NotContains(t, html, "style=")
	assert.NotContains(t, html, "<script")
	assert.Contains(t, html, `align="right"`)
}

func TestARepeatedIDIsRefused(t *testing.T) {
	_, err := Parse([]byte("# T\n\n## A {#x}\n\nText. {#x}\n"), nil)
	assert.ErrorContains(t, err, `"x" occurs twice`)
}

func TestAManualNeedsATitle(t *testing.T) {
	_, err := Parse([]byte("text\n"), nil)
	assert.ErrorContains(t, err, "no first-level heading")
}
