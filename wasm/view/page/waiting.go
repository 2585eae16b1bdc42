package page

import (
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// Waiting stands for a course whose text has not come yet, or did not come.
type Waiting struct {
	game    string
	missing bool
	send    func(store.Msg)
}

func (c *Waiting) set(m *store.Model, send func(store.Msg)) {
	c.game, c.missing, c.send = m.Page.Game, m.Missing, send
}

func (c *Waiting) title() string { return text.FullTitle(c.game) }

// focus is another one than the course's, which takes it when it comes.
func (c *Waiting) focus() string { return "wait-" + c.game }

func (c *Waiting) says() string {
	if c.missing {
		return learnWords.Missing
	}
	return learnWords.Loading
}

func (c *Waiting) again() { c.send(store.CourseAsked{}) }
