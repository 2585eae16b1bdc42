package ui

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
	"bayboard/core/replay"
)

// TestABarIsAsLongAsItsPoints measures the pieces: they touch, those to the
// right of the zero are the points won, those to the left the points lost.
func TestABarIsAsLongAsItsPoints(t *testing.T) {
	lost := false
	for _, game := range catalog.All() {
		least, _ := game.Players()
		m, err := replay.New(game, engine.Setup{Players: least, First: engine.NoSeat, Seed: 3})
		require.NoError(t, err)
		score := Score{Of: m.State(), Names: make([]string, least)}
		require.Empty(t, (&Score{Of: none{m.State()}, Names: score.Names}).bars(), "a bar of nothing")
		r := rand.New(rand.NewPCG(7, 8))
		for legal := m.State().Legal(nil); len(legal) > 0; legal = m.State().Legal(nil) {
			require.NoError(t, m.Play(legal[r.IntN(len(legal))], nil))
		}
		rows, bars := score.rows(), score.bars()
		require.Len(t, bars, least)
		for s, b := range bars {
			from, to, pieces := measured(t, b.art)
			sum, away := 0, 0
			for _, row := range rows {
				sum += row.values[s]
				away += max(row.values[s], -row.values[s])
			}
			assert.Equal(t, m.State().Outcome().Scores[s], sum, "the rows add up")
			lost = lost || sum != away
			if away > 0 {
				assert.Equal(t, to-from, pieces, "%s: pieces touch and do not overlap", game.Slug())
				assert.LessOrEqual(t, to, barWidth)
				assert.GreaterOrEqual(t, from, 0)
			}
			for other := range bars {
				theirs := 0
				for _, row := range rows {
					theirs += max(row.values[other], -row.values[other])
				}
				if theirs < away {
					_, _, short := measured(t, bars[other].art)
					assert.LessOrEqual(t, short, pieces, "fewer points, a shorter bar")
				}
			}
		}
	}
	assert.True(t, lost, "a game with lost points")
}

func TestALineOfARowHasTheColourOfTheRow(t *testing.T) {
	plain := 0
	list := []string{}
	for _, l := range []engine.Line{{}, {Facts: []engine.Fact{engine.Word("row", "blue")}}, {Rule: sf2022.RuleNetworkAdvantage}, {Facts: []engine.Fact{engine.Number("row", 1)}}} {
		list = append(list, tone(l, &plain))
	}
	assert.Equal(t, []string{"k0", "k-blue", "k-net", "k1"}, list)
}

// measured gives where a bar begins and ends, and how long its pieces are.
func measured(t *testing.T, art string) (from, to, pieces int) {
	t.Helper()
	from = barWidth
	for _, d := range strings.Split(art, `<path class="k`)[1:] {
		var x, w int
		_, err := fmt.Sscanf(d[strings.Index(d, ` d="M`)+5:], "%d 0h%dv", &x, &w)
		require.NoError(t, err)
		from, to, pieces = min(from, x), max(to, x+w), pieces+w
	}
	return from, to, pieces
}

// none is a standing in which nobody has a point.
type none struct{ Standing }

func (n none) Breakdown(s engine.Seat) []engine.Line {
	list := n.Standing.Breakdown(s)
	for i := range list {
		list[i].Points = 0
	}
	return list
}
