package store

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/core/lesson/courses"
	"bayboard/wasm/address"

	"github.com/stretchr/testify/require"
)

// do plays an action of a lesson by its text.
func (d *desk) do(text string) {
	a, err := d.m.Play.Match.State().ParseAction(text)
	require.NoError(d.t, err)
	d.send(ActionChosen{a})
}

func (d *desk) status() lesson.Status { return d.m.Play.Lesson.Run.Status() }

func TestALessonIsPlayedAndItsStarsAreKept(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/commitment/2")
	p := d.m.Play
	require.NotNil(t, p)
	require.Equal(t, []Player{{Kind: Person}, {Kind: Bot}}, p.Players)
	require.True(t, p.Deciding())
	d.do("realize 1")
	require.Equal(t, engine.Rule("commitment-limit"), d.m.Play.Why.Err.Rule)
	require.Equal(t, lesson.Going, d.status())
	d.do("realize 2")
	require.Equal(t, lesson.Reached, d.status())
	require.False(t, d.m.Play.Deciding(), "the step is over")
	require.Empty(t, d.m.Play.Legal())
	require.Equal(t, 3, d.m.Learned.Stars("sf2022", "commitment", 1))
	require.Equal(t, "sf2022 commitment 03\n", d.learned)
	require.Empty(t, d.kept, "a lesson is no game")

	d = d.reload()
	require.Equal(t, 3, d.m.Learned.Stars("sf2022", "commitment", 1))
	require.Equal(t, "#/sf2022/learn/commitment/2", d.address())
	require.Equal(t, lesson.Going, d.status(), "the step can be done again")
}

func TestWhyNotIsATryInALesson(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/commitment/1")
	a, err := d.m.Play.Match.State().ParseAction("realize 1")
	require.NoError(t, err)
	d.send(WhyAsked{a})
	require.Equal(t, lesson.Reached, d.status())
	require.NotNil(t, d.m.Play.Why)
	d.send(WhyAsked{})
	require.Nil(t, d.m.Play.Why)
}

func TestAWrongDecisionIsTakenBackOrTheStepBeginsAnew(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/realize/1")
	start := d.m.Play.Match.State().Position()
	d.do("realize 1")
	require.Equal(t, lesson.Wrong, d.status())
	require.False(t, d.m.Play.Deciding())
	d.send(DecisionTakenBack{})
	require.Equal(t, start, d.m.Play.Match.State().Position())
	require.True(t, d.m.Play.Deciding())
	require.True(t, d.m.Play.Live())
	d.do("layout")
	d.send(StepRestarted{})
	require.Equal(t, start, d.m.Play.Match.State().Position())
	d.do("realize 3")
	require.Equal(t, lesson.Reached, d.status())
	require.Equal(t, 1, d.m.Learned.Stars("sf2022", "realize", 0))
}

func TestTwoHintsAreGivenAndCostStars(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/realize/1")
	for want := range 4 {
		require.Equal(t, min(want, 2), d.m.Play.Lesson.Hints)
		d.send(StepHinted{})
	}
	d.do("realize 3")
	require.Equal(t, 1, d.m.Learned.Stars("sf2022", "realize", 0))
}

func TestATapShowsThenDoesInALessonToo(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/realize/1")
	a, err := d.m.Play.Match.State().ParseAction("realize 3")
	require.NoError(t, err)
	d.send(Tapped{a})
	require.Equal(t, lesson.Going, d.status())
	d.send(Tapped{a})
	require.Equal(t, lesson.Reached, d.status())
}

func TestAddressesOfCourses(t *testing.T) {
	for _, tt := range []struct {
		fragment, shown string
		notice          NoticeKind
		step            int // run, from 1; 0 if none is
	}{
		{"#/sf2022/learn", "#/sf2022/learn", NoticeNone, 0},
		{"#/sf2022/learn/bonus", "#/sf2022/learn/bonus/1", NoticeNone, 1},
		{"#/sf2022/learn/bonus/3", "#/sf2022/learn/bonus/3", NoticeNone, 3},
		{"#/sf2022/learn/bonus/9", "#/sf2022/learn", UnknownAddress, 0},
		{"#/sf2022/learn/malus", "#/sf2022/learn", UnknownAddress, 0},
		{"#/chess/learn", "#/", UnknownGame, 0},
	} {
		d := newDesk(t, tt.fragment)
		require.Equal(t, tt.shown, d.address(), tt.fragment)
		kind, step := NoticeNone, 0
		if d.m.Notice != nil {
			kind = d.m.Notice.Kind
		}
		if d.m.Play != nil {
			step = d.m.Play.Lesson.Step + 1
		}
		require.Equal(t, tt.notice, kind, tt.fragment)
		require.Equal(t, tt.step, step, tt.fragment)
	}
}

