package sf2022

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

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
	rest  bool // the deck is all other cards
	done  map[string]bool
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
		return nil, errors.New("want players 2 to 4")
	}
	p.s, p.done = &State{Table: emptyTable(ed, n)}, map[string]bool{}
	city := -1
	for {
		line, ok := p.lines.Next()
		if !ok {
			break
		}
		if err := p.line(line, &city); err != nil {
			return nil, err
		}
	}
	return p.s, p.finish()
}

// line reads one line after the first three.
func (p *posParser) line(line string, city *int) error {
	s := p.s
	head, tail, isList := strings.Cut(line, ":")
	words := strings.Fields(line)
	r := slices.Index(colorNames[:Rows], head)
	inCity := isList && r >= 0 && *city >= 0
	name := head // what may stand once
	switch {
	case inCity:
		name = fmt.Sprintf("city %d %s", *city+1, head)
	case !isList:
		name = words[0]
	}
	if p.done[name] {
		return fmt.Errorf("%q stands twice", name)
	}
	p.done[name] = true
	if inCity {
		return p.cityRow(&s.cities[*city], Row(r), tail)
	}
	*city = -1
	if isList {
		return p.listLine(head, tail, city)
	}
	switch words[0] {
	case "turn":
		return p.turnLine(words)
	case "ask":
		return p.askLine(words[1:])
	case "order":
		n, ok := codec.NumberAfter(line, "order ", 1, int(s.players))
		s.builder = engine.Seat(n - 1)
		return codec.Want(ok, "order SEAT")
	case "completed":
		return p.completedLine(strings.TrimPrefix(line, "completed"))
	case "released":
		n, ok := codec.NumberAfter(line, "released ", 0, copies)
		s.released = uint8(n)
		return codec.Want(ok, "released 0 to 3")
	}
	return fmt.Errorf("unknown word %q", words[0])
}

func (p *posParser) listLine(head, tail string, city *int) error {
	s := p.s
	if n, ok := codec.NumberAfter(head, "area ", 1, Areas); ok {
		return p.cards(tail, &s.areas[n-1])
	}
	if n, ok := codec.NumberAfter(head, "city ", 1, int(s.players)); ok {
		*city = n - 1
		return p.cityHead(&s.cities[n-1], tail)
	}
	switch head {
	case "hand":
		return p.cards(tail, &s.hand)
	case "box":
		return p.box(tail)
	case "deck":
		return p.deck(tail)
	}
	return fmt.Errorf("unknown line %q", head)
}

func (p *posParser) turnLine(words []string) error {
	s := p.s
	if len(words) != 4 || words[2] != "seat" {
		return errors.New("want turn N seat N")
	}
	turn, ok := codec.NumberAfter(words[1], "", 1, maxTurn)
	seat, ok2 := codec.NumberAfter(words[3], "", 1, int(s.players))
	s.turn, s.actor = uint16(turn), engine.Seat(seat-1)
	return codec.Want(ok && ok2, "turn N seat N")
}

func (p *posParser) askLine(words []string) error {
	s := p.s
	if len(words) == 0 {
		return errors.New("want a question")
	}
	ask := slices.Index(askWords[:], words[0])
	if ask < 0 {
		return fmt.Errorf("unknown question %q: want one of %s", words[0], strings.Join(askWords[:], ", "))
	}
	s.ask = Ask(ask)
	arg := strings.Join(words[1:], " ")
	ok := true
	switch s.ask {
	case AskArea:
		s.revealed, ok = s.ed.CardOf(arg)
		ok = ok && int(s.revealed) <= s.ed.types
	case AskBonus:
		r := slices.Index(colorNames[:Rows], arg)
		s.bonusRow, ok = Row(max(r, 0)), r >= 0
	case AskLay:
		b := slices.Index(bonusWords[:], arg)
		s.laying = BonusKind(max(b, 0))
		ok = s.laying != NoBonus && s.laying != BonusPoints && s.laying != BonusNoCommitment
	case AskNothing:
		for i, r := range endRules {
			if i > 0 && string(r) == arg {
				s.ended = ending(i)
			}
		}
		ok = s.ended != running
	default:
		ok = arg == ""
	}
	return codec.Want(ok, "ask turn | area CARD | place | bonus ROW | lay BONUS | close | over RULE")
}

func (p *posParser) completedLine(tail string) error {
	for item := range strings.SplitSeq(tail, ",") {
		words := strings.Fields(item)
		if len(words) != 2 {
			return errors.New("want completed ROW SEAT, ROW SEAT")
		}
		r := slices.Index(colorNames[:Rows], words[0])
		n, ok := codec.NumberAfter(words[1], "", 1, int(p.s.players))
		if r < 0 || !ok || p.s.completion[r] != engine.NoSeat {
			return errors.New("want completed ROW SEAT, ROW SEAT")
		}
		p.s.completion[r] = engine.Seat(n - 1)
	}
	return nil
}
