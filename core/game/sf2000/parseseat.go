package sf2000

import (
	"errors"
	"fmt"
	"strings"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

// seatLine reads a line of a seat, nil if there is none of that name.
func seatLine(name string) func(*posParser, string) error {
	switch name {
	case "sticks":
		return (*posParser).sticksLine
	case "checks":
		return func(p *posParser, tail string) error { return readChecks(&p.s.hands[p.seat], tail) }
	case "known":
		return func(p *posParser, tail string) error { return readChecks(&p.s.known[p.seat], tail) }
	case "maybe":
		return func(p *posParser, tail string) error { return readChecks(&p.s.maybe[p.seat], tail) }
	case "bid":
		return func(p *posParser, tail string) error { return readChecks(&p.s.bids[p.seat], tail) }
	case "offer":
		return func(p *posParser, tail string) error { return readChecks(&p.s.offers[p.seat], tail) }
	case "drawn":
		return func(p *posParser, tail string) error { return readChecks(&p.s.drawn[p.seat], tail) }
	case "out":
		return func(p *posParser, tail string) error { p.s.out[p.seat] = true; return codec.Want(tail == "", "out") }
	case "shown":
		return func(p *posParser, tail string) error {
			i, err := pick("shown", optionWords[:], 0, tail)
			p.s.shown[p.seat] = int8(i)
			return err
		}
	case "chosen":
		return func(p *posParser, tail string) error {
			p.chosen[p.seat] = tail
			return codec.Want(tail != "", "chosen CARD")
		}
	case "share":
		return func(p *posParser, tail string) error {
			i, err := pick("share", shareWords[:], 1, tail)
			p.s.shares[p.seat] = Share(i)
			return err
		}
	case "lifts":
		return func(p *posParser, tail string) error { return small(&p.s.lifts[p.seat], tail, Sticks, "lifts N") }
	}
	return nil
}

// readChecks reads a list of checks.
func readChecks(to *Checks, tail string) error {
	*to = Checks{}
	for word := range strings.FieldsSeq(tail) {
		v, ok := codec.Number(word, 1, MaxCheck)
		if !ok || int(to[v]) == 2*MaxPlayers {
			return fmt.Errorf("want checks from 1 to %d, not %q", MaxCheck, word)
		}
		to[v]++
	}
	return nil
}

func (p *posParser) seatHead(tail string) error {
	seen := map[string]bool{}
	for item := range strings.SplitSeq(tail, ",") {
		words := strings.Fields(item)
		if len(words) == 0 {
			continue
		}
		n, ok := codec.Number(strings.Join(words[1:], " "), 0, maxInfluence)
		switch {
		case !ok || seen[words[0]]:
			ok = false
		case words[0] == "influence":
			p.s.influence[p.seat] = uint16(n)
		case words[0] == "bonuses" && n <= Years:
			p.s.bonuses[p.seat] = uint8(n)
		default:
			ok = false
		}
		if !ok {
			return errors.New("want seat SEAT: influence N, bonuses N")
		}
		seen[words[0]] = true
	}
	return nil
}

func (p *posParser) sticksLine(tail string) error {
	for word := range strings.FieldsSeq(tail) {
		at, err := ParseStreet(word)
		if err != nil {
			return err
		}
		if p.s.Owner(at) != engine.NoSeat {
			return fmt.Errorf("two sticks lie on %s", at)
		}
		p.s.own[p.seat] = p.s.own[p.seat].Or(Only(at))
	}
	return nil
}

// tiles reads a row of the map.
func (p *posParser) tiles(row int, tail string) error {
	words := strings.Fields(tail)
	if len(words) != Cols {
		return fmt.Errorf("want %d tiles", Cols)
	}
	for c, word := range words {
		d := strings.Index(districtLetters, word[:1])
		if d <= 0 {
			return fmt.Errorf("want a tile of %s, not %q", districtLetters[1:], word)
		}
		at := row*Cols + c
		p.s.tiles[at] = District(d)
		if word = word[1:]; word != "" {
			n, ok := codec.Number(word, 1, int(p.s.players))
			if !ok {
				return fmt.Errorf("no seat %q rebuilt a tile", word)
			}
			p.s.builder[at] = engine.Seat(n - 1)
		}
	}
	return nil
}

func (p *posParser) discardsLine(tail string) error {
	for word := range strings.FieldsSeq(tail) {
		n := 1
		if count, card, ok := strings.Cut(word, "*"); ok {
			if n, ok = codec.Number(count, 2, maxRequests); !ok {
				return fmt.Errorf("want a count before *, not %q", count)
			}
			word = card
		}
		r := p.s.ed.requestOf(word)
		if r == 0 {
			return fmt.Errorf("no request %q in this edition", word)
		}
		if int(p.s.discarded[r])+n > maxRequests {
			return errors.New("too many requests")
		}
		p.s.discarded[r] += uint8(n)
	}
	return nil
}

func (p *posParser) yearsLine(tail string) error {
	for word := range strings.FieldsSeq(tail) {
		if p.s.yearLen == Years {
			return fmt.Errorf("there are %d year fields", Years)
		}
		word, open := strings.CutSuffix(word, "!")
		c := p.s.ed.cardOf(word)
		if c == 0 {
			return fmt.Errorf("no action card %q in this edition", word)
		}
		p.s.years[p.s.yearLen], p.s.open[p.s.yearLen] = c, open
		p.s.yearLen++
	}
	return nil
}
