package worker

import (
	"fmt"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/search"
)

// Clock is the time where a search runs.
type Clock interface {
	// Now is in milliseconds.
	Now() int64
	// Yield returns when all else that waits has had its turn.
	Yield()
}

// Times of a search, in milliseconds.
const (
	// pageSlice and workerSlice are how long it goes on without a yield.
	pageSlice   = 8
	workerSlice = 25
	// tellEach is the time between two reports of how far it is.
	tellEach = 250
	// stopGrace is how long it may go on after it was stopped, while it has
	// found nothing or is in the middle of something.
	stopGrace = 250
)

// run is a search that goes on.
type run struct {
	req     Request
	clock   Clock
	slice   int64
	stopped func() bool // by the person
	tell    func(Answer)

	thinker           *search.Thinker // nil for a bot that does not search
	start, rest, told int64           // times of the start, the last yield, the last report
	stop              int64           // when it was seen that it is to stop, 0 while not
}

// timeIsUp cuts a search off wherever it is.
type timeIsUp struct{}

// Run answers a request. It calls tell with how far it is, now and then, and
// gives the last answer. When stopped says so the search ends early.
func Run(req Request, clock Clock, slice int64, stopped func() bool, tell func(Answer)) (a Answer) {
	a = Answer{ID: req.ID, Done: true}
	game, _ := catalog.Games{}.BySlug(req.Game)
	if game == nil {
		a.Err = "unknown game " + req.Game
		return a
	}
	s, err := game.ParsePosition(req.Position)
	if err != nil {
		a.Err = "position: " + err.Error()
		return a
	}
	if s.Actor() == engine.NoSeat {
		a.Err = "nobody decides"
		return a
	}
	now := clock.Now()
	r := &run{req: req, clock: clock, slice: slice, stopped: stopped, tell: tell, start: now, rest: now, told: now}
	defer func() {
		if p := recover(); p != nil {
			a.Err = fmt.Sprint(p)
		}
	}()
	a.Thought = search.Thought{Action: r.hasty(s)}
	if th, ok := r.think(s); ok {
		a.Thought = th
	} else if r.thinker != nil {
		if nodes, best, ok := r.thinker.Progress(); ok {
			a.Thought = search.Thought{Action: best, Nodes: nodes}
		}
	}
	return a
}

// think is a bot's thought; ok is false when its time was up before.
func (r *run) think(s engine.State) (th search.Thought, ok bool) {
	defer func() {
		if p := recover(); p != nil {
			if _, mine := p.(timeIsUp); !mine {
				panic(p)
			}
		}
	}()
	v, legal := s.View(s.Actor()), s.Legal(nil)
	if !search.Searches(r.req.Level) {
		b := search.New(r.req.Level, r.req.Seed)
		search.Breathe(b, r.breathe)
		a := b.Choose(v, legal, r.req.Ply)
		return search.Thought{Action: a}, true
	}
	t := search.NewThinker(r.req.Level, r.req.Seed)
	if t.Nodes = r.req.Nodes; t.Nodes == 0 {
		t.Nodes = search.Budget(r.req.Level, s.Game())
	}
	t.Stop, t.Also = r.over, r.req.Also
	search.Breathe(t, r.breathe)
	r.thinker = t
	return t.Think(v, legal, r.req.Ply), true
}

// hasty is what is chosen when there was no time to think.
func (r *run) hasty(s engine.State) engine.Action {
	return search.Ask(search.New(search.Easy, r.req.Seed), s, r.req.Ply)
}

// over reports whether the search is to end at its next convenience.
func (r *run) over() bool { return r.stop != 0 }

// breathe makes way, tells how far the search is, and looks at the clock.
func (r *run) breathe() {
	now := r.clock.Now()
	if now-r.rest >= r.slice {
		r.clock.Yield()
		now = r.clock.Now()
		r.rest = now
	}
	if now-r.told >= tellEach {
		r.told = now
		r.report()
	}
	limit := int64(r.req.Limit)
	if r.stop == 0 && (r.stopped() || limit > 0 && now-r.start >= limit) {
		r.stop = max(now, 1)
	}
	if limit > 0 && now-r.start >= 2*limit || r.stop != 0 && r.stopped() && now-r.stop >= stopGrace {
		panic(timeIsUp{})
	}
}

func (r *run) report() {
	a := Answer{ID: r.req.ID}
	if r.thinker != nil {
		a.Nodes, a.Best, _ = r.thinker.Progress()
		a.Budget = r.thinker.Nodes
	}
	r.tell(a)
}
