package manual

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNumbersStayInTheLineOfWhatTheyCountOrName(t *testing.T) {
	for _, s := range []string{
		"For 2_to_4_players.",
		"The universal card of value_4, and a square worth_4 while it lasts",
		"influence cards with the values_0_to_9, and 12_checks:",
		"1_and_1",
		"44_transport cards, 3_parks and 1_bank",
		"2_purple, 1_ferry",
		"20_cable cars and a stone",
		"for 2, 3_or_4_players",
		"Area_2 holds gray_3 and gray_2 with tracks",
		"industrial_/ office",
		"You_– nobody",
		"the page of 1906, and from 1907 to the end",
		"No number, no bond",
		"", " ", "4", "4_players",
		"(2_tokens each)",
		"4 + 2 + 4 + 2 + 4 + 2 + 2 + 1 =_21",
		"Now they are worth 3_+_4_=_7: a skyscraper rises.",
		"worth 3_+_2_+_1_=_6. That",
		"points. A_–1 costs, A_\"–\" means, A card",
		"5_cards + a token, about 4_×_2, or so +",
	} {
		assert.Equal(t, strings.ReplaceAll(s, "_", "\u00a0"), Bound(strings.ReplaceAll(s, "_", " ")))
	}
}

func TestNoLineBecomesTooLongToBreak(t *testing.T) {
	long := Bound(strings.Repeat("3 parks / 4 streets – ", 20) + "4 extraordinarilylongwords")
	for piece := range strings.SplitSeq(long, " ") {
		assert.LessOrEqual(t, strings.Count(piece, "\u00a0"), boundWords-1)
		if strings.Contains(piece, "\u00a0") {
			assert.LessOrEqual(t, len([]rune(piece)), boundRunes)
		}
	}
}

func TestTheTextOfAManualIsBoundAcrossItsMarkup(t *testing.T) {
	m, err := Parse([]byte("# T\n\n## The 3 parks\n\nWorth **4** points, [value 4](#the-3-parks), `4 players`, ![](x:y) 5 tokens\\*\n\n| 2 to 4 players | 2 |\n|--|--|\n| 1 and 1 | a |\n| You, green | You, greener |\n"), nil)
	require.NoError(t, err)
	html := string(m.Sections[0].HTML)
	assert.Contains(t, html, "<strong>4</strong>\u00a0points")
	assert.Contains(t, html, "<a href=\"#the-3-parks\">value\u00a04</a>")
	assert.Contains(t, html, "<code>4 players</code>")
	assert.Contains(t, html, "5\u00a0tokens*")
	assert.Contains(t, html, "2 to 4 players</th>", "the head of a column may be narrow")
	assert.Contains(t, html, "<td>1\u00a0and\u00a01</td>")
	assert.Contains(t, html, "<td>You,\u00a0green</td>\n<td>You, greener</td>")
	assert.Equal(t, "the-3-parks", m.Sections[0].ID)
	assert.Equal(t, "The 3\u00a0parks", m.Sections[0].Title)
}

func TestAWordIsNotBrokenAtItsHyphenIfOnlyAStubWouldStay(t *testing.T) {
	m, err := Parse([]byte("# T\n\n## A\n\nA no-commitment token, [1½-point tokens](#a) and *a face-down* card (re-laid).\n"), nil)
	require.NoError(t, err)
	html := string(m.Sections[0].HTML)
	assert.Contains(t, html, `A <span class="r-nb">no-commitment</span> token`)
	assert.Contains(t, html, `<span class="r-nb">1½-point</span> tokens</a>`)
	assert.Contains(t, html, "<em>a face-down</em> card")
	assert.Contains(t, html, `(<span class="r-nb">re-laid</span>).`)
	assert.Equal(t, []string{"A no-commitment token, 1½-point tokens and a face-down card (re-laid)."}, m.Entries[len(m.Entries)-1].Text, "the search finds it as it is written")
}
