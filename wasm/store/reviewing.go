package store

import (
	"slices"

	"bayboard/core/engine"
	"bayboard/core/search"
)

// Depths of a moment's search.
const (
	shortly uint8 = 1 + iota
	longer
)

// The time that a search may take, in milliseconds.
const (
	shortLimit = 3000
	longLimit  = 6000
)

// depthNodes is what a search of a depth may spend. A node takes longer in
// some games than in others, and some have more decisions: the whole of a game
// takes about a minute on a phone, some seconds elsewhere.
func depthNodes(slug string, depth uint8) int {
	short, long := 1200, 3600
	switch slug {
	case "sf2022":
		short, long = 4000, 16000
	case "ttrsf":
		short, long = 7000, 28000
	}
	if depth == shortly {
		return short
	}
	return long
}

// reviewSeed is that of all reviews: the same game gets the same one.
const reviewSeed = 2

// search asks about the next decision; when there is none, the review is done.
func (u *update) search(r *Review) {
	r.request = 0
	if !r.Going || !r.read {
		return
	}
	ply, depth := r.next()
	if depth == 0 {
		r.Going = false
		u.keepReview(r)
		return
	}
	s := r.Play.Match.StateAt(ply)
	r.request, r.asked = u.id(), ply
	t := Think{
		Request: r.request, Level: search.Expert, Seed: reviewSeed, View: s.View(s.Actor()), Legal: s.Legal(nil), Ply: ply,
		Also: []engine.Action{r.Moments[ply].Played}, Nodes: depthNodes(r.Play.Match.Game().Slug(), depth), Limit: shortLimit,
	}
	if depth == longer {
		t.Limit = longLimit
	}
	u.do(t)
}

// next is the next ply to search, and how long; depth 0 if all is done.
func (r *Review) next() (ply int, depth uint8) {
	for ply, m := range r.Moments {
		if m.Choice && m.Depth < shortly {
			return ply, shortly
		}
	}
	for _, ply := range r.closer() {
		if r.Moments[ply].Depth < longer {
			return ply, longer
		}
	}
	return 0, 0
}

// closer are the plies that are searched longer: the decisions of the seat
// that the review is for, and those of the turning points.
func (r *Review) closer() []int {
	var list []int
	turning := r.Turning()
	for ply, m := range r.Moments {
		turns := slices.ContainsFunc(turning, func(t Swing) bool { return ply == t.Ply })
		if m.Choice && (m.Actor == r.Seat || turns) {
			list = append(list, ply)
		}
	}
	return list
}

// Progress is how far the review is: done of so many decisions, those that
// are searched longer once all were searched shortly.
func (r *Review) Progress() (done, of int, closer bool) {
	for _, m := range r.Moments {
		if m.Choice {
			if of++; m.Depth >= shortly {
				done++
			}
		}
	}
	if done < of {
		return done, of, false
	}
	done, of = 0, 0
	for _, ply := range r.closer() {
		if of++; r.Moments[ply].Depth >= longer {
			done++
		}
	}
	return done, of, true
}

// Done reports whether all was searched.
func (r *Review) Done() bool {
	_, depth := r.next()
	return depth == 0
}

// ReviewState tells two states of a review's findings apart.
type ReviewState struct {
	depths int // of all moments
	seat   engine.Seat
}

// State is that of now.
func (r *Review) State() ReviewState {
	sum := 0
	for i := range r.Moments {
		sum += int(r.Moments[i].Depth)
	}
	return ReviewState{depths: sum, seat: r.Seat}
}

// often is the number of results between two writings.
const often = 6

// found takes what a search came to.
func (u *update) found(r *Review, msg Decided) {
	if msg.Request != r.request || r.request == 0 {
		return
	}
	m := &r.Moments[r.asked]
	depth := shortly
	if m.Depth >= shortly {
		depth = longer
	}
	m.Depth = depth
	m.learn(&msg.Thought)
	if r.unsaved++; r.unsaved >= often {
		u.keepReview(r)
	}
	if r.asked == r.Play.Match.Ply() {
		if depth == shortly {
			r.Best = m.Grade() >= Slip
		}
		r.point()
	}
	u.search(r)
}

// learn takes over a thought. Only what was followed to the end of the search
// can be compared with what was played; a thought without that says nothing.
func (m *Moment) learn(th *search.Thought) {
	i := slices.IndexFunc(th.Tries, func(t search.Try) bool { return t.Action == m.Played })
	if i < 0 || th.Tries[i].Visits == 0 {
		return
	}
	played := th.Tries[i]
	best := played
	for _, t := range th.Tries {
		if t.Visits >= played.Visits && t.Chance > best.Chance {
			best = t
		}
	}
	m.Best, m.Chance, m.Chosen = best.Action, best.Chance, played.Chance
	m.Value = th.Value
}

// toggleReview stops the searches, or goes on with them.
func (u *update) toggleReview(r *Review) {
	r.Going = !r.Going && !r.Done()
	if r.Going {
		u.search(r)
		return
	}
	r.request = 0
	u.keepReview(r)
}
