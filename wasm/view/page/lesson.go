package page

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Lesson is a step of a lesson: the task, and the table to do it on.
type Lesson struct {
	play  *store.Play
	at    *store.Lesson
	step  *lesson.Step
	names []string
	send  func(store.Msg)

	stage
	gameID string
	act    ui.Act
	stars  Stars
	news   ui.News
	panels panels
}

func (c *Lesson) set(m *store.Model, send func(store.Msg), make func(string) ui.Game, notice vugu.Builder) {
	p := m.Play
	c.play, c.at, c.send = p, p.Lesson, send
	c.step = p.Lesson.Run.Step()
	c.names = text.SeatNames(p.Players)
	if c.gameID != p.ID && make != nil {
		c.game, c.gameID = make(p.Match.Game().Slug()), p.ID
	}
	c.stage.show(ui.Table{Play: p, View: p.View(), Legal: p.Legal(), Names: c.names, Send: send})
	c.setAct()
	c.news.Show(ui.Scene{Game: p.ID, Match: p.Match, Viewer: p.Viewer, Names: c.names, Ask: c.act.Line.String() + " " + c.act.Does, Mine: true})
	c.panels.set(m, send, c.game, c.names, notice)
}

// setAct says what can be done now, or how the step has ended.
func (c *Lesson) setAct() {
	p := c.play
	switch c.at.Run.Status() {
	case lesson.Reached:
		earned := c.at.Run.Stars()
		c.stars = Stars{Earned: earned, Focus: "done-" + p.ID}
		c.act = ui.Act{Line: text.Line{{Text: text.Praise(earned)}}, Does: c.step.After, Hand: &c.stars, Offers: c.ways()}
	case lesson.Wrong:
		c.act = ui.Act{Line: text.Line{{Text: c.wrong()}}, Does: strings.TrimSpace(c.happened() + " " + c.step.Hints[0]), Offers: []ui.Offer{
			{Label: learnWords.TryAgain, Msg: store.StepRestarted{}, Primary: true},
		}}
		if c.at.Run.Decisions() > 1 {
			c.act.Offers = append(c.act.Offers, ui.Offer{Label: learnWords.TakeBack, Msg: store.DecisionTakenBack{}})
		}
	default:
		pick := p.Pick
		if g, ok := c.game.(interface{ Pick() engine.Action }); ok {
			pick = g.Pick()
		}
		c.act = deciding(p, pick, c.names)
		if c.act.Does == "" {
			c.act.Does = c.replies()
		}
		if c.game != nil {
			c.act.Hand = c.game.Hand()
		}
	}
	c.act.Send = c.send
}

func (c *Lesson) wrong() string {
	if c.at.Run.Decisions() >= c.step.Par {
		return learnWords.WrongUsed
	}
	return learnWords.Wrong
}

// ways lead on from a step that is done: the next one first.
func (c *Lesson) ways() []ui.Offer {
	next, label := c.next(), learnWords.NextStep
	switch {
	case next == c.course():
		label = learnWords.Finish
	case c.at.Step+1 == len(c.lesson().Steps):
		label = learnWords.NextLesson
	}
	return []ui.Offer{{Label: label, Href: next, Primary: true}}
}

// happened tells what the actions since the person's last decision did, theirs
// too; replies tells what the others did.
func (c *Lesson) happened() string { return c.told(true) }

func (c *Lesson) replies() string { return c.told(false) }

func (c *Lesson) told(own bool) string {
	m := c.play.Match
	var said []string
	for ply := m.Ply(); ply > 0; ply-- {
		mine := m.StateAt(ply-1).Actor() == c.at.Run.Seat()
		if mine && !own {
			break
		}
		var seen []engine.Event
		for _, e := range m.Events(ply) {
			seen = append(seen, e.For(c.play.Viewer))
		}
		if !text.Passing(m.State(), seen) {
			said = append([]string{text.Action(m.State(), seen, c.names).String()}, said...)
		}
		if mine {
			break
		}
	}
	return strings.Join(said, " ")
}

func (c *Lesson) lesson() *lesson.Lesson { return c.at.Run.Lesson() }

func (c *Lesson) title() string { return c.lesson().Title }

// where is the step and the game.
func (c *Lesson) where() string { return c.number() + c.inGame() }

func (c *Lesson) number() string { return text.StepOf(c.at.Step+1, len(c.lesson().Steps)) }

// inGame is the game, where there is room for it.
func (c *Lesson) inGame() string { return " · " + text.FullTitle(c.slug()) }

func (c *Lesson) slug() string { return c.at.Course.Game.Slug() }

// focus moves to the title of each step.
func (c *Lesson) focus() string { return c.play.ID }

func (c *Lesson) layout() string { return "play play-" + c.slug() }

func (c *Lesson) page(number, step int) string {
	p := address.Page{Kind: address.Learn, Game: c.slug(), Ply: address.Live}
	if l := c.at.Course.Lessons; number >= 0 && number < len(l) {
		p.ID, p.Step = l[number].ID, step+1
	}
	return p.String()
}

func (c *Lesson) course() string { return c.page(-1, 0) }

// next is the address of the step after this one, of the course after the last.
func (c *Lesson) next() string {
	if c.at.Step+1 < len(c.lesson().Steps) {
		return c.page(c.at.Number, c.at.Step+1)
	}
	return c.page(c.at.Number+1, 0)
}

// before is the address of the step before this one, of the course before the
// first.
func (c *Lesson) before() string {
	if c.at.Step > 0 {
		return c.page(c.at.Number, c.at.Step-1)
	}
	if c.at.Number == 0 {
		return c.course()
	}
	return c.page(c.at.Number-1, len(c.at.Course.Lessons[c.at.Number-1].Steps)-1)
}

func (c *Lesson) hints() []string { return c.step.Hints[:c.at.Hints] }

func (c *Lesson) hintKey(i int) string { return strconv.Itoa(i) }

// canHint reports whether there is a hint to ask for.
func (c *Lesson) canHint() bool {
	return c.at.Hints < len(c.step.Hints) && c.at.Run.Status() == lesson.Going
}

func (c *Lesson) hintLabel() string {
	if c.at.Hints > 0 {
		return learnWords.MoreHint
	}
	return learnWords.Hint
}

func (c *Lesson) hint() { c.send(store.StepHinted{}) }

func (c *Lesson) restart() { c.send(store.StepRestarted{}) }

func (c *Lesson) ruleHref(r engine.Rule) string { return ui.RulesPage(c.slug(), r) }

func (c *Lesson) ruleName(r engine.Rule) string { return text.RuleTitle(c.slug(), r) }
