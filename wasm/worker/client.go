package worker

import "slices"

// Host is what a client needs of the page.
type Host interface {
	Clock
	// Start begins a worker; ok is false where there can be none. What it says
	// comes by Client.Heard, its death by Client.Died, both with the number.
	Start(number int) (w Worker, ok bool)
	// Alarm calls Client.Rang after so many milliseconds. A new alarm takes the
	// place of the one before.
	Alarm(milliseconds int64)
	// Go runs a function beside everything else.
	Go(func())
}

// Worker is one that runs.
type Worker interface {
	Post(text string)
	// End kills it.
	End()
}

// How long a worker may be silent, in milliseconds: while it starts, which
// takes a slow device some seconds, and while it thinks, when it tells of its
// progress all the time.
const (
	startPatience = 20_000
	thinkPatience = 5_000
)

// mostDeaths is how many workers may die in a row.
const mostDeaths = 2

// Client puts questions to a worker, one at a time.
type Client struct {
	host Host
	jobs []*job // the first is being answered

	worker  Worker // nil if none runs
	number  int    // of the last one that was started
	ready   bool   // it has said so
	deaths  int    // since the last answer
	without bool   // no more workers

	heard int64 // when the worker last gave a sign of life
	alarm int64 // when the alarm is due, 0 if there is none
}

// job is a request with whom to tell.
type job struct {
	req     Request
	tell    func(Answer)
	asked   bool // the worker has it, or it runs on the page
	stopped bool
	dropped bool
}

// NewClient makes a client. Its methods are to be called one at a time.
func NewClient(host Host) *Client { return &Client{host: host} }

// Ask puts a question. tell hears how far it is and at last the answer, which
// is done.
func (c *Client) Ask(req Request, tell func(Answer)) {
	c.jobs = append(c.jobs, &job{req: req, tell: tell})
	c.next()
}

// Here answers a question on the page, beside those that a worker answers: for
// bots that are quick.
func (c *Client) Here(req Request, tell func(Answer)) { c.here(&job{req: req, tell: tell}, tell) }

func (c *Client) here(j *job, answer func(Answer)) {
	c.host.Go(func() {
		answer(Run(j.req, c.host, pageSlice, func() bool { return j.stopped }, func(a Answer) { c.told(j, a) }))
	})
}

// Stop lets a question be answered now, with what has been found so far.
func (c *Client) Stop(id uint64) {
	if j := c.job(id); j != nil {
		c.end(j)
	}
}

// Drop forgets a question: there is no answer any more.
func (c *Client) Drop(id uint64) {
	j := c.job(id)
	if j == nil {
		return
	}
	if !j.asked {
		c.jobs = slices.DeleteFunc(c.jobs, func(o *job) bool { return o == j })
		return
	}
	j.dropped = true
	c.end(j)
}

func (c *Client) job(id uint64) *job {
	for _, j := range c.jobs {
		if j.req.ID == id && !j.dropped {
			return j
		}
	}
	return nil
}

func (c *Client) end(j *job) {
	j.stopped = true
	if j.asked && c.worker != nil {
		c.worker.Post(stopText(j.req.ID))
	}
}

// next asks the first question, when nothing is being answered.
func (c *Client) next() {
	if len(c.jobs) == 0 || c.jobs[0].asked {
		return
	}
	if c.worker == nil && !c.without {
		c.start()
	}
	j := c.jobs[0]
	switch {
	case c.without:
		j.asked = true
		c.here(j, func(a Answer) { c.answered(j, a) })
	case c.ready:
		j.asked = true
		c.worker.Post(j.req.String())
		if j.stopped {
			c.worker.Post(stopText(j.req.ID))
		}
		c.expect(thinkPatience)
	}
}

func (c *Client) start() {
	c.number++
	w, ok := c.host.Start(c.number)
	if !ok {
		c.without = true
		return
	}
	c.worker, c.ready = w, false
	c.expect(startPatience)
}

// expect waits for a sign of life.
func (c *Client) expect(patience int64) {
	c.heard = c.host.Now()
	c.ring(patience)
}

func (c *Client) ring(after int64) {
	c.alarm = c.host.Now() + after
	c.host.Alarm(after)
}

func (c *Client) told(j *job, a Answer) {
	if !j.dropped {
		j.tell(a)
	}
}

// answered ends the first question.
func (c *Client) answered(j *job, a Answer) {
	c.jobs = c.jobs[1:]
	c.told(j, a)
	c.next()
}
