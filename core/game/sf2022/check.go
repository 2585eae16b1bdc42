package sf2022

import (
	"errors"
	"fmt"

	"bayboard/core/engine"
)

// Check reports the first broken invariant: pieces are conserved, derived
// values are right, and the question fits the table.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkCards, s.checkTokens, s.checkCities, s.checkContests, s.checkAsk,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkCards: each card of the edition is in exactly one place (rule deck).
func (s *State) checkCards() error {
	left := s.unseen()
	for i, t := range s.deck {
		if (t == 0) != (i >= int(s.deckLen)) {
			return errors.New("the deck has gaps")
		}
		left[t]--
	}
	left[0] = 0
	for t, n := range left {
		if n != 0 {
			return fmt.Errorf("the edition has %d of card %s, not %d", s.ed.count[t], s.ed.cardText(CardType(t)), int(s.ed.count[t])-int(n))
		}
	}
	return nil
}

// expectedSupply is what is left of each bonus by what lies on the table
// (rule bonus-supply).
func (s *State) expectedSupply() [endOfBonuses]int {
	var out [endOfBonuses]int
	for b := BonusPlus2; b < endOfBonuses; b++ {
		out[b] = copies
	}
	for i := range s.cities[:s.players] {
		c := &s.cities[i]
		out[BonusPoints] -= int(c.points)
		out[BonusNoCommitment] -= int(c.noCommitment)
		out[BonusTrack] -= c.trackTokens.Len()
		for at, t := range c.cards {
			out[BonusPlus2] -= int(c.plus[at])
			switch t {
			case s.ed.universal:
				out[BonusUniversal]--
			case s.ed.depot:
				out[BonusDepot]--
			}
		}
	}
	out[BonusNoCommitment] -= int(s.released)
	if s.laying != NoBonus {
		out[s.laying]--
	}
	return out
}

// foundationsOut counts the foundation cards that have been laid out, each of
// which took a token (rule layout-foundation).
func (s *State) foundationsOut() int {
	n := 0
	left := s.unseen()
	for t := 1; t <= s.ed.types; t++ {
		if s.ed.faces[t].Has(Foundation) {
			n += int(s.ed.count[t]) - int(left[t])
		}
	}
	if s.ed.faces[s.revealed].Has(Foundation) {
		n--
	}
	return n
}

// checkTokens: tokens are conserved, and somebody holds no commitment token
// (rules foundation-stacks, bonus-supply, commitment-release).
func (s *State) checkTokens() error {
	if want := s.StartTokens() - s.foundationsOut(); int(s.tokens) != want {
		return fmt.Errorf("%d foundation tokens, want %d", s.tokens, want)
	}
	want := s.expectedSupply()
	for b := BonusPlus2; b < endOfBonuses; b++ {
		if int(s.supply[b]) != want[b] {
			return fmt.Errorf("%d of bonus %s are left, want %d", s.supply[b], b, want[b])
		}
	}
	for i := range s.cities[:s.players] {
		if s.cities[i].commitments == 0 {
			return nil
		}
	}
	return errors.New("all players hold commitment tokens")
}

// checkCities: sets and counts of each board follow from its cards and tokens.
func (s *State) checkCities() error {
	for i := range s.cities {
		c := &s.cities[i]
		if i >= int(s.players) {
			if *c != (City{}) {
				return fmt.Errorf("city %d is not in the game", i+1)
			}
			continue
		}
		built := City{plus: c.plus, commitments: c.commitments, points: c.points, noCommitment: c.noCommitment}
		for at, t := range c.cards {
			if t == 0 {
				continue
			}
			row := Cell(at).Row()
			if color := s.ed.faces[t].Color; color != Black && Row(color) != row {
				return fmt.Errorf("city %d has card %s in row %s", i+1, s.ed.cardText(t), row)
			}
			built.put(s.ed, t, row)
		}
		built.trackTokens = c.trackTokens
		built.tracks |= c.trackTokens
		built.connect()
		built.skyscrapers = built.rise(s.ed)
		if *c != built {
			return fmt.Errorf("city %d does not follow from its cards", i+1)
		}
		for at := range c.plus {
			if c.plus[at] > 0 && c.cards[at] == 0 {
				return fmt.Errorf("city %d has a token on an empty space", i+1)
			}
		}
		if c.commitments > maxCards {
			return fmt.Errorf("city %d has too many commitment tokens", i+1)
		}
	}
	return nil
}

