package sf2000

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/codec"
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// usualMap is the map of a position without tiles.
var usualMap = [Rows]string{"r c m a i o r", "c p a i o r c", "m a i h b m a", "a i o r c p m", "i o r c m o p"}

// ParsePosition reads a position text. Its error names the line; what it
// accepts is a possible state (Check).
func ParsePosition(text string) (*State, error) {
	lines, err := codec.NewLines("position", text)
	if err != nil {
		return nil, err
	}
	p := posParser{lines: lines}
	s, err := p.state()
	if err != nil {
		return nil, lines.Fault(err)
	}
	return s, nil
}

// posParser reads line by line.
type posParser struct {
	lines *codec.Lines
	s     *State
	seat  int // whose lines are read, -1 for none
	done  map[string]bool
	// What stands in the text before what it depends on.
	chosen [MaxPlayers]string
	piles  map[string][]string
}

func (p *posParser) state() (*State, error) {
	if line, _ := p.lines.Next(); line != positionHead {
		return nil, fmt.Errorf("want %q", positionHead)
	}
	line, _ := p.lines.Next()
	id, ok := strings.CutPrefix(line, "edition ")
	if !ok {
		return nil, errors.New("want edition")
	}
	ed, ok := editionByID(engine.EditionID(id))
	if !ok {
		return nil, fmt.Errorf("unknown edition %q", id)
	}
	line, _ = p.lines.Next()
	n, ok := codec.NumberAfter(line, "players ", MinPlayers, MaxPlayers)
	if !ok {
		return nil, fmt.Errorf("want players %d to %d", MinPlayers, MaxPlayers)
	}
	p.s, p.seat, p.done, p.piles = emptyState(ed, n), -1, map[string]bool{}, map[string][]string{}
	p.s.round, p.s.actor = 1, engine.NoSeat
	for {
		line, ok := p.lines.Next()
		if !ok {
			break
		}
		if err := p.line(line); err != nil {
			return nil, err
		}
	}
	return p.s, p.finish()
}

// line reads one line after the first three.
func (p *posParser) line(line string) error {
	name, tail, isList := strings.Cut(line, ":")
	if word, rest, _ := strings.Cut(line, " "); !isList || strings.Contains(name, " ") && word == "investors" {
		name, tail = word, rest
	}
	if read := seatLine(name); read != nil && p.seat >= 0 {
		if err := p.once(fmt.Sprintf("seat %d %s", p.seat+1, name)); err != nil {
			return err
		}
		return read(p, tail)
	}
	if err := p.once(name); err != nil {
		return err
	}
	p.seat = -1
	if row, ok := codec.NumberAfter(name, "tiles ", 0, Rows-1); ok {
		return p.tiles(row, tail)
	}
	if seat, ok := codec.NumberAfter(name, "seat ", 1, int(p.s.players)); ok {
		p.seat = seat - 1
		return p.seatHead(tail)
	}
	if read := topLine(name); read != nil {
		return read(p, tail)
	}
	return fmt.Errorf("unknown line %q", name)
}

func (p *posParser) once(name string) error {
	if p.done[name] {
		return fmt.Errorf("%q stands twice", name)
	}
	p.done[name] = true
	return nil
}

// topLine reads a line that belongs to no seat, nil if there is none of that
// name.
func topLine(name string) func(*posParser, string) error {
	switch name {
	case "variant-income":
		return (*posParser).incomeLine
	case "variant-no-remove":
		return func(p *posParser, tail string) error {
			p.s.noRemove = true
			return codec.Want(tail == "", "variant-no-remove")
		}
	case "generator":
		return (*posParser).generatorLine
	case "round":
		return (*posParser).roundLine
	case "quiet":
		return func(p *posParser, tail string) error { return small(&p.s.quiet, tail, maxQuiet, "quiet N") }
	case "rebuilt":
		return (*posParser).rebuiltLine
	case "ask":
		return (*posParser).askLine
	case "request":
		return (*posParser).requestLine
	case "card":
		return (*posParser).cardLine
	case "tied":
		return (*posParser).tiedLine
	case "least":
		return func(p *posParser, tail string) error { return small(&p.s.least, tail, MaxCheck, "least CHECK") }
	case "lifted":
		return func(p *posParser, tail string) error { return street(&p.s.lifted, tail) }
	case "placed":
		return func(p *posParser, tail string) error { return street(&p.s.placed, tail) }
	case "first":
		return func(p *posParser, tail string) error { return street(&p.s.first, tail) }
	case "investors":
		return (*posParser).investorsLine
	case "banked":
		return func(p *posParser, tail string) error { return readChecks(&p.s.banked, tail) }
	case "discards":
		return (*posParser).discardsLine
	case "stock":
		return func(p *posParser, tail string) error { p.piles["stock"] = strings.Fields(tail); return nil }
	case "deck":
		return func(p *posParser, tail string) error { p.piles["deck"] = strings.Fields(tail); return nil }
	case "years":
		return (*posParser).yearsLine
	}
	return nil
}

