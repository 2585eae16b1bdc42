package store

import (
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/wasm/address"
)

// Lesson is the step of a lesson that a Play runs.
type Lesson struct {
	Course *lesson.Course
	Number int // of the lesson in the course, from 0
	Step   int // from 0
	Run    *lesson.Runner
	Hints  int // given, 0 to 2
}

// Aims are the actions of the stored solution of a lesson's step, so that a map
// can open where they are. In a game there are none.
func (p *Play) Aims() (list []engine.Action) {
	if p.Lesson == nil {
		return nil
	}
	for _, text := range p.Lesson.Run.Step().Solution() {
		if a, err := p.Match.State().ParseAction(strings.TrimPrefix(text, "! ")); err == nil {
			list = append(list, a)
		}
	}
	return list
}

// What the person did in a lesson.
type (
	// StepHinted: the next hint was asked for.
	StepHinted struct{}
	// StepRestarted: the step begins anew.
	StepRestarted struct{}
	// CourseAsked: the text of the course did not come; once more, please.
	CourseAsked struct{}
	// DecisionTakenBack: the last decision was.
	DecisionTakenBack struct{}
)

// WriteLearned adds to what is kept of the courses: LearnedWritten.
type WriteLearned struct{ Text string }

// LearnedWritten: what became of a WriteLearned.
type LearnedWritten struct{ Result WriteResult }

// openLearn shows a course, or a step of a lesson, when the text of the course
// is there.
func (u *update) openLearn(page address.Page) {
	if p := u.m.Play; p != nil && p.Lesson != nil && u.m.Page == page {
		return
	}
	if !lesson.Has(page.Game) {
		u.show(address.Page{Ply: address.Live})
		u.notice(Notice{Kind: UnknownAddress, Text: page.String(), Err: address.ErrUnknown})
		return
	}
	u.show(page)
	course := u.m.Course
	if course == nil || course.Game.Slug() != page.Game {
		u.m.Course = nil
		u.readCourse()
		return
	}
	if page.ID == "" {
		return
	}
	number, ok := course.Find(page.ID)
	if !ok || page.Step > len(course.Lessons[number].Steps) {
		u.m.Page = address.Page{Kind: address.Learn, Game: page.Game, Ply: address.Live}
		u.do(ReplaceAddress{u.m.Page.String()})
		u.notice(Notice{Kind: UnknownAddress, Text: page.String(), Err: address.ErrUnknown})
		return
	}
	if page.Step == 0 {
		page.Step = u.m.Learned.next(course, number) + 1
		u.m.Page = page
		u.do(ReplaceAddress{page.String()})
	}
	u.startStep(course, number, page.Step-1)
}

// readCourse asks for the course of the page.
func (u *update) readCourse() {
	u.m.Missing = false
	u.do(ReadText{courseText(u.m.Page.Game)})
}

func courseText(game string) string { return "course-" + game + "-en" }

// courseRead shows the page that waits for a course.
func (u *update) courseRead(msg TextRead) {
	page := u.m.Page
	if page.Kind != address.Learn || u.m.Course != nil || msg.Name != courseText(page.Game) {
		return
	}
	g, _ := catalog.Games{}.BySlug(page.Game)
	course, err := lesson.Read(g, msg.Text)
	if !msg.OK || err != nil {
		u.m.Missing = true
		return
	}
	u.m.Course = course
	u.openLearn(page)
}

// next is the first step of a lesson that is still to do, the first if none.
func (l Learned) next(c *lesson.Course, number int) int {
	for i := range c.Lessons[number].Steps {
		if l.Stars(c.Game.Slug(), c.Lessons[number].ID, i) == 0 {
			return i
		}
	}
	return 0
}

func (u *update) startStep(c *lesson.Course, number, step int) {
	run, err := c.Start(number, step)
	if err != nil {
		panic("store: a lesson cannot start: " + err.Error())
	}
	players := make([]Player, run.Match().State().Seats())
	for i := range players {
		players[i].Kind = Bot // without a level: nobody but the lesson
	}
	players[run.Seat()].Kind = Person
	u.m.Play = &Play{
		ID: u.m.Page.String(), Match: run.Match(), Players: players, Viewer: run.Seat(), Opened: engine.NoSeat,
		Lesson: &Lesson{Course: c, Number: number, Step: step, Run: run},
	}
}

// handleLesson is handlePlay in a lesson.
func (u *update) handleLesson(p *Play, msg Msg) {
	l := p.Lesson
	switch msg := msg.(type) {
	case ActionChosen:
		u.attempt(p, msg.Action)
	case WhyAsked:
		p.Why = u.why(p, msg.Action)
		if p.Why != nil {
			u.attempt(p, msg.Action)
		}
	case Picked:
		p.pick(msg.Action)
	case Pointed:
		p.point(msg.Action)
	case Tapped:
		u.tap(p, msg.Action)
	case CityOpened:
		p.Opened = msg.Seat
	case PanelOpened:
		if msg.Panel == ScorePanel {
			p.Panel = ScorePanel
		}
	case PanelClosed:
		p.Panel = NoPanel
	case StepHinted:
		if l.Hints < 2 {
			l.Hints++
			l.Run.Hint(l.Hints)
		}
	case StepRestarted, UndoAsked:
		l.Run.Restart()
		u.ran(p)
	case DecisionTakenBack:
		l.Run.Back()
		u.ran(p)
	}
}

// attempt carries out a decision in a lesson. One that is refused is answered.
func (u *update) attempt(p *Play, a engine.Action) {
	l := p.Lesson
	if l.Run.Status() != lesson.Going {
		return
	}
	ply := p.Match.Ply()
	got := l.Run.Play(a)
	if got.Refused == nil {
		u.ran(p)
		u.moved(p, p.Match.Ply()-ply)
	} else {
		p.Why = &Why{Action: a, Err: got.Refused}
	}
	if got.Status == lesson.Reached {
		id := l.Course.Lessons[l.Number].ID
		u.m.Learned = u.m.Learned.with(l.Course.Game.Slug(), id, l.Step, l.Run.Stars())
		u.do(WriteLearned{u.m.Learned.String()})
	}
}

// ran shows what the runner has come to.
func (u *update) ran(p *Play) {
	p.Match, p.Moved = p.Lesson.Run.Match(), 0
	p.pick(engine.Action{})
}
