package page

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/address"
	"bayboard/wasm/late"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Root is the whole page.
type Root struct {
	Model *store.Model
	Send  func(store.Msg)
	// NewGame makes a game's part of the play screen, nil if it has none.
	NewGame func(slug string) ui.Game
	// Gallery shows every part and piece; nil in the program that is published.
	Gallery interface {
		vugu.Builder
		Show(slug string, newGame func(slug string) ui.Game)
	}
	// Haste is what late parts of the play screen go by, nil if none is.
	Haste *late.Haste

	symbols  ui.Symbols
	banner   ui.Banner
	lobby    Lobby
	setup    Setup
	table    Table
	opening  Opening
	settings Settings
	course   Course
	waiting  Waiting
	lesson   Lesson
	quiz     Quiz
	review   Review
}

// BeforeBuild gives the present page its values.
func (c *Root) BeforeBuild() {
	m := c.Model
	if m.Notice != nil {
		c.banner.Notice, c.banner.Send = *m.Notice, c.Send
	}
	switch m.Page.Kind {
	case address.New:
		c.setup.set(m, c.Send)
	case address.Play:
		if m.Play != nil {
			c.table.haste = c.Haste
			c.table.set(m, c.Send, c.NewGame, c.noticeInPanel())
		}
	case address.Open:
		c.opening.set(m, c.Send)
	case address.Quiz:
		c.quiz.set(m, c.Send, c.NewGame)
	case address.Settings:
		c.settings.gallery = c.Gallery != nil
		c.settings.set(m, c.Send)
	case address.Gallery:
		if c.Gallery == nil {
			c.lobby.set(m, c.Send)
		} else {
			c.Gallery.Show(m.Page.Game, c.NewGame)
		}
	case address.Learn:
		switch {
		case m.Play != nil:
			c.lesson.set(m, c.Send, c.NewGame, c.noticeInPanel())
		case m.Course != nil:
			c.course.set(m, c.Send)
		default:
			c.waiting.set(m, c.Send)
		}
	case address.Review:
		if m.Review != nil {
			c.review.set(m, c.Send, c.NewGame)
		}
	default:
		c.lobby.set(m, c.Send)
	}
}

// page is the component of the present page.
func (c *Root) page() vugu.Builder {
	switch c.Model.Page.Kind {
	case address.New:
		return &c.setup
	case address.Play:
		if c.Model.Play == nil {
			return nil
		}
		return &c.table
	case address.Open:
		return &c.opening
	case address.Quiz:
		return &c.quiz
	case address.Settings:
		return &c.settings
	case address.Gallery:
		if c.Gallery != nil {
			return c.Gallery
		}
	case address.Learn:
		if c.Model.Play != nil {
			return &c.lesson
		}
		if c.Model.Course == nil {
			return &c.waiting
		}
		return &c.course
	case address.Review:
		if c.Model.Review == nil {
			return nil
		}
		return &c.review
	}
	return &c.lobby
}

// atTable reports whether a game is shown.
func (c *Root) atTable() bool { return c.Model.Page.Kind == address.Play && c.Model.Play != nil }

// inLesson reports whether a step of a lesson is shown.
func (c *Root) inLesson() bool { return c.Model.Page.Kind == address.Learn && c.Model.Play != nil }

func (c *Root) keydown(event vugu.DOMEvent) {
	if c.Model.Page.Kind == address.Review && c.Model.Review != nil {
		c.review.keydown(event, c.Model.Prefs.Keys)
	}
	if c.atTable() {
		c.table.keydown(event, c.Model.Prefs.Keys)
	} else if c.inLesson() {
		c.lesson.keydown(event)
	}
}

func (c *Root) keyup(event vugu.DOMEvent) {
	if c.atTable() {
		c.table.keyup(event)
	}
}

// clicked drops what a tap showed: this one was elsewhere.
func (c *Root) clicked() {
	if p := c.Model.Play; p != nil && p.Tapped != (engine.Action{}) {
		c.Send(store.Tapped{})
	}
}

// covered reports whether a panel lies over the page.
func (c *Root) covered() bool {
	return (c.atTable() || c.inLesson()) && panelOpen(c.Model.Play)
}

func (c *Root) notice() vugu.Builder {
	if c.Model.Notice == nil || c.covered() {
		return nil
	}
	return &c.banner
}

func (c *Root) noticeInPanel() vugu.Builder {
	if c.Model.Notice == nil || !c.covered() {
		return nil
	}
	return &c.banner
}

// Title is the title of the document.
func Title(m *store.Model) string {
	title := common.Site
	switch m.Page.Kind {
	case address.New:
		title = text.FullTitle(m.Page.Game) + ": " + setupWords.Title
	case address.Play:
		if p := m.Play; p != nil {
			title = text.FullTitle(m.Page.Game)
			if s := status(p); s != "" {
				title += ": " + s
			}
		}
	case address.Learn:
		title = text.FullTitle(m.Page.Game) + ": " + learnWords.Learn
		if p := m.Play; p != nil {
			title += ", " + p.Lesson.Run.Lesson().Title
		}
	case address.Open:
		title = text.FullTitle(m.Page.Game)
	case address.Quiz:
		title = text.FullTitle(m.Page.Game) + ": " + quizWords.Title
	case address.Review:
		title = text.FullTitle(m.Page.Game) + ": " + reviewWords.Title
	case address.Settings:
		title = settingsWords.Title
	case address.Gallery:
		title = text.Gallery.Title
	default:
		return title
	}
	return title + ". " + common.Site
}
