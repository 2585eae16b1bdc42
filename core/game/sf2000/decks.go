package sf2000

import "bayboard/core/rng"

// What everybody knows of the decks: the cards that are not seen yet.

// fillDecks makes both decks of the cards that are not seen, in an order drawn
// from r; without r they stay sorted. Of the action cards there are as many
// income cards as rule variant-income says; which others are left out is drawn
// too.
func (s *State) fillDecks(r *rng.Rand) {
	s.fillStock(r)
	s.fillDeck(r)
}

func (s *State) fillStock(r *rng.Rand) {
	clear(s.stock[:])
	n := 0
	for t, k := range s.unseenRequests() {
		for range k {
			s.stock[n] = RequestType(t)
			n++
		}
	}
	shuffle(r, s.stock[:n])
	s.stockLen = uint8(n)
}

func shuffle[T any](r *rng.Rand, list []T) {
	if r != nil {
		rng.Shuffle(r, list)
	}
}

func (s *State) fillDeck(r *rng.Rand) {
	var income, others [maxCards]CardType
	ni, no := 0, 0
	for t, k := range s.unseenCards() {
		for range k {
			if s.ed.cards[t].Deed.Income() {
				income[ni] = CardType(t)
				ni++
			} else {
				others[no] = CardType(t)
				no++
			}
		}
	}
	if s.income > 0 {
		shuffle(r, income[:ni])
		shuffle(r, others[:no])
		ni, no = s.variantLeft()
	}
	clear(s.deck[:])
	copy(s.deck[:], income[:ni])
	copy(s.deck[ni:], others[:no])
	s.deckLen = uint8(ni + no)
	shuffle(r, s.deck[:s.deckLen])
}

// unseenRequests counts, by type, the requests in the stock.
func (t *Table) unseenRequests() [maxRequests + 1]uint8 {
	left := t.ed.requestCount
	for r, n := range t.discarded {
		left[r] -= n
	}
	left[t.request]--
	left[0] = 0
	return left
}

// allCards counts, by type, the action cards that are played with (rule
// variant-no-remove).
func (t *Table) allCards() [maxCards + 1]uint8 {
	all := t.ed.cardCount
	if !t.noRemove {
		return all
	}
	for c := 1; c <= t.ed.cardTypes; c++ {
		if t.ed.cards[c].Deed == DeedRemove {
			all[t.ed.allowance()] += all[c]
			all[c] = 0
		}
	}
	return all
}

// unseenCards counts, by type, the action cards that are in the deck or, with
// rule variant-income, left out.
func (t *Table) unseenCards() [maxCards + 1]uint8 {
	left := t.allCards()
	for _, c := range t.years[:t.yearLen] {
		left[c]--
	}
	left[t.card]--
	left[0] = 0
	return left
}

// variantLeft is how many income and other cards the deck still has by rule
// variant-income.
func (t *Table) variantLeft() (income, others int) {
	income, others = int(t.income), Years-int(t.income)
	seen := func(c CardType) {
		switch {
		case c == 0:
		case t.ed.cards[c].Deed.Income():
			income--
		default:
			others--
		}
	}
	for _, c := range t.years[:t.yearLen] {
		seen(c)
	}
	seen(t.card)
	return income, others
}

// UnseenRequests is how many requests of a type are in the stock; UnseenCards
// how many action cards of a type have not been seen.
func (t *Table) UnseenRequests(r RequestType) int { return int(t.unseenRequests()[r]) }

// UnseenCards is how many action cards of a type have not been seen: they are
// in the deck or, with rule variant-income, perhaps left out.
func (t *Table) UnseenCards(c CardType) int { return int(t.unseenCards()[c]) }
