package ttrsf

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/ttrsf"
	"bayboard/core/lesson/courses"
	"bayboard/core/search"
	"bayboard/wasm/store"
)

func TestInALessonTheMapOpensOnTheRouteToClaim(t *testing.T) {
	c := courses.Of("ttrsf")
	aimed, other := 0, 0
	for i := range c.Lessons {
		for j := range c.Lessons[i].Steps {
			run, err := c.Start(i, j)
			require.NoError(t, err)
			p := pageOf(t, run.Match())
			p.play.ID, p.play.Viewer = c.Lessons[i].ID, run.Seat()
			p.play.Lesson = &store.Lesson{Course: c, Number: i, Step: j, Run: run}
			want := game.NoRoute
			for _, a := range p.play.Aims() {
				if a.Kind == game.ActClaim && want == game.NoRoute {
					want = game.RouteID(a.A)
				}
			}
			got, why := game.NoRoute, ""
			p.places("board")["board"].Walk(func(e *element) {
				if w := e.Value("data-reveal"); w != "" {
					require.Empty(t, why)
					why = w
					got = route(t, e)
				}
			})
			if want == game.NoRoute {
				assert.Equal(t, "midst", why)
				other++
				continue
			}
			assert.Equal(t, want, got, "%s, step %d", c.Lessons[i].ID, j+1)
			assert.Equal(t, "aim "+c.Lessons[i].ID, why)
			aimed++
		}
	}
	assert.NotZero(t, aimed)
	assert.NotZero(t, other)
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
