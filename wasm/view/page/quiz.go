package page

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/core/quiz"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Quiz is a question about a position, with the table that it is about.
type Quiz struct {
	quiz  *store.Quiz
	prefs store.Prefs
	base  string
	send  func(store.Msg)
	names []string
	stage
	panels panels
	made   string // the slug that game is of, and the question's name
}

func (c *Quiz) set(m *store.Model, send func(store.Msg), make func(string) ui.Game) {
	c.quiz, c.prefs, c.base, c.send = m.Quiz, m.Prefs, m.Base, send
	p := c.quiz.Play
	c.names = text.SeatNames(p.Players)
	if made := c.slug() + " " + p.ID; c.made != made && make != nil {
		c.game, c.made = make(c.slug()), made
	}
	c.stage.show(ui.Table{Play: p, View: p.View(), Names: c.names, Send: c.look})
	if c.panels.play = p; panelOpen(p) {
		c.panels.dialog = ui.Dialog{}
		c.panels.showCity(send, c.game, c.names)
	}
}

// look hears what opens a city: the table of a question is to be looked at.
func (c *Quiz) look(m store.Msg) {
	if _, ok := m.(store.CityOpened); ok {
		c.send(m)
	}
}

func (c *Quiz) slug() string { return c.quiz.Question.State.Game().Slug() }

// standings are left out while they would tell the answer.
func (c *Quiz) standings() vugu.Builder {
	if !c.answered() {
		return nil
	}
	return c.part(ui.Game.Standings)
}

// hand is the own cards, where a decision is asked about.
func (c *Quiz) hand() vugu.Builder {
	if c.quiz.Play.Actor() == engine.NoSeat {
		return nil
	}
	return c.part(ui.Game.Hand)
}

// layout names the game to the style sheets, and that the sums of the table
// would tell the answer.
func (c *Quiz) layout() string {
	class := "play play-" + c.slug() + " quiz"
	switch q := &c.quiz.Question; {
	case q.Kind == quiz.Legal:
		class += " q-possible"
	case text.AsksTicket(q):
		class += " q-ticket"
	}
	if !c.answered() {
		class += " q-open"
	}
	return class
}

func (c *Quiz) title() string { return text.FullTitle(c.slug()) }

// focus takes the focus to each new question.
func (c *Quiz) focus() string { return "quiz-" + c.quiz.Play.ID }

func (c *Quiz) ask() vugu.HTML { return ui.HTML(text.Question(&c.quiz.Question, c.names)) }

// moment is when in a turn it is asked what is possible, empty for other
// questions.
func (c *Quiz) moment() vugu.HTML { return ui.HTML(text.Moment(&c.quiz.Question, c.names)) }

func (c *Quiz) streak() string { return text.Streak(c.prefs.Streak, c.prefs.BestStreak) }

func (c *Quiz) answered() bool { return c.quiz.Chosen != store.NoAnswer }

func (c *Quiz) hit() bool { return c.quiz.Chosen == c.quiz.Question.Right }

// verdict is what is said of the answer.
func (c *Quiz) verdict() string {
	if c.hit() {
		return quizWords.Right
	}
	return quizWords.Wrong
}

// answer is a choice as it is shown.
type answer struct {
	Label, Class, State string
	Why, Href           string // once there is an answer
	Index               int
}

func (c *Quiz) answers() (list []answer) {
	q := &c.quiz.Question
	for i, choice := range q.Choices {
		a := answer{Label: text.Answer(q, choice, c.names), Class: "q-a", Index: i}
		if c.answered() {
			var rule engine.Rule
			a.Why, rule = text.Because(q, choice)
			if rule != "" {
				a.Href = ui.RulesPage(c.slug(), rule)
			}
			if q.Kind == quiz.Detail && i != q.Right {
				a.Why, a.Href = "", ""
			}
			switch {
			case i == q.Right:
				a.Class, a.State = "q-a q-yes", quizWords.IsRight
			case i == c.quiz.Chosen:
				a.Class, a.State = "q-a q-no", quizWords.Yours
			}
		}
		list = append(list, a)
	}
	return list
}

func (c *Quiz) choose(i int) { c.send(store.QuizAnswered{Choice: i}) }

func (c *Quiz) next() { c.send(store.QuizNext{}) }

func (c *Quiz) nextLabel() string {
	if c.answered() {
		return quizWords.Next
	}
	return quizWords.Skip
}

func (c *Quiz) nextClass() string {
	if c.answered() {
		return "btn btn-p"
	}
	return "btn btn-q"
}

func (c *Quiz) copyLink() {
	c.send(store.LinkCopied{Text: c.base + "#/" + c.slug() + "/quiz/" + c.quiz.Play.ID})
}

// sum is how a score came about, once there is an answer.
func (c *Quiz) sum() []string {
	if !c.answered() {
		return nil
	}
	return text.Addends(&c.quiz.Question)
}

// result is the points of all, when the winner was asked for.
func (c *Quiz) result() string {
	if q := &c.quiz.Question; c.answered() && q.Kind == quiz.Winner {
		return text.Totals(q, c.names)
	}
	return ""
}
