package sf2000

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestAnInfluenceCardIsAtMostTheInfluence(t *testing.T) {
	cites(t, RuleInfluenceLimit)
	s := at(t, 3, 1, "influence", "request market-influence-2\nseat 1: influence 2")
	require.Equal(t, words("influence", "0 1 2"), legal(s))
	refused(t, s, "influence 3", RuleInfluenceLimit)
	full := at(t, 3, 1, "influence", "request market-influence-2\nseat 1: influence 50")
	require.Equal(t, words("influence", "0 1 2 3 4 5 6 7 8 9"), legal(full))
}

func TestAllCanCancelEachOther(t *testing.T) {
	cites(t, RuleInfluenceTie)
	s := at(t, 4, 1, "influence", "request market-influence-3")
	happened := play(t, s, "influence 2", "influence 5", "influence 2", "influence 5")
	require.Contains(t, happened, "nobody")
	require.Equal(t, 2, s.Round())
	require.Equal(t, 30, s.Influence(0))
}

func TestTheInfluenceScaleHasNoUpperEnd(t *testing.T) {
	cites(t, RuleInfluenceCap)
	s := at(t, 3, 3, "take", "card allowance\nseat 1: influence 34\n share influence\nseat 2: influence 34\n share influence\nseat 3: influence 200\n")
	play(t, s, "take influence")
	require.Equal(t, 204, s.Influence(2))
}

func TestABidMustExceedTheHighestAndIsAddedDescending(t *testing.T) {
	cites(t, RuleChecksTurns, RuleChecksOutbid)
	body := "request market-checks-1\nseat 1: influence 30\n bid: 3 8\n"
	s := at(t, 3, 2, "bid", body+"seat 2: influence 30\n checks: 1 2 4 5 6 10")
	require.Equal(t, []string{"add 5", "add 6", "add 10", "out"}, legal(s), "1, 2 and 4 together do not exceed 11")
	refused(t, s, "stand", RuleChecksOutbid)
	refused(t, s, "add 2", RuleChecksOutbid)
	refused(t, s, "add 3", RuleChecksTurns)
	play(t, s, "add 6")
	require.Equal(t, []string{"add 5", "add 4"}, reversed(legal(s)), "no standing yet, and no way out")
	refused(t, s, "out", RuleChecksOutbid)
	refused(t, s, "add 10", RuleChecksOutbid)
	play(t, s, "add 5")
	require.Equal(t, []string{"add 1", "add 2", "add 4"}, legal(s), "11 is not higher than 11")
	play(t, s, "add 1")
	require.Equal(t, []string{"stand"}, legal(s))
	play(t, s, "stand")
	require.Equal(t, 12, s.HighBid())
	require.Equal(t, engine.Seat(2), s.Actor())
}

func reversed(list []string) []string {
	out := []string{}
	for i := len(list) - 1; i >= 0; i-- {
		out = append(out, list[i])
	}
	return out
}

func TestTheLastOneLeftMayBidOrDropOut(t *testing.T) {
	cites(t, RuleChecksWin)
	s := at(t, 3, 1, "bid", "request market-checks-1")
	play(t, s, "out", "out")
	require.Contains(t, legal(s), "out")
	happened := play(t, s, "add 1", "stand")
	require.Equal(t, []string{"paid seat=3 sum=1 checks=1"}, only(happened, "paid"))
	require.Equal(t, []Privilege{{2, OptionCards}}, s.Investors())
}

func TestDroppedChecksReturnAndAreRemembered(t *testing.T) {
	cites(t, RuleChecksTurns, RuleSecrecy)
	hidden := "seat 1: influence 30\n checks: 2 2 3 4 5 6 7 8 9 10\n known: 2\n maybe: 1 1 2 3 4 5 6 7 8 9 10\n"
	s := at(t, 3, 1, "bid", "request market-checks-1\n"+hidden)
	play(t, s, "add 6", "stand", "add 7", "stand", "out", "out")
	require.Equal(t, checks(2, 6), s.Known(0), "everybody has seen the 6")
	require.Equal(t, 10, s.Held(0))
	require.Equal(t, checks(1, 1, 2, 3, 4, 5, 7, 8, 9, 10), s.Maybe(0))
}

