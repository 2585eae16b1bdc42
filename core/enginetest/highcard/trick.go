package highcard

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// nextToChoose is the first seat from the lead on without a card in the
// trick, NoSeat when all are in.
func (s *State) nextToChoose() engine.Seat {
	for i := range s.Seats() {
		seat := (int(s.Lead) + i) % s.Seats()
		if s.chosen[seat] == 0 {
			return engine.Seat(seat)
		}
	}
	return engine.NoSeat
}

// choose puts a card face down, and shows all when it is the last.
func (s *State) choose(r Rank, listen engine.Listener) {
	actor := s.Public.Actor
	s.hands[actor][r]--
	s.chosen[actor] = r
	emit(listen, engine.Event{Kind: Chosen, Seat: actor, Audience: actor, A: int16(r)})
	s.Public.Actor = s.nextToChoose()
	if s.Public.Actor == engine.NoSeat {
		s.reveal(listen)
	}
}

// reveal shows the trick and gives the pot away. What others chose is not
// chance, but a preview must stop at it in the same way.
func (s *State) reveal(listen engine.Listener) {
	for i := range s.Seats() {
		seat := (int(s.Lead) + i) % s.Seats()
		r := s.chosen[seat]
		if s.Known[seat][r] > 0 {
			s.Known[seat][r]--
		}
		emit(listen, engine.Event{Kind: Revealed, Seat: engine.Seat(seat), Audience: engine.AllSeats, Chance: true, A: int16(r)})
	}
	taker := s.trickTaker()
	if taker == engine.NoSeat {
		emit(listen, engine.Event{Kind: PotStays, Seat: engine.NoSeat, Audience: engine.AllSeats, A: int16(s.Pot.Sum())})
		s.endRound(listen)
		return
	}
	emit(listen, engine.Event{Kind: TrickTaken, Seat: taker, Audience: engine.AllSeats, A: int16(s.chosen[taker]), B: int16(s.Pot.Sum())})
	for r := range s.Pot {
		s.Won[taker][r] += s.Pot[r]
	}
	s.Pot = Cards{}
	s.Tricks[taker]++
	s.Lead, s.Public.Actor, s.Phase = taker, taker, Rewarding
	if s.Round == s.dealt() || s.targetReached() {
		s.endRound(listen)
	}
}

// trickTaker is the seat with the highest rank that nobody else played.
func (s *State) trickTaker() engine.Seat {
	var times Cards
	for _, r := range s.chosen {
		times[r]++
	}
	best, taker := Rank(0), engine.NoSeat
	for seat, r := range s.chosen {
		if r > best && times[r] == 1 {
			best, taker = r, engine.Seat(seat)
		}
	}
	return taker
}

func (s *State) draw(listen engine.Listener) {
	actor := s.Public.Actor
	r := s.pile.pop()
	s.hands[actor][r]++
	emit(listen, engine.Event{Kind: Drawn, Seat: actor, Audience: actor, Chance: true, A: int16(r)})
}

func (s *State) take(r Rank, listen engine.Listener) {
	actor := s.Public.Actor
	for seat := range s.chosen {
		if s.chosen[seat] == r && engine.Seat(seat) != actor {
			s.chosen[seat] = 0
			break
		}
	}
	s.hands[actor][r]++
	s.Known[actor][r]++
	emit(listen, engine.Event{Kind: Taken, Seat: actor, Audience: engine.AllSeats, A: int16(r)})
}

func (s *State) endRound(listen engine.Listener) {
	for _, r := range s.chosen {
		if r != 0 {
			s.Discard[r]++
		}
	}
	s.chosen = [MaxPlayers]Rank{}
	switch {
	case s.targetReached():
		s.end(endTarget, listen)
	case s.Round == s.dealt():
		s.end(endRounds, listen)
	default:
		s.beginRound(listen)
	}
}

func (s *State) end(why endReason, listen engine.Listener) {
	s.Phase, s.Public.Actor, s.Reason = Over, engine.NoSeat, why
	emit(listen, engine.Event{Kind: Ended, Seat: engine.NoSeat, Audience: engine.AllSeats, A: int16(why)})
}

// beginRound turns a card up. The pile cannot stay empty: each round before
// left at least one card in the discards.
func (s *State) beginRound(listen engine.Listener) {
	s.Round++
	s.Phase, s.Public.Actor = Choosing, s.Lead
	if s.pile.n == 0 {
		s.fillPile(&s.Discard)
		s.Discard = Cards{}
		emit(listen, engine.Event{Kind: Reshuffled, Seat: engine.NoSeat, Audience: engine.AllSeats, Chance: true, A: int16(s.pile.n)})
	}
	r := s.pile.pop()
	s.Pot[r]++
	emit(listen, engine.Event{Kind: TurnedUp, Seat: engine.NoSeat, Audience: engine.AllSeats, Chance: true, A: int16(r)})
}

// fillPile makes a new pile of cards, shuffled.
func (s *State) fillPile(from *Cards) {
	for r, k := range from {
		for range k {
			s.pile.push(Rank(r))
		}
	}
	rng.Shuffle(&s.rand, s.pile.cards[:s.pile.n])
}
