package ttrsf

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// The rule three-ferries: so many ferries face up are swept, unless fewer
// than so many other cards are left.
const (
	sweepFerries = 3
	sweepOthers  = 3
)

// drawTop takes the top card of the deck; when it is empty the discards are
// shuffled into a new one (rule draw-reshuffle). It is NoCard when nothing is
// left.
func (s *State) drawTop(hear engine.Listener) Color {
	if s.deckLen == 0 {
		s.reshuffle(hear)
		if s.deckLen == 0 {
			return NoCard
		}
	}
	s.deckLen--
	c := s.deck[s.deckLen]
	s.deck[s.deckLen] = NoCard
	return c
}

func (s *State) reshuffle(hear engine.Listener) {
	for c, n := range s.discards {
		for range n {
			s.deck[s.deckLen] = Color(c)
			s.deckLen++
		}
	}
	if s.deckLen == 0 {
		return
	}
	s.discards = Cards{}
	rng.Shuffle(&s.rand, s.deck[:s.deckLen])
	tell(hear, engine.Event{Kind: EvReshuffled, Seat: engine.NoSeat, Chance: true, A: int16(s.deckLen)})
}

// settleRow fills the empty places of the row from the left as far as cards
// go, and sweeps it while that is due (rules draw-reshuffle, three-ferries).
// Each round of a sweep leaves a row drawn anew from at least as many other
// cards as the rule wants, so it ends.
func (s *State) settleRow(hear engine.Listener) {
	for {
		for i, c := range s.row {
			if c != NoCard {
				continue
			}
			if s.row[i] = s.drawTop(hear); s.row[i] == NoCard {
				break
			}
			tell(hear, engine.Event{Kind: EvTurnedUp, Seat: engine.NoSeat, Chance: true, A: int16(s.row[i]), B: int16(i)})
		}
		if !s.sweep(hear) {
			return
		}
	}
}

// sweep discards the row when that is due, and reports whether it did. Where
// only the deck says whether it is due, that is chance.
func (s *State) sweep(hear engine.Listener) bool {
	row := s.rowCards()
	if row[Ferry] < sweepFerries {
		return false
	}
	e := engine.Event{Kind: EvHeld, Seat: engine.NoSeat, A: int16(row[Ferry])}
	e.Chance = s.deckLen > 0 && row.others()+s.discards.others() < sweepOthers
	due := s.sweepDue()
	if due {
		e.Kind = EvSwept
		for c, n := range row {
			s.discards[c] += n
		}
		s.row = [RowLen]Color{}
	}
	tell(hear, e)
	return due
}

// sweepDue tells whether the row shows too many ferries and enough other
// cards are left (rule three-ferries).
func (s *State) sweepDue() bool {
	row := s.rowCards()
	if row[Ferry] < sweepFerries {
		return false
	}
	others := row.others() + s.discards.others()
	for _, c := range s.deck[:s.deckLen] {
		if c != Ferry {
			others++
		}
	}
	return others >= sweepOthers
}

// rowCards counts the face-up cards.
func (t *Table) rowCards() (c Cards) {
	for _, k := range t.row {
		c[k]++
	}
	c[NoCard] = 0
	return c
}

// inRow is the first place of a colour in the row, -1 if there is none.
func (t *Table) inRow(c Color) int {
	for i, k := range t.row {
		if k == c {
			return i
		}
	}
	return -1
}
