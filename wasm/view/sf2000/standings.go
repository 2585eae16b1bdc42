package sf2000

import (
	"bayboard/core/engine"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// Standings is the scales of prestige and influence.
type Standings struct{ s *scene }

// scale is one of them.
type scale struct{ key, head, body, box, art string }

func (c *Standings) scales() []scale {
	v := c.s.view
	return []scale{c.scale(words.Prestige, v.Prestige), c.scale(words.Influence, v.Influence)}
}

func (c *Standings) scale(head string, of func(engine.Seat) int) scale {
	values := make([]int, c.s.view.Seats())
	for i := range values {
		values[i] = of(engine.Seat(i))
	}
	return scale{key: head, head: head, body: text.ScaleText(c.s.Names, values), box: svg.ScaleBox2000(values), art: svg.Scale2000(values)}
}
