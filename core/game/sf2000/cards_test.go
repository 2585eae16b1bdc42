package sf2000

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// due is a position in which seat 1 can rebuild by v13, for 6 points, with an
// action card on top of the deck.
func due(t *testing.T, card, body string) *State {
	t.Helper()
	return at(t, 3, 1, "place", "request industrial-influence-1\ninvestors 1\ndeck: "+card+" rest\n"+
		"seat 1: influence 20\n sticks: h13 h23\n"+body)
}

func TestAnActionCardIsDrawnOnlyAfterARebuild(t *testing.T) {
	cites(t, RuleActionDraw, RuleActionYear)
	s := due(t, "bonus-residence", "")
	require.Empty(t, only(play(t, s, "stick h14"), "card"))
	s = due(t, "bonus-residence", "")
	happened := play(t, s, "stick v13")
	require.Equal(t, []string{"card seat=1 card=bonus-residence", "year card=bonus-residence year=1907 open=1"}, only(happened, "card", "year"))
	require.Equal(t, 2, s.Round())
}

func TestAllInvestorsPlaceBeforeTheCardIsDrawn(t *testing.T) {
	cites(t, RuleActionDraw)
	s := at(t, 3, 1, "place", "request industrial-influence-3\ninvestors 1 2\ndeck: allowance rest\nseat 1: influence 20\n sticks: h13 h23\n")
	require.Empty(t, only(play(t, s, "stick v13"), "card"))
	require.Equal(t, engine.Seat(1), s.Actor())
	require.Len(t, only(play(t, s, "decline"), "card"), 1)
	require.Equal(t, AskTake, s.Ask())
}

func TestStickActionsAreAuctionedToOneInvestor(t *testing.T) {
	cites(t, RuleActionAuction)
	s := due(t, "free-influence", "seat 2: influence 30\n sticks: h05")
	play(t, s, "stick v13")
	require.Equal(t, AskInfluence, s.Ask())
	play(t, s, "influence 4", "influence 5", "influence 3")
	require.Equal(t, AskPlace, s.Ask())
	require.Equal(t, engine.Seat(1), s.Actor())
	require.Empty(t, s.Investors())
	happened := play(t, s, "decline")
	require.Equal(t, []string{"year card=free-influence year=1907 open=0"}, only(happened, "year"), "the winner may decline")

	s = due(t, "free-influence", "")
	play(t, s, "stick v13")
	happened = play(t, s, "influence 4", "influence 4", "influence 4")
	require.Equal(t, []string{"nobody", "year card=free-influence year=1907 open=0"}, only(happened, "nobody", "year"))

	s = due(t, "free-checks", "")
	play(t, s, "stick v13")
	require.Equal(t, AskBid, s.Ask())
	require.Equal(t, s.Starter(), s.Actor())
}

func TestAnActionThatNobodyCouldCarryOutLapses(t *testing.T) {
	cites(t, RuleActionAuction)
	s := due(t, "swap-influence", "")
	happened := play(t, s, "stick v13")
	require.Equal(t, []string{"lapsed card=swap-influence", "year card=swap-influence year=1907 open=0"}, only(happened, "lapsed", "year"))
	require.Equal(t, 2, s.Round())
}

func TestTwoSticksGoAroundOneTile(t *testing.T) {
	cites(t, RuleActionTwo)
	s := at(t, 3, 2, "place", "card two-checks\nseat 1: influence 30\n sticks: h00")
	require.Equal(t, s.Free(), s.Targets())
	play(t, s, "stick h23")
	require.Equal(t, "h13 h33 v13 v14 v23 v24", texts(s.Targets()), "the tiles above and below it")
	refused(t, s, "stick h14", RuleActionTwo)
	refused(t, s, "stick h00", RuleActionTwo)
	happened := play(t, s, "decline")
	require.Len(t, only(happened, "year"), 1, "the second may be declined")

	s = at(t, 3, 2, "place", "card two-checks\nplaced h13\nseat 2: influence 30\n sticks: h13 h23\ndeck: bonus-residence rest")
	happened = play(t, s, "stick v13")
	require.Equal(t, []string{"rebuilt", "year", "card", "year"}, names(only(happened, "rebuilt", "year", "card")), "one more card for a rebuild")

	none := at(t, 3, 1, "place", "card two-checks\nplaced h00\nseat 1: influence 1\n sticks: "+fifteen)
	refused(t, none, "lift h00", RuleInvestSupply)
	require.NotContains(t, legal(none), "lift h00", "not the stick just placed")
}

