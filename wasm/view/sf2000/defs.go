package sf2000

import "bayboard/wasm/svg"

// Defs is the symbols that all pictures refer to, made once.
type Defs struct{ art string }

func (c *Defs) markup() string {
	if c.art == "" {
		c.art = "<defs>" + svg.Defs() + svg.Defs2000() + "</defs>"
	}
	return c.art
}
