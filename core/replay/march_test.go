package replay_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// march is a long game with hardly any rules, for what highcard is too short
// for: a step of some length, with many or few lengths to choose from. A step
// whose length is a multiple of seven is an event that chance decides.
type march struct{ version int }

const marchPlies = 3000

func (march) Slug() string             { return "march" }
func (g march) Version() int           { return g.version }
func (march) Players() (int, int)      { return 1, engine.MaxSeats }
func (march) Unit() string             { return "steps" }
func (march) Secrets() bool            { return false }
func (march) MaxPlies() int            { return marchPlies }
func (march) Rules() []engine.RuleInfo { return []engine.RuleInfo{{ID: "length", Refuses: true}} }
func (march) Events() []string         { return []string{"", "step"} }
func (march) Blank() engine.State      { return new(marchState) }
func (march) AddEdition(map[string]string) (engine.EditionID, error) {
	return "", errors.New("march has built-in editions only")
}

func (march) Options() []engine.Option {
	letters := strings.Split("abcdefghijklmnop", "")
	return []engine.Option{
		{Name: "boots", Values: letters},
		{Name: "rain at night", Values: letters[:2]},
		{Name: "c", Values: letters},
		{Name: "d", Values: letters},
	}
}

// HasEdition knows numbers, and one hash with a zero in front.
func (march) HasEdition(id engine.EditionID) bool {
	switch id {
	case "", "1", "2", "16", "17", "00000ABC", "ZZZZZZZZ":
		return true
	}
	return false
}

func (g march) New(s engine.Setup) (engine.State, error) {
	if s.Players < 1 || s.Players > engine.MaxSeats || s.First < engine.NoSeat || int(s.First) >= s.Players {
		return nil, errors.New("players or first seat")
	}
	return &marchState{game: g, seats: s.Players, sum: int(s.Seed % 1000)}, nil
}

func (g march) ParsePosition(text string) (engine.State, error) {
	s := &marchState{game: g}
	n, err := fmt.Sscanf(text, "march\n\n  at %d\nafter %d\nseats %d\n", &s.sum, &s.plies, &s.seats)
	if err != nil || s.Position() != text || s.plies < 0 || s.sum < 0 {
		return nil, fmt.Errorf("line %d: not a march", n)
	}
	return s, nil
}

type marchState struct {
	game              march
	seats, plies, sum int
}

func (s *marchState) Game() engine.Game                   { return s.game }
func (s *marchState) Seats() int                          { return s.seats }
func (s *marchState) CopyFrom(o engine.State)             { *s = *o.(*marchState) }
func (s *marchState) View(engine.Seat) engine.View        { return nil }
func (s *marchState) Outcome() engine.Outcome             { return engine.Outcome{} }
func (s *marchState) Breakdown(engine.Seat) []engine.Line { return nil }
func (s *marchState) Check() error                        { return nil }
func (s *marchState) Actor() engine.Seat                  { return engine.Seat(s.plies % s.seats) }

func (s *marchState) Position() string {
	return fmt.Sprintf("march\n\n  at %d\nafter %d\nseats %d\n", s.sum, s.plies, s.seats)
}

// lengths is the number of choices: 16 to 97, but 1 at each tenth ply.
func (s *marchState) lengths() int {
	switch {
	case s.plies >= marchPlies:
		return 0
	case s.plies%10 == 9:
		return 1
	}
	return 16 + (s.sum*31+s.plies)%82
}

func (s *marchState) Legal(buf []engine.Action) []engine.Action {
	for i := range s.lengths() {
		buf = append(buf, engine.Action{Kind: 1, A: int16(i)})
	}
	return buf
}

func (s *marchState) Apply(a engine.Action, hear engine.Listener) error {
	if a.Kind != 1 || a.A < 0 || int(a.A) >= s.lengths() || a.B != 0 || a.C != 0 {
		return &engine.IllegalError{Rule: "length", Action: a}
	}
	s.sum += int(a.A)
	s.plies++
	if hear != nil {
		hear(engine.Event{Kind: 1, Audience: engine.AllSeats, Chance: a.A%7 == 0, A: a.A})
	}
	return nil
}

func (s *marchState) FormatAction(a engine.Action) string { return "step " + strconv.Itoa(int(a.A)) }

func (s *marchState) ParseAction(text string) (engine.Action, error) {
	n, err := strconv.ParseInt(strings.TrimPrefix(text, "step "), 10, 16)
	return engine.Action{Kind: 1, A: int16(n)}, err
}

func (s *marchState) DescribeEvent(engine.Event) (string, []engine.Fact) { return "step", nil }
