package store

import (
	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/wasm/address"
)

// Review is a finished game that is gone over: what everybody could expect at
// each ply, and what each decision was worth. A search looks at each decision
// from the view of the seat that had it, first at all of them, then longer at
// those of one seat and where the expectation changes most.
type Review struct {
	Play    *Play       // the table at the shown ply
	Moments []Moment    // of each ply that was followed by an action
	Seat    engine.Seat // whose decisions are listed
	Best    bool        // the board shows the best move, else the one that was played
	Going   bool        // searches go on
	Kept    SaveState   // whether the device keeps the review

	hash    string // of the record
	read    bool   // what the device keeps was read
	request uint64 // of the search that goes on, 0 if none does
	asked   int    // the ply that it is about
	unsaved int    // results since the last writing
}

// Moment is a decision of a game, and what was found out about it.
type Moment struct {
	Actor  engine.Seat
	Played engine.Action
	Choice bool // there was more than one action
	Turn   int  // the game's own number of the turn or round, 0 if it has none

	Depth  uint8         // how long it was searched: 0 not yet, 1 shortly, 2 longer
	Best   engine.Action // zero if the search came to nothing
	Chance int           // what the actor could expect of the victory with it, in thousandths
	Chosen int           // and with what was played
	Value  [engine.MaxSeats]int
}

// What the person did in a review, beside PlyChosen and PlyDragged.
type (
	// ReviewToggled: the searches should stop, or go on.
	ReviewToggled struct{}
	// ReviewSeatChosen: whose decisions are listed.
	ReviewSeatChosen struct{ Seat engine.Seat }
	// MoveShown: which move the board shows, the best or the one played.
	MoveShown struct{ Best bool }
)

// openReview shows the review of a saved game that is over, at the ply of the
// address. One that is not is gone on with: a review tells what others hide.
func (u *update) openReview(page address.Page) {
	if r := u.m.Review; r != nil && r.Play.ID == page.ID {
		u.m.Page = page
		u.lookAt(r, max(page.Ply, 0))
		return
	}
	s, ok := u.m.save(page.ID)
	if !ok || !s.Over || s.Err != nil || s.Record.Game != page.Game {
		u.enter(page.Game, page.ID)
		if u.m.Play != nil {
			u.notice(Notice{Kind: ReviewTooEarly})
		}
		return
	}
	match, err := s.Record.Open(catalog.Games{})
	if err != nil {
		u.enter(page.Game, page.ID)
		return
	}
	u.show(page)
	r := &Review{
		Play:  &Play{ID: s.ID, Match: match, Players: s.Players, Opened: engine.NoSeat},
		Seat:  firstPerson(s.Players, engine.NoSeat),
		Going: true, hash: checksum(s.Record.String()),
	}
	r.lookOver()
	u.m.Review = r
	u.lookAt(r, max(page.Ply, 0))
	u.do(ReadReview{ID: s.ID})
}

// lookOver lists the decisions.
func (r *Review) lookOver() {
	m := r.Play.Match
	s := m.StateAt(0)
	var buf []engine.Action
	for _, a := range m.Actions() {
		buf = s.Legal(buf[:0])
		x := Moment{Actor: s.Actor(), Played: a, Choice: len(buf) > 1}
		if v, ok := s.View(0).(interface{ Turn() int }); ok {
			x.Turn = v.Turn()
		}
		r.Moments = append(r.Moments, x)
		if err := s.Apply(a, nil); err != nil {
			panic("store: recorded action refused: " + err.Error())
		}
	}
	r.Play.learnActors()
}

// lookAt shows a ply: the table of who decides there, with the best move if
// what was played fell short of it.
func (u *update) lookAt(r *Review, ply int) {
	ply = min(ply, r.Play.Match.Len())
	r.Play.Match.Jump(ply)
	r.Best = ply < len(r.Moments) && r.Moments[ply].Grade() >= Slip
	r.point()
	page := u.m.Page
	if page.Ply = ply; page.Ply == 0 {
		page.Ply = address.Live
	}
	if page != u.m.Page {
		u.m.Page = page
		u.do(ReplaceAddress{page.String()})
	}
}

// point draws the shown move on the table.
func (r *Review) point() {
	p := r.Play
	p.Viewer, p.Pointed, p.Pick = p.Actor(), r.Shown(), r.Shown()
	if p.Viewer == engine.NoSeat {
		p.Viewer = r.Seat
	}
}

// Moment is that of the shown ply, nil at the end of the game.
func (r *Review) Moment() *Moment {
	if ply := r.Play.Match.Ply(); ply < len(r.Moments) {
		return &r.Moments[ply]
	}
	return nil
}

// Shown is the move that the board shows, zero at the end of the game.
func (r *Review) Shown() engine.Action {
	m := r.Moment()
	switch {
	case m == nil:
		return engine.Action{}
	case r.Best && m.Known():
		return m.Best
	}
	return m.Played
}

func (u *update) handleReview(r *Review, msg Msg) {
	switch msg := msg.(type) {
	case PlyChosen:
		u.lookAt(r, max(msg.Ply, 0))
	case PlyDragged:
		u.lookAt(r, max(msg.Ply, 0))
	case MoveShown:
		r.Best = msg.Best
		r.point()
	case ReviewSeatChosen:
		if msg.Seat >= 0 && int(msg.Seat) < len(r.Play.Players) && msg.Seat != r.Seat {
			r.Seat = msg.Seat
			r.point()
			if r.Going = true; r.request == 0 {
				u.search(r)
			}
		}
	case ReviewToggled:
		u.toggleReview(r)
	case ReviewRead:
		u.reviewRead(r, msg)
	case ReviewWritten:
		u.reviewWritten(r, msg)
	case Decided:
		u.found(r, msg)
	}
}

// leaveReview keeps what was found so far, when another page is shown.
func (u *update) leaveReview() {
	if r := u.m.Review; r != nil {
		u.keepReview(r)
		u.m.Review = nil
	}
}