func names(happened []string) []string {
	out := []string{}
	for _, h := range happened {
		for i := range h + " " {
			if i == len(h) || h[i] == ' ' {
				out = append(out, h[:i])
				break
			}
		}
	}
	return out
}

func TestAStickMovesOneOrTwoStreetsInALine(t *testing.T) {
	cites(t, RuleActionMove, RuleWhiteSticks)
	s := at(t, 3, 1, "move", "card move-checks\nseat 2: influence 30\n sticks: h23 h33 v23")
	require.Contains(t, legal(s), "decline")
	var to []string
	for _, a := range s.Legal(nil) {
		if a.Kind == ActMove && Street(a.A) == Across(2, 3) {
			to = append(to, Street(a.B).String())
		}
	}
	// Up h13 h03, left h22 (h21 lies at the park), right h24 h25, down h33 is taken.
	require.Equal(t, []string{"h03", "h13", "h22", "h24", "h25"}, to)
	refused(t, s, "move h23 h33", RuleActionMove)
	refused(t, s, "move h23 h43", RuleActionMove)
	refused(t, s, "move h23 v24", RuleActionMove)
	refused(t, s, "move h00 h01", RuleActionMove)
	refused(t, s, "move h11 h01", RuleWhiteSticks)
	happened := play(t, s, "move h23 h03")
	require.Equal(t, []string{"moved seat=1 from=h23 to=h03 owner=2"}, only(happened, "moved"), "also a stick of another player")
	require.Equal(t, engine.Seat(1), s.Owner(Across(0, 3)))
}

func TestTwoSticksOfDifferentOwnersChangePlaces(t *testing.T) {
	cites(t, RuleActionSwap, RuleWhiteSticks)
	s := at(t, 3, 1, "swap", "card swap-checks\nseat 2: influence 30\n sticks: h23 h33\nseat 3: influence 3\n sticks: v23")
	require.Equal(t, []string{"decline", "swap h23", "swap h33", "swap v23"}, legal(s))
	refused(t, s, "swap h00", RuleActionSwap)
	refused(t, s, "swap h11", RuleWhiteSticks)
	require.Empty(t, play(t, s, "swap h23"))
	require.Equal(t, []string{"with v23"}, legal(s))
	refused(t, s, "with h33", RuleActionSwap)
	refused(t, s, "with h11", RuleWhiteSticks)
	refused(t, s, "decline", RuleDecision)
	happened := play(t, s, "with v23")
	require.Equal(t, []string{"swapped seat=1 street=h23 with=v23 owner=2 other=3"}, only(happened, "swapped"))
	require.Equal(t, engine.Seat(2), s.Owner(Across(2, 3)))
	require.Equal(t, engine.Seat(1), s.Owner(Down(2, 3)))
}

func TestOneStickGoesAnywhere(t *testing.T) {
	cites(t, RuleActionFree)
	s := at(t, 3, 1, "place", "card free-checks\nseat 2: influence 30\n sticks: h23")
	require.Equal(t, s.Free(), s.Targets())
	refused(t, s, "stick h23", RuleActionFree)
	play(t, s, "stick v20")
}

