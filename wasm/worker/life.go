package worker

import "strings"

// Heard takes what a worker says.
func (c *Client) Heard(number int, text string) {
	if number != c.number || c.worker == nil {
		return
	}
	c.heard = c.host.Now()
	if strings.TrimSpace(text) == wordReady {
		c.ready = true
		c.next()
		return
	}
	a, ok := ParseAnswer(text)
	if !ok || len(c.jobs) == 0 || !c.jobs[0].asked || c.jobs[0].req.ID != a.ID {
		return
	}
	if !a.Done {
		c.told(c.jobs[0], a)
		return
	}
	c.deaths, c.alarm = 0, 0
	c.answered(c.jobs[0], a)
}

// Died tells that a worker is no more, or is of no use. Another one is asked
// instead.
func (c *Client) Died(number int) {
	if number != c.number || c.worker == nil {
		return
	}
	c.worker.End()
	c.worker, c.ready = nil, false
	c.alarm = 0
	c.deaths++
	c.without = c.deaths >= mostDeaths
	if len(c.jobs) == 0 {
		return
	}
	if c.jobs[0].asked = false; c.jobs[0].dropped {
		c.jobs = c.jobs[1:]
	}
	c.next()
}

// Rang tells that the alarm's time has come.
func (c *Client) Rang() {
	if c.alarm == 0 || c.worker == nil {
		return
	}
	patience := int64(thinkPatience)
	if !c.ready {
		patience = startPatience
	}
	now := c.host.Now()
	switch late := now - c.alarm; {
	case late > thinkPatience/2:
		// The page itself was asleep, and the worker with it.
		c.expect(patience)
	case now-c.heard >= patience:
		c.Died(c.number)
	default:
		c.ring(c.heard + patience - now)
	}
}
