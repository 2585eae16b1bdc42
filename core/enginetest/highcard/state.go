package highcard

import (
	"errors"
	"fmt"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// MaxPlayers and MaxRank bound the arrays of a state.
const (
	MaxPlayers      = 4
	MaxRank    Rank = 15
)

// Rank is the number on a card; 0 is no card. Cards of a rank are alike.
type Rank uint8

// Cards counts cards by rank.
type Cards [MaxRank + 1]uint8

// Count is the number of cards.
func (c *Cards) Count() int {
	n := 0
	for _, k := range c {
		n += int(k)
	}
	return n
}

// Sum is the sum of the ranks.
func (c *Cards) Sum() int {
	n := 0
	for r, k := range c {
		n += r * int(k)
	}
	return n
}

// Phase says which decision is asked for.
type Phase uint8

// A round has a choice of each seat and the reward of the one that takes the
// trick.
const (
	Choosing Phase = iota
	Rewarding
	Over
)

// Public is what everybody sees and remembers.
type Public struct {
	Edition *Edition // immutable and interned
	Options [engine.MaxOptions]uint8
	Players int8
	Round   int8 // from 1
	Phase   Phase
	Lead    engine.Seat // begins the round
	Actor   engine.Seat
	Reason  endReason
	Discard Cards
	Pot     Cards
	Won     [MaxPlayers]Cards
	Tricks  [MaxPlayers]uint8
	// Known are cards taken face up and not played since: a part of hand and
	// chosen card together.
	Known [MaxPlayers]Cards
}

// State is the whole game.
type State struct {
	Public
	hands  [MaxPlayers]Cards
	chosen [MaxPlayers]Rank // face down while Choosing, on the table while Rewarding
	pile   pile
	rand   rng.Rand
}

// pile is face down; the top is the last. Slots above the top are 0.
type pile struct {
	cards [MaxCards]Rank
	n     uint8
}

func (p *pile) push(r Rank) {
	p.cards[p.n] = r
	p.n++
}

func (p *pile) pop() Rank {
	p.n--
	r := p.cards[p.n]
	p.cards[p.n] = 0
	return r
}

// Game implements engine.State.
func (s *State) Game() engine.Game { return Game{} }

// Seats implements engine.State.
func (s *State) Seats() int { return int(s.Players) }

// Actor implements engine.State.
func (s *State) Actor() engine.Seat { return s.Public.Actor }

// CopyFrom implements engine.State.
func (s *State) CopyFrom(other engine.State) { *s = *other.(*State) }

// Check implements engine.State.
func (s *State) Check() error {
	for r, want := range s.Edition.copies {
		if n := s.located(Rank(r)); n != int(want) {
			return fmt.Errorf("%d cards of rank %d, the edition has %d", n, r, want)
		}
	}
	for seat := range MaxPlayers {
		for r, k := range s.Known[seat] {
			if held := s.hands[seat][r] + btoi(s.chosen[seat] == Rank(r)); k > held {
				return fmt.Errorf("seat %d is known to hold %d cards of rank %d and holds %d", seat+1, k, r, held)
			}
		}
	}
	return s.checkTurn()
}

// located counts the cards of a rank, wherever they are.
func (s *State) located(rank Rank) int {
	n := int(s.Discard[rank]) + int(s.Pot[rank])
	for seat := range MaxPlayers {
		n += int(s.hands[seat][rank]) + int(s.Won[seat][rank])
		if rank != 0 && s.chosen[seat] == rank {
			n++
		}
	}
	for _, r := range s.pile.cards[:s.pile.n] {
		if r == rank {
			n++
		}
	}
	return n
}

// checkTurn checks whose decision it is.
func (s *State) checkTurn() error {
	switch {
	case s.Round < 1 || s.Round > s.dealt():
		return fmt.Errorf("round %d of %d", s.Round, s.dealt())
	case (s.Phase == Over) != (s.Public.Actor == engine.NoSeat) || (s.Phase == Over) != (s.Reason != 0):
		return errors.New("the game is over exactly when nobody acts and a reason is given")
	case s.Phase == Choosing && s.Public.Actor != s.nextToChoose():
		return fmt.Errorf("%v acts, %v is to choose", s.Public.Actor, s.nextToChoose())
	case s.Phase == Rewarding && s.Public.Actor != s.trickTaker():
		return fmt.Errorf("%v acts, %v took the trick", s.Public.Actor, s.trickTaker())
	}
	for seat := range MaxPlayers {
		if s.Phase == Rewarding && seat < s.Seats() && s.chosen[seat] == 0 {
			return fmt.Errorf("seat %d has no card in the trick", seat+1)
		}
		if s.Phase == Choosing && seat < s.Seats() && s.chosen[seat] == 0 && s.hands[seat].Count() == 0 {
			return fmt.Errorf("seat %d has no card to play", seat+1)
		}
		if s.chosen[seat] != 0 && (s.Phase == Over || seat >= s.Seats()) {
			return fmt.Errorf("seat %d has a card in no trick", seat+1)
		}
	}
	return nil
}

func btoi(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}
