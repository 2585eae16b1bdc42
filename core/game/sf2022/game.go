package sf2022

import (
	"fmt"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Game is the rules of San Francisco (2022).
var Game engine.Game = game{}

type game struct{}

func (game) Slug() string               { return "sf2022" }
func (game) Version() int               { return Version }
func (game) Players() (least, most int) { return MinPlayers, MaxPlayers }
func (game) Options() []engine.Option   { return nil }
func (game) Unit() string               { return "half points" }
func (game) Secrets() bool              { return false }
func (game) Rules() []engine.RuleInfo   { return allRules }
func (game) Events() []string           { return eventNames[:] }
func (game) Blank() engine.State        { return new(State) }

// MaxPlies: a card is laid out by 2 actions, realized by at most 1, placed or
// discarded by 1; a row gives a bonus of 2 actions at most once for each
// player; a no-commitment token gives 1 release and 1 pass; of the players
// some can always realize, so at most 3 pass in a row.
func (game) MaxPlies() int { return 4*maxCards + 4*Rows*2 + 2*copies + 3*maxCards }

func (game) ParsePosition(text string) (engine.State, error) { return ParsePosition(text) }

func (game) AddEdition(files map[string]string) (engine.EditionID, error) {
	for name := range files {
		if name != "deck.csv" {
			return "", fmt.Errorf("%s: an edition of sf2022 is one file, deck.csv", name)
		}
	}
	text, ok := files["deck.csv"]
	if !ok {
		return "", fmt.Errorf("deck.csv is missing")
	}
	e, err := addEdition(text)
	if err != nil {
		return "", err
	}
	return e.id, nil
}

func (game) HasEdition(id engine.EditionID) bool {
	_, ok := editionByID(id)
	return ok
}

// New deals a game (rules players, deck, foundation-stacks, board,
// bonus-supply). Markers are not counted out (rule marker-supply), and neither
// are skyscrapers (rule skyscraper-supply): there are always enough.
func (g game) New(setup engine.Setup) (engine.State, error) {
	if err := setup.Check(g); err != nil {
		return nil, err
	}
	n := setup.Players
	ed, _ := editionByID(setup.Edition)
	s := &State{Table: emptyTable(ed, n)}
	r := rng.New(setup.Seed)
	if s.actor = setup.First; s.actor == engine.NoSeat {
		s.actor = engine.Seat(r.IntN(n))
	}
	for t := CardType(1); int(t) <= ed.types; t++ {
		for range ed.count[t] {
			s.deck[s.deckLen] = t
			s.deckLen++
		}
	}
	rng.Shuffle(&r, s.deck[:s.deckLen])
	return s, nil
}

// emptyTable is a table before the first turn, without a deck.
func emptyTable(ed *Edition, players int) Table {
	t := Table{ed: ed, players: uint8(players), turn: 1, builder: engine.NoSeat, ender: engine.NoSeat}
	t.tokens = uint8(foundationTokens(players))
	for b := BonusPlus2; b < endOfBonuses; b++ {
		t.supply[b] = copies
	}
	for r := range t.completion {
		t.completion[r] = engine.NoSeat
	}
	return t
}