func (p *posParser) incomeLine(tail string) error {
	n, ok := codec.Number(tail, 3, 4)
	p.s.income = uint8(n)
	return codec.Want(ok, "variant-income 3 or 4")
}

func (p *posParser) generatorLine(tail string) error {
	n, err := strconv.ParseUint(tail, 16, 64)
	p.s.rand = rng.FromUint64(n)
	return codec.Want(err == nil && fmt.Sprintf("%016x", n) == tail, "generator and 16 digits")
}

func (p *posParser) roundLine(tail string) error {
	round, starter, _ := strings.Cut(tail, " starter ")
	n, ok := codec.Number(round, 1, maxRounds)
	seat, ok2 := codec.Number(starter, 1, int(p.s.players))
	p.s.round, p.s.starter = uint16(n), engine.Seat(seat-1)
	return codec.Want(ok && ok2, "round N starter SEAT")
}

func (p *posParser) rebuiltLine(tail string) error {
	p.s.rebuilt, p.s.built = true, tail == "batch"
	return codec.Want(tail == "batch" || tail == "round", "rebuilt batch or rebuilt round")
}

func (p *posParser) askLine(tail string) error {
	s := p.s
	if rule, ok := strings.CutPrefix(tail, "over "); ok {
		i, err := pickRule(rule)
		s.ask, s.ended = AskNothing, i
		return err
	}
	word, seat, _ := strings.Cut(tail, " seat ")
	ask, err := pick("ask", askWords[:AskNothing], 0, word)
	if err != nil {
		return err
	}
	n, ok := codec.Number(seat, 1, int(s.players))
	s.ask, s.actor = Ask(ask), engine.Seat(n-1)
	return codec.Want(ok, "ask QUESTION seat SEAT, or ask over RULE")
}

func pickRule(rule string) (ending, error) {
	for i, r := range endRules {
		if i > 0 && string(r) == rule {
			return ending(i), nil
		}
	}
	return running, fmt.Errorf("no end by %q", rule)
}

func (p *posParser) requestLine(tail string) error {
	word, refused := strings.CutSuffix(tail, " refused")
	p.s.refused = refused
	if p.s.request = p.s.ed.requestOf(word); p.s.request == 0 {
		return fmt.Errorf("no request %q in this edition", word)
	}
	return nil
}

func (p *posParser) cardLine(tail string) error {
	if p.s.card = p.s.ed.cardOf(tail); p.s.card == 0 {
		return fmt.Errorf("no action card %q in this edition", tail)
	}
	p.s.rebuilt = true
	return nil
}

func (p *posParser) tiedLine(tail string) error {
	i, err := pick("tied", optionWords[:], 0, tail)
	p.s.tied = OptionCard(i)
	return err
}

func (p *posParser) investorsLine(tail string) error {
	for word := range strings.FieldsSeq(tail) {
		seat, card, isOption := strings.Cut(word, ":")
		n, ok := codec.Number(seat, 1, int(p.s.players))
		if !ok || int(p.s.queued) == len(p.s.queue) {
			return errors.New("want investors SEAT or SEAT:OPTION, each once")
		}
		o := int(OptionCards)
		if isOption {
			var err error
			if o, err = pick("option", optionWords[:], 0, card); err != nil {
				return err
			}
		}
		p.s.grant(engine.Seat(n-1), OptionCard(o))
	}
	return nil
}

func small(to *uint8, text string, most int, form string) error {
	n, ok := codec.Number(text, 1, most)
	*to = uint8(n)
	return codec.Want(ok, form)
}

func street(to *Street, text string) error {
	s, err := ParseStreet(text)
	*to = s
	return err
}
