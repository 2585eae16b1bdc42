package ttrsf

import (
	"fmt"
	"slices"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Game is the rules of Ticket to Ride: San Francisco.
var Game engine.Game = game{}

type game struct{}

func (game) Slug() string               { return "ttrsf" }
func (game) Version() int               { return Version }
func (game) Players() (least, most int) { return MinPlayers, MaxPlayers }
func (game) Options() []engine.Option   { return nil }
func (game) Unit() string               { return "points" }
func (game) Secrets() bool              { return true }
func (game) Rules() []engine.RuleInfo   { return allRules }
func (game) Events() []string           { return eventNames[:] }
func (game) Blank() engine.State        { return new(State) }

// MaxPlies adds up, for four players:
//
//   - a claim puts at least one cable car on the map, so there are at most 80
//     of them, each with at most one choice of a token;
//   - an action that draws takes one card into a hand, and cards leave hands
//     only by claims, one for each car: at most 44 + 80 cards are drawn;
//   - drawing tickets keeps at least one of them: at most 64 times 2 actions;
//   - at most 3 pass between two turns that are none, of which there are at
//     most 80 + 124 + 64, and 4 at the end;
//   - each player keeps dealt tickets, and two stacks are placed.
func (game) MaxPlies() int {
	const (
		claims  = MaxPlayers * StartCars
		draws   = DeckSize + claims
		passes  = (MaxPlayers-1)*(claims+draws+MaxTickets) + MaxPlayers
		opening = MaxPlayers + 2
	)
	return 2*claims + draws + 2*MaxTickets + passes + opening
}

func (game) ParsePosition(text string) (engine.State, error) {
	s, err := ParsePosition(text)
	if err != nil {
		return nil, err
	}
	return s, nil
}

func (game) AddEdition(files map[string]string) (engine.EditionID, error) {
	for name := range files {
		if !slices.Contains([]string{"locations.csv", "routes.csv", "tickets.csv"}, name) {
			return "", fmt.Errorf("%s: an edition of ttrsf is locations.csv, routes.csv, tickets.csv", name)
		}
	}
	e, err := addEdition(files)
	if err != nil {
		return "", err
	}
	return e.id, nil
}

func (game) HasEdition(id engine.EditionID) bool {
	_, ok := editionByID(id)
	return ok
}

// New deals a game (rules players, setup-order).
func (g game) New(setup engine.Setup) (engine.State, error) {
	if err := setup.Check(g); err != nil {
		return nil, err
	}
	ed, _ := editionByID(setup.Edition)
	s := &State{Table: emptyTable(ed, setup.Players), rand: rng.New(setup.Seed)}
	if s.first = setup.First; s.first == engine.NoSeat {
		s.first = engine.Seat(s.rand.IntN(setup.Players))
	}
	s.actor = s.first
	s.dealCards()
	s.dealTickets()
	rng.Shuffle(&s.rand, s.symbols[:])
	return s, nil
}
