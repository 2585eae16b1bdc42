package sf2000

import (
	"fmt"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Game is the rules of San Francisco (2000).
var Game engine.Game = game{}

type game struct{}

func (game) Slug() string               { return "sf2000" }
func (game) Version() int               { return Version }
func (game) Players() (least, most int) { return MinPlayers, MaxPlayers }
func (game) Options() []engine.Option   { return options }
func (game) Unit() string               { return "prestige" }
func (game) Secrets() bool              { return true }
func (game) Rules() []engine.RuleInfo   { return allRules }
func (game) Events() []string           { return eventNames[:] }
func (game) Blank() engine.State        { return new(State) }

// The options of the setup.
const (
	OptionIncome   = 0
	OptionNoRemove = 1
)

// options are the variants (rules variant-income, variant-no-remove).
var options = []engine.Option{
	{Name: string(RuleVariantIncome), Values: []string{"0", "3", "4"}},
	{Name: string(RuleVariantNoRemove), Values: []string{"no", "yes"}},
}

// incomeCards are the numbers of income cards by the value of the option.
var incomeCards = [...]uint8{0, 3, 4}

// MaxPlies: a game has at most maxRounds rounds and Years action cards. Each
// round and each card is at most: 2 answers to requests; a secret choice or a
// payment for each seat; in a bidding or in sealed offers no check is added
// twice, and each time a seat stands it has added one, then each seat drops
// out once; two actions (lift, stick) for each investor. An income card is at
// most a lift of each stick, two answers for each seat, and a draw of each
// check and a stop for each seat, which is less.
func (game) MaxPlies() int {
	const all = startCheckCount * MaxPlayers
	const once = 2 + 2*MaxPlayers + 2*all + MaxPlayers + 2*MaxPlayers
	return once * (maxRounds + Years)
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
		if name != requestsFile && name != actionsFile {
			return "", fmt.Errorf("%s: an edition of sf2000 is two files, %s and %s", name, requestsFile, actionsFile)
		}
	}
	for _, name := range []string{requestsFile, actionsFile} {
		if _, ok := files[name]; !ok {
			return "", fmt.Errorf("%s is missing", name)
		}
	}
	e, err := addEdition(files[requestsFile], files[actionsFile])
	if err != nil {
		return "", err
	}
	return e.id, nil
}

func (game) HasEdition(id engine.EditionID) bool {
	_, ok := editionByID(id)
	return ok
}

// New deals a game (rules players, map, map-random, white-sticks, supply,
// request-deck, action-deck) and draws the first request.
func (g game) New(setup engine.Setup) (engine.State, error) {
	if err := setup.Check(g); err != nil {
		return nil, err
	}
	n := setup.Players
	ed, _ := editionByID(setup.Edition)
	s := emptyState(ed, n)
	s.rand = rng.New(setup.Seed)
	s.income = incomeCards[setup.Options[OptionIncome]]
	s.noRemove = setup.Options[OptionNoRemove] == 1
	if s.starter = setup.First; s.starter == engine.NoSeat {
		s.starter = engine.Seat(s.rand.IntN(n))
	}
	s.tiles = dealTiles(&s.rand)
	s.layStreets()
	s.fillDecks(&s.rand)
	s.beginRound(nil)
	return s, nil
}

// emptyState is a state before the first round, without map and decks.
func emptyState(ed *Edition, players int) *State {
	s := &State{}
	s.ed, s.players = ed, uint8(players)
	s.lifted, s.placed, s.first = NoStreet, NoStreet, NoStreet
	for at := range s.builder {
		s.builder[at] = engine.NoSeat
	}
	for seat := range MaxPlayers {
		s.shown[seat], s.chosen[seat] = nothing, nothing
		if seat < players {
			s.influence[seat] = startInfluence
			s.hands[seat], s.known[seat], s.held[seat] = startChecks, startChecks, startCheckCount
		}
	}
	return s
}

// layStreets derives from the tiles where white sticks lie and which streets
// are around each place (rules white-sticks, invest).
func (t *Table) layStreets() {
	t.white, t.around = Streets{}, [endOfPlaces]Streets{Boundary: BoundaryStreets}
	for at, d := range t.tiles {
		switch {
		case d == Park:
			t.white = t.white.Or(sides[at])
		case d >= Residence && d <= Office:
			t.around[d] = t.around[d].Or(sides[at])
			t.around[AnyOption] = t.around[AnyOption].Or(sides[at])
		}
	}
	t.free = AllStreets.Minus(t.white)
	for _, set := range t.own {
		t.free = t.free.Minus(set)
	}
}
