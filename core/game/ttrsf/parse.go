package ttrsf

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bayboard/core/codec"
	"bayboard/core/engine"
	"bayboard/core/rng"
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
	lines    *codec.Lines
	s        *State
	seat     int  // whose lines are read, -1 for nobody's
	restDeck bool // the deck goes on with all other cards
	restPile bool // the pile goes on with all other tickets
	done     map[string]bool
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
	p.s, p.done, p.seat = &State{Table: emptyTable(ed, n)}, map[string]bool{}, -1
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

var seatLines = []string{"tokens", "hand", "known", "routes", "tickets", "offer"}

// line reads one line after the first three.
func (p *posParser) line(line string) error {
	head, tail, isList := strings.Cut(line, ":")
	isList = isList && !strings.HasPrefix(line, "ask ") // a route may have a colon
	inSeat := isList && p.seat >= 0 && slices.Index(seatLines, head) >= 0
	name := head // what may stand once
	switch {
	case inSeat:
		name = fmt.Sprintf("seat %d %s", p.seat+1, head)
	case !isList:
		name, _, _ = strings.Cut(line, " ")
	}
	if p.done[name] {
		return fmt.Errorf("%q stands twice", name)
	}
	p.done[name] = true
	words := strings.Fields(tail)
	if inSeat {
		return p.seatLine(head, words)
	}
	p.seat = -1
	if isList {
		return p.listLine(head, tail, words)
	}
	return p.wordLine(line)
}

func (p *posParser) wordLine(line string) error {
	s := p.s
	words := strings.Fields(line)
	switch words[0] {
	case "first":
		n, ok := codec.NumberAfter(line, "first ", 1, int(s.players))
		s.first = engine.Seat(n - 1)
		return codec.Want(ok, "first SEAT")
	case "turn":
		return p.turnLine(words)
	case "ask":
		return p.askLine(words[1:])
	case "last":
		n, ok := codec.NumberAfter(line, "last ", 1, int(s.players))
		s.lastTurns = uint8(n)
		return codec.Want(ok, "last TURNS")
	case "passes":
		n, ok := codec.NumberAfter(line, "passes ", 1, int(s.players))
		s.passes = uint8(n)
		return codec.Want(ok, "passes COUNT")
	case "generator":
		if len(words) == 2 && len(words[1]) == 16 && strings.ToLower(words[1]) == words[1] {
			n, err := strconv.ParseUint(words[1], 16, 64)
			s.rand = rng.FromUint64(n)
			return codec.Want(err == nil, "generator and 16 digits")
		}
		return codec.Want(false, "generator and 16 digits")
	}
	return fmt.Errorf("unknown word %q", words[0])
}

func (p *posParser) turnLine(words []string) error {
	s := p.s
	const form = "turn N seat N, or turn N"
	if len(words) != 2 && (len(words) != 4 || words[2] != "seat") {
		return codec.Want(false, form)
	}
	turn, ok := codec.NumberAfter(words[1], "", 0, maxTurn)
	s.turn, s.actor = uint16(turn), engine.NoSeat
	if len(words) == 4 {
		seat, inGame := codec.NumberAfter(words[3], "", 1, int(s.players))
		s.actor = engine.Seat(seat - 1)
		ok = ok && inGame
	}
	return codec.Want(ok, form)
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
	case AskToken:
		s.claimed, ok = s.ed.routeOf(arg)
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
	return codec.Want(ok, "ask deal | stack | turn | second | keep | token ROUTE | over RULE")
}

// routeOf finds a route by the text that positions use.
func (e *Edition) routeOf(text string) (RouteID, bool) {
	for r := range RouteID(e.routeN) {
		if e.routeText(r) == text {
			return r, true
		}
	}
	return NoRoute, false
}

// ticketOf finds a ticket by its ends.
func (e *Edition) ticketOf(text string) (TicketID, bool) {
	for id := TicketID(1); int(id) <= e.Tickets(); id++ {
		if e.ticketText(id) == text {
			return id, true
		}
	}
	return 0, false
}
