package sf2000

import "bayboard/wasm/svg"

// Defs is the symbols that all pictures refer to.
type Defs struct{}

func (c *Defs) markup() string { return "<defs>" + svg.Defs() + svg.Defs2000() + "</defs>" }
