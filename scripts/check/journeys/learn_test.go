package journeys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/lesson"
	"bayboard/core/lesson/courses"
	"bayboard/scripts/internal/browser"
)

// pupil is a person in a course.
func pupil(t *testing.T) *person {
	t.Helper()
	page, url := visit(t, nil)
	p := meet(t, page, url+"app/")
	p.BeforeLoad(script("lessons"))
	return p
}

// stepAt opens a step and waits until it is shown.
func (p *person) stepAt(game, id string, step int) {
	p.t.Helper()
	p.goTo(fmt.Sprintf("#/%s/learn/%s/%d", game, id, step))
	p.Wait("the step", fmt.Sprintf(`location.hash.endsWith("/%d") && document.querySelector(".top-s")?.innerText.startsWith("Step %d of") && document.title.includes(%s)`, step, step, js(lessonTitle(game, id))))
}

func lessonTitle(game, id string) string {
	c := courses.Of(game)
	n, _ := c.Find(id)
	return c.Lessons[n].Title
}

// act does an action of a lesson by clicks, and gives the stars if that ended
// the step.
func (p *person) act(text string, fields ...int16) string {
	p.t.Helper()
	return browser.Await[string](p.Page, fmt.Sprintf("person.lesson.act(%s, %s)", js(text), js(fields)))
}

// solve does the stored solution of a step by clicks, and gives the stars.
func (p *person) solve(c *lesson.Course, number, step int) (stars string) {
	p.t.Helper()
	l := &c.Lessons[number]
	p.stepAt(c.Game.Slug(), l.ID, step+1)
	r, err := c.Start(number, step)
	require.NoError(p.t, err)
	for _, text := range l.Steps[step].Solution() {
		a, err := r.Match().State().ParseAction(strings.TrimPrefix(text, "! "))
		require.NoError(p.t, err)
		stars = p.act(text, a.A, a.B, a.C)
		r.Play(a)
	}
	return stars
}

func (p *person) learned() string {
	return browser.Eval[string](p.Page, `localStorage.getItem("bayboard:learned") ?? ""`)
}

func TestEachStepOfTheCoursesIsSolvedByClicks(t *testing.T) {
	for _, slug := range []string{"sf2022", "sf2000", "ttrsf"} {
		t.Run(slug, func(t *testing.T) {
			p := pupil(t)
			p.at("#/" + slug + "/learn")
			c := courses.Of(slug)
			for n, l := range c.Lessons {
				for i := range l.Steps {
					assert.Equal(t, "3 of 3 stars", p.solve(c, n, i), "%s, step %d", l.ID, i+1)
				}
				assert.Contains(t, p.learned(), fmt.Sprintf("%s %s %s\n", slug, l.ID, strings.Repeat("3", len(l.Steps))))
			}
			p.goTo("#/" + slug + "/learn")
			done := fmt.Sprintf("%d of %d lessons done", len(c.Lessons), len(c.Lessons))
			p.WaitText("main", done)
			p.again()
			p.WaitText("main", done)
		})
	}
}

func TestTheFirstStepsOfACourseFromTheLandingPageToTheNextLesson(t *testing.T) {
	page, url := visit(t, nil)
	p := meet(t, page, url+"app/")
	p.BeforeLoad(script("lessons"))
	p.Open(url)
	p.Click(`a[href="app/#/sf2022/learn"]`)
	p.WaitFor(".lessons")
	p.ClickText("main a", "Begin")
	p.WaitFor(".teach-g")
	p.ClickText(".act-b button", "Lay out a card")
	p.WaitText(".act", "Perfect!")
	assert.True(t, browser.Eval[bool](p.Page, `document.activeElement.classList.contains("stars")`), "the focus is where it goes on")
	p.ClickText(".act a", "Next")
	p.WaitText(".top-s", "Step 2 of 3")
	p.ClickText(".act-b button", "Area 1")
	p.WaitText(".act", "Perfect!")

	p.again()
	p.WaitText(".top-s", "Step 2 of 3")
	require.Equal(t, "sf2022 layout 33\n", p.learned())
	p.Click(`.top a[aria-label="All lessons"]`)
	p.WaitText(".lessons", "2 of 3 steps")
	p.ClickText("main a", "Go on: Lay out a card")
	p.WaitText(".top-s", "Step 3 of 3")
}

func TestHintsTriesAndWaysBack(t *testing.T) {
	p := pupil(t)
	p.at("#/sf2022/learn/commitment/2")
	p.WaitFor(".teach-g")
	p.act("! realize 1")
	p.WaitText("#why", "")
	assert.NotEmpty(t, p.Text("#why .why-t"), "the rule is told")
	p.ClickText(".teach-h button", "Hint")
	p.WaitText(".hints", "two cards")
	p.act("layout")
	p.WaitText(".act", "Not this time.")
	p.ClickText(".act button", "Try again")
	p.WaitText(".act", "Lay out a card, or realize")
	assert.Equal(t, "1 of 3 stars", p.act("realize 2"))
	p.Click(`.top button[aria-label="Restart"]`)
	p.WaitText(".act", "Lay out a card, or realize")
}

func TestALessonIsDoneByKeysOnANarrowScreen(t *testing.T) {
	p := pupil(t)
	p.SetViewport(360, 740, false)
	p.at("#/sf2022/learn/square/2")
	p.WaitFor(".teach-g")
	assert.LessOrEqual(t, browser.Eval[int](p.Page, "document.documentElement.scrollWidth"), 360)
	p.act("place 1 gray")
	p.WaitText(".act", "Perfect!")
	p.Press(kb.Tab)
	assert.Equal(t, "Next lesson", browser.Eval[string](p.Page, "document.activeElement.innerText"))
	p.Press(kb.Enter)
	p.WaitText(".top-t", "Skyscrapers")
	assert.LessOrEqual(t, browser.Eval[int](p.Page, "document.documentElement.scrollWidth"), 360)
}
