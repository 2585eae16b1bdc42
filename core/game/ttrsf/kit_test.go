package ttrsf

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/enginetest"
	"bayboard/core/rng"
)

// kitConfig plays the built-in map, on which games end by cable cars, and two
// more: a small one, on which they end by passing, and one with long routes.
var kitConfig = enginetest.Config{
	Greedy:   byEvaluation,
	Tries:    temptations,
	Editions: []map[string]string{smallMap, longMap},
}

// byEvaluation takes the action after which the seat stands best in a sample.
func byEvaluation(v engine.View, legal []engine.Action) engine.Action {
	r := rng.FromUint64(uint64(len(legal)))
	before := v.Sample(nil, &r)
	after := v.Game().Blank().(*State)
	best, most := legal[0], -1<<31
	for _, a := range legal {
		after.CopyFrom(before)
		if after.Apply(a, nil) != nil {
			continue
		}
		if worth := after.Evaluate(v.Seat()); worth > most {
			best, most = a, worth
		}
	}
	return best
}

// temptations are actions that a player may want and that a rule forbids.
func temptations(v engine.View) []engine.Action {
	ed := v.(*View).Edition()
	list := []engine.Action{
		{Kind: ActPass}, {Kind: ActTickets}, {Kind: ActKeep}, {Kind: ActKeep, A: 1},
		{Kind: ActStack, A: 4}, {Kind: ActTake, A: 1}, {Kind: ActTake, A: 7},
	}
	for c := range int16(Colors) {
		list = append(list, engine.Action{Kind: ActDraw, A: c})
	}
	for r := range RouteID(ed.Routes()) {
		list = append(list, ed.Claim(r, Blue+Color(r)%6, 0), ed.Claim(r, Blue+Color(r+3)%6, 1))
	}
	return list
}

func TestFinishedGamesReplayAndLegalListsTheSame(t *testing.T) {
	enginetest.Fixtures(t, Game, "testdata/games")
	enginetest.PerftFile(t, Game, "testdata/perft.txt")
}

func TestScenariosOfTheRules(t *testing.T) {
	enginetest.Scenarios(t, Game, "testdata/scenarios")
}

func TestTheContractOfTheEngine(t *testing.T) {
	enginetest.Run(t, Game, kitConfig)
}
