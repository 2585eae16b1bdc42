package sf2000

import (
	"errors"
	"fmt"
	"slices"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

// finish fills in what was left out, derives what follows from the rest, and
// checks it all.
func (p *posParser) finish() error {
	s := p.s
	if err := p.finishMap(); err != nil {
		return err
	}
	if err := p.finishChosen(); err != nil {
		return err
	}
	if s.actor == engine.NoSeat && s.ask != AskNothing {
		s.actor = s.starter
	}
	if s.request == 0 && s.ask != AskNothing {
		s.request = 1
	}
	for seat := range engine.Seat(s.players) {
		s.held[seat] = uint8(s.hands[seat].Len())
		if !p.done[fmt.Sprintf("seat %d known", seat+1)] {
			s.known[seat] = s.hands[seat]
		}
		s.prestige[seat] = uint16(s.earned(seat))
	}
	if err := s.checkSums(); err != nil {
		return err
	}
	s.bank = s.restOfChecks()
	if !p.done["banked"] {
		s.banked = s.surelyBankedAll()
	}
	if err := p.finishDecks(); err != nil {
		return err
	}
	return s.Check()
}

func (p *posParser) finishMap() error {
	rows := 0
	for r := range Rows {
		if p.done[fmt.Sprintf("tiles %d", r)] {
			rows++
		}
	}
	switch rows {
	case 0:
		for r, text := range usualMap {
			if err := p.tiles(r, text); err != nil {
				return err
			}
		}
	case Rows:
	default:
		return fmt.Errorf("want all %d rows of tiles, or none", Rows)
	}
	p.s.layStreets()
	return nil
}

// finishChosen reads the cards face down, which the question explains.
func (p *posParser) finishChosen() error {
	for seat, text := range p.chosen {
		if text == "" {
			continue
		}
		n, ok := codec.Number(text, 0, MaxInfluence)
		switch p.s.ask {
		case AskInfluence:
		case AskOption:
			n = slices.Index(optionWords[:], text)
			ok = n >= 0
		default:
			ok = false
		}
		if !ok {
			return fmt.Errorf("seat %d cannot have chosen %q", seat+1, text)
		}
		p.s.chosen[seat] = int8(n)
	}
	return nil
}

// finishDecks lays the stock and the deck.
func (p *posParser) finishDecks() error {
	s := p.s
	if err := s.checkSeen(); err != nil {
		return err
	}
	stock, restOfStock, err := readPile(p, "stock", s.ed.requestOf)
	if err != nil {
		return err
	}
	deck, restOfDeck, err := readPile(p, "deck", s.ed.cardOf)
	if err != nil {
		return err
	}
	s.fillDecks(nil)
	if s.stockLen, err = pileUp(s.stock[:], int(s.stockLen), stock, restOfStock); err != nil {
		return fmt.Errorf("stock: %w", err)
	}
	if s.deckLen, err = pileUp(s.deck[:], int(s.deckLen), deck, restOfDeck); err != nil {
		return fmt.Errorf("deck: %w", err)
	}
	return nil
}

// readPile reads the cards of a pile from its top, and whether all others lie
// below them.
func readPile[T ~uint8](p *posParser, name string, find func(string) T) (top []T, rest bool, err error) {
	words, ok := p.piles[name]
	if !ok {
		return nil, true, nil
	}
	if n := len(words); n > 0 && words[n-1] == "rest" {
		words, rest = words[:n-1], true
	}
	for _, word := range words {
		t := find(word)
		if t == 0 {
			return nil, false, fmt.Errorf("%s: no card %q in this edition", name, word)
		}
		top = append(top, t)
	}
	return top, rest, nil
}

// pileUp puts cards on top of a pile: they are taken out of the n sorted ones
// below, if the rest is to stay there, else they are all.
func pileUp[T comparable](pile []T, n int, top []T, rest bool) (uint8, error) {
	var none T
	if !rest {
		for i := range pile {
			pile[i] = none
		}
		n = 0
	}
	for _, t := range top {
		if !rest {
			continue
		}
		i := slices.Index(pile[:n], t)
		if i < 0 {
			return 0, errors.New("more of a card than there are")
		}
		n--
		copy(pile[i:n], pile[i+1:n+1])
		pile[n] = none
	}
	if n+len(top) > len(pile) {
		return 0, errors.New("too many cards")
	}
	for i := range top {
		pile[n+i] = top[len(top)-1-i]
	}
	return uint8(n + len(top)), nil
}
