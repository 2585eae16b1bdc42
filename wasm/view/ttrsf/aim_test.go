package ttrsf

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/ttrsf"
	"bayboard/core/lesson/courses"
	"bayboard/core/search"
	"bayboard/wasm/store"
)

func TestInALessonTheMapOpensWhereItIsDone(t *testing.T) {
	c := courses.Of("ttrsf")
	aimed, other := 0, 0
	for i := range c.Lessons {
		for j := range c.Lessons[i].Steps {
			run, err := c.Start(i, j)
			require.NoError(t, err)
			p := pageOf(t, run.Match())
			p.play.ID, p.play.Viewer = c.Lessons[i].ID, run.Seat()
			p.play.Lesson = &store.Lesson{Course: c, Number: i, Step: j, Run: run}
			var ends []int
			require.NotEmpty(t, p.places("board"))
			m := p.view.scene.chart.layout
			for _, a := range p.play.Aims() {
				switch {
				case a.Kind == game.ActClaim && len(ends) == 0:
					ends = []int{m.Route(int(a.A)).A, m.Route(int(a.A)).B}
				case a.Kind == game.ActStack:
					ends = append(ends, int(a.A))
				}
			}
			why, box := p.opens()
			if len(ends) == 0 {
				assert.Contains(t, why, "midst")
				other++
				continue
			}
			assert.Contains(t, why, "aim "+c.Lessons[i].ID)
			for _, l := range ends {
				if all := m.PlaceBox(ends[0]).With(m.PlaceBox(ends[1])); all.W <= widest {
					assert.True(t, around(box, m.PlaceBox(l)), "%s, step %d", c.Lessons[i].ID, j+1)
				}
			}
			assert.LessOrEqual(t, box.W, float64(widest))
			assert.LessOrEqual(t, box.H, float64(highest))
			aimed++
		}
	}
	assert.NotZero(t, aimed)
	assert.NotZero(t, other)
}

// route is that of an element of the map.
func route(t *testing.T, e *element) game.RouteID {
	n, err := strconv.Atoi(e.Value("data-route"))
	require.NoError(t, err)
	return game.RouteID(n)
}

func TestWhatAHintIsAboutIsBroughtIntoSight(t *testing.T) {
	seen := 0
	games(t, 1, func(p *page, ply int) {
		for _, a := range p.play.Legal() {
			if ply%7 != 0 || a.Kind != game.ActClaim {
				continue
			}
			p.play.Hint = &store.Hint{Stage: store.HintPlace, Found: true, Thought: search.Thought{Action: a}}
			p.places("board")["board"].Walk(func(e *element) {
				if e.Value("data-reveal") == "aim hint 1" {
					assert.Equal(t, game.RouteID(a.A), route(t, e))
					seen++
				}
			})
			p.play.Hint = nil
			return
		}
	})
	assert.NotZero(t, seen)
}
