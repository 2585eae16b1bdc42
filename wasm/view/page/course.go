package page

import (
	"strconv"

	"bayboard/core/lesson"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Course is the lessons of a game, and how far the person is.
type Course struct {
	course   *lesson.Course
	learned  store.Learned
	chapters []chapter
	done     int // lessons
	send     func(store.Msg)
	next     *lessonRow
}

type chapter struct {
	title   string
	lessons []*lessonRow
}

// lessonRow is a lesson in the list.
type lessonRow struct {
	id, title   string
	steps, done int
	stars       Stars
}

func (c *Course) set(m *store.Model, send func(store.Msg)) {
	c.course, c.learned, c.send = m.Course, m.Learned, send
	c.chapters, c.done, c.next = c.chapters[:0], 0, nil
	for _, title := range m.Course.Chapters {
		c.chapters = append(c.chapters, chapter{title: title})
	}
	for i := range m.Course.Lessons {
		l := &m.Course.Lessons[i]
		r := &lessonRow{id: l.ID, title: l.Title, steps: len(l.Steps)}
		r.stars.Earned, r.done = m.Learned.Whole(c.slug(), l.ID, r.steps)
		ch := &c.chapters[l.Chapter]
		ch.lessons = append(ch.lessons, r)
		switch {
		case r.done == r.steps:
			c.done++
		case c.next == nil:
			c.next = r
		}
	}
}

func (c *Course) slug() string { return c.course.Game.Slug() }

func (c *Course) title() string { return text.FullTitle(c.slug()) }

func (c *Course) focus() string { return "learn-" + c.slug() }

func (c *Course) progress() string { return text.CourseDone(c.done, len(c.course.Lessons)) }

func (c *Course) most() string { return strconv.Itoa(len(c.course.Lessons)) }

func (c *Course) value() string { return strconv.Itoa(c.done) }

// begun reports whether anything is done.
func (c *Course) begun() bool {
	for _, ch := range c.chapters {
		for _, r := range ch.lessons {
			if r.done > 0 {
				return true
			}
		}
	}
	return false
}

// goOn is the label of the way to the next lesson.
func (c *Course) goOn() string {
	if !c.begun() {
		return learnWords.Begin
	}
	return learnWords.GoOn + ": " + c.next.title
}

func (c *Course) href(r *lessonRow) string {
	return address.Page{Kind: address.Learn, Game: c.slug(), ID: r.id, Ply: address.Live}.String()
}

func (c *Course) first() { c.send(store.FirstGameStarted{Game: c.slug()}) }

// firstClass: after the course the first game is what comes next.
func (c *Course) firstClass() string {
	if c.next == nil {
		return "btn btn-p btn-l"
	}
	return "btn"
}

func (c *Course) play() string {
	return address.Page{Kind: address.New, Game: c.slug(), Ply: address.Live}.String()
}

func (c *Course) quiz() string {
	return address.Page{Kind: address.Quiz, Game: c.slug(), Ply: address.Live}.String()
}

func (c *Course) rules() string { return ui.RulesPage(c.slug(), "") }

func (r *lessonRow) count() string { return text.StepsDone(r.done, r.steps) }

func (r *lessonRow) class() string {
	if r.done == r.steps {
		return "les les-done"
	}
	return "les"
}
