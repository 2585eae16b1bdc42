package sf2022

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/enginetest"
	"bayboard/core/rng"
)

// kitConfig plays the built-in deck, which never runs out, and two that do:
// one without foundations, one with fewer than there are tokens, in which all
// cards have tracks, so that bonuses are lost.
var kitConfig = enginetest.Config{
	Greedy: byEvaluation,
	Tries:  temptations,
	Editions: []map[string]string{
		{"deck.csv": "count,color,value,symbols\n3,blue,3,\n2,gray,0,square\n4,orange,1,bonus\n4,yellow,2,tracks bonus\n5,green,1,tracks bonus\n6,black,1,bonus\n3,black,0,depot\n2,black,0,waterfront\n"},
		{"deck.csv": "count,color,value,symbols\n5,black,0,tracks foundation\n20,blue,2,tracks bonus\n20,yellow,1,tracks bonus\n20,green,1,tracks bonus\n10,black,3,tracks bonus\n"},
	},
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
	list := []engine.Action{
		{Kind: ActLayout}, {Kind: ActPass}, {Kind: ActRelease, A: 1}, {Kind: ActRealize, A: 3}, {Kind: ActArea, A: 3},
		{Kind: ActBonus, A: int16(BonusTrack)}, {Kind: ActPlus2, A: 4, B: 4}, {Kind: ActTrack, A: 0, B: 0},
	}
	for i := range int16(Areas) {
		list = append(list, engine.Action{Kind: ActRealize, A: i}, engine.Action{Kind: ActPlace, A: i})
	}
	for r := range int16(Rows) {
		list = append(list, engine.Action{Kind: ActUniversal, A: r}, engine.Action{Kind: ActPlace, B: r + 1},
			engine.Action{Kind: ActBonus, A: r + 1})
	}
	return list
}

func TestTheContractOfTheEngine(t *testing.T) {
	enginetest.Run(t, Game, kitConfig)
}

func TestFinishedGamesReplayAndLegalListsTheSame(t *testing.T) {
	enginetest.Fixtures(t, Game, "testdata/games")
	enginetest.PerftFile(t, Game, "testdata/perft.txt")
}

func TestScenariosOfTheRules(t *testing.T) {
	enginetest.Scenarios(t, Game, "testdata/scenarios")
}
