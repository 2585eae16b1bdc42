package browse

import (
	"fmt"

	"github.com/chromedp/chromedp"

	"bayboard/core/rng"
)

// sample is what the page has measured of one event. Times are milliseconds
// of the page's clock.
type sample struct {
	Kind    string  `json:"kind"`
	Stamp   float64 `json:"stamp"`   // of the event
	Begin   float64 `json:"begin"`   // its first handler
	Handled float64 `json:"handled"` // after its last handler
	Frame   float64 `json:"frame"`   // start of the last frame's first callback
	Changed float64 `json:"changed"` // the last change in it, 0 if there was none
	Painted float64 `json:"painted"` // the frame is painted
	Busy    float64 `json:"busy"`    // in frames
	Frames  int     `json:"frames"`  // how many it took

	cpu cpu // in all of it
}

func (s *sample) toPaint() float64   { return s.Painted - s.Stamp }
func (s *sample) handler() float64   { return s.Handled - s.Begin }
func (s *sample) render() float64    { return s.Changed - s.Frame }
func (s *sample) paint() float64     { return s.Painted - s.Changed }
func (s *sample) processor() float64 { return s.cpu.all }

// work leaves out the waiting. Where frames are late, the program renders
// without one: then nobody knows what was waiting, and all counts.
func (s *sample) work() float64 {
	if s.Changed < s.Frame {
		return s.Painted - s.Begin
	}
	return s.handler() + s.Busy
}

// hover is the kind of samples of a pointer that arrives.
const hover = "hover"

// undoEach: after so many moves one is taken back.
const undoEach = 5

// clicker plays a table with the mouse.
type clicker struct {
	tab
	dice    rng.Rand
	samples []sample
	moves   int
	fled    int // controls that moved away from the mouse
}

// measureGame plays one game to its end, or until there are enough clicks.
func (c *clicker) measureGame(clicks int) error {
	for n := 1; c.clicks() < clicks; n++ {
		over, err := c.click(n%(undoEach+1) == 0)
		if err != nil || over {
			return err
		}
	}
	return nil
}

// clicks counts what is measured of clicks.
func (c *clicker) clicks() int {
	n := 0
	for _, s := range c.samples {
		if s.Kind != hover {
			n++
		}
	}
	return n
}

// choice is what to click, of no kind when the game is over.
type choice struct {
	Kind    string `json:"kind"`
	Move    bool   `json:"move"`
	Hovered bool   `json:"hovered"` // the pointer is there already
	At      point  `json:"at"`
}

// click chooses something, points at it and clicks it; it reports whether the
// game is over.
func (c *clicker) click(undo bool) (over bool, err error) {
	if err := c.rest(); err != nil {
		return false, err
	}
	what, err := eval[choice](c.tab, fmt.Sprintf("bench.next(%d, %t)", uint32(c.dice.Uint64()), undo))
	if err != nil || what.Kind == "" {
		return true, err
	}
	if !what.Hovered {
		if err := c.measure(hover, func() error { return c.mouse(chromedp.MouseMoved, what.At) }); err != nil {
			return false, err
		}
	}
	if stays, err := eval[bool](c.tab, "bench.stays()"); err != nil {
		return false, err
	} else if !stays {
		return false, c.leave()
	}
	if err := c.mouse(chromedp.MousePressed, what.At); err != nil {
		return false, err
	}
	if what.Move {
		c.moves++
	}
	return false, c.measure(what.Kind, func() error { return c.mouse(chromedp.MouseReleased, what.At) })
}

// rest takes the mouse away from where a control comes and goes under it all
// the time.
func (c *clicker) rest() error {
	calm, err := eval[bool](c.tab, "bench.calm(2000)")
	if err != nil || calm {
		return err
	}
	return c.flee()
}

func (c *clicker) flee() error {
	c.fled++
	return c.mouse(chromedp.MouseMoved, point{1, 1})
}

// leave goes on without the mouse when a control moved away from it.
func (c *clicker) leave() error {
	if err := c.flee(); err != nil {
		return err
	}
	n, err := eval[int](c.tab, fmt.Sprintf("bench.idle().then(() => bench.rush(%d, 1))", uint32(c.dice.Uint64())))
	c.moves += n
	return err
}

// measure takes a sample of an event. Of a hover without effect there is none.
func (c *clicker) measure(kind string, event func() error) error {
	if err := c.do("bench.idle()"); err != nil {
		return err
	}
	if err := c.do("bench.arm(" + quote(kind) + ")"); err != nil {
		return err
	}
	before, err := c.cpu()
	if err != nil {
		return err
	}
	if err := event(); err != nil {
		return err
	}
	s, err := eval[*sample](c.tab, "bench.sample()")
	if err != nil {
		return err
	}
	after, err := c.cpu()
	switch {
	case err != nil:
		return err
	case s == nil:
		return fmt.Errorf("%s: the page has not noticed", kind)
	case s.Changed > 0:
		s.cpu = after.minus(before)
		c.samples = append(c.samples, *s)
	case kind != hover:
		return fmt.Errorf("%s: nothing has changed on the page", kind)
	}
	return nil
}
