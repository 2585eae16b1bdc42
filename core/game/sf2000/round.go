package sf2000

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Bounds of rules end-quiet and end-rounds.
const (
	maxQuiet  = 36
	maxRounds = 500
)

// beginRound draws the request of the next round (rule round).
func (s *State) beginRound(hear engine.Listener) {
	s.round++
	s.refused, s.rebuilt, s.built = false, false, false
	s.tell(hear, engine.Event{Kind: EvRound, Seat: s.starter, A: int16(s.round)})
	s.drawRequest(0, hear)
}

// drawRequest draws until a request can be used (rules request-void,
// request-reshuffle). But is the request just refused, 0 if none was.
func (s *State) drawRequest(but RequestType, hear engine.Listener) {
	for {
		if s.stockLen == 0 {
			s.reshuffle(but, hear)
		}
		s.stockLen--
		r := s.stock[s.stockLen]
		s.stock[s.stockLen] = 0
		s.tell(hear, engine.Event{Kind: EvRequest, Seat: s.starter, Chance: true, A: int16(r)})
		if !s.matching(r).Empty() {
			s.request, s.actor, s.ask = r, s.starter, AskRequest
			return
		}
		s.discarded[r]++
		s.tell(hear, engine.Event{Kind: EvVoid, Seat: s.starter, A: int16(r)})
	}
}

// reshuffle makes the discards the stock, without the card just refused (rule
// request-reshuffle).
func (s *State) reshuffle(but RequestType, hear engine.Listener) {
	for r := RequestType(1); int(r) <= s.ed.requestTypes; r++ {
		left := uint8(0)
		if r == but {
			left = 1
		}
		for ; s.discarded[r] > left; s.discarded[r]-- {
			s.stock[s.stockLen] = r
			s.stockLen++
		}
	}
	rng.Shuffle(&s.rand, s.stock[:s.stockLen])
	s.tell(hear, engine.Event{Kind: EvReshuffled, Seat: engine.NoSeat, Chance: true, A: int16(s.stockLen)})
}

// matching is the free streets of a request (rules invest, request-void).
func (t *Table) matching(r RequestType) Streets { return t.free.And(t.around[t.ed.requests[r].Place]) }

// mayRefuse reports whether the starter may refuse the request (rule refuse).
func (t *Table) mayRefuse() bool {
	if t.refused {
		return false
	}
	for r := RequestType(1); int(r) <= t.ed.requestTypes; r++ {
		if (r != t.request || t.ed.requestCount[r] > 1) && !t.matching(r).Empty() {
			return true
		}
	}
	return false
}

// answerRequest answers AskRequest (rule refuse).
func (s *State) answerRequest(a engine.Action, hear engine.Listener) error {
	r := s.request
	if a.Kind == ActRefuse {
		if !s.mayRefuse() {
			return refuse(RuleRefuse, a, engine.Word("request", s.ed.RequestText(r)), engine.Number("refused", int(number(s.refused))))
		}
		s.refused = true
		s.request = 0
		s.discarded[r]++
		s.tell(hear, engine.Event{Kind: EvRefused, Seat: s.actor, A: int16(r)})
		s.drawRequest(r, hear)
		return nil
	}
	s.tell(hear, engine.Event{Kind: EvKept, Seat: s.actor, A: int16(r), B: int16(s.places())})
	s.compete(s.ed.requests[r].Way)
	return nil
}

// places is the number of privileges that there are to win (rules
// request-cap, action-auction); not of use for option requests.
func (t *Table) places() int {
	if t.card != 0 {
		return 1
	}
	return min(int(t.ed.requests[t.request].Investors), t.matching(t.request).Len())
}

// compete begins to find the investors of a request or of an action card,
// from the starter on.
func (s *State) compete(way Way) {
	s.actor = s.starter
	switch way {
	case ByInfluence:
		s.ask = AskInfluence
	case ByChecks:
		s.ask = AskBid
	case ByOption:
		s.ask = AskOption
	}
}

// endRound discards the request, and begins the next round unless the game
// cannot go on (rules round, end-broke to end-rounds).
func (s *State) endRound(hear engine.Listener) {
	s.discarded[s.request]++
	s.request = 0
	if s.quiet++; s.rebuilt {
		s.quiet = 0
	}
	if why := s.stalled(); why != running {
		s.end(why, hear)
		return
	}
	s.starter = s.next(s.starter)
	s.beginRound(hear)
}

// stalled is the first reason to end between rounds.
func (t *Table) stalled() ending {
	switch {
	case t.broke():
		return endBroke
	case t.free.Empty():
		return endFull
	case !t.usable():
		return endNoRequest
	case t.quiet >= maxQuiet:
		return endQuiet
	case t.round >= maxRounds:
		return endRounds
	}
	return running
}

// broke: nobody has influence or a check (rule end-broke).
func (t *Table) broke() bool {
	for seat := range t.held[:t.players] {
		if t.influence[seat] > 0 || t.held[seat] > 0 {
			return false
		}
	}
	return true
}

// usable: some request of the deck has a free street (rule end-no-request).
func (t *Table) usable() bool {
	for r := RequestType(1); int(r) <= t.ed.requestTypes; r++ {
		if !t.matching(r).Empty() {
			return true
		}
	}
	return false
}

func (s *State) end(why ending, hear engine.Listener) {
	s.ended, s.actor, s.ask = why, engine.NoSeat, AskNothing
	s.built, s.rebuilt, s.refused = false, false, false
	s.tell(hear, engine.Event{Kind: EvEnded, Seat: engine.NoSeat, A: int16(why)})
}
