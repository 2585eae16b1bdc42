package enginetest

import (
	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/rng"
)

// faults are ways to break highcard, each a hook that replaces a method. A
// nil hook is highcard's own method.
type faults struct {
	rules    []engine.RuleInfo
	events   []string
	newGame  func(engine.Setup) (engine.State, error)
	parse    func(string) (engine.State, error)
	edition  func(map[string]string) (engine.EditionID, error)
	legal    func(*highcard.State, []engine.Action) []engine.Action
	apply    func(*highcard.State, engine.Action, engine.Listener) error
	copied   func(dst, src *brokenState)
	view     func(*highcard.State, *brokenView)
	sample   func(*brokenView, *highcard.State, *rng.Rand)
	outcome  func(engine.Outcome) engine.Outcome
	lines    func([]engine.Line) []engine.Line
	format   func(*highcard.State, engine.Action) string
	parseOne func(*highcard.State, string) (engine.Action, error)
	describe func(engine.Event) (string, []engine.Fact)
	position func(*highcard.State) string
	check    func() error
	plain    func() map[string]any
	maxPlies int
}

// broken is highcard with faults.
type broken struct {
	highcard.Game
	faults *faults
}

type brokenState struct {
	*highcard.State
	game broken
}

type brokenView struct {
	*highcard.View
	game broken
	leak any
}

func (g broken) wrap(s engine.State, err error) (engine.State, error) {
	if err != nil {
		return nil, err
	}
	return &brokenState{s.(*highcard.State), g}, nil
}

func (g broken) New(setup engine.Setup) (engine.State, error) {
	if g.faults.newGame != nil {
		return g.wrap(g.faults.newGame(setup))
	}
	return g.wrap(g.Game.New(setup))
}

func (g broken) ParsePosition(text string) (engine.State, error) {
	if g.faults.parse != nil {
		return g.wrap(g.faults.parse(text))
	}
	return g.wrap(g.Game.ParsePosition(text))
}

func (g broken) AddEdition(files map[string]string) (engine.EditionID, error) {
	if g.faults.edition != nil {
		return g.faults.edition(files)
	}
	return g.Game.AddEdition(files)
}

func (g broken) Blank() engine.State { return &brokenState{new(highcard.State), g} }

func (g broken) MaxPlies() int { return g.Game.MaxPlies() - g.faults.maxPlies }

func (g broken) Rules() []engine.RuleInfo { return append(g.Game.Rules(), g.faults.rules...) }

func (g broken) Events() []string { return append(g.Game.Events(), g.faults.events...) }

func (s *brokenState) Game() engine.Game { return s.game }

func (s *brokenState) Legal(buf []engine.Action) []engine.Action {
	if f := s.game.faults.legal; f != nil {
		return f(s.State, buf)
	}
	return s.State.Legal(buf)
}

func (s *brokenState) Apply(a engine.Action, listen engine.Listener) error {
	if f := s.game.faults.apply; f != nil {
		return f(s.State, a, listen)
	}
	return s.State.Apply(a, listen)
}

func (s *brokenState) CopyFrom(src engine.State) {
	other := src.(*brokenState)
	if f := s.game.faults.copied; f != nil {
		f(s, other)
		return
	}
	s.State.CopyFrom(other.State)
}

func (s *brokenState) View(seat engine.Seat) engine.View {
	v := &brokenView{View: s.State.View(seat).(*highcard.View), game: s.game}
	if f := s.game.faults.view; f != nil {
		f(s.State, v)
	}
	return v
}

func (s *brokenState) Outcome() engine.Outcome {
	if f := s.game.faults.outcome; f != nil {
		return f(s.State.Outcome())
	}
	return s.State.Outcome()
}

func (s *brokenState) Breakdown(seat engine.Seat) []engine.Line {
	if f := s.game.faults.lines; f != nil {
		return f(s.State.Breakdown(seat))
	}
	return s.State.Breakdown(seat)
}

func (s *brokenState) FormatAction(a engine.Action) string {
	if f := s.game.faults.format; f != nil {
		return f(s.State, a)
	}
	return s.State.FormatAction(a)
}

func (s *brokenState) ParseAction(text string) (engine.Action, error) {
	if f := s.game.faults.parseOne; f != nil {
		return f(s.State, text)
	}
	return s.State.ParseAction(text)
}

func (s *brokenState) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	if f := s.game.faults.describe; f != nil {
		return f(e)
	}
	return s.State.DescribeEvent(e)
}

func (s *brokenState) Position() string {
	if f := s.game.faults.position; f != nil {
		return f(s.State)
	}
	return s.State.Position()
}

func (s *brokenState) Check() error {
	if f := s.game.faults.check; f != nil {
		return f()
	}
	return s.State.Check()
}

func (v *brokenView) Game() engine.Game { return v.game }

func (v *brokenView) Describe() map[string]any {
	if f := v.game.faults.plain; f != nil {
		return f()
	}
	return v.View.Describe()
}

func (v *brokenView) Sample(dst engine.State, r *rng.Rand) engine.State {
	s, _ := dst.(*brokenState)
	if s == nil {
		s = v.game.Blank().(*brokenState)
	}
	v.View.Sample(s.State, r)
	if f := v.game.faults.sample; f != nil {
		f(v, s.State, r)
	}
	return s
}
