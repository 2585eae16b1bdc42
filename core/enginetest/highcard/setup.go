package highcard

import (
	"fmt"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Game implements engine.Game.
type Game struct{}

// The options of the setup, by index.
const (
	OptionHand = iota
	OptionTarget
)

// target is the score that ends a game by option.
const target = 18

// Slug implements engine.Game.
func (Game) Slug() string { return "highcard" }

// Version implements engine.Game.
func (Game) Version() int { return 1 }

// Players implements engine.Game.
func (Game) Players() (least, most int) { return 2, MaxPlayers }

// Options implements engine.Game.
func (Game) Options() []engine.Option {
	return []engine.Option{
		OptionHand:   {Name: "hand", Values: []string{"four", "six"}},
		OptionTarget: {Name: "target", Values: []string{"none", "18"}},
	}
}

// Unit implements engine.Game.
func (Game) Unit() string { return "points" }

// Secrets: hands are hidden.
func (Game) Secrets() bool { return true }

// MaxPlies implements engine.Game: six rounds of a card each and a reward.
func (Game) MaxPlies() int { return 6 * (MaxPlayers + 1) }

// The rule ids.
const (
	RuleOwnCard    engine.Rule = "own-card"
	RuleTrickFirst engine.Rule = "trick-first"
	RuleTrickTaker engine.Rule = "trick-taker"
	RuleRewardOne  engine.Rule = "reward-one"
	RulePileEmpty  engine.Rule = "pile-empty"
	RuleTakePlayed engine.Rule = "take-played"
	RuleHandLimit  engine.Rule = "hand-limit"
	RulePotPoints  engine.Rule = "pot-points"
	RuleTrickPoint engine.Rule = "trick-point"
	RuleTieTricks  engine.Rule = "tie-tricks"
	RuleTieHand    engine.Rule = "tie-hand"
	RuleEndRounds  engine.Rule = "end-rounds"
	RuleEndTarget  engine.Rule = "end-target"
	RuleNoSuch     engine.Rule = "no-such-action"
)

// Rules implements engine.Game.
func (Game) Rules() []engine.RuleInfo {
	return []engine.RuleInfo{
		{ID: RuleOwnCard, Refuses: true},
		{ID: RuleTrickFirst, Refuses: true},
		{ID: RuleTrickTaker},
		{ID: RuleRewardOne, Refuses: true},
		{ID: RulePileEmpty, Refuses: true},
		{ID: RuleTakePlayed, Refuses: true},
		{ID: RuleHandLimit, Refuses: true},
		{ID: RulePotPoints},
		{ID: RuleTrickPoint},
		{ID: RuleTieTricks},
		{ID: RuleTieHand},
		{ID: RuleEndRounds, Refuses: true},
		{ID: RuleEndTarget, Refuses: true},
		{ID: RuleNoSuch, Refuses: true},
	}
}

// New implements engine.Game. The pile is shuffled, then the first seat drawn
// if none is given, then the cards are dealt seat by seat.
func (g Game) New(setup engine.Setup) (engine.State, error) {
	if setup.Players < 2 || setup.Players > MaxPlayers {
		return nil, fmt.Errorf("players: %d is not from 2 to %d", setup.Players, MaxPlayers)
	}
	if setup.First != engine.NoSeat && (setup.First < 0 || int(setup.First) >= setup.Players) {
		return nil, fmt.Errorf("first: %v of %d", setup.First, setup.Players)
	}
	if err := checkOptions(setup.Options); err != nil {
		return nil, err
	}
	edition := editions.find(setup.Edition)
	if edition == nil {
		return nil, fmt.Errorf("edition: %q is not known", setup.Edition)
	}
	s := &State{Public: Public{Edition: edition, Options: setup.Options, Players: int8(setup.Players)}}
	s.rand = rng.New(setup.Seed)
	if need := setup.Players*int(s.dealt()) + 1; need > edition.count {
		return nil, fmt.Errorf("edition: %d cards, %d are needed", edition.count, need)
	}
	s.deal(setup.First)
	return s, nil
}

func checkOptions(chosen [engine.MaxOptions]uint8) error {
	options := Game{}.Options()
	for i, index := range chosen {
		if i >= len(options) && index != 0 {
			return fmt.Errorf("options: there is no option %d", i+1)
		}
		if i < len(options) && int(index) >= len(options[i].Values) {
			return fmt.Errorf("option %s: no value %d", options[i].Name, index)
		}
	}
	return nil
}

// dealt is the number of cards in a hand at the start, and of rounds.
func (p *Public) dealt() int8 {
	if p.Options[OptionHand] == 1 {
		return 6
	}
	return 4
}

func (s *State) deal(first engine.Seat) {
	s.fillPile(&s.Edition.copies)
	if first == engine.NoSeat {
		first = engine.Seat(s.rand.IntN(s.Seats()))
	}
	for seat := range s.Seats() {
		for range s.dealt() {
			s.hands[seat][s.pile.pop()]++
		}
	}
	s.Lead = first
	s.beginRound(nil)
}

// Blank implements engine.Game.
func (Game) Blank() engine.State { return new(State) }
