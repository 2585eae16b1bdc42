package sf2022

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/lesson/courses"
)

func TestWhatWasTappedCanBePlacedByItsButtonToo(t *testing.T) {
	c := courses.Of("sf2022")
	for _, l := range []struct {
		id           string
		step         int
		play, tapped string
	}{
		{"realize", 1, "place 1", "place 1 blue"},
		{"kinds", 0, "bonus plus2", "plus2 gray 2"},
	} {
		t.Run(l.id, func(t *testing.T) {
			i := 0
			for c.Lessons[i].ID != l.id {
				i++
			}
			run, err := c.Start(i, l.step)
			require.NoError(t, err)
			m := run.Match()
			a, err := m.State().ParseAction(l.play)
			require.NoError(t, err)
			require.NoError(t, m.Play(a, nil))
			tapped, err := m.State().ParseAction(l.tapped)
			require.NoError(t, err)
			p := pageOf(t, m)
			chosen, _, _ := p.clicked("hand")
			assert.NotContains(t, chosen, tapped)
			p.play.Tapped = tapped
			chosen, _, _ = p.clicked("hand")
			assert.Contains(t, chosen, tapped)
		})
	}
}
