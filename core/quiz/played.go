package quiz

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// played is a game that two or more beginners have played.
type played struct {
	setup   engine.Setup
	game    engine.Game
	actions []engine.Action
}

func play(g engine.Game, r *rng.Rand) *played {
	least, most := g.Players()
	p := &played{game: g, setup: engine.Setup{
		Players: least + r.IntN(most-least+1), First: engine.NoSeat, Seed: rng.Seed(r.Uint64()) & rng.MaxSeed,
	}}
	s := p.start()
	b := search.New(search.Easy, r.Uint64())
	for s.Actor() != engine.NoSeat {
		a := search.Ask(b, s, len(p.actions))
		p.actions = append(p.actions, a)
		carry(s, a)
	}
	return p
}

func (p *played) start() engine.State {
	s, err := p.game.New(p.setup)
	if err != nil {
		panic("quiz: " + err.Error())
	}
	return s
}

// at is the state at a ply.
func (p *played) at(ply int) engine.State {
	s := p.start()
	for _, a := range p.actions[:ply] {
		carry(s, a)
	}
	return s
}

// done is what the actor at a ply has done in a row before it, in the same turn
// or round: the events of each action, as the actor knows them.
func (p *played) done(ply int) (done [][]engine.Event) {
	s := p.start()
	actor, now := s.Actor(), timeOf(s)
	for _, a := range p.actions[:ply] {
		var events []engine.Event
		if err := s.Apply(a, func(e engine.Event) { events = append(events, e.For(actor)) }); err != nil {
			panic("quiz: " + err.Error())
		}
		done = append(done, events)
		if next, then := s.Actor(), timeOf(s); next != actor || then != now {
			done, actor, now = nil, next, then
		}
	}
	return done
}

// timeOf is the number of the turn, or of the round of a game without turns.
func timeOf(s engine.State) int {
	switch s := s.(type) {
	case interface{ Turn() int }:
		return s.Turn()
	case interface{ Round() int }:
		return s.Round()
	}
	return 0
}

// carry plays an action that was legal when the game was played.
func carry(s engine.State, a engine.Action) {
	if err := s.Apply(a, nil); err != nil {
		panic("quiz: " + err.Error())
	}
}

// ply draws a moment between two parts of the game, in percent.
func (p *played) ply(r *rng.Rand, from, to int) int {
	n := len(p.actions)
	return n*from/100 + r.IntN(max(n*(to-from)/100, 1))
}

// about is a question on a state, as its seat may know it.
func about(s engine.State, seat engine.Seat, r *rng.Rand) Question {
	return Question{State: s.View(seat).Sample(nil, r), Seat: seat}
}
