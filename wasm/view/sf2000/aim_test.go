package sf2000

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bayboard/core/game/sf2000"
	"bayboard/core/lesson/courses"
	"bayboard/core/search"
	"bayboard/wasm/store"
)

func TestInALessonTheMapOpensOnTheStreetThatIsAimedAt(t *testing.T) {
	c := courses.Of("sf2000")
	aimed := 0
	for i := range c.Lessons {
		for j := range c.Lessons[i].Steps {
			if c.Lessons[i].ID == "majority" && j == 1 {
				continue // a white stick, which is no target
			}
			run, err := c.Start(i, j)
			require.NoError(t, err)
			p := pageOf(t, run.Match())
			p.play().Viewer = run.Seat()
			p.play().Lesson = &store.Lesson{Course: c, Number: i, Step: j, Run: run}
			streets := map[string]bool{}
			for _, a := range p.play().Aims() {
				streets[strconv.Itoa(int(a.A))] = true
			}
			p.places("board")["board"].Walk(func(e *element) {
				w := e.Value("data-reveal")
				if w == "" {
					return
				}
				assert.True(t, strings.HasPrefix(w, "aim "))
				assert.True(t, streets[e.Value("data-spot")], "%s, step %d: %s", c.Lessons[i].ID, j+1, e.Value("data-spot"))
				aimed++
			})
		}
	}
	assert.Greater(t, aimed, 15)
}

func TestWhatAHintIsAboutIsBroughtIntoSight(t *testing.T) {
	asked, seen := 0, 0
	games(t, func(p *page, ply int) {
		for _, a := range p.play().Legal() {
			if ply%7 != 0 || a.Kind != game.ActStick {
				continue
			}
			asked++
			p.play().Hint = &store.Hint{Stage: store.HintPlace, Found: true, Thought: search.Thought{Action: a}}
			p.places("board")["board"].Walk(func(e *element) {
				if e.Value("data-reveal") == "aim hint 1" {
					at, _ := game.Street(a.A).Beside()
					assert.Equal(t, strconv.Itoa(int(tileSpot(at))), e.Value("data-spot"))
					seen++
				}
			})
			p.play().Hint = nil
			return
		}
	})
	assert.NotZero(t, asked)
	assert.Equal(t, asked, seen)
}
