package sf2022

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

// projectCard reads a card of the deck.
func (p *posParser) projectCard(text string) (CardType, error) {
	t, ok := p.s.ed.CardOf(text)
	if !ok || int(t) > p.s.ed.types {
		return 0, fmt.Errorf("no card %q in this edition", text)
	}
	return t, nil
}

func (p *posParser) cards(tail string, to *pile) error {
	for _, word := range strings.Fields(tail) {
		t, err := p.projectCard(word)
		if err != nil {
			return err
		}
		if to.n == maxCards {
			return errors.New("too many cards")
		}
		to.add(t)
	}
	return nil
}

func (p *posParser) box(tail string) error {
	for _, word := range strings.Fields(tail) {
		n := 1
		if count, card, ok := strings.Cut(word, "*"); ok {
			if n, ok = codec.NumberAfter(count, "", 2, maxCards); !ok {
				return fmt.Errorf("want a count before *, not %q", count)
			}
			word = card
		}
		t, err := p.projectCard(word)
		if err != nil {
			return err
		}
		if int(p.s.discards[t])+n > maxCards {
			return errors.New("too many cards")
		}
		p.s.discards[t] += uint8(n)
	}
	return nil
}

func (p *posParser) deck(tail string) error {
	words := strings.Fields(tail)
	if n := len(words); n > 0 && words[n-1] == "rest" {
		p.rest = true
		tail = strings.Join(words[:n-1], " ")
	}
	var top pile
	if err := p.cards(tail, &top); err != nil {
		return err
	}
	for i, t := range top.list() {
		p.s.deck[int(top.n)-1-i] = t
	}
	p.s.deckLen = top.n
	return nil
}

func (p *posParser) cityHead(c *City, tail string) error {
	seen := map[string]bool{}
	for item := range strings.SplitSeq(tail, ",") {
		words := strings.Fields(item)
		if len(words) == 0 {
			continue
		}
		var to *uint8
		switch words[0] {
		case "commitments":
			to = &c.commitments
		case "points":
			to = &c.points
		case "nocommitment":
			to = &c.noCommitment
		}
		n, ok := codec.NumberAfter(strings.Join(words[1:], " "), "", 0, maxCards)
		if to == nil || !ok || seen[words[0]] {
			return errors.New("want city SEAT: commitments N, points N, nocommitment N")
		}
		seen[words[0]] = true
		*to = uint8(n)
	}
	return nil
}

// cityRow lays the cards of a row, with their tokens.
func (p *posParser) cityRow(c *City, r Row, tail string) error {
	for _, word := range strings.Fields(tail) {
		if !c.hasSpace(r) {
			return fmt.Errorf("row %s has more than %d cards", r, Cols)
		}
		word, track := strings.CutSuffix(word, "~")
		plus := 0
		for ; strings.HasSuffix(word, "+2"); plus++ {
			word = strings.TrimSuffix(word, "+2")
		}
		t, ok := p.s.ed.CardOf(word)
		if !ok {
			return fmt.Errorf("no card %q in this edition", word)
		}
		if color := p.s.ed.faces[t].Color; color != Black && Row(color) != r {
			return fmt.Errorf("card %q does not belong in row %s", word, r)
		}
		at := c.put(p.s.ed, t, r)
		if plus > copies || track && c.tracks.Has(at) {
			return fmt.Errorf("card %q cannot hold these tokens", word)
		}
		c.plus[at] = uint8(plus)
		if track {
			c.trackTokens |= bit(at)
			c.tracks |= bit(at)
		}
	}
	return nil
}

// finish derives what follows from the rest, and checks it all.
func (p *posParser) finish() error {
	s := p.s
	for _, must := range []string{"turn", "ask", "deck"} {
		if !p.done[must] {
			return fmt.Errorf("the line %q is missing", must)
		}
	}
	if s.ask == AskNothing {
		s.ender, s.actor = s.actor, engine.NoSeat
	}
	for i := range s.cities[:s.players] {
		c := &s.cities[i]
		c.connect()
		c.skyscrapers = c.rise(s.ed)
	}
	if p.rest {
		p.fillDeck()
	}
	s.tokens = uint8(max(0, s.StartTokens()-s.foundationsOut()))
	for b, n := range s.expectedSupply() {
		s.supply[b] = uint8(max(0, n))
	}
	return s.Check()
}

// fillDeck lays all other cards, sorted, below those that are in the deck.
func (p *posParser) fillDeck() {
	s := p.s
	top := slices.Clone(s.deck[:s.deckLen])
	left := s.unseen()
	for _, t := range top {
		left[t]--
	}
	s.deckLen = 0
	for t := 1; t <= s.ed.types; t++ {
		for range min(left[t], int16(maxCards-len(top)-int(s.deckLen))) {
			s.deck[s.deckLen] = CardType(t)
			s.deckLen++
		}
	}
	s.deckLen += uint8(copy(s.deck[s.deckLen:], top))
}