// checkContests: the Builder's Order and the completion tokens lie with
// somebody who can have them (rules builders-order, completion).
func (s *State) checkContests() error {
	most := 0
	for i := range s.cities[:s.players] {
		most = max(most, s.cities[i].skyscrapers.Len())
	}
	switch {
	case most == 0 && s.builder != engine.NoSeat:
		return errors.New("the Builder's Order is held without a skyscraper")
	case most > 0 && (s.builder == engine.NoSeat || s.cities[s.builder].skyscrapers.Len() < most):
		return errors.New("the Builder's Order is not with the most skyscrapers")
	}
	for r, holder := range s.completion {
		done := false
		for i := range s.cities[:s.players] {
			done = done || !s.cities[i].hasSpace(Row(r))
		}
		if done != (holder != engine.NoSeat) || done && s.cities[holder].hasSpace(Row(r)) {
			return fmt.Errorf("the completion token of row %s is in the wrong place", Row(r))
		}
	}
	return nil
}

// checkAsk: the question fits what lies on the table (rule decision).
func (s *State) checkAsk() error {
	over := s.ask == AskNothing
	if over != (s.actor == engine.NoSeat) || over != (s.ended != running) || over != (s.ender != engine.NoSeat) {
		return errors.New("the end of the game is half told")
	}
	if over {
		return s.checkEnd()
	}
	c := &s.cities[s.actor]
	placing := s.ask == AskPlace || s.ask == AskBonus || s.ask == AskLay
	switch {
	case s.tokens == 0:
		return errors.New("no foundation token is left, but the game goes on")
	case s.ask == AskTurn && s.exhausted():
		return errors.New("deck and areas are empty, but the game goes on")
	case s.hand.n > 0 && !placing || s.hand.n == 0 && s.ask == AskPlace:
		return errors.New("taken cards do not fit the question")
	case (s.revealed != 0) != (s.ask == AskArea):
		return errors.New("a revealed card does not fit the question")
	case (s.laying != NoBonus) != (s.ask == AskLay):
		return errors.New("a bonus to lay does not fit the question")
	case s.ask == AskBonus && (c.stars[s.bonusRow] != 2 || !s.usable(DistrictBonus(s.bonusRow)) && !s.usable(BonusTrack)):
		return errors.New("no bonus can be taken in this row")
	case s.ask != AskBonus && s.bonusRow != 0:
		return errors.New("a bonus row does not fit the question")
	case s.ask == AskLay && !s.layable():
		return errors.New("the bonus cannot be laid")
	case s.ask == AskClose && (c.noCommitment == 0 || c.commitments == 0):
		return errors.New("nothing can be released at the end of the turn")
	}
	if s.ask == AskBonus || s.ask == AskLay {
		return s.checkFull(s.actor)
	}
	return s.checkFull(engine.NoSeat)
}

// layable reports whether the bonus in hand has a place.
func (s *State) layable() bool {
	c := &s.cities[s.actor]
	switch s.laying {
	case BonusUniversal, BonusDepot:
		return !c.full()
	case BonusTrack:
		return c.occupied()&^c.tracks != 0
	}
	return c.occupied() != 0
}

// checkEnd: the reason of the end holds (rules end-foundation, end-board,
// deck-empty).
func (s *State) checkEnd() error {
	switch {
	case s.hand.n > 0 || s.revealed != 0 || s.laying != NoBonus || s.bonusRow != 0:
		return errors.New("something is left undone after the end")
	case (s.ended == endFoundation) != (s.tokens == 0),
		(s.ended == endBoard) != s.cities[s.ender].full(),
		s.ended == endDeck && !s.exhausted():
		return fmt.Errorf("the game did not end by %s", endRules[s.ended])
	}
	return s.checkFull(s.ender)
}

// checkFull: nobody else's board is full (rule end-board).
func (s *State) checkFull(but engine.Seat) error {
	for i := range s.cities[:s.players] {
		if s.cities[i].full() && engine.Seat(i) != but {
			return fmt.Errorf("city %d is full, but the game went on", i+1)
		}
	}
	return nil
}
