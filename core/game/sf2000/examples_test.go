package sf2000

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// The worked examples of the rules, as the rules page numbers them.

func TestExample1ATieLetsTheNextValueWin(t *testing.T) {
	cites(t, RuleInfluenceTie, RuleInfluencePay, RuleInfluenceSecret)
	s := at(t, 4, 1, "influence", "request market-influence-3")
	happened := play(t, s, "influence 7", "influence 5", "influence 5", "influence 4")
	require.Equal(t, []string{"won-influence seat=1 value=7 left=23", "cancelled value=5 seats=2", "won-influence seat=4 value=4 left=26"},
		only(happened, "won-influence", "cancelled"))
	require.Equal(t, []Privilege{{0, OptionCards}, {3, OptionCards}}, s.Investors(), "the third is not given")
	require.Equal(t, 30, s.Influence(1), "the others pay nothing")
}

func TestExample2ATieForTheHighestAndAZeroThatWins(t *testing.T) {
	cites(t, RuleInfluenceTie, RuleInfluenceLimit)
	s := at(t, 4, 1, "influence", "request market-influence-2")
	play(t, s, "influence 6", "influence 6", "influence 4", "influence 0")
	require.Equal(t, []Privilege{{2, OptionCards}, {3, OptionCards}}, s.Investors())
	require.Equal(t, 30, s.Influence(3))
}

func TestExample3FiveInvestorsAndFourPlayers(t *testing.T) {
	cites(t, RuleInfluenceTie)
	s := at(t, 4, 1, "influence", "request boundary-influence-5")
	play(t, s, "influence 2", "influence 9", "influence 1", "influence 3")
	require.Equal(t, []Privilege{{1, OptionCards}, {3, OptionCards}, {0, OptionCards}, {2, OptionCards}}, s.Investors())
}

func TestExample4RedBlueYellowGreenBid(t *testing.T) {
	cites(t, RuleChecksTurns, RuleChecksOutbid, RuleChecksWin)
	s := at(t, 4, 1, "bid", "request market-checks-1")
	happened := play(t, s,
		"add 2", "stand", // red 2
		"add 3", "stand", // blue 3
		"add 5", "stand", // yellow 5
		"out",            // green
		"add 4", "stand", // red 6
		"out",            // blue
		"add 3", "stand", // yellow 8
		"out") // red
	require.Equal(t, []string{"paid seat=3 sum=8 checks=2"}, only(happened, "paid"))
	require.Equal(t, []Privilege{{2, OptionCards}}, s.Investors())
	require.Equal(t, checks(1, 1, 2, 2, 4, 6, 7, 8, 9, 10), s.Hand(2))
	require.Equal(t, startChecks, s.Hand(0), "red has its checks back")
	require.Equal(t, checks(3, 5), s.Banked())
}

func TestExample5OptionCardsOfFourPlayers(t *testing.T) {
	cites(t, RuleOptionSecret, RuleOptionAlone, RuleOptionTied, RuleOptionOrder)
	// Red, blue, green, yellow are seats 1 to 4.
	s := at(t, 4, 1, "option", "request option")
	play(t, s, "option residence-condominium", "option market-amusement", "option market-amusement", "option industrial-office")
	require.Equal(t, AskPay, s.Ask(), "yellow pays first")
	require.Equal(t, engine.Seat(3), s.Actor())
	play(t, s, "pay 1")
	require.Equal(t, AskOffer, s.Ask())
	happened := play(t, s, "add 10", "add 2", "stand", "add 7", "stand")
	require.Equal(t, []string{"offer-shown seat=2 sum=12 checks=2", "offer-shown seat=3 sum=7 checks=1", "paid seat=2 sum=12 checks=2"},
		only(happened, "offer-shown", "paid"))
	play(t, s, "pay 2")
	require.Equal(t, []Privilege{{3, IndustrialOffice}, {1, MarketAmusement}, {0, ResidenceCondominium}}, s.Investors())
	require.Equal(t, startChecks, s.Hand(2), "green takes back 7")
}

