package page

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/lesson/courses"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// do plays an action of a lesson by its text.
func (s *screen) do(text string) {
	a, err := s.model.Play.Match.State().ParseAction(text)
	require.NoError(s.t, err)
	s.tell(store.ActionChosen{Action: a})
}

func at(t *testing.T, fragment string) *screen {
	s := open(t)
	s.tell(store.AddressChanged{Fragment: fragment})
	return s
}

func TestTheCourseShowsItsLessonsAndHowFarThePersonIs(t *testing.T) {
	s := at(t, "#/sf2022/learn")
	s.sound("course")
	assert.True(t, s.has("0 of 14 lessons done"))
	assert.Equal(t, "#/sf2022/learn/layout", s.find("a", "Begin").attr("href"))
	s.tell(store.SavesLoaded{Learned: "sf2022 layout 322\nsf2022 realize 1\n"})
	s.sound("begun")
	assert.True(t, s.has("1 of 14 lessons done"))
	s.find("span", "2 of 3 stars")
	assert.True(t, s.has("1 of 3 steps"))
	assert.Equal(t, "#/sf2022/learn/realize", s.find("a", "Go on: Take an area and build").attr("href"))
	all := ""
	for _, l := range courses.Of("sf2022").Lessons {
		all += "sf2022 " + l.ID + " 3333333\n"
	}
	s.tell(store.SavesLoaded{Learned: all})
	s.sound("finished")
	assert.True(t, s.has("You know the game now. Play it!"))
}

func TestACourseThatDoesNotComeCanBeAskedForAgain(t *testing.T) {
	s := open(t)
	s.offline = true
	s.tell(store.AddressChanged{Fragment: "#/sf2022/learn"})
	s.sound("waiting")
	assert.True(t, s.has(text.Learn.Loading))
	s.tell(store.TextRead{Name: "course-sf2022-en"})
	s.sound("missing")
	assert.True(t, s.has(text.Learn.Missing))
	s.offline = false
	s.tell(s.press("Try again"))
	s.sound("course")
	assert.True(t, s.has("0 of 14 lessons done"))
}

func TestAStepSaysItsTaskGivesHintsAndLeadsOn(t *testing.T) {
	s := at(t, "#/sf2022/learn/realize/1")
	s.sound("step")
	step := s.model.Play.Lesson.Run.Step()
	assert.True(t, s.has(step.Goal))
	assert.True(t, s.has("Step 1 of 3"))
	assert.False(t, s.has(step.Hints[0]))
	assert.Equal(t, "#/sf2022/learn/layout/3", s.find("a", "Step back").attr("href"))
	for _, label := range []string{"Hint", "Tell me more"} {
		s.tell(s.press(label))
		s.sound(label)
	}
	assert.True(t, s.has(step.Hints[0]))
	assert.True(t, s.has(step.Hints[1]))
	s.do("realize 3")
	s.sound("reached")
	assert.True(t, s.has("Done."))
	s.find("span", "1 of 3 stars")
	assert.True(t, s.has(step.After))
	assert.Equal(t, "#/sf2022/learn/realize/2", s.find("a", "Next").attr("href"))
	assert.Equal(t, "../rules/sf2022/#commitment-gain", s.find("a", text.RuleTitle("sf2022", "commitment-gain")).attr("href"))
}

func TestAWrongTurnCanBeTakenBack(t *testing.T) {
	s := at(t, "#/sf2022/learn/realize/2")
	s.do("place 1")
	s.do("place 1 gray")
	s.sound("wrong")
	assert.True(t, s.has("That leads away from the task."))
	assert.True(t, s.has(courses.Of("sf2022").Lessons[1].Steps[1].Hints[0]), "what to look at, without a star")
	assert.Equal(t, store.DecisionTakenBack{}, s.press("Take the last move back"))
	assert.Equal(t, store.StepRestarted{}, s.press("Try again"))
	s.tell(store.DecisionTakenBack{})
	s.do("place 1 blue")
	s.do("place 1")
	s.sound("reached")
	assert.True(t, s.has("Well done!"), "a retry costs a star")
}

func TestTheLastStepsLeadToTheNextLessonAndToTheCourse(t *testing.T) {
	s := at(t, "#/sf2022/learn/layout/3")
	s.do("layout")
	s.do("area 2")
	s.build()
	assert.Equal(t, "#/sf2022/learn/realize/1", s.find("a", "Next lesson").attr("href"))
	c := courses.Of("sf2022")
	last := &c.Lessons[len(c.Lessons)-1]
	s = at(t, address.Page{Kind: address.Learn, Game: "sf2022", ID: last.ID, Step: len(last.Steps), Ply: address.Live}.String())
	s.do("place 1")
	s.sound("end of the course")
	assert.Equal(t, "#/sf2022/learn", s.find("a", "All lessons").attr("href"))
	assert.Contains(t, Title(&s.model), last.Title)
}

func TestTheScreenOfEachStepIsSound(t *testing.T) {
	for _, l := range courses.Of("sf2022").Lessons {
		for i := range l.Steps {
			s := at(t, address.Page{Kind: address.Learn, Game: "sf2022", ID: l.ID, Step: i + 1, Ply: address.Live}.String())
			s.sound(l.ID)
			assert.True(t, s.has(l.Steps[i].Goal), l.ID)
		}
	}
}
