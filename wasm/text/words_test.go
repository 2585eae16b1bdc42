package text

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

func TestPointsThatAreToldAreNotToldAgain(t *testing.T) {
	assert.Equal(t, "Market C3 is rebuilt for you: +6 points. An action card is drawn.", Preview("Market C3 is rebuilt for you: +6. An action card is drawn.", "", 6, nil))
	assert.Equal(t, "Market C3 is rebuilt for Mira: +5. +6 points.", Preview("Market C3 is rebuilt for Mira: +5.", "", 6, nil))
	assert.Equal(t, "You take a card. +1 point.", Preview("You take a card.", "", 1, nil))
}

func TestPoints(t *testing.T) {
	for n, want := range map[int]string{0: "0", 1: "½", 2: "1", 15: "7½", -2: "−1", -1: "−½"} {
		assert.Equal(t, want, Points(halfPoints, n))
	}
	assert.Equal(t, "15", Points("points", 15))
	assert.Equal(t, "+1½", Gain(halfPoints, 3))
	assert.Equal(t, "−1", Gain(halfPoints, -2))
	assert.Equal(t, "point", PointsWord(halfPoints, 2))
	assert.Equal(t, "points", PointsWord(halfPoints, 3))
}

func TestAgo(t *testing.T) {
	const minute, hour = 60000, 3600000
	for ms, want := range map[int64]string{
		0: "just now", minute: "1 minute ago", 59 * minute: "59 minutes ago", 3 * hour: "3 hours ago",
		30 * hour: "yesterday", 72 * hour: "3 days ago", 59 * 24 * hour: "59 days ago", 60 * 24 * hour: "2 months ago",
		364 * 24 * hour: "12 months ago", 365 * 24 * hour: "1 year ago", 800 * 24 * hour: "2 years ago",
	} {
		assert.Equal(t, want, Ago(1000, 1000+ms))
	}
}

func TestCardNames(t *testing.T) {
	for card, want := range map[string]string{
		"orange2tb": "Orange 2, tracks, bonus", "gray0s": "Grey square", "black0d": "Universal depot",
		"black4": "Universal 4", "blue0tf": "Blue foundation, tracks", "blue1w": "Blue waterfront 1",
		"black1t": "Universal 1, tracks",
	} {
		c, err := sf2022.ParseCard(card)
		require.NoError(t, err)
		assert.Equal(t, want, FaceName(c))
	}
}

func TestLinesEscapeAndEmphasize(t *testing.T) {
	l := say(strong("<i>"), " & ", strong("b"))
	assert.Equal(t, "<b>&lt;i&gt;</b> &amp; <b>b</b>", l.HTML())
	assert.Equal(t, "<i> & b", l.String())
}

func TestRefusalsCarryTheFacts(t *testing.T) {
	_, reason := Refusal("sf2022", &engine.IllegalError{Rule: sf2022.RuleCommitmentLimit, Facts: []engine.Fact{
		engine.Number("commitments", 2), engine.Number("cards", 2),
	}})
	assert.Equal(t, "You hold 2 commitment tokens, this area has 2 cards: you need more cards than tokens.", reason)
}

func TestResults(t *testing.T) {
	names := []string{"You", "Mira", "Jun"}
	o := engine.Outcome{Over: true, Seats: 3}
	o.Scores, o.Ranks = [5]int{30, 43, 20}, [5]int{2, 1, 3}
	assert.Equal(t, "Mira wins with 21½ points. You are 2nd with 15.", Result(o, halfPoints, names).String())
	o.Ranks = [5]int{1, 1, 3}
	o.Scores = [5]int{43, 43, 20}
	assert.Equal(t, "You and Mira share the victory with 21½ points.", Result(o, halfPoints, names).String())
	o.Ranks = [5]int{1, 2, 3}
	assert.Equal(t, "You win with 21½ points.", Result(o, halfPoints, names).String())
	assert.Equal(t, "You lead with 21½ points.", Lead(o, halfPoints, names))
	o.Scores = [5]int{}
	assert.Empty(t, Lead(o, halfPoints, names), "the tie rule leads nobody who has no points")
}

func TestAnActionIsOneSentenceAndItsEffects(t *testing.T) {
	line := Action(told{}, []engine.Event{{Kind: 1}, {Kind: 2}, {Kind: 2}}, []string{"You"})
	assert.Equal(t, "You placed Orange 2 in your orange row. The network grows by 2 markers.", line.String())
	assert.Equal(t, "The network grows by 2 markers. A card is revealed.",
		Effects(told{}, []engine.Event{{Kind: 1}, {Kind: 2}, {Kind: 2}}, []string{"You"}, true))
}

// told places a card, then connects others.
type told struct{}

func (told) Game() engine.Game { return sf2022.Game }

func (told) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	if e.Kind == 1 {
		return "placed", []engine.Fact{engine.Word("card", "orange2t"), engine.Word("row", "orange"), engine.Number("column", 1)}
	}
	return "marker", nil
}

func TestEveryOptionOfASetupHasWords(t *testing.T) {
	options := 0
	for _, g := range catalog.All() {
		for i, o := range g.Options() {
			options++
			w := SetupOption(g.Slug(), i)
			assert.NotEmpty(t, w.Title, o.Name)
			assert.NotEmpty(t, w.Hint, o.Name)
			assert.Len(t, w.Values, len(o.Values), o.Name)
		}
	}
	assert.NotZero(t, options)
}
