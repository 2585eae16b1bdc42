package sf2000

import (
	"errors"
	"fmt"

	"bayboard/core/engine"
)

// maxInfluence is the most that a position can write. No game comes near it:
// twelve cards give at most 30 each (rule action-remove).
const maxInfluence = 999

// Check reports the first broken invariant: pieces are conserved, derived
// values are right, and the question fits the table.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkMap, s.checkSeats, s.checkSums, s.checkChecks, s.checkSeen, s.checkDecks, s.checkYears, s.checkAsk,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkMap: the tiles, the sticks, and what follows from them (rules map,
// white-sticks, rebuild).
func (s *State) checkMap() error {
	var n [endOfDistricts]uint8
	for _, d := range s.tiles {
		n[d]++
	}
	if n != districtTiles || s.tiles[HallTile] != CityHall || !fewParks(&s.tiles) {
		return errors.New("the tiles are not those of a map")
	}
	derived := s.Table
	derived.layStreets()
	if derived.white != s.white || derived.free != s.free || derived.around != s.around {
		return errors.New("streets do not follow from tiles and sticks")
	}
	taken := s.white
	for seat, set := range s.own {
		if !set.And(taken).Empty() || !set.Minus(AllStreets).Empty() || set.Len() > Sticks {
			return fmt.Errorf("sticks of seat %d cannot lie so", seat+1)
		}
		taken = taken.Or(set)
	}
	for at, who := range s.builder {
		switch {
		case who == engine.NoSeat:
			if m := s.Majority(Tile(at)); m != engine.NoSeat && s.tiles[at] != Park {
				r, c := Tile(at).RowCol()
				return fmt.Errorf("seat %d has the majority on the tile in row %d, column %d, which is not rebuilt", m+1, r, c)
			}
		case who < 0 || int(who) >= int(s.players) || s.tiles[at] == Park:
			return errors.New("a tile cannot have been rebuilt so")
		}
	}
	return nil
}

// earned is the prestige of a seat by its tiles and bonus cards.
func (t *Table) earned(seat engine.Seat) int {
	n := bonusPoints * int(t.bonuses[seat])
	for at, who := range t.builder {
		if who == seat {
			n += t.tiles[at].Points()
		}
	}
	return n
}

// checkSeats: prestige follows, and absent seats have nothing.
func (s *State) checkSeats() error {
	if s.players < MinPlayers || s.players > MaxPlayers || s.starter < 0 || int(s.starter) >= int(s.players) {
		return errors.New("no such number of players or starter")
	}
	for seat := range engine.Seat(MaxPlayers) {
		if int(seat) >= int(s.players) {
			if s.own[seat] != (Streets{}) || s.hands[seat] != (Checks{}) || s.known[seat] != (Checks{}) || s.maybe[seat] != (Checks{}) ||
				s.influence[seat]+s.prestige[seat] != 0 || s.held[seat]+s.bonuses[seat] != 0 {
				return fmt.Errorf("seat %d is not in the game", seat+1)
			}
			continue
		}
		if int(s.prestige[seat]) != s.earned(seat) {
			return fmt.Errorf("seat %d has %d prestige, want %d", seat+1, s.prestige[seat], s.earned(seat))
		}
		if s.influence[seat] > maxInfluence {
			return fmt.Errorf("seat %d has too much influence", seat+1)
		}
	}
	return nil
}

// checkSums: no more checks of a value than there are.
func (s *State) checkSums() error {
	for v := 1; v <= MaxCheck; v++ {
		n := 0
		for seat := range s.hands {
			n += int(s.hands[seat][v]) + int(s.drawn[seat][v])
		}
		if n > s.copies(v) {
			return fmt.Errorf("%d checks of %d, there are %d", n, v, s.copies(v))
		}
	}
	return nil
}

// checkChecks: the bank is the rest, and what everybody knows is true (rule
// secrecy).
func (s *State) checkChecks() error {
	if s.bank != s.restOfChecks() {
		return errors.New("the bank is not the rest of the checks")
	}
	if !s.banked.within(&s.bank) {
		return errors.New("the known part of the bank is not there")
	}
	for seat := range s.hands[:s.players] {
		most := s.known[seat]
		most.add(&s.maybe[seat])
		if !s.known[seat].within(&s.hands[seat]) || !s.hands[seat].within(&most) {
			return fmt.Errorf("the checks of seat %d are not between known and maybe", seat+1)
		}
		if int(s.held[seat]) != s.hands[seat].Len() {
			return fmt.Errorf("seat %d holds %d checks, not %d", seat+1, s.hands[seat].Len(), s.held[seat])
		}
	}
	return nil
}

// checkSeen: no more cards lie open than there are.
func (s *State) checkSeen() error {
	requests, cards := s.ed.requestCount, s.allCards()
	left := func(n *uint8) bool {
		*n--
		return *n < 255
	}
	for r, k := range s.discarded {
		if k > requests[r] {
			return errors.New("more requests in the discards than there are")
		}
		requests[r] -= k
	}
	ok := s.request == 0 || left(&requests[s.request])
	for _, c := range append([]CardType{s.card}, s.years[:s.yearLen]...) {
		ok = ok && (c == 0 || left(&cards[c]))
	}
	if !ok {
		return errors.New("more of a card than there are")
	}
	if income, others := s.variantLeft(); s.income > 0 && (income < 0 || others < 0) {
		return errors.New("more income cards or others than rule variant-income says")
	}
	return nil
}

// checkDecks: both decks hold what is not seen (rules request-deck,
// action-deck, variant-income).
func (s *State) checkDecks() error {
	requests, cards := s.unseenRequests(), s.unseenCards()
	for i, r := range s.stock {
		if (r == 0) != (i >= int(s.stockLen)) {
			return errors.New("the stock has gaps")
		}
		requests[r]--
	}
	requests[0] = 0
	if requests != [maxRequests + 1]uint8{} {
		return errors.New("the stock is not the rest of the requests")
	}
	income, others := 0, 0
	for i, c := range s.deck {
		if (c == 0) != (i >= int(s.deckLen)) {
			return errors.New("the deck has gaps")
		}
		if c == 0 {
			continue
		}
		if cards[c] == 0 {
			return fmt.Errorf("more of card %s than there are", s.ed.CardText(c))
		}
		cards[c]--
		if s.ed.cards[c].Deed.Income() {
			income++
		} else {
			others++
		}
	}
	if s.income == 0 && cards != [maxCards + 1]uint8{} {
		return errors.New("the deck is not the rest of the action cards")
	}
	if wantIncome, wantOthers := s.variantLeft(); s.income > 0 && (income != wantIncome || others != wantOthers) {
		return fmt.Errorf("%d income cards and %d others in the deck, want %d and %d", income, others, wantIncome, wantOthers)
	}
	return nil
}

// checkYears: bonus cards are open or earned by somebody, but not the one on
// the last field (rules action-year, action-bonus).
func (s *State) checkYears() error {
	earned := 0
	for i, c := range s.years[:s.yearLen] {
		bonus := s.ed.cards[c].Deed == DeedBonus && i < Years-1
		switch {
		case s.open[i] && !bonus:
			return errors.New("a card lies open that gives no bonus")
		case bonus && !s.open[i]:
			earned++
		}
	}
	for _, n := range s.bonuses {
		earned -= int(n)
	}
	if earned != 0 {
		return errors.New("bonus cards that were earned are not those that were scored")
	}
	return nil
}
