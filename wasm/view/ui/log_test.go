package ui

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
)

func TestALogThatRemembersTellsTheSameAsANewOne(t *testing.T) {
	for _, game := range catalog.All() {
		least, _ := game.Players()
		m, err := replay.New(game, engine.Setup{Players: least, First: engine.NoSeat, Seed: 3})
		require.NoError(t, err)
		names := []string{"Ada", "Ben", "Cem", "Dot", "Eli"}[:least]
		r := rand.New(rand.NewPCG(5, 6))
		var kept Log
		most := 0
		for range 300 {
			switch legal := m.State().Legal(nil); {
			case r.IntN(9) == 0 && m.Ply() > 0:
				m.UndoTo(m.Ply() - 1 - r.IntN(min(m.Ply(), 3)))
			case r.IntN(12) == 0:
				m.Jump(r.IntN(m.Len() + 1))
			case len(legal) > 0:
				require.NoError(t, m.Play(legal[r.IntN(len(legal))], nil))
			}
			if r.IntN(20) == 0 {
				kept.toggle()
			}
			viewer := engine.Seat(r.IntN(least))
			if r.IntN(20) == 0 {
				names = append([]string(nil), names...)
				names[0] += "x"
			}
			fresh := Log{all: kept.all}
			kept.Set(m, viewer, names)
			fresh.Set(m, viewer, names)
			require.Equal(t, fresh.Entries, kept.Entries, game.Slug())
			most = max(most, len(kept.Entries))
		}
		assert.Greater(t, most, recent+1)
	}
}

func TestNamesAreTextInTheLog(t *testing.T) {
	m, err := replay.New(catalog.All()[0], engine.Setup{Players: 3, First: 0, Seed: 1})
	require.NoError(t, err)
	require.NoError(t, m.Play(m.State().Legal(nil)[0], nil))
	var c Log
	c.Set(m, 0, []string{`"><i>`, "Ben", "Cem"})
	told := string(c.Entries[0].Told)
	assert.NotContains(t, told, "<i>")
	assert.Contains(t, told, `aria-label="Look at this moment: &#34;&gt;&lt;i&gt; `)
	assert.Contains(t, told, `<b>&#34;&gt;&lt;i&gt;</b>`)
}

func TestTheLogTellsTheNewestAndMarksWhatIsShown(t *testing.T) {
	game := catalog.All()[0]
	m, err := replay.New(game, engine.Setup{Players: 3, First: engine.NoSeat, Seed: 1})
	require.NoError(t, err)
	for range 80 {
		require.NoError(t, m.Play(m.State().Legal(nil)[0], nil))
	}
	var c Log
	c.Set(m, 0, []string{"Ada", "Ben", "Cem"})
	assert.Len(t, c.shown(), recent)
	assert.True(t, c.long())
	assert.Equal(t, 80, c.Entries[0].Ply)
	c.toggle()
	m.Jump(40)
	c.Set(m, 0, []string{"Ada", "Ben", "Cem"})
	assert.Equal(t, c.Entries, c.shown())
	assert.Greater(t, len(c.Entries), recent+1)
	for _, e := range c.Entries {
		assert.Equal(t, e.Ply > 40, e.Later)
	}
	now := 0
	for i, e := range c.Entries {
		if e.Now {
			now++
			assert.False(t, e.Later)
			assert.True(t, i == 0 || c.Entries[i-1].Later)
		}
	}
	assert.Equal(t, 1, now)
}
