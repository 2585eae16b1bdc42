package ui

import (
	"strconv"

	"bayboard/wasm/store"
)

// Hint is a hint as far as it was asked for; without lines there is none.
type Hint struct {
	Lines []string
	More  string // the label of what asks for more, empty if all is said
	Busy  bool   // it is still being looked for
}

// Reason is why a bot took the action that led to a ply; ply 0 if none is asked for.
type Reason struct {
	Ply  int
	Text string
}

func lineKey(i int) string { return strconv.Itoa(i) }

func (c *Act) more() { c.Send(store.HintAsked{}) }
func (c *Act) hide() { c.Send(store.HintHidden{}) }

// askHint is the button of the bar.
func (c *Bar) askHint() {
	if c.CanHint {
		c.Send(store.HintAsked{})
	}
}