func TestAnExchangedStickReturnsToItsOwner(t *testing.T) {
	cites(t, RuleActionExchange, RuleWhiteSticks, RuleInvestSupply)
	s := at(t, 3, 1, "exchange", "card exchange-checks\nseat 1: influence 3\n sticks: v23\nseat 2: influence 30\n sticks: h23 h33")
	require.Equal(t, []string{"decline", "exchange h23", "exchange h33"}, legal(s))
	refused(t, s, "exchange v23", RuleActionExchange)
	refused(t, s, "exchange h00", RuleActionExchange)
	refused(t, s, "exchange h11", RuleWhiteSticks)
	happened := play(t, s, "exchange h23")
	require.Equal(t, []string{"exchanged seat=1 street=h23 from=2"}, only(happened, "exchanged"))
	require.Equal(t, 14, s.Supply(1))
	require.Equal(t, 13, s.Supply(0))

	s = at(t, 3, 1, "exchange", "card exchange-checks\nseat 1: influence 3\n sticks: "+fifteen+"\nseat 2: influence 30\n sticks: h23")
	refused(t, s, "exchange h23", RuleInvestSupply)
	play(t, s, "lift h00")
	require.Equal(t, []string{"exchange h23"}, legal(s))
	refused(t, s, "decline", RuleInvestSupply)
	play(t, s, "exchange h23")

	alone := at(t, 3, 2, "exchange", "card exchange-checks\nseat 2: influence 30\n sticks: h23")
	require.Equal(t, []string{"decline"}, legal(alone))
	refused(t, alone, "lift h23", RuleActionExchange)
	all := at(t, 3, 1, "exchange", "card exchange-checks\nseat 1: influence 3\n sticks: "+fifteen)
	require.Equal(t, []string{"decline"}, legal(all))
	refused(t, all, "lift h00", RuleActionExchange)
}

func TestABonusCardPaysOnceForItsKind(t *testing.T) {
	cites(t, RuleActionBonus)
	body := "years: bonus-residence!\nrequest residence-influence-2\ninvestors 1\ndeck: allowance rest\n"
	// The residence in row 1, column 5: h15 h25 v15 v16.
	s := at(t, 3, 1, "place", body+"seat 1: influence 30\n sticks: h15 h25\n")
	happened := play(t, s, "stick v15")
	require.Equal(t, []string{"rebuilt seat=1 district=residence row=1 column=5 points=4", "bonus seat=1 card=bonus-residence points=3"},
		only(happened, "rebuilt", "bonus"))
	require.Equal(t, 7, s.Prestige(0))
	require.False(t, s.YearOpen(0))
	require.Equal(t, []engine.Line{{Rule: RuleActionBonus, Points: 3, Facts: []engine.Fact{engine.Number("cards", 1)}}}, s.Breakdown(0)[8:])
}

func TestOfTwoTilesAtOnceTheUpperLeftOneTakesTheBonus(t *testing.T) {
	cites(t, RuleRebuild, RuleActionBonus)
	ed := edition(t, "", actionsHead+"1,bonus,,amusement\n8,two,checks,\n4,allowance,,\n")
	// v13 lies between an amusement (row 1, column 2) and an industrial tile.
	s := at(t, 3, 1, "place", ed+"years: bonus-amusement!\nrequest industrial-influence-1\ninvestors 1\nseat 1: influence 30\n sticks: h12 h13 h23")
	require.Equal(t, []string{"rebuilt", "bonus", "rebuilt"}, names(only(play(t, s, "stick v13"), "rebuilt", "bonus")))
}

func TestTheAllowanceIsChosenClockwiseThenDrawnInTurn(t *testing.T) {
	cites(t, RuleActionAllowance)
	hands := "seat 1: influence 20\n checks: 1\nseat 2: influence 30\n checks: 2\nseat 3: influence 30\n checks: 3\n"
	s := at(t, 3, 2, "take", "round 3 starter 2\ncard allowance\n"+hands)
	require.Equal(t, []string{"take influence", "take checks"}, legal(s))
	play(t, s, "take checks")
	require.Equal(t, engine.Seat(2), s.Actor())
	play(t, s, "take checks")
	require.Equal(t, []string{"took-influence seat=1 influence=4 now=24"}, play(t, s, "take influence"))
	require.Equal(t, AskDraw, s.Ask())
	require.Equal(t, []string{"draw", "stop"}, legal(s))
	require.Equal(t, engine.Seat(1), s.Actor())
	play(t, s, "draw")
	require.Equal(t, engine.Seat(2), s.Actor(), "round by round")
	play(t, s, "stop")
	require.Equal(t, 1, s.Held(2), "stopping before the first draw")
	require.Equal(t, engine.Seat(1), s.Actor())
	happened := play(t, s, "stop")
	require.Len(t, only(happened, "year"), 1)
	require.Equal(t, 2, s.Held(1))
	known := s.Known(1)
	require.Equal(t, 2, known.Len(), "drawn openly")
}

