package ttrsf

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

const restWord = "rest"

func (p *posParser) listLine(head, tail string, words []string) error {
	s := p.s
	if n, ok := codec.NumberAfter(head, "seat ", 1, int(s.players)); ok {
		p.seat = n - 1
		return codec.Want(len(words) == 0, "nothing behind seat N:")
	}
	switch head {
	case "row":
		return p.row(words)
	case "deck":
		return p.deck(words)
	case "discards":
		return p.cards(words, &s.discards)
	case "stacks":
		return p.stacks(tail)
	case "pile":
		if n := len(words); n > 0 && words[n-1] == restWord {
			words, p.restPile = words[:n-1], true
		}
		return p.tickets(words, s.tickets.pile[:], s.pile.know[:], &s.pile.n, 0)
	}
	return fmt.Errorf("unknown line %q", head)
}

func (p *posParser) seatLine(head string, words []string) error {
	s, seat := p.s, engine.Seat(p.seat)
	h, o := &s.held[seat], &s.offers[seat]
	switch head {
	case "tokens":
		for _, word := range words {
			y := slices.Index(symbolNames[1:], word) + 1
			if y == 0 || s.tokens[seat].Has(Symbol(y)) {
				return fmt.Errorf("symbol %q: want each once of %s", word, strings.Join(symbolNames[1:], ", "))
			}
			s.tokens[seat] |= 1 << y
		}
		return nil
	case "hand":
		return p.cards(words, &s.hands[seat])
	case "known":
		return p.cards(words, &s.known[seat])
	case "routes":
		return p.routes(words)
	case "tickets":
		return p.tickets(words, s.tickets.held[seat][:], h.know[:], &h.n, seatBit(seat))
	}
	return p.tickets(words, s.tickets.offers[seat][:], o.know[:], &o.n, seatBit(seat))
}

func readCard(word string) (Color, error) {
	c := slices.Index(colorNames[:], word)
	if c <= 0 {
		return 0, fmt.Errorf("card %q: want one of %s", word, strings.Join(colorNames[1:], ", "))
	}
	return Color(c), nil
}

func (p *posParser) cards(words []string, to *Cards) error {
	for _, word := range words {
		n := 1
		if count, card, ok := strings.Cut(word, "*"); ok {
			if n, ok = codec.NumberAfter(count, "", 2, DeckSize); !ok {
				return fmt.Errorf("want a count before *, not %q", count)
			}
			word = card
		}
		c, err := readCard(word)
		if err != nil {
			return err
		}
		if int(to[c])+n > DeckSize {
			return errors.New("too many cards")
		}
		to[c] += uint8(n)
	}
	return nil
}

func (p *posParser) row(words []string) error {
	if len(words) != RowLen {
		return fmt.Errorf("want %d cards or %s", RowLen, nothing)
	}
	for i, word := range words {
		if word == nothing {
			continue
		}
		c, err := readCard(word)
		if err != nil {
			return err
		}
		p.s.row[i] = c
	}
	return nil
}

func (p *posParser) deck(words []string) error {
	s := p.s
	if n := len(words); n > 0 && words[n-1] == restWord {
		words, p.restDeck = words[:n-1], true
	}
	if len(words) > DeckSize {
		return errors.New("too many cards")
	}
	for i, word := range words {
		c, err := readCard(word)
		if err != nil {
			return err
		}
		s.deck[len(words)-1-i] = c
	}
	s.deckLen = uint8(len(words))
	return nil
}

// stacks reads all seven stacks: those of the map, then the spare ones.
func (p *posParser) stacks(tail string) error {
	s := p.s
	const form = "SYMBOL LOCATION, seven times"
	items := strings.Split(tail, ",")
	if len(items) != Symbols {
		return codec.Want(false, form)
	}
	for i, item := range items {
		words := strings.Fields(item)
		if len(words) != 2 {
			return codec.Want(false, form)
		}
		y := slices.Index(symbolNames[1:], words[0]) + 1
		l, ok := s.ed.LocOf(words[1])
		if y == 0 || !ok && words[1] != nothing {
			return codec.Want(false, form)
		}
		s.symbols[i], s.stackAt[i] = Symbol(y), l
	}
	return nil
}

func (p *posParser) routes(words []string) error {
	for _, word := range words {
		r, ok := p.s.ed.routeOf(word)
		if !ok {
			return fmt.Errorf("no route %q", word)
		}
		if p.s.owner[r] != 0 {
			return fmt.Errorf("route %q has two owners", word)
		}
		p.s.owner[r] = uint8(p.seat) + 1
	}
	return nil
}

// tickets reads tickets, with the seats that know them besides the holder.
func (p *posParser) tickets(words []string, ids []TicketID, know []SeatSet, n *uint8, holder SeatSet) error {
	if len(words) > len(ids) {
		return errors.New("too many tickets")
	}
	for i, word := range words {
		text, seats, _ := strings.Cut(word, "@")
		id, ok := p.s.ed.ticketOf(text)
		if !ok {
			return fmt.Errorf("no ticket %q", text)
		}
		ids[i], know[i] = id, holder
		for _, digit := range seats {
			if digit < '1' || digit > '0'+rune(p.s.players) {
				return fmt.Errorf("ticket %q: want seats behind @", word)
			}
			know[i] |= 1 << (digit - '1')
		}
	}
	*n = uint8(len(words))
	return nil
}
