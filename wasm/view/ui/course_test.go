package ui

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

func TestTheCourseIsThePointsAtEachMoment(t *testing.T) {
	path := regexp.MustCompile(`<path class="([^"]*)" d="([^"]*)"/>`)
	for i, game := range catalog.All() {
		_, seats := game.Players()
		m, err := replay.New(game, engine.Setup{Players: seats, First: engine.NoSeat, Seed: 5})
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(9, uint64(i)))
		for legal := m.State().Legal(nil); len(legal) > 0; legal = m.State().Legal(nil) {
			require.NoError(t, m.Play(legal[r.IntN(len(legal))], nil))
		}
		end, record := m.State().Outcome(), m.Record().Clone()
		lines := path.FindAllStringSubmatch(Course(m), -1)
		assert.Equal(t, record, m.Record(), "the record stays as it is")
		assert.Equal(t, end, m.State().Outcome())
		least, most := 0, 1
		for ply := range m.Len() + 1 {
			o := m.StateAt(ply).Outcome()
			for _, n := range o.Scores[:seats] {
				least, most = min(least, n), max(most, n)
			}
		}
		height := func(n int) int { return 1000 - (n-least)*1000/(most-least) }
		require.Len(t, lines, seats+1)
		assert.Equal(t, []string{"sc-0", "M0 " + strconv.Itoa(height(0)) + "H1000"}, lines[0][1:])
		for seat := range seats {
			n := strconv.Itoa(seat + 1)
			assert.Equal(t, "cv-l cv-"+n+" s"+n, lines[seat+1][1])
			values := make([]int, m.Len()+1)
			for ply := range values {
				values[ply] = 1000 - height(m.StateAt(ply).Outcome().Scores[seat])
			}
			assert.Equal(t, svg.CurvePath(values, m.Len()), lines[seat+1][2], "%s, seat %d", game.Slug(), seat)
		}
	}
}

func TestWhatIsToldOfAPictureHasThreeParts(t *testing.T) {
	assert.Len(t, strings.Split(text.Score.Told, "|"), 3)
	assert.NotContains(t, text.Score.Told, `"`)
}