func TestExample6PicturesOfTheMajority(t *testing.T) {
	cites(t, RuleMajority, RuleMajorityHall, RuleBothSides, RuleWhiteSticks)
	for name, c := range map[string]struct {
		tile   Tile
		sticks [3]string
		want   engine.Seat
	}{
		// Tile row 1, column 3 has h13 h23 v13 v14.
		"2 against 1 and 1":      {10, [3]string{"h13 h23", "v13", "v14"}, 0},
		"2 against 2":            {10, [3]string{"h13 h23", "v13 v14", ""}, engine.NoSeat},
		"3 and 1 free":           {10, [3]string{"h13 h23 v13", "", ""}, 0},
		"2 against 1 and 1 free": {10, [3]string{"h13 h23", "v13", ""}, engine.NoSeat},
		"2 and 2 free":           {10, [3]string{"h13 h23", "", ""}, engine.NoSeat},
		// Tile row 1, column 0 has h10 h20 v10 and white v11.
		"2, 1 white and 1 free":           {7, [3]string{"h10 h20", "", ""}, 0},
		"1 against 1, 1 white and 1 free": {7, [3]string{"h10", "h20", ""}, engine.NoSeat},
		// The city hall has h23 h33 v23 v24.
		"the city hall with four":          {HallTile, [3]string{"h23 h33 v23 v24", "", ""}, 0},
		"the city hall with three":         {HallTile, [3]string{"h23 h33 v23", "", ""}, engine.NoSeat},
		"the city hall with three of four": {HallTile, [3]string{"h23 h33 v23", "v24", ""}, engine.NoSeat},
	} {
		s := newGame(t, 3, 0, 1)
		for r, text := range usualMap {
			require.NoError(t, (&posParser{s: s}).tiles(r, text))
		}
		for seat, sticks := range c.sticks {
			require.NoError(t, (&posParser{s: s, seat: seat}).sticksLine(sticks))
		}
		s.layStreets()
		require.Equal(t, c.want, s.Majority(c.tile), name)
	}
	// A bank beside a park: three are enough.
	s := newGame(t, 3, 0, 1)
	for r, text := range [Rows]string{"b p m a i o r", "c c a i o r c", "m a i h r m a", "a i o r c p m", "i o r c m o p"} {
		require.NoError(t, (&posParser{s: s}).tiles(r, text))
	}
	require.NoError(t, (&posParser{s: s, seat: 1}).sticksLine("h00 h10"))
	s.layStreets()
	require.Equal(t, engine.NoSeat, s.Majority(0))
	require.NoError(t, (&posParser{s: s, seat: 1}).sticksLine("v00"))
	s.layStreets()
	require.Equal(t, engine.Seat(1), s.Majority(0))
}

func TestExample7AnAllowanceWithALimitOf10(t *testing.T) {
	cites(t, RuleActionAllowance)
	// Red has drawn 11, green exactly 10, blue 8 and stops.
	s := at(t, 3, 3, "draw", `card allowance
seat 1: influence 30
 checks: 1 2 2 3 4 5 6 7 8 9
 share lost
 drawn: 1 10
seat 2: influence 30
 checks: 1 1 2 2 3 5 6 7 8 9
 share kept
seat 3: influence 30
 checks: 1 1 2 2 3 4 5 6 7 9
 share drawing
 drawn: 8`)
	before := s.BankLen()
	happened := play(t, s, "stop")
	require.Equal(t, []string{"kept-checks seat=3 sum=8"}, only(happened, "kept-checks"))
	require.Equal(t, startChecks, addedTo(checks(10), s.Hand(2)))
	require.Equal(t, checks(1, 2, 2, 3, 4, 5, 6, 7, 8, 9), s.Hand(0), "11 gets nothing")
	require.Equal(t, before+2, s.BankLen(), "and goes back")

	exactly := at(t, 3, 1, "draw", `card allowance
seat 1: influence 30
 checks: 1 1 2 2 3 4 5 6 7 8 9
 share drawing
 drawn: 10
seat 2: influence 30
 checks: 1 1 2 2 3 4 5 6 7 8 9
 share influence
seat 3: influence 30
 share influence`)
	require.Equal(t, []string{"draw", "stop"}, legal(exactly), "at exactly the limit one is still asked")
	play(t, exactly, "stop")
	require.Equal(t, startChecks, exactly.Hand(0))
}

// addedTo adds checks to others.
func addedTo(more, c Checks) Checks {
	c.add(&more)
	return c
}

func TestExample8TwoRebuildsDrawOneCard(t *testing.T) {
	cites(t, RuleRebuild, RuleActionDraw, RuleActionSwap)
	// v13 lies between the tiles in row 1, columns 2 (amusement) and 3 (industrial).
	s := at(t, 3, 1, "place", `request industrial-influence-1
investors 1
deck: bonus-residence rest
seat 1: influence 30
 sticks: h12 h13 h23`)
	happened := play(t, s, "stick v13")
	require.Equal(t, []string{
		"rebuilt seat=1 district=amusement row=1 column=2 points=5", "rebuilt seat=1 district=industrial row=1 column=3 points=6",
		"card seat=1 card=bonus-residence",
	}, only(happened, "rebuilt", "card"))
	require.Equal(t, 11, s.Prestige(0))

	swap := at(t, 3, 3, "swap", `request industrial-influence-1
card swap-checks
deck: bonus-residence rest
seat 1: influence 30
 sticks: h13 v14 h00
seat 2: influence 30
 sticks: h23 v13`)
	happened = play(t, swap, "swap h23", "with h00")
	require.Equal(t, []string{"rebuilt seat=1 district=industrial row=1 column=3 points=6", "card seat=1 card=bonus-residence"},
		only(happened, "rebuilt", "card"), "for another player than the one who swapped")
}

func TestExample9OneTwoOrThreeDifferentOptionCards(t *testing.T) {
	cites(t, RuleOptionCount)
	for want, c := range map[int][]string{
		1: {"option industrial-office", "option industrial-office", "option industrial-office", "add 2", "stand", "add 1", "stand", "stand"},
		2: {"option market-amusement", "option market-amusement", "option residence-condominium", "add 1", "stand", "stand", "pay 1"},
		3: {"option market-amusement", "option industrial-office", "option residence-condominium", "pay 1", "pay 1", "pay 1"},
	} {
		s := at(t, 3, 1, "option", "request option")
		play(t, s, c...)
		require.Len(t, s.Investors(), want)
		require.Equal(t, AskPlace, s.Ask())
	}
}