func TestOverTheLimitAllIsLostAndReturnsAfterwards(t *testing.T) {
	cites(t, RuleActionAllowance)
	s := at(t, 3, 1, "draw", "card allowance\nseat 1: influence 20\n checks: 1 1 2 2 3 4 5 6 7 8\n share drawing\n drawn: 9\n"+
		"seat 2: influence 30\n share influence\nseat 3: influence 30\n checks: 1 1 2 2 3 4 5 6 7 8 9\n share drawing\n")
	require.Equal(t, 2, s.BankLen())
	happened := play(t, s, "draw")
	require.Equal(t, []string{"check-drawn seat=1 check=10 sum=19", "lost seat=1 sum=19 limit=10"}, only(happened, "check-drawn", "lost"))
	require.Equal(t, Lost, s.Share(0))
	require.Equal(t, 1, s.BankLen(), "not back yet")
	require.Equal(t, engine.Seat(2), s.Actor())
	play(t, s, "stop")
	require.Equal(t, 3, s.BankLen())
	require.Equal(t, checks(9, 10, 10), s.Banked())
	require.Equal(t, 10, s.Held(0))
}

func TestAnEmptyBankEndsTheDrawing(t *testing.T) {
	cites(t, RuleActionAllowance)
	s := at(t, 3, 1, "draw", "card allowance\nseat 1: influence 20\n checks: 1 2 2 3 4 5 6 7 8 9 10\n share drawing\n"+
		"seat 2: influence 30\n share influence\nseat 3: influence 30\n share drawing\n")
	require.Equal(t, 1, s.BankLen())
	happened := play(t, s, "draw")
	require.Equal(t, []string{"check-drawn seat=1 check=1 sum=1", "kept-checks seat=1 sum=1", "kept-checks seat=3 sum=0"},
		only(happened, "check-drawn", "kept-checks"))
	empty := at(t, 3, 3, "take", "card allowance\nseat 1: influence 20\n share influence\nseat 2: influence 30\n share influence")
	require.Len(t, only(play(t, empty, "take checks"), "year"), 1)
}

func TestARemoveGivesForEachStickLifted(t *testing.T) {
	cites(t, RuleActionRemove, RuleWhiteSticks)
	s := at(t, 3, 1, "remove", "card remove\nseat 1: influence 20\n checks: 1\n sticks: h00 h23 h33\nseat 2: influence 30\n sticks: v23\n")
	require.Equal(t, []string{"remove h00", "remove h23", "remove h33", "done"}, legal(s))
	refused(t, s, "remove v23", RuleActionRemove)
	refused(t, s, "remove h11", RuleWhiteSticks)
	play(t, s, "remove h23", "remove h00", "done")
	require.Equal(t, AskTake, s.Ask())
	influence, limit := s.Grants(0)
	require.Equal(t, []int{4, 10}, []int{influence, limit})
	play(t, s, "take influence")
	require.Equal(t, 24, s.Influence(0))
	require.Equal(t, 14, s.Supply(0))
	require.Equal(t, engine.Seat(1), s.Actor())
	play(t, s, "remove v23", "done", "take checks")
	require.Equal(t, AskRemove, s.Ask())
	require.Equal(t, []string{"done"}, legal(s), "without sticks it is asked too")
	require.Contains(t, play(t, s, "done"), "declined seat=3")
	require.Equal(t, AskDraw, s.Ask())
	_, limit = s.Grants(1)
	require.Equal(t, 5, limit)
	play(t, s, "stop")
}
