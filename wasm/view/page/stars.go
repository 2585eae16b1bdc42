package page

import (
	"bayboard/core/lesson"
	"bayboard/wasm/text"
)

// Stars shows how many stars were earned.
type Stars struct {
	Earned int
	Focus  string // moves the focus here when it changes
}

func (c *Stars) label() string { return text.StarsOf(c.Earned, lesson.MaxStars) }

func (c *Stars) class(n int) string {
	if n <= c.Earned {
		return "star star-on"
	}
	return "star"
}