func TestALessonGoesOnWhereItWasLeft(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/layout/1")
	d.do("layout")
	d.send(AddressChanged{"#/sf2022/learn/layout"})
	require.Equal(t, "#/sf2022/learn/layout/2", d.address())
	d.send(AddressChanged{"#/sf2022/learn"})
	require.Nil(t, d.m.Play)
	require.Equal(t, address.Learn, d.m.Page.Kind)
	d.send(AddressChanged{"#/"})
	require.Nil(t, d.m.Play)
}

func TestWhatAnotherTabLearnedIsAdded(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/layout/1")
	d.do("layout")
	d.learned = "sf2022 bonus 2\n"
	d.send(SavesChanged{})
	require.Equal(t, "sf2022 layout 3\nsf2022 bonus 2\n", d.m.Learned.String())
}

func TestACourseIsShownWhenItsTextHasCome(t *testing.T) {
	d := &desk{t: t, offline: true}
	d.boot("#/sf2022/learn/layout")
	require.Equal(t, []string{"course-sf2022-en"}, d.texts)
	require.Nil(t, d.m.Course)
	require.Nil(t, d.m.Play)
	d.send(TextRead{Name: "course-sf2022-en"})
	require.True(t, d.m.Missing)
	d.send(CourseAsked{})
	require.False(t, d.m.Missing)
	d.send(TextRead{Name: "course-sf2022-en", Text: "<!doctype html>", OK: true})
	require.True(t, d.m.Missing, "something else came")
	d.offline = false
	d.send(CourseAsked{})
	require.Equal(t, "#/sf2022/learn/layout/1", d.address())
	require.NotNil(t, d.m.Play)
	d.send(AddressChanged{"#/sf2022/learn/layout/2"})
	require.Len(t, d.texts, 3, "the text is there")
}

func TestALateCourseDoesNotDisturb(t *testing.T) {
	d := &desk{t: t, offline: true}
	d.boot("#/sf2022/learn")
	text := TextRead{"course-sf2022-en", courses.Text("sf2022"), true}
	d.send(AddressChanged{"#/sf2000/learn"})
	d.send(text)
	require.Nil(t, d.m.Course, "of another game")
	d.send(AddressChanged{"#/settings"})
	d.send(CourseAsked{})
	d.send(text)
	require.Nil(t, d.m.Course)
	require.Equal(t, "#/settings", d.address())
	d.send(AddressChanged{"#/sf2022/learn/layout/1"})
	d.send(text)
	p := d.m.Play
	require.NotNil(t, p)
	d.send(text)
	require.Same(t, p, d.m.Play)
}

// TestEveryStepStartsAndIsNoGame: each step starts, and what only a game has
// does nothing in it.
func TestEveryStepStartsAndIsNoGame(t *testing.T) {
	c := courses.Of("sf2022")
	for _, l := range c.Lessons {
		for i := range l.Steps {
			d := newDesk(t, address.Page{Kind: address.Learn, Game: "sf2022", ID: l.ID, Step: i + 1, Ply: address.Live}.String())
			require.NotNil(t, d.m.Play, l.ID)
			at := d.m.Play.Match.State().Position()
			for _, msg := range []Msg{RedoAsked{}, PlyChosen{0}, NowChosen{}, BackToHere{}, BotsHurried{}, PanelOpened{SeatsPanel}, FileAsked{}} {
				d.send(msg)
			}
			require.Equal(t, at, d.m.Play.Match.State().Position())
			require.Equal(t, NoPanel, d.m.Play.Panel)
			require.Empty(t, d.kept)
		}
	}
}

func TestTheAimsOfALessonAreItsStoredSolution(t *testing.T) {
	d := newDesk(t, "#/sf2022/learn/commitment/1")
	tried, err := d.m.Play.Match.State().ParseAction("realize 1")
	require.NoError(t, err)
	require.Equal(t, []engine.Action{tried}, d.m.Play.Aims(), "also what is to be refused")
	d.m.Play.Lesson = nil
	require.Empty(t, d.m.Play.Aims(), "a game has none")
}
