package manual

import (
	"errors"
	"strings"
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
	assert.Contains(t, html, `<li id="square"><code>square</code> has value`+"\u00a0"+`<em>4</em></li>`)
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

// sketcher draws what begins with its name.
type sketcher struct{}

func (sketcher) Inline(address, alt string) (string, bool, error) {
	if address == "card:bad" {
		return "", true, errors.New("no such card")
	}
	return "<svg>" + address + "|" + alt + "</svg>", strings.HasPrefix(address, "card:"), nil
}

func (sketcher) Block(language, text string) (string, bool, error) {
	return "<figure>" + text + "</figure>", language == "picture", nil
}

func TestPicturesAreDrawnByTheArtist(t *testing.T) {
	const source = "# T\n\n## A\n\n![Blue 2](card:blue2)\n\n```picture\nshow x\n```\n\n```go\na < b\n```\n"
	m, err := Parse([]byte(source), sketcher{})
	require.NoError(t, err)
	html := string(m.Sections[0].HTML)
	assert.Contains(t, html, "<p><svg>card:blue2|Blue 2</svg></p>")
	assert.Contains(t, html, "<figure>show x\n</figure>")
	assert.Contains(t, html, "<pre><code>a &lt; b\n</code></pre>")

	m, err = Parse([]byte(source), nil)
	require.NoError(t, err)
	assert.Contains(t, string(m.Sections[0].HTML), "<p>Blue 2</p>")
	for source, want := range map[string]string{"![](photo.jpg)": "photo.jpg", "![](card:bad)": "no such card"} {
		_, err = Parse([]byte("# T\n\n"+source+"\n"), sketcher{})
		assert.ErrorContains(t, err, want)
	}
}

func TestEveryRulingHasALabelAndTheFirstAnExplanation(t *testing.T) {
	m, err := Parse([]byte("# T\n\n## A\n\nText.\n\n> **Ruling.** One.\n\n> A quotation.\n\n## B\n\n> **Ruling.** Two.\n"), nil)
	require.NoError(t, err)
	a, b := string(m.Sections[0].HTML), string(m.Sections[1].HTML)
	label := `<a class="r-label" href="#what-a-ruling-is">Ruling</a> `
	assert.Contains(t, a, `<blockquote class="r-ruling"><p>`+label+"One.</p>")
	assert.Contains(t, a, "<blockquote>\n<p>A quotation.</p>")
	assert.Contains(t, b, label+"Two.")
	assert.Less(t, strings.Index(a, `id="what-a-ruling-is"`), strings.Index(a, "One."))
	assert.Equal(t, 1, strings.Count(a+b, `id="what-a-ruling-is"`))
}

func TestTablesHaveNoEmptyHeadings(t *testing.T) {
	m, err := Parse([]byte("# T\n\n## A\n\n| | b |\n|---|--:|\n| 1 | 2 |\n\n| | |\n|---|---|\n| 3 | 4 |\n\n| a | b | c | d |\n|-|-|-|-|\n| 1 | 2 | 3 | 4 |\n"), nil)
	require.NoError(t, err)
	html := string(m.Sections[0].HTML)
	assert.Contains(t, html, "<td></td>\n<th scope=\"col\" align=\"right\">b</th>")
	assert.Equal(t, 2, strings.Count(html, "<thead>"))
	assert.Equal(t, 3, strings.Count(html, "<tbody>"))
	assert.Equal(t, 3, strings.Count(html, "</tbody>"))
	assert.Equal(t, 1, strings.Count(html, `tabindex="0"`), "only what may be too wide can be scrolled by keys")
}

func TestTheTextOfAManualIsFoundByAnchor(t *testing.T) {
	m, err := Parse([]byte(sample), nil)
	require.NoError(t, err)
	byID := map[string]Entry{}
	for _, e := range m.Entries {
		byID[e.ID] = e
	}
	assert.Equal(t, Entry{"realize", "The turn", "Realize", []string{
		"Take all cards of one area. See the limit.", "A ruling that has no heading. {#place_x}"}}, byID["realize"])
	assert.Equal(t, "Realize", byID["commitment-limit"].Title)
	assert.Equal(t, []string{"square has value\u00a04"}, byID["square"].Text[:1])
	assert.Contains(t, byID["square"].Text, "1 · 2")
}
