package journeys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/lesson"
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
	c := lesson.Of(game)
	n, _ := c.Find(id)
	return c.Lessons[n].Title
}

// act does an action of a lesson by clicks, and gives the stars if that ended
// the step.
func (p *person) act(text string) string {
	p.t.Helper()
	return browser.Await[string](p.Page, "person.lesson.act("+js(text)+")")
}

func (p *person) learned() string {
	return browser.Eval[string](p.Page, `localStorage.getItem("bayboard:learned") ?? ""`)
}

func TestEachStepOfTheCourseIsSolvedByClicks(t *testing.T) {
	p := pupil(t)
	p.at("#/sf2022/learn")
	for _, l := range lesson.Of("sf2022").Lessons {
		for i := range l.Steps {
			p.stepAt("sf2022", l.ID, i+1)
			got := ""
			for _, text := range l.Steps[i].Solution() {
				if !strings.HasPrefix(text, "! place") { // there is nothing to press for it
					got = p.act(text)
				}
			}
			assert.Equal(t, "3 of 3 stars", got, "%s, step %d", l.ID, i+1)
		}
		assert.Contains(t, p.learned(), fmt.Sprintf("sf2022 %s %s\n", l.ID, strings.Repeat("3", len(l.Steps))))
	}
	p.goTo("#/sf2022/learn")
	p.WaitText("main", "14 of 14 lessons done")
	p.again()
	p.WaitText("main", "14 of 14 lessons done")
}

func TestTheFirstStepsOfACourseFromTheLandingPageToTheNextLesson(t *testing.T) {
	page, url := visit(t, nil)
	p := meet(t, page, url+"app/")
	p.BeforeLoad(script("lessons"))
	p.Open(url)
	p.Click(`a[href="app/#/sf2022/learn"]`)
	p.WaitFor(".lessons")
	p.ClickText("main a", "Begin")
	p.WaitFor(".teach")
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
	p.WaitFor(".teach")
	p.act("! realize 1")
	p.WaitText("#why", "")
	assert.NotEmpty(t, p.Text("#why .why-t"), "the rule is told")
	p.ClickText(".teach button", "Hint")
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
	p.WaitFor(".teach")
	assert.LessOrEqual(t, browser.Eval[int](p.Page, "document.documentElement.scrollWidth"), 360)
	p.act("place 1 gray")
	p.WaitText(".act", "Perfect!")
	p.Press(kb.Tab)
	assert.Equal(t, "Next lesson", browser.Eval[string](p.Page, "document.activeElement.innerText"))
	p.Press(kb.Enter)
	p.WaitText(".top-t", "Skyscrapers")
	assert.LessOrEqual(t, browser.Eval[int](p.Page, "document.documentElement.scrollWidth"), 360)
}