func TestAPaymentFaceDownMakesTheHandUncertain(t *testing.T) {
	cites(t, RuleSecrecy, RuleOptionAlone)
	s := at(t, 3, 2, "pay", "request option\ntied market-amusement\nseat 2: influence 30\n checks: 1 5\n shown market-amusement")
	refused(t, s, "pay 2", RuleOptionAlone)
	play(t, s, "pay 5")
	require.Equal(t, Checks{}, s.Known(1))
	require.Equal(t, checks(1, 5), s.Maybe(1))
	require.Equal(t, 1, s.Held(1))
	other := s.View(0).(*View)
	require.Equal(t, Checks{}, other.Hand().minus(startChecks))
	require.Equal(t, checks(1), s.View(1).(*View).Hand())
}

// minus is what is more than in o.
func (c Checks) minus(o Checks) (out Checks) {
	for v := range c {
		out[v] = c[v] - min(c[v], o[v])
	}
	return out
}

func TestAPlayerWithoutACheckGetsNoOption(t *testing.T) {
	cites(t, RuleOptionAlone)
	s := at(t, 3, 1, "option", "request option\nseat 1: influence 30\n checks:")
	happened := play(t, s, "option market-amusement", "option industrial-office", "option industrial-office", "stand", "stand")
	require.Contains(t, happened, "unpaid seat=1 option=market-amusement")
	require.Contains(t, happened, "nobody")
}

func TestSealedOffersHaveAtMostFiveChecksAndEqualSumsCancel(t *testing.T) {
	cites(t, RuleOptionTied)
	s := at(t, 4, 1, "offer", "request option\ntied market-amusement\nseat 1: influence 30\n shown market-amusement\n"+
		"seat 2: influence 30\n shown market-amusement\nseat 3: influence 30\n shown market-amusement\n")
	play(t, s, "add 5", "add 4", "add 3", "add 2", "add 2")
	require.Equal(t, []string{"stand"}, legal(s))
	refused(t, s, "add 1", RuleOptionTied)
	play(t, s, "stand")
	play(t, s, "add 10")
	refused(t, s, "add 10", RuleOptionTied)
	happened := play(t, s, "add 6", "stand", "add 3", "stand")
	require.Equal(t, []string{
		"offer-shown seat=1 sum=16 checks=5", "offer-shown seat=2 sum=16 checks=2", "offer-shown seat=3 sum=3 checks=1",
		"offer-equal seat=1 sum=16", "offer-equal seat=2 sum=16", "paid seat=3 sum=3 checks=1",
	}, only(happened, "offer-shown", "offer-equal", "paid"))
	require.Equal(t, []Privilege{{2, MarketAmusement}}, s.Investors())

	none := at(t, 3, 1, "offer", "request option\ntied market-amusement\nseat 1: influence 30\n shown market-amusement\nseat 2: influence 30\n shown market-amusement")
	require.Equal(t, []string{"add 1", "add 2", "add 3", "add 4", "add 5", "add 6", "add 7", "add 8", "add 9", "add 10", "stand"}, legal(none))
	happened = play(t, none, "stand", "stand")
	require.Contains(t, happened, "nobody", "a sum of 0 does not win")

	zero := at(t, 3, 1, "offer", "request option\ntied market-amusement\nseat 1: influence 30\n shown market-amusement\n"+
		"seat 2: influence 30\n shown market-amusement\nseat 3: influence 30\n shown market-amusement\n")
	happened = play(t, zero, "add 5", "stand", "add 5", "stand", "stand")
	require.Contains(t, happened, "nobody", "nor does it when higher sums cancel each other")
	require.Empty(t, only(happened, "paid"))
}

func TestViewsHideChoicesUntilAllAreIn(t *testing.T) {
	cites(t, RuleSecrecy, RuleInfluenceSecret, RuleOptionSecret, RuleOptionTied)
	for _, c := range []struct{ ask, body, first, second string }{
		{"influence", "request market-influence-2", "influence 3", "influence 8"},
		{"option", "request option", "option market-amusement", "option industrial-office"},
		{"offer", "request option\ntied market-amusement\nseat 1: influence 30\n shown market-amusement\nseat 2: influence 30\n shown market-amusement", "add 3", "add 8"},
	} {
		a, b := at(t, 3, 1, c.ask, c.body), at(t, 3, 1, c.ask, c.body)
		play(t, a, c.first)
		play(t, b, c.second)
		for seat := engine.Seat(1); seat < 3; seat++ {
			require.Equal(t, a.View(seat), b.View(seat), c.ask)
		}
		require.NotEqual(t, a.View(0), b.View(0), c.ask)
	}
}
