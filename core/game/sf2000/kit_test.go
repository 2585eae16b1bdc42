package sf2000

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/enginetest"
	"bayboard/core/rng"
)

// kitConfig plays the built-in edition; one with few kinds of requests and
// many investors, in which requests become void and run out; and one in which
// sticks are cheap, so that the supply runs out.
var kitConfig = enginetest.Config{
	Games:  2,
	Greedy: byEvaluation,
	Tries:  temptations,
	Editions: []map[string]string{{
		"requests.csv": "count,place,kind,investors\n12,residence,influence,5\n4,market,influence,5\n1,residence,checks,1\n",
		"actions.csv": "count,kind,auction,district\n2,bonus,,market\n4,two,influence,\n2,exchange,influence,\n2,swap,influence,\n" +
			"2,move,checks,\n2,free,influence,\n4,remove,,\n4,allowance,,\n",
	}, {
		"requests.csv": "count,place,kind,investors\n10,boundary,influence,5\n2,office,influence,5\n16,option,option,1\n",
		"actions.csv":  "count,kind,auction,district\n5,free,influence,\n5,exchange,influence,\n8,allowance,,\n",
	}},
	// Both need a nearly full map or sticks of one seat only; scenarios show
	// them.
	RareEvents: []string{"vanished", "lapsed"},
	// A full map takes five players who hardly waste a stick; 500 rounds are a
	// safety net.
	RareRules: []engine.Rule{RuleEndFull, RuleEndRounds},
}

// byEvaluation takes the action after which the seat stands best in a sample,
// of long lists among some.
func byEvaluation(v engine.View, legal []engine.Action) engine.Action {
	r := rng.FromUint64(uint64(len(legal)))
	before := v.Sample(nil, &r)
	after := v.Game().Blank().(*State)
	best, most := legal[0], -1<<31
	step := max(1, len(legal)/12)
	for i := r.IntN(step); i < len(legal); i += step {
		after.CopyFrom(before)
		if after.Apply(legal[i], nil) != nil {
			continue
		}
		if worth := after.Evaluate(v.Seat()); worth > most {
			best, most = legal[i], worth
		}
	}
	return best
}

// temptations are actions that a player may want and that a rule forbids.
func temptations(v engine.View) []engine.Action {
	list := []engine.Action{
		{Kind: ActRefuse}, {Kind: ActInfluence, A: MaxInfluence}, {Kind: ActAdd, A: 10}, {Kind: ActAdd, A: 1}, {Kind: ActStand},
		{Kind: ActOut}, {Kind: ActPay, A: 10}, {Kind: ActDecline},
	}
	t := &v.(*View).Table
	for _, set := range []Streets{t.White(), t.Free(), t.sticks()} {
		if set.Empty() {
			continue
		}
		all := set.List()
		at := int16(all[t.Round()%len(all)])
		for _, kind := range []engine.ActionKind{ActStick, ActLift, ActSwap, ActWith, ActExchange, ActRemove} {
			list = append(list, engine.Action{Kind: kind, A: at})
		}
		list = append(list, engine.Action{Kind: ActMove, A: at, B: at})
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
